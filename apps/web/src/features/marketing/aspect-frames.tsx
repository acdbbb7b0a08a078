import { ASPECTS } from '@loopwright/contract';
import { EXAMPLE_STILLS } from './example-loops.ts';

/** The shapes that there are, to scale and all of the same area. */
export function AspectFrames() {
  return (
    <ul className="mt-6 flex max-w-96 items-end gap-3">
      {ASPECTS.map((aspect, index) => {
        const [across = 1, down = 1] = aspect.split(':').map(Number);
        const picture = EXAMPLE_STILLS[index];
        return (
          <li
            key={aspect}
            style={{ flexGrow: Math.sqrt(across / down) }}
            className="min-w-0 basis-0 text-center text-xs text-ink-soft"
          >
            {picture && (
              <img
                src={picture.poster}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                style={{ aspectRatio: across / down }}
                className="mb-1.5 w-full rounded-md object-cover"
              />
            )}
            {aspect}
          </li>
        );
      })}
    </ul>
  );
}
