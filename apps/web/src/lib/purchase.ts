import { type PlanName, PLANS, type User } from '@loopwright/contract';
import { useLanguage, useTexts } from '../language/texts.ts';

/** Kept until the page is loaded anew: the dashboard that follows a purchase is the same page. */
let purchase: { readonly username: string; readonly plan: PlanName } | null = null;

export function rememberPurchase({ username }: User, plan: PlanName): void {
  purchase = { username, plan };
}

/** The plan that the person bought a moment ago; null: none. */
export const lastPurchase = (user: User | null): PlanName | null =>
  purchase !== null && purchase.username === user?.username ? purchase.plan : null;

/**
 * An upgrade adds what the new plan gives more, so the week's tokens are not all there when some were
 * used before: a line that says so. Null where there is nothing to explain.
 * @param plan that was bought; null: none
 */
export function useTokensAfterPurchase(user: User | null, plan: PlanName | null): string | null {
  const language = useLanguage();
  const { tokensAfterUpgrade } = useTexts('member').subscription;
  if (user === null || plan === null || user.subscription !== plan) return null;
  const { tokensPerWeek } = PLANS[plan];
  if (user.tokensRemaining >= tokensPerWeek) return null;
  const number = new Intl.NumberFormat(language);
  return tokensAfterUpgrade(number.format(user.tokensRemaining), number.format(tokensPerWeek));
}
