import type { Creation } from '@loopwright/contract';
import { useState } from 'react';

const posterOf = ({ url }: Creation, width: number): string => `${url}?poster=${width}`;

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
  const moves = creation.kind === 'gif' && isPlaying;
  return (
    <>
      <img
        src={posterOf(creation, 480)}
        srcSet={`${posterOf(creation, 320)} 320w, ${posterOf(creation, 480)} 480w, ${posterOf(creation, 960)} 960w`}
        sizes={`${Math.round(width)}px`}
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
