import { type Plan, PLANS, type User } from '@loopwright/contract';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatPrice } from '../../lib/prices.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import {
  beginsWithTrial,
  isUpgrade,
  planChange,
  planOf,
  subscriptionStatusOf,
} from './subscription-status.ts';
import { usePlanChange } from './use-plan-change.ts';

interface MemberPlanProps {
  readonly plan: Plan;
  readonly user: User;
}

/** One line on a plan's card about the person's own time with it. */
export function MemberNote({ plan, user }: MemberPlanProps) {
  const language = useLanguage();
  const { notes } = useTexts('member').subscription;
  const { pricing } = useTexts('billing');
  const status = subscriptionStatusOf(user);
  const isCurrent = planOf(user) === plan.name;
  if (plan.name === 'free' && status.kind === 'ending') {
    return notes.starts(formatDate(language, status.day));
  }
  if (beginsWithTrial(user, plan.name)) return pricing.trial(plan.trialDays);
  if (!isCurrent) return null;
  if (status.kind === 'unpaid') return <span className="text-danger">{notes.unpaid}</span>;
  return 'day' in status ? notes[status.kind](formatDate(language, status.day)) : null;
}

/** What changing between paid plans does to the next bill. */
function useChargeHint({ plan, user }: MemberPlanProps): string | null {
  const language = useLanguage();
  const { subscription } = useTexts('member');
  if (planChange(user, plan.name) !== 'update' || user.paymentFailed) return null;
  const goesUp = isUpgrade(planOf(user), plan.name);
  if (user.trialEndsAt === undefined) {
    return goesUp ? subscription.upgradeCharge : subscription.downgradeCharge;
  }
  return plan.trialDays === 0
    ? subscription.trialUpgradeCharge(formatPrice(language, plan.priceUsd))
    : null;
}

/** What a cancellation does, said beside the button: one click is all it takes. */
function useCancelHint({ plan, user }: MemberPlanProps): string | null {
  const language = useLanguage();
  const { subscription: say } = useTexts('member');
  if (planChange(user, plan.name) !== 'cancel') return null;
  const { label } = PLANS[planOf(user)];
  const { tokensPerWeek } = PLANS.free;
  if (user.paymentFailed) return say.cancelDetailUnpaid(label, tokensPerWeek);
  const end = user.trialEndsAt ?? user.renewsAt;
  return end
    ? say.cancelDetail(label, formatDate(language, end), tokensPerWeek)
    : say.cancelDetailSoon(label, tokensPerWeek);
}

interface MemberActionProps extends MemberPlanProps {
  /** Why the plan cannot be bought here, or null. */
  readonly obstacle: string | null;
}

/** The button of a plan's card for a signed-in user. */
export function MemberAction({ plan, user, obstacle }: MemberActionProps) {
  const { pricing } = useTexts('billing');
  const { dashboard, subscription } = useTexts('member');
  const { isBusy, error, done, run, holder } = usePlanChange();
  const hintId = useId();
  const current = planOf(user);
  const isCurrent = current === plan.name;
  const change = planChange(user, plan.name);
  // Where the plan was canceled, the cancellation is taken back.
  const isKeep = change === 'keep';
  const goesUp = isUpgrade(current, plan.name);
  const isBarred = obstacle !== null && !isCurrent && plan.name !== 'free';
  const changeHint = useChargeHint({ plan, user });
  const cancelHint = useCancelHint({ plan, user });
  const hint = isBarred ? obstacle : (changeHint ?? cancelHint);
  const label = isKeep
    ? subscription.keep(PLANS[current].label)
    : goesUp
      ? pricing.upgrade
      : pricing.downgrade;

  return (
    <div ref={holder} tabIndex={-1} className="grid gap-3 outline-none">
      <Button
        variant={isKeep || (goesUp && plan.badge) ? 'primary' : 'secondary'}
        size="large"
        className="w-full"
        isBusy={isBusy}
        disabled={isBusy || isBarred || change === null}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => change && void run(change, current, isKeep ? current : plan.name)}
      >
        {isCurrent ? pricing.currentPlan : label}
      </Button>
      {hint && (
        <p id={hintId} className="text-center text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {isCurrent && user.paymentFailed && (
        <p className="text-center text-sm">
          <TextLink to="/profile">{dashboard.paymentFailedLink}</TextLink>
        </p>
      )}
      <ChangeOutcome user={user} done={done} error={error} className="text-center" />
    </div>
  );
}
