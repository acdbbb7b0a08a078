import { PLANS, TOKEN_COST, type User } from '@loopwright/contract';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatWeekdayTime } from '../../lib/dates.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { planOf } from './subscription-status.ts';

/** What is left of the week's tokens: as much of the loop as there is. */
export function TokenGauge({ user }: { readonly user: User }) {
  const language = useLanguage();
  const { subscription } = useTexts('member');
  const { tokensPerWeek } = PLANS[planOf(user)];
  const tokens = user.tokensRemaining ?? 0;
  const number = new Intl.NumberFormat(language);
  return (
    <div className="flex gap-5">
      <LoopMark
        className="size-16 shrink-0 sm:size-20"
        strokeWidth={3}
        state={Math.min(tokens / tokensPerWeek, 1)}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-3xl font-bold tabular-nums">
            {number.format(tokens)}
          </span>{' '}
          <span className="text-ink-soft">
            {tokens > tokensPerWeek
              ? subscription.tokensLeft
              : subscription.tokensOf(number.format(tokensPerWeek))}
          </span>
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {subscription.costs(TOKEN_COST.image, TOKEN_COST.gif)}{' '}
          {subscription.tokensRefresh(formatWeekdayTime(language, user.tokensRefreshAt))}
        </p>
      </div>
    </div>
  );
}
