import { type Language, PLANS, type User } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dayIn } from './money-and-days.ts';
import { planOf } from './standing.ts';

function consequence(
  user: User,
  say: Catalogue['member']['subscription'],
  language: Language,
): string {
  const plan = PLANS[planOf(user)].label;
  const { tokensPerWeek } = PLANS.free;
  if (user.paymentFailed) return say.cancelDetailUnpaid(plan, tokensPerWeek);
  const end = user.trialEndsAt ?? user.renewsAt;
  return end
    ? say.cancelDetail(plan, dayIn(language, end), tokensPerWeek)
    : say.cancelDetailSoon(plan, tokensPerWeek);
}

interface CancelConfirmationProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what ends and when, before it is cancelled. */
export default function CancelConfirmation({ user, ...dialog }: CancelConfirmationProps) {
  const language = useLanguage();
  const { subscription } = useTexts('member');
  const { pricing } = useTexts('billing');
  return (
    <ConfirmDialog
      {...dialog}
      question={subscription.cancelQuestion}
      detail={consequence(user, subscription, language)}
      confirmLabel={pricing.downgrade}
    />
  );
}
