import type { Creation } from '@loopwright/contract';
import { type RefObject, useEffect, useState } from 'react';
import { prefersStillness } from '../../lib/stillness.ts';
import { watchMiddle } from './one-in-view.ts';

const posterOf = ({ url }: Creation, width: number): string => `${url}?poster=${width}`;

const hasNoHover = (): boolean => window.matchMedia?.('(hover: none)').matches ?? false;

/**
 * Whether a loop may move: under the pointer or the focus; where there is no pointer that hovers,
 * the one in the middle of the window. Never when the person asked for stillness.
 */
export function usePlaysNow(element: RefObject<HTMLElement | null>): {
  readonly isPlaying: boolean;
  readonly handlers: Readonly<Record<string, () => void>>;
} {
  const [isAttended, setIsAttended] = useState(false);
  const [isInMiddle, setIsInMiddle] = useState(false);

  useEffect(() => {
    if (!element.current || !hasNoHover()) return undefined;
    return watchMiddle(element.current, setIsInMiddle);
  }, [element]);

  const attend = (): void => setIsAttended(true);
  const leave = (): void => setIsAttended(false);
  return {
    isPlaying: (isAttended || isInMiddle) && !prefersStillness(),
    handlers: { onPointerEnter: attend, onPointerLeave: leave, onFocus: attend, onBlur: leave },
  };
}

/** A still that starts to move; stills just stay. */
export function MovingPicture({
  creation,
  isPlaying,
}: {
  readonly creation: Creation;
  readonly isPlaying: boolean;
}) {
  const [isReady, setIsReady] = useState(false);
  const moves = creation.kind === 'gif' && isPlaying;
  return (
    <>
      <img
        src={posterOf(creation, 480)}
        srcSet={`${posterOf(creation, 480)} 480w, ${posterOf(creation, 960)} 960w`}
        sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
        alt={creation.prompt}
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
