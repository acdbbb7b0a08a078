import type { Plan } from '@loopwright/contract';
import { Check, Minus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatPrice } from '../../lib/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

// Visitors, who read this most, do without the calls and dialogs of those who have a plan.
const loadMemberPlan = () => import('./member-plan.tsx');
const MemberNote = lazy(() => loadMemberPlan().then((file) => ({ default: file.MemberNote })));
const MemberAction = lazy(() => loadMemberPlan().then((file) => ({ default: file.MemberAction })));

function Price({ priceUsd }: { readonly priceUsd: number }) {
  const language = useLanguage();
  const { pricing } = useTexts('billing');
  return (
    <p className="mt-5 flex flex-wrap items-baseline gap-x-1.5">
      <span className="font-display text-3xl font-bold">{formatPrice(language, priceUsd)}</span>
      <span className="text-sm text-ink-soft">
        {priceUsd === 0 ? pricing.forGood : pricing.perMonth}
      </span>
    </p>
  );
}

function VisitorAction({ plan }: { readonly plan: Plan }) {
  const { pricing } = useTexts('billing');
  const isFree = plan.priceUsd === 0;
  return (
    <div className="grid gap-3">
      <ButtonLink
        to="/signup"
        variant={plan.badge ? 'primary' : 'secondary'}
        size="large"
        className="w-full md:max-lg:px-2"
      >
        {isFree ? pricing.getStarted : pricing.signUp}
      </ButtonLink>
      {!isFree && (
        <p className="text-center text-sm">
          <TextLink to="/login">{pricing.alreadyHaveAccount}</TextLink>
        </p>
      )}
    </div>
  );
}

export type Heading = 'h2' | 'h3';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly heading: Heading;
  /** Why plans cannot be bought here, or null. */
  readonly obstacle: string | null;
}

/** Everybody sees the same card, of the same height; the button and one line are one's own. */
export function PlanCard({ plan, heading: Heading, obstacle }: PlanCardProps) {
  const { user, loading, expectsVisitor } = useAuth();
  const { plans, pricing } = useTexts('billing');
  const { description, badge, features } = plans[plan.name];
  const isVisitor = user === null && (expectsVisitor || !loading);
  const isCurrent = user !== null && (user.subscription ?? 'free') === plan.name;
  const trial = isVisitor && plan.trialDays > 0 ? pricing.trial(plan.trialDays) : null;
  return (
    <section
      aria-label={plan.label}
      className={classNames(
        'relative flex flex-col rounded-xl border p-6 sm:p-7 md:row-span-6 md:grid md:grid-rows-subgrid md:px-4 lg:px-7',
        plan.badge
          ? 'border-accent bg-raised shadow-high md:-my-5 md:py-12'
          : 'border-line bg-surface',
      )}
    >
      <div className="flex min-h-8 flex-wrap content-start items-center gap-2">
        <Heading className="mr-auto text-xl">{plan.label}</Heading>
        {badge && <Badge tone="accent">{badge}</Badge>}
        {isCurrent && <Badge tone="good">{pricing.current}</Badge>}
      </div>
      <Price priceUsd={plan.priceUsd} />
      <p className="mt-2 text-ink-soft">{description}</p>
      <p className="mt-2 min-h-6 text-sm font-medium text-good">
        {user ? (
          <Suspense>
            <MemberNote plan={plan} user={user} />
          </Suspense>
        ) : (
          trial
        )}
      </p>
      <ul className="mt-5 mb-8 grid content-start gap-2.5 text-sm">
        {features.map((feature, index) =>
          plan.limitedFeatures.includes(index) ? (
            <li key={feature} className="flex gap-2.5 text-ink-soft">
              <Minus className="mt-1 size-4 shrink-0" aria-hidden="true" />
              {feature}
            </li>
          ) : (
            <li key={feature} className="flex gap-2.5">
              <Check className="mt-1 size-4 shrink-0 text-accent-text" aria-hidden="true" />
              {feature}
            </li>
          ),
        )}
      </ul>
      <div className={classNames('mt-auto md:mt-0', plan.priceUsd > 0 && 'min-h-22')}>
        {isVisitor && <VisitorAction plan={plan} />}
        {user ? (
          <Suspense fallback={<Skeleton className="h-13" />}>
            <MemberAction plan={plan} user={user} obstacle={obstacle} />
          </Suspense>
        ) : (
          !isVisitor && <Skeleton className="h-13" />
        )}
      </div>
    </section>
  );
}
