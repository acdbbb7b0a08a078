import { PRICING_MESSAGES, type Plan, PLAN_NAMES, PLANS } from '@loopwright/contract';
import { Check } from 'lucide-react';
import { useAuth } from '../../lib/auth.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlanAction } from './plan-action.tsx';

type Heading = 'h2' | 'h3';

function Price({ plan }: { readonly plan: Plan }) {
  return (
    <p className="mt-5 flex items-baseline gap-1.5">
      <span className="font-display text-3xl font-bold">${plan.priceUsd}</span>
      <span className="text-sm text-ink-soft">{plan.priceUsd === 0 ? 'for good' : '/month'}</span>
    </p>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly heading: Heading;
}

function PlanCard({ plan, heading: Heading }: PlanCardProps) {
  const { user } = useAuth();
  const isCurrent = (user?.subscription ?? (user ? 'free' : null)) === plan.name;
  const isFeatured = plan.badge !== null;
  return (
    <section
      aria-label={plan.label}
      className={classNames(
        'relative flex flex-col rounded-xl border p-6 sm:p-7',
        isFeatured
          ? 'border-accent bg-raised shadow-high lg:-my-5 lg:py-12'
          : 'border-line bg-surface',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <Heading className="mr-auto text-xl">{plan.label}</Heading>
        {plan.badge && <Badge tone="accent">{plan.badge}</Badge>}
        {isCurrent && <Badge tone="good">{PRICING_MESSAGES.current}</Badge>}
      </div>
      <Price plan={plan} />
      <p className="mt-2 text-ink-soft">{plan.description}</p>
      {plan.trialDays > 0 && (
        <p className="mt-2 text-sm font-medium text-good">{plan.trialDays}-day trial included</p>
      )}
      <ul className="mt-6 mb-8 grid gap-2.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-1 size-4 shrink-0 text-accent-text" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">
        <PlanAction plan={plan} />
      </div>
    </section>
  );
}

/**
 * The three plans, side by side where there is room.
 * @param heading of each card, one level below the heading around them
 */
export function PlanGrid({ heading }: { readonly heading: Heading }) {
  return (
    <div className="mx-auto grid w-full max-w-md items-stretch gap-5 lg:max-w-none lg:grid-cols-[1fr_1.12fr_1fr]">
      {PLAN_NAMES.map((name) => (
        <PlanCard key={name} plan={PLANS[name]} heading={heading} />
      ))}
    </div>
  );
}
