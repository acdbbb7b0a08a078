import { NAVIGATION_MESSAGES, PRICING_MESSAGES, PLANS } from '@loopwright/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Benefits } from './benefits.tsx';
import { EXAMPLE_LOOPS } from './example-loops.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LoopDivider } from './loop-divider.tsx';
import { LoopStage } from './loop-stage.tsx';

interface LandingProps {
  readonly title: string;
  /** The plans' cards: they belong to another feature. */
  readonly plans: ReactNode;
  /** For people who come from a search and have not seen the name yet. */
  readonly showsLogo?: boolean;
}

function Hero({ title, showsLogo }: Pick<LandingProps, 'title' | 'showsLogo'>) {
  return (
    <section className="page grid items-center gap-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pb-24">
      <div>
        {showsLogo && <LoopMark className="mb-6 size-16" />}
        <h1 className="text-4xl font-bold tracking-[-0.035em]">{title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
          AI-powered GIF and micro-video generation in seconds. Type a sentence; get a picture, or a
          GIF whose last frame meets its first so closely that nobody finds the seam.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/signup" variant="primary" size="large">
            Start for free
          </ButtonLink>
          <ButtonLink to="/login" size="large">
            {NAVIGATION_MESSAGES.signIn}
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm text-ink-soft">
          Five pictures a week are free, no card. Loops come with {PLANS.basic.label}, with{' '}
          {PLANS.basic.trialDays} days to try it.
        </p>
      </div>
      <LoopStage loops={EXAMPLE_LOOPS} />
    </section>
  );
}

function ClosingCall() {
  return (
    <section className="page mt-28">
      <div className="relative overflow-hidden rounded-xl glow-accent px-6 py-14 text-accent-ink sm:px-14 sm:py-20">
        <LoopMark
          tone="ink"
          strokeWidth={2}
          className="absolute -right-16 -bottom-24 size-96 opacity-15"
        />
        <h2 className="relative max-w-[18ch] text-3xl">Somewhere a sentence wants to move.</h2>
        <div className="relative mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/signup" size="large" className="border-transparent">
            Get started free
          </ButtonLink>
          <ButtonLink to="/login" variant="onAccent" size="large">
            Log in
          </ButtonLink>
        </div>
      </div>
      <p className="mt-6 text-center text-sm text-ink-soft">
        By creating an account you agree to the <TextLink to="/terms">Terms of Service</TextLink>{' '}
        and the <TextLink to="/privacy">Privacy Policy</TextLink>.
      </p>
    </section>
  );
}

/** What visitors see first. */
export function Landing({ title, plans, showsLogo = false }: LandingProps) {
  return (
    <>
      <Hero title={title} showsLogo={showsLogo} />
      <LoopDivider />
      <Benefits />
      <HowItWorks />
      <LoopDivider />
      <section id="plans" className="page scroll-mt-20 pt-16 sm:pt-24">
        <h2 className="mb-12 max-w-[18ch] text-3xl">{PRICING_MESSAGES.title}</h2>
        {plans}
      </section>
      <ClosingCall />
    </>
  );
}
