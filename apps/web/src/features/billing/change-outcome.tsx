import { PLANS, type User } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { useTokensAfterPurchase } from '../../lib/purchase.ts';
import { isUpgrade, planOf } from './subscription-status.ts';
import type { DoneChange } from './use-plan-change.ts';

type Say = Catalogue['member']['subscription'];

/**
 * What has become of a change, as far as the person's plan shows it; null: it does not yet, or
 * does no longer.
 */
function outcomeOf(
  { change, from, target }: DoneChange,
  user: User,
  say: Say,
  day: string | null,
): string | null {
  const plan = planOf(user);
  const { label } = PLANS[plan];
  if (change === 'cancel' && plan === from) {
    if (day !== null) return say.cancelled(label, day);
    return user.renewsAt || user.trialEndsAt ? null : say.cancelledSoon(label);
  }
  if (plan !== target) return null;
  if (change === 'keep') return day === null ? say.kept(label) : null;
  return say.changed(label);
}

interface ChangeOutcomeProps {
  readonly user: User;
  readonly done: DoneChange | null;
  readonly error: string | null;
  readonly className?: string;
}

/** Under the button that was pressed. */
export function ChangeOutcome({ user, done, error, className }: ChangeOutcomeProps) {
  const language = useLanguage();
  const { subscription } = useTexts('member');
  const day = user.endsAt ? formatDate(language, user.endsAt) : null;
  const outcome = done && outcomeOf(done, user, subscription, day);
  const bought = done && isUpgrade(done.from, done.target) ? done.target : null;
  const tokens = useTokensAfterPurchase(user, bought);
  return (
    <>
      <output className={outcome ? `text-sm font-medium text-good ${className ?? ''}` : 'sr-only'}>
        {outcome}
        {tokens && <span className="mt-1 block font-normal text-ink-soft">{tokens}</span>}
      </output>
      {error && (
        <p role="alert" className={`text-sm text-danger ${className ?? ''}`}>
          {error}
        </p>
      )}
    </>
  );
}
