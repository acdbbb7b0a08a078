import { TIMING } from '@loopwright/contract';
import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import type { ExampleLoop } from './example-loops.ts';

interface CarouselControlsProps {
  readonly loops: readonly ExampleLoop[];
  readonly current: number;
  readonly isPlaying: boolean;
  readonly isAdvancing: boolean;
  readonly onChoose: (slide: number) => void;
  readonly onToggle: () => void;
}

/** Play and pause, with the stroke that closes when the next loop comes; and the loops to choose. */
export function CarouselControls(props: CarouselControlsProps) {
  const { loops, current, isPlaying, isAdvancing, onChoose, onToggle } = props;
  const { carousel } = useTexts('marketing');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 noscript:hidden">
      <Button
        aria-label={isPlaying ? carousel.pause : carousel.play}
        onClick={onToggle}
        className="px-3"
        style={{ '--draw-duration': `${TIMING.carouselMs}ms` } as CSSProperties}
      >
        <LoopMark
          // Drawn again for each loop.
          key={`${current} ${isAdvancing}`}
          className={classNames('size-6', isAdvancing && '[&>path:last-child]:animate-draw')}
          state={isAdvancing ? 0 : 1}
        />
        {isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
      </Button>
      <ul className="ml-auto flex gap-1.5 lg:gap-2">
        {loops.map(({ name, poster, prompt }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-label={carousel.choose(index + 1, prompt)}
              aria-current={index === current}
              onClick={() => onChoose(index)}
              className={classNames(
                'block size-11 overflow-hidden rounded-md border-2 transition-[border-color,opacity] duration-200 lg:size-14',
                index === current
                  ? 'border-accent-text'
                  : 'border-transparent opacity-60 hover:opacity-100 focus-visible:opacity-100',
              )}
            >
              <img
                src={poster}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
