import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { usePlaying } from '../../lib/stillness.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  EXAMPLE_STILLS,
  type ExampleLoop,
  type ExampleStill,
  MORE_LOOPS,
} from './example-loops.ts';
import { LoopPicture } from './loop-picture.tsx';

/** A still after each loop, as long as there are any. */
const EXAMPLES = Array.from({ length: Math.max(MORE_LOOPS.length, EXAMPLE_STILLS.length) }).flatMap(
  (_, index) => [MORE_LOOPS[index], EXAMPLE_STILLS[index]].filter((one) => one !== undefined),
);

/** Whether at least half of an element is in view. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Plays while it is in view, until it is paused; in stillness only after a press. */
function PlayableLoop({ loop }: { readonly loop: ExampleLoop }) {
  const { examples } = useTexts('story');
  const button = useRef<HTMLButtonElement>(null);
  const isInView = useInView(button);
  const [isPlaying, choosePlaying] = usePlaying();
  const Mark = isPlaying ? Pause : Play;
  return (
    <button
      ref={button}
      type="button"
      aria-label={examples.play(loop.prompt)}
      aria-pressed={isPlaying}
      className="relative block w-full overflow-hidden rounded-lg"
      onClick={() => choosePlaying(!isPlaying)}
    >
      <LoopPicture loop={loop} isMoving={isPlaying && isInView} alt="" />
      <span className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-canvas/85 text-ink noscript:hidden">
        <Mark className="size-4" aria-hidden="true" />
      </span>
    </button>
  );
}

function Example({ example }: { readonly example: ExampleLoop | ExampleStill }) {
  const { carousel } = useTexts('marketing');
  const isLoop = example.kind === 'gif';
  return (
    <li
      className={classNames(
        'shrink-0 snap-start',
        isLoop ? 'w-64 sm:w-80' : 'w-44 pt-20 sm:w-56 sm:pt-24',
      )}
    >
      <figure>
        {isLoop ? (
          <PlayableLoop loop={example} />
        ) : (
          <img
            src={example.poster}
            alt={example.prompt}
            width={example.width}
            height={example.height}
            loading="lazy"
            decoding="async"
            className="w-full rounded-lg"
          />
        )}
        <figcaption lang="en" className="mt-3 text-sm text-ink-soft">
          {carousel.quote(example.prompt)}
        </figcaption>
      </figure>
    </li>
  );
}

/** More of what sentences have become, to look through sideways. */
export function ExampleStrip() {
  const { examples } = useTexts('story');
  return (
    <section aria-labelledby="examples">
      <div className="page flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <h2 id="examples" className="text-3xl">
          {examples.title}
        </h2>
        <p className="max-w-[30.5em] text-ink-soft">{examples.text}</p>
      </div>
      <ul
        aria-label={examples.label}
        className="mt-10 flex snap-x scroll-px-(--edge) gap-5 overflow-x-auto px-(--edge) pb-4 [--edge:max(clamp(1rem,4vw,2.5rem),(100%-var(--page-width))/2+2.5rem)] sm:gap-7"
      >
        {EXAMPLES.map((example) => (
          <Example key={example.name} example={example} />
        ))}
      </ul>
    </section>
  );
}
