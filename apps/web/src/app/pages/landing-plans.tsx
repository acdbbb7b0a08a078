import { lazy } from 'react';

/** The plans' cards stand far below the first screen: they are read before their script is here. */
const PlanGrid = lazy(() =>
  import('../../features/billing/plan-grid.tsx').then((file) => ({ default: file.PlanGrid })),
);

export const LandingPlans = () => <PlanGrid heading="h3" />;
