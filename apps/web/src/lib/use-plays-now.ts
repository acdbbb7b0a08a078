import { type RefObject, useEffect, useState } from 'react';
import { watchMiddle } from './one-in-view.ts';
import { useStillness } from './stillness.ts';

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
