import { type RefObject, useRef } from 'react';

/** Pixels between a place and a picture that has come to rest there. */
const SETTLED_PX = 2;

interface CarouselTrack {
  readonly track: RefObject<HTMLUListElement | null>;
  /** Scrolls one place before the first, to any, or one place after the last. */
  readonly scrollTo: (place: number, behavior: 'smooth' | 'instant') => void;
  readonly handleScroll: () => void;
  /** From now on the user scrolls, not the timer. */
  readonly handleGrab: () => void;
}

/**
 * A row of slides that the browser scrolls and snaps. A copy of the first slide follows the last:
 * from the copy the row jumps back to the first slide invisibly, so that it has no end.
 * @param onArrive called with the slide in view, whenever the user scrolls
 */
export function useCarouselTrack(count: number, onArrive: (slide: number) => void): CarouselTrack {
  const track = useRef<HTMLUListElement>(null);
  const target = useRef<number | null>(null);

  const leftOf = (place: number): number => {
    const slide = track.current?.children[place];
    return slide instanceof HTMLElement ? slide.offsetLeft : 0;
  };
  const jump = (place: number): void =>
    track.current?.scrollTo({ left: leftOf(place), behavior: 'instant' });

  const scrollTo: CarouselTrack['scrollTo'] = (place, behavior) => {
    if (place < 0) jump(count);
    target.current = place < 0 ? count - 1 : place;
    track.current?.scrollTo({ left: leftOf(target.current), behavior });
  };

  const handleScroll = (): void => {
    const left = track.current?.scrollLeft ?? 0;
    const place = Math.round(left / (leftOf(1) || 1));
    const isSettled = Math.abs(left - leftOf(place)) < SETTLED_PX;
    // Unless we have just been put there, to leave it backwards.
    const isAtEnd = isSettled && place === count && (target.current ?? count) === count;
    if (isAtEnd) jump(0);
    if (target.current === null) onArrive(place % count);
    else if (isSettled && place === target.current) target.current = null;
  };

  const handleGrab = (): void => {
    target.current = null;
  };

  return { track, scrollTo, handleScroll, handleGrab };
}
