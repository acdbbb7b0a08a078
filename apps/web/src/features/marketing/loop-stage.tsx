import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { prefersStillness } from '../../lib/stillness.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ExampleLoop } from './example-loops.ts';

/** Real loops, each with the sentence that made it; choose one below. */
export function LoopStage({ loops }: { readonly loops: readonly ExampleLoop[] }) {
  const [chosen, setChosen] = useState(0);
  const [isPlaying, setIsPlaying] = useState(!prefersStillness());
  const loop = loops[chosen];
  if (!loop) return null;
  return (
    <figure>
      <div className="relative overflow-hidden rounded-xl border border-line bg-sunken shadow-high">
        <img
          key={loop.source}
          src={isPlaying ? loop.source : loop.poster}
          alt={loop.prompt}
          width={640}
          height={640}
          fetchPriority="high"
          style={{ backgroundImage: `url("${loop.poster}")` }}
          className="aspect-square w-full bg-cover object-cover"
        />
        <Button
          size="icon"
          className="absolute right-3 bottom-3"
          aria-label={isPlaying ? 'Pause the loop' : 'Play the loop'}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <figcaption className="min-w-0 grow basis-52 font-display text-lg leading-snug font-medium">
          “{loop.prompt}”
        </figcaption>
        <ul className="flex gap-2">
          {loops.map((one, index) => (
            <li key={one.source}>
              <button
                type="button"
                aria-label={one.prompt}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={classNames(
                  'block size-12 overflow-hidden rounded-md border-2 transition-[border-color,opacity]',
                  index === chosen
                    ? 'border-accent-text'
                    : 'border-transparent opacity-65 hover:opacity-100',
                )}
              >
                <img
                  src={one.poster}
                  alt=""
                  width={48}
                  height={48}
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
