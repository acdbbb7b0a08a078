import { PLAN_NAMES, PLANS } from '@loopwright/contract';
import { type Heading, PlanCard } from './plan-card.tsx';

interface PlanGridProps {
  /** Of each card, one level below the heading around them. */
  readonly heading: Heading;
  /** Why plans cannot be bought here. */
  readonly obstacle?: string | null;
}

/** The three plans, side by side where there is room. */
export function PlanGrid({ heading, obstacle = null }: PlanGridProps) {
  return (
    <div className="mx-auto grid w-full max-w-md items-stretch gap-5 lg:max-w-none lg:grid-cols-[1fr_1.12fr_1fr]">
      {PLAN_NAMES.map((name) => (
        <PlanCard key={name} plan={PLANS[name]} heading={heading} obstacle={obstacle} />
      ))}
    </div>
  );
}
