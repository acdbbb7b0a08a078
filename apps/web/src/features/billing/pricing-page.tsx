import { PLANS, TOKEN_COST } from '@loopwright/contract';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { FilledHead } from '../../lib/filled-head.tsx';
import { formatPrice } from '../../lib/prices.ts';
import { usePublicConfiguration } from '../../lib/public-configuration.ts';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PlanGrid } from './plan-grid.tsx';

/** Below the first screen: it is read as HTML before its script is here. */
const PricingDetails = lazy(() =>
  import('./pricing-details.tsx').then((file) => ({ default: file.PricingDetails })),
);

export function PricingPage() {
  const { loading, expectsVisitor } = useAuth();
  const language = useLanguage();
  const { pricing } = useTexts('billing');
  const payments = usePublicConfiguration()?.payments ?? null;
  const price = (plan: 'basic' | 'premium'): string => formatPrice(language, PLANS[plan].priceUsd);
  const paymentNote = {
    sandbox: pricing.sandbox,
    stripe: null,
    none: pricing.notSold,
  }[payments ?? 'stripe'];
  return (
    <div className="py-12 sm:py-20">
      <div className="page max-w-6xl">
        <FilledHead
          title={pricing.pageTitle}
          description={pricing.pageDescription(price('basic'), price('premium'))}
          path="/pricing"
        />
        <h1 className="max-w-[16ch] text-3xl">{pricing.title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">
          {pricing.intro(TOKEN_COST.image, TOKEN_COST.gif)}
        </p>
        {/* Its place is kept. Without scripts the plans are complete as they stand. */}
        <div className="mt-3 mb-6 min-h-6 text-sm sm:mb-9 noscript:invisible">
          {loading && !expectsVisitor && <LoadingLine>{pricing.loading}</LoadingLine>}
        </div>
        {loading && expectsVisitor && <SlowNote>{pricing.loading}</SlowNote>}
        <PlanGrid heading="h2" obstacle={payments === 'none' ? pricing.notSold : null} />
        <p className="mt-14 min-h-6 text-center text-sm text-ink-soft">{paymentNote}</p>
        <p className="mt-2 text-center text-ink-soft">
          <RichText
            text={pricing.chatQuestion}
            parts={{ chat: <TextLink to="/contact">{pricing.chat}</TextLink> }}
          />
        </p>
      </div>
      <Suspense>
        <PricingDetails />
      </Suspense>
    </div>
  );
}
