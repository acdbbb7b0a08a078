import { PLANS, type User } from '@loopwright/contract';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatDate } from '../../lib/dates.ts';
import { formatPrice } from '../../lib/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { PortalButton } from './portal-button.tsx';
import { isEnding, planOf, subscriptionStatusOf } from './subscription-status.ts';
import { TokenGauge } from './token-gauge.tsx';
import { usePlanChange } from './use-plan-change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the plan lasts, and what happens then. */
function SubscriptionStatusText({ user }: { readonly user: User }) {
  const language = useLanguage();
  const { subscription } = useTexts('member');
  const { plans } = useTexts('billing');
  const [now] = useState(() => Date.now());
  const plan = PLANS[planOf(user)];
  const price = formatPrice(language, plan.priceUsd);
  const status = subscriptionStatusOf(user);
  if (status.kind === 'free') return subscription.freePlan;
  if (!('day' in status)) return plans[plan.name].description;
  const day = formatDate(language, status.day);
  if (status.kind === 'ending') return subscription.ends(plan.label, day);
  if (status.kind === 'renewing') return subscription.renews(day, price);
  const daysLeft = Math.max(Math.ceil((Date.parse(status.day) - now) / DAY_MS), 0);
  return subscription.trial(daysLeft, day, price);
}

function PaymentFailed({ user }: { readonly user: User }) {
  const { dashboard } = useTexts('member');
  return (
    <div className="flex items-start gap-3 rounded-md border border-danger/35 bg-danger-wash p-4">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal text-danger">
          {dashboard.paymentFailed}
        </h3>
        <p className="text-sm">{dashboard.paymentFailedText(PLANS[planOf(user)].label)}</p>
      </div>
    </div>
  );
}

function Actions({ user }: { readonly user: User }) {
  const { subscription } = useTexts('member');
  const { isBusy, error, done, run, holder } = usePlanChange();
  const plan = planOf(user);
  const canKeep = isEnding(user);
  return (
    <div ref={holder} tabIndex={-1} className="flex flex-wrap items-center gap-3 outline-none">
      {canKeep && (
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={isBusy}
          onClick={() => void run('keep', plan, plan)}
        >
          {subscription.keep(PLANS[plan].label)}
        </Button>
      )}
      {user.stripeCustomerId ? (
        <>
          <PortalButton isPrimary={!canKeep && plan !== 'free'} />
          {plan === 'free' ? (
            <ButtonLink to="/pricing" variant="primary">
              {subscription.comparePlans}
            </ButtonLink>
          ) : (
            <TextLink to="/pricing" className="inline-flex min-h-11 items-center sm:px-2">
              {subscription.comparePlans}
            </TextLink>
          )}
        </>
      ) : (
        <ButtonLink to="/pricing" variant="primary">
          {subscription.start}
        </ButtonLink>
      )}
      <ChangeOutcome user={user} done={done} error={error} className="w-full" />
    </div>
  );
}

/** A person's plan and what is left of it: how it goes on, and the ways to change that. */
export function SubscriptionPanel() {
  const { user } = useAuth();
  const { planNames, subscription } = useTexts('member');
  if (!user) return null;
  const plan = PLANS[planOf(user)];
  return (
    <Card className="overflow-hidden">
      <div className="glow-accent h-1.5" />
      <div className="grid gap-6 p-5 sm:p-7">
        <div>
          <p className="text-sm text-ink-soft">{subscription.title}</p>
          <h2 className="mt-1 flex flex-wrap items-center gap-3 text-2xl">
            {plan.label}{' '}
            <Badge tone="accent" className="font-sans tracking-normal">
              {planNames[plan.name]}
            </Badge>
          </h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">
            <SubscriptionStatusText user={user} />
          </p>
        </div>
        {user.paymentFailed && <PaymentFailed user={user} />}
        {user.team && user.team.role !== 'owner' ? (
          <p className="text-sm text-ink-soft">{subscription.ofTeam}</p>
        ) : (
          <Actions user={user} />
        )}
        <div className="border-t border-line pt-6">
          <TokenGauge user={user} />
          <TextLink to="/usage" className="mt-3 -mb-3 inline-flex min-h-11 items-center text-sm">
            {subscription.usage}
          </TextLink>
        </div>
      </div>
    </Card>
  );
}
