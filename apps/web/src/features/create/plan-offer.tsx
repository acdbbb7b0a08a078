import { allowsAdvancedPrompts, type Plan, PLAN_NAMES, PLANS } from '@loopwright/contract';
import { Check } from 'lucide-react';
import type { Catalogue } from '../../language/catalogue.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatWeekdayTime } from '../../lib/dates.ts';
import { formatPrice } from '../../lib/prices.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The cheapest plan above one that has what is missing; null: there is none. */
export const planAbove = (plan: Plan, hasIt: (plan: Plan) => boolean): Plan | null =>
  PLAN_NAMES.map((name) => PLANS[name]).find((one) => one.rank > plan.rank && hasIt(one)) ?? null;

const largest = (sizes: readonly number[]): number => Math.max(0, ...sizes);

/** What a plan has and the current one lacks. */
function gainsOf(plan: Plan, current: Plan, { offer, tweak }: Catalogue['create']): string[] {
  const gifPixels = largest(plan.gifSizes);
  const imagePixels = largest(plan.imageSizes);
  return [
    offer.tokens(plan.tokensPerWeek),
    gifPixels > largest(current.gifSizes) && offer.gifs(tweak.loopSize(gifPixels)),
    imagePixels > largest(current.imageSizes) && offer.images(tweak.pictureSize(imagePixels)),
    current.watermark && !plan.watermark && offer.noWatermark,
    allowsAdvancedPrompts(plan) && !allowsAdvancedPrompts(current) && offer.styles,
  ].filter((gain) => gain !== false);
}

interface PlanOfferProps {
  readonly plan: Plan;
  /** Says when the current plan's tokens come back; false where that is said already. */
  readonly hasRefill: boolean;
  /** Whether there is nothing else to do here. */
  readonly isUrgent: boolean;
}

/** What a person gets with a larger plan, and the way to it. */
export function PlanOffer({ plan, hasRefill, isUrgent }: PlanOfferProps) {
  const create = useTexts('create');
  const language = useLanguage();
  const { user } = useAuth();
  const current = PLANS[user?.subscription ?? 'free'];
  const { offer, refill, upgrade } = create;
  return (
    <section
      aria-label={plan.label}
      className="grid gap-3 rounded-md border border-line bg-surface p-4 text-sm"
    >
      <p className="font-semibold">
        {offer.title(plan.label, formatPrice(language, plan.priceUsd))}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-ink-soft">
        {gainsOf(plan, current, create).map((gain) => (
          <li key={gain} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      {hasRefill && user && (
        <p className="text-xs text-ink-soft">
          {refill(formatWeekdayTime(language, user.tokensRefreshAt))}
        </p>
      )}
      <ButtonLink to="/pricing" variant={isUrgent ? 'primary' : 'secondary'}>
        {upgrade}
      </ButtonLink>
    </section>
  );
}
