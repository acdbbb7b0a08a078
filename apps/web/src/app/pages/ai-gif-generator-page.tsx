import { PlanGrid } from '../../features/billing/plan-grid.tsx';
import { Landing } from '../../features/marketing/landing.tsx';
import { PageHead } from '../../lib/page-head.tsx';

export function AiGifGeneratorPage() {
  return (
    <>
      <PageHead
        title="AI GIF generator"
        description="Turn a sentence into a GIF that loops without a seam. Free to start, ready to post in seconds."
        path="/ai-gif-generator"
      />
      <Landing
        title="The AI GIF generator whose loops really close"
        plans={<PlanGrid heading="h3" />}
        showsLogo
      />
    </>
  );
}
