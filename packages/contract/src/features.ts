import type { PlanName } from './plan-names.ts';

/** Of early access. Apart from `ROUTES`, which every page loads. */
export const FEATURE_ROUTES = { features: '/api/account/features' } as const;

interface Feature {
  /** true: members of a workspace with the plan have to switch it on in their profile. */
  readonly early: boolean;
  /** The plan of the workspace that it is used in. */
  readonly plan: PlanName;
}

/**
 * What can be switched on before it is there for everybody on its plan (docs/early-access.md). The names are stored: a
 * new feature is a line here and its texts in `early-access.ts` of the web app.
 */
export const FEATURES = {
  'brand-kit': { early: true, plan: 'premium' },
} as const satisfies Readonly<Record<string, Feature>>;
export type FeatureName = keyof typeof FEATURES;

export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

const isEarly = (name: FeatureName): boolean => (FEATURES[name] as Feature).early;

/** Those that are offered as switches. */
export const EARLY_FEATURES: readonly FeatureName[] = FEATURE_NAMES.filter(isEarly);

/** Whether a feature works for a user in a workspace with a plan. @param chosen what the user has switched on */
export const hasFeature = (
  name: FeatureName,
  plan: PlanName,
  chosen: readonly FeatureName[],
): boolean => FEATURES[name].plan === plan && (!isEarly(name) || chosen.includes(name));
