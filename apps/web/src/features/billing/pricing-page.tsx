import { PRICING_MESSAGES, TOKEN_COST } from '@loopwright/contract';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PlanGrid } from './plan-grid.tsx';

function PlansLoading() {
  return (
    <>
      <LoadingLine>{PRICING_MESSAGES.loading}</LoadingLine>
      <div className="mt-6 grid gap-5 lg:grid-cols-3">
        <Skeleton className="h-112 rounded-xl" />
        <Skeleton className="hidden h-112 rounded-xl lg:block" />
        <Skeleton className="hidden h-112 rounded-xl lg:block" />
      </div>
    </>
  );
}

export function PricingPage() {
  const { loading } = useAuth();
  return (
    <div className="page max-w-6xl py-12 sm:py-20">
      <PageHead
        title="Pricing"
        description="Start free with five tokens a week. Creator is $7 and Studio $16 a month; leave whenever you like."
        path="/pricing"
      />
      <h1 className="max-w-[16ch] text-3xl">{PRICING_MESSAGES.title}</h1>
      <p className="mt-4 mb-14 max-w-[60ch] text-lg text-ink-soft">
        A picture costs {TOKEN_COST.image} token, a looping GIF {TOKEN_COST.gif}. Tokens refresh
        every Monday. Plans run month to month and end in one click.
      </p>
      {loading ? <PlansLoading /> : <PlanGrid heading="h2" />}
      <p className="mt-16 text-center text-ink-soft">
        A team, a campaign, an odd idea? <TextLink to="/contact">{PRICING_MESSAGES.chat}</TextLink>
      </p>
    </div>
  );
}
