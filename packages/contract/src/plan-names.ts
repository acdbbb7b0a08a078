/** From the lowest to the highest. */
export const PLAN_NAMES = ['free', 'basic', 'premium'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** No plan has more: there is nothing to upgrade to. */
export const HIGHEST_PLAN: PlanName = 'premium';

/** What plans are sold as, the same in every language. On their own, because every page shows one. */
export const PLAN_LABELS: Readonly<Record<PlanName, string>> = {
  free: 'Starter',
  basic: 'Creator',
  premium: 'Studio',
};
