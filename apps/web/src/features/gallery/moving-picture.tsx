import type { Creation } from '@loopwright/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useStillness } from '../../lib/stillness.ts';
import { watchMiddle } from './one-in-view.ts';

const posterOf = ({ url }: Creation, width: number): string => `${url}?poster=${width}`;

const hasNoHover = (): boolean => window.matchMedia?.('(hover: none)').matches ?? false;

/**
 * Whether a loop may move: under the pointer or the focus; where there is no pointer that hovers,
 * the one in the middle of the window. Never in stillness.
 */
export function usePlaysNow(element: RefObject<HTMLElement | null>): {
  readonly isPlaying: boolean;
  readonly handlers: Readonly<Record<string, () => void>>;
} {
  const [isAttended, setIsAttended] = useState(false);
  const [isInMiddle, setIsInMiddle] = useState(false);
  const isStill = useStillness();

  useEffect(() => {
    if (!element.current || !hasNoHover()) return undefined;
    return watchMiddle(element.current, setIsInMiddle);
  }, [element]);

  const attend = (): void => setIsAttended(true);
  const leave = (): void => setIsAttended(false);
  return {
    isPlaying: (isAttended || isInMiddle) && !isStill,
    handlers: { onPointerEnter: attend, onPointerLeave: leave, onFocus: attend, onBlur: leave },
  };
}

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
