import { ASPECTS } from '@loopwright/contract';
import { EXAMPLE_STILLS } from './example-loops.ts';

/** Pixels of the side of the square. The other shapes are as large. */
const SQUARE = 68;

/** The shapes that there are, to scale. */
export function AspectFrames() {
  return (
    <ul className="mt-6 flex flex-wrap items-end gap-3">
      {ASPECTS.map((aspect, index) => {
        const [across = 1, down = 1] = aspect.split(':').map(Number);
        const stretch = Math.sqrt(across / down);
        const picture = EXAMPLE_STILLS[index];
        return (
          <li key={aspect} className="grid justify-items-center gap-1 text-xs text-ink-soft">
            {picture && (
              <img
                src={picture.poster}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                style={{ width: SQUARE * stretch, height: SQUARE / stretch }}
                className="rounded-md object-cover"
              />
            )}
            {aspect}
          </li>
        );
      })}
    </ul>
  );
}
