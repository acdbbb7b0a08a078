import {
  ASPECTS,
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  HIGHEST_PLAN,
  PLANS,
} from '@loopwright/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/texts.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { AspectFrames } from './aspect-frames.tsx';
import type { LandingName } from './landing-name.ts';
import { PromptAnatomy } from './prompt-anatomy.tsx';

const { imageSizes, gifSizes } = PLANS[HIGHEST_PLAN];
const FRAMES = GIF_SECONDS.default * GIF_FRAMES_PER_SECOND.default;

function Dial({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="mt-1 font-display text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** What the editor lets one turn: the true limits, as they are checked. */
function Dials() {
  const { editor } = useTexts('story').benefits;
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-5 sm:mt-auto sm:grid-cols-4 sm:pt-10">
      <Dial label={editor.seconds}>
        {editor.secondsRange(GIF_SECONDS.minimum, GIF_SECONDS.maximum)}
      </Dial>
      <Dial label={editor.rate}>
        {editor.rateRange(GIF_FRAMES_PER_SECOND.minimum, GIF_FRAMES_PER_SECOND.maximum)}
      </Dial>
      <Dial label={editor.shapes}>{ASPECTS.length}</Dial>
      <Dial label={editor.size}>{editor.sizeMaximum(Math.max(...gifSizes))}</Dial>
    </dl>
  );
}

const panelClass = 'relative flex flex-col rounded-xl border border-line bg-surface p-6 sm:p-8';

/** Why here: one large reason, two small ones. */
export function Benefits({ name }: { readonly name: LandingName }) {
  const { [name]: page, benefits } = useTexts('story');
  const { editor, speed, sizes } = benefits;
  return (
    <section aria-labelledby="benefits" className="page pt-16 sm:pt-24">
      <h2 id="benefits" className="max-w-[13.5em] text-3xl">
        {page.benefits}
      </h2>
      <div className="mt-10 grid gap-5 sm:mt-14 lg:grid-cols-[1.55fr_1fr]">
        <div className={`${panelClass} lg:row-span-2 lg:p-10`}>
          <h3 className="max-w-[10.5em] text-2xl">{editor.title}</h3>
          <p className="mt-4 max-w-[34.5em] text-lg text-ink-soft">{editor.text}</p>
          <PromptAnatomy />
          <Dials />
        </div>
        <div className={`${panelClass} sm:flex-row sm:items-center sm:gap-8`}>
          <div className="min-w-0 grow">
            <h3 className="text-xl">{speed.title}</h3>
            <p className="mt-2 text-ink-soft">{speed.text}</p>
            <p className="mt-4 text-sm font-medium text-accent-text">{speed.frames(FRAMES)}</p>
          </div>
          <LoopMark
            // Animated by scrolling, where browsers can: a timed animation would end before it is in view.
            className="mt-6 size-28 shrink-0 sm:mt-0 lg:size-32 motion-safe:[&>path:last-child]:[animation-timeline:view()]"
            strokeWidth={1}
            state="greeting"
            dots={FRAMES}
          />
        </div>
        <div className={panelClass}>
          <h3 className="text-xl">{sizes.title}</h3>
          <p className="mt-2 text-ink-soft">{sizes.text(Math.max(...imageSizes))}</p>
          <AspectFrames />
        </div>
      </div>
    </section>
  );
}
