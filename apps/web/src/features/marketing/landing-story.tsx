import type { ReactNode } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { ExampleStrip } from './example-strip.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingData } from './landing-data.tsx';
import type { LandingName } from './landing-name.ts';
import { LoopDivider } from './loop-divider.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';

interface LandingStoryProps {
  readonly name: LandingName;
  readonly plans: ReactNode;
}

/** What there is to know, after the first screen. */
export function LandingStory({ name, plans }: LandingStoryProps) {
  const { pricing } = useTexts('story');
  return (
    <>
      <LoopDivider />
      <Benefits name={name} />
      <HowItWorks name={name} />
      <ExampleStrip />
      <section id="plans" className="page scroll-mt-20 pt-24 sm:pt-32">
        <h2 className="mb-12 max-w-[12em] text-3xl">{pricing}</h2>
        {plans}
      </section>
      <Testimonials />
      <LoopDivider />
      <Questions name={name} />
      <ClosingCall name={name} />
      <LandingData name={name} />
    </>
  );
}
