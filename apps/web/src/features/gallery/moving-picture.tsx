import { type Creation, posterOf, posterSources } from '@loopwright/contract';
import { useState } from 'react';
import { useMayBeFetched } from './scroll-speed.ts';

/** A few percent less than the card, which does not show: phones then often need the next smaller file. */
const SIZE_FACTOR = 0.94;

/** A still that starts to move; stills just stay. */
export function MovingPicture({
  creation,
  isPlaying,
  width,
}: {
  readonly creation: Creation;
  readonly isPlaying: boolean;
  /** CSS pixels. */
  readonly width: number;
}) {
  const [isReady, setIsReady] = useState(false);
  const mayBeFetched = useMayBeFetched();
  const moves = creation.kind === 'gif' && isPlaying;
  if (!mayBeFetched) return null;
  return (
    <>
      <img
        src={posterOf(creation.url, 480)}
        srcSet={posterSources(creation.url)}
        sizes={`${Math.round(width * SIZE_FACTOR)}px`}
        alt={creation.altText ?? creation.prompt}
        draggable={false}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      {moves && (
        <img
          src={creation.url}
          alt=""
          onLoad={() => setIsReady(true)}
          className={`absolute inset-0 size-full object-cover ${isReady ? '' : 'invisible'}`}
        />
      )}
    </>
  );
}
