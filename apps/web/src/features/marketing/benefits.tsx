import { ASPECTS, GIF_FRAMES_PER_SECOND, GIF_SECONDS, PLANS } from '@loopwright/contract';
import { LoopMark } from '../../ui/loop-mark.tsx';

/** Why here: one large reason, two small ones. */
export function Benefits() {
  return (
    <section
      aria-label="Why Loopwright"
      className="page grid gap-5 pt-16 sm:pt-24 lg:grid-cols-[1.5fr_1fr]"
    >
      <div className="relative flex min-h-112 flex-col justify-end overflow-hidden rounded-xl border border-line bg-surface p-7 sm:p-10 lg:row-span-2">
        <LoopMark
          className="absolute top-6 right-6 size-44 sm:top-8 sm:right-10 sm:size-60"
          strokeWidth={0.8}
          state="running"
          dots={48}
        />
        <h2 className="relative max-w-[14ch] text-3xl">Loops that close, every time.</h2>
        <p className="relative mt-4 max-w-[52ch] text-lg text-ink-soft">
          Everything in a scene moves on a cycle: waves, wings, snow, light. The step from the last
          frame back to the first is measured for each loop, so that it looks like any other step.
        </p>
      </div>
      <div className="rounded-xl border border-line bg-surface p-7 sm:p-8">
        <h3 className="text-xl">In seconds, not evenings</h3>
        <p className="mt-2 text-ink-soft">
          No timeline and no layers to learn. Watch it being drawn, change your mind, cancel: what
          you do not get costs nothing.
        </p>
      </div>
      <div className="rounded-xl border border-line bg-surface p-7 sm:p-8">
        <h3 className="text-xl">Cut to fit where you post</h3>
        <p className="mt-2 text-ink-soft">
          {ASPECTS.join(', ')}. GIFs of {GIF_SECONDS.minimum} to {GIF_SECONDS.maximum} seconds at up
          to {GIF_FRAMES_PER_SECOND.maximum} frames a second, stills up to{' '}
          {Math.max(...PLANS.premium.imageSizes)} pixels. Yours to use commercially.
        </p>
      </div>
    </section>
  );
}
