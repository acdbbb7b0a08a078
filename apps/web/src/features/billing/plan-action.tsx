import { PRICING_MESSAGES, type Plan, TIMING } from '@loopwright/contract';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { changePlan, isUpgrade } from './plan-calls.ts';

const pricing = PRICING_MESSAGES;

const pause = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

function VisitorAction({ plan }: { readonly plan: Plan }) {
  const isFree = plan.priceUsd === 0;
  return (
    <>
      <ButtonLink
        to="/signup"
        variant={plan.badge ? 'primary' : 'secondary'}
        size="large"
        className="w-full"
      >
        {isFree ? pricing.getStarted : pricing.signUp}
      </ButtonLink>
      {!isFree && (
        <p className="text-center text-sm">
          <TextLink to="/login">{pricing.alreadyHaveAccount}</TextLink>
        </p>
      )}
    </>
  );
}

/** The button of a plan's card, for whoever looks at it. */
export function PlanAction({ plan }: { readonly plan: Plan }) {
  const { user, refresh } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!user) return <VisitorAction plan={plan} />;
  const current = user.subscription ?? 'free';
  if (current === plan.name) {
    return (
      <Button size="large" className="w-full" disabled>
        {pricing.currentPlan}
      </Button>
    );
  }

  const change = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      const address = await changePlan(current, plan.name);
      if (address !== null) location.assign(address);
      else {
        // Busy until the new plan is known: a second press would still mean the old one.
        await pause(TIMING.refreshAfterPlanChangeMs);
        await refresh();
      }
    } catch (failure) {
      setError(messageOf(failure, pricing.failed));
    }
    setIsBusy(false);
  };

  const goesUp = isUpgrade(current, plan.name);
  return (
    <>
      <Button
        variant={goesUp && plan.badge ? 'primary' : 'secondary'}
        size="large"
        className="w-full"
        isBusy={isBusy}
        disabled={isBusy}
        onClick={() => void change()}
      >
        {goesUp ? pricing.upgrade : pricing.downgrade}
      </Button>
      {error && (
        <p role="alert" className="text-center text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
