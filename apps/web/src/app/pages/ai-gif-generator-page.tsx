import { Landing } from '../../features/marketing/landing.tsx';
import { useTexts } from '../../language/texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { LandingPlans } from './landing-plans.tsx';

/** The landing page for people who searched for a tool. */
export function AiGifGeneratorPage() {
  const { generator } = useTexts('marketing');
  return (
    <>
      <PageHead
        title={generator.pageTitle}
        description={generator.pageDescription}
        path="/ai-gif-generator"
      />
      <Landing name="generator" plans={<LandingPlans />} />
    </>
  );
}
