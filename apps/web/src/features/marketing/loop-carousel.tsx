import { useTexts } from '../../language/texts.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { ExampleLoop } from './example-loops.ts';
import { LoopPicture } from './loop-picture.tsx';
import { useCarousel } from './use-carousel.ts';

/** Fetches what comes next, so that it moves as soon as it is seen. */
function prefetch(loop: ExampleLoop | undefined): void {
  if (loop) Object.assign(new Image(), { fetchPriority: 'low', src: loop.webp });
}

/** Loops, each with the words that made it. Comes back to where it began, as they do. */
export function LoopCarousel({ loops }: { readonly loops: readonly ExampleLoop[] }) {
  const { carousel } = useTexts('marketing');
  const count = loops.length;
  const { current, isMoving, isAdvancing, isPlaying, isChosen, ...control } = useCarousel(count);
  const shown = loops[current];
  return (
    <section
      aria-roledescription={carousel.role}
      aria-label={carousel.label}
      className="min-w-0"
      {...control.regionHandlers}
    >
      <ul
        aria-label={carousel.label}
        className="relative flex snap-x snap-mandatory [scrollbar-width:none] gap-4 overflow-x-auto overscroll-x-contain rounded-xl"
        {...control.trackProps}
      >
        {/* After the last comes the first again. */}
        {[...loops, ...loops.slice(0, 1)].map((loop, place) => {
          const isCopy = place === count;
          return (
            <li
              key={isCopy ? 'again' : loop.name}
              aria-hidden={isCopy}
              aria-roledescription={carousel.slideRole}
              aria-label={carousel.slide(place + 1, count)}
              className={
                isCopy ? 'w-full shrink-0 snap-start noscript:hidden' : 'w-full shrink-0 snap-start'
              }
            >
              <figure>
                <div className="overflow-hidden rounded-xl border border-line bg-sunken">
                  <LoopPicture
                    loop={loop}
                    alt={isCopy ? '' : loop.prompt}
                    isUrgent={place === 0}
                    isMoving={isMoving && place % count === current}
                    onMoving={
                      isAdvancing ? () => prefetch(loops[(current + 1) % count]) : undefined
                    }
                  />
                </div>
                <figcaption className="mt-4 px-1">
                  <span className="block text-xs text-ink-soft">{carousel.words}</span>
                  <span
                    lang="en"
                    className="mt-0.5 block font-display text-xl font-medium text-balance"
                  >
                    {carousel.quote(loop.prompt)}
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <CarouselControls
        loops={loops}
        current={current}
        isPlaying={isPlaying}
        isAdvancing={isAdvancing}
        onChoose={control.choose}
        onToggle={control.togglePlaying}
      />
      {/* Says nothing while it goes on by itself. */}
      <output className="sr-only">
        {isChosen && shown && `${carousel.slide(current + 1, count)}: ${shown.prompt}`}
      </output>
    </section>
  );
}
