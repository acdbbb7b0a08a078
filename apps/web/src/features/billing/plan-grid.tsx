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
    // Six rows where the cards stand side by side: what belongs together lies on one line.
    <div className="mx-auto grid w-full max-w-md gap-5 md:max-w-none md:grid-cols-[1fr_1.12fr_1fr] md:grid-rows-[repeat(4,auto)_1fr_auto] md:gap-x-3 md:gap-y-0 lg:gap-x-5">
      {PLAN_NAMES.map((name) => (
        <PlanCard key={name} plan={PLANS[name]} heading={heading} obstacle={obstacle} />
      ))}
    </div>
  );
}
