import type { Creation } from '@loopwright/contract';
import { classNames } from '../../ui/class-names.ts';

const PLACES = ['-rotate-6', 'rotate-3', 'rotate-6 translate-y-1'] as const;
const COUNT = PLACES.length;

/** A user's newest creations as a handful of prints, or the frames that wait for them. */
export function LatestPictures({ latest }: { readonly latest: readonly Creation[] }) {
  return (
    <div className="flex pr-1" aria-hidden="true">
      {PLACES.map((place, index) => {
        // The newest lies on top.
        const creation = latest[COUNT - 1 - index];
        return (
          <div
            key={place}
            className={classNames(
              'size-20 overflow-hidden rounded-md border bg-surface transition-transform duration-200 not-first:-ml-7 group-hover:rotate-0',
              creation ? 'border-line shadow-low' : 'border-dashed border-line-strong/60',
              place,
            )}
          >
            {creation && (
              <img
                src={`${creation.url}?poster=480`}
                alt=""
                decoding="async"
                className="size-full animate-fade object-cover"
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
