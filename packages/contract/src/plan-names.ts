export const PLAN_NAMES = ['free', 'basic', 'premium'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** What plans are sold as, the same in every language. On their own, because every page shows one. */
export const PLAN_LABELS: Readonly<Record<PlanName, string>> = {
  free: 'Starter',
  basic: 'Creator',
  premium: 'Studio',
};
