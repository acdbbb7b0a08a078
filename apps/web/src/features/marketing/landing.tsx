import { PLANS } from '@loopwright/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../language/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { EXAMPLE_LOOPS } from './example-loops.ts';
import { HeroPrompt } from './hero-prompt.tsx';
import type { LandingName } from './landing-name.ts';
import { LoopCarousel } from './loop-carousel.tsx';

/** Below the first screen: it is read as HTML before its script is here. */
const LandingStory = lazy(() =>
  import('./landing-story.tsx').then((file) => ({ default: file.LandingStory })),
);

interface LandingProps {
  readonly name: LandingName;
  /** The plans' cards: they belong to another feature. */
  readonly plans: ReactNode;
}

/** For people who come from a search and have not seen the name yet. */
function Logo() {
  return (
    <p className="mb-8 flex items-center gap-3 font-display text-2xl font-bold tracking-[-0.03em]">
      <LoopMark className="size-12" />
      Loopwright
    </p>
  );
}

function Hero({ name }: Pick<LandingProps, 'name'>) {
  const { hero, [name]: page } = useTexts('marketing');
  const { free, basic } = PLANS;
  return (
    <section className="page grid items-center gap-x-10 gap-y-12 pt-8 pb-16 sm:pt-14 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr] lg:gap-x-16 lg:pb-24">
      <div className="min-w-0">
        {name === 'generator' && <Logo />}
        <h1 className="text-4xl font-bold tracking-[-0.035em] max-[23rem]:text-[2.25rem] [&:lang(ja)]:text-[clamp(1.75rem,1.2rem+2.4vw,3rem)]">
          {page.title}
        </h1>
        <p className="mt-6 max-w-[30.5em] text-lg text-ink-soft">{page.lead}</p>
        <HeroPrompt />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/signup">{hero.start}</ButtonLink>
          <ButtonLink to="/login" variant="quiet">
            {hero.logIn}
          </ButtonLink>
        </div>
        <p className="mt-4 max-w-[34.5em] text-sm text-ink-soft">
          {hero.note(free.tokensPerWeek, basic.label, basic.trialDays)}
        </p>
      </div>
      <LoopCarousel loops={EXAMPLE_LOOPS} />
    </section>
  );
}

/** What visitors see first. */
export function Landing({ name, plans }: LandingProps) {
  return (
    <>
      <Hero name={name} />
      <Suspense>
        <LandingStory name={name} plans={plans} />
      </Suspense>
    </>
  );
}
