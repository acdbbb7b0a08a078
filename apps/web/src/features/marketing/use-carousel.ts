import { TIMING } from '@loopwright/contract';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { usePlaying, useStillness } from '../../lib/stillness.ts';
import { useCarouselTrack } from './use-carousel-track.ts';
import { useIsHidden, useIsLoaded } from './use-window.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which of the slides is shown, and when the next one comes. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPlaying, choosePlaying] = usePlaying();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  /** Whether the person, and not the clock, asked for the slide: then it is announced. */
  const [isChosen, setIsChosen] = useState(false);
  const isStill = useStillness();
  const isHidden = useIsHidden();
  const isLoaded = useIsLoaded();

  const isWatched = isPointedAt || isFocused;
  const isAdvancing = isPlaying && isLoaded && !isStill && !isWatched && !isHidden;

  const { track, scrollTo, handleScroll, handleGrab } = useCarouselTrack(count, (slide) => {
    if (slide === current) return;
    setIsChosen(true);
    setCurrent(slide);
  });

  const show = (place: number, byPerson: boolean): void => {
    setIsChosen(byPerson);
    setCurrent((place + count) % count);
    scrollTo(place, isStill ? 'instant' : 'smooth');
  };
  const advance = useEffectEvent((place: number) => show(place, false));

  useEffect(() => {
    if (!isAdvancing) return undefined;
    const timer = setTimeout(() => advance(current + 1), TIMING.carouselMs);
    return () => clearTimeout(timer);
  }, [isAdvancing, current]);

  const togglePlaying = (): void => {
    choosePlaying(!isPlaying);
    // Play wins over the pause that the pointer or the focus on the carousel causes.
    if (!isPlaying) {
      setIsPointedAt(false);
      setIsFocused(false);
    }
  };

  return {
    current,
    isPlaying,
    isAdvancing,
    isChosen,
    /** Whether the loop itself plays: only after the rest of the page is loaded. */
    isMoving: isPlaying && isLoaded,
    choose: (slide: number): void => show(slide, true),
    togglePlaying,
    trackProps: {
      ref: track,
      /** What scrolls must be scrollable by keyboard. */
      tabIndex: 0,
      onScroll: handleScroll,
      onPointerDown: handleGrab,
      onTouchStart: handleGrab,
      onWheel: handleGrab,
    },
    regionHandlers: {
      onPointerEnter: (event: PointerEvent): void => setIsPointedAt(event.pointerType === 'mouse'),
      onPointerLeave: (): void => setIsPointedAt(false),
      // A mouse click leaves the focus behind as well; only focus by keyboard pauses.
      onFocus: (event: FocusEvent): void => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (): void => setIsFocused(false),
      onKeyDown: (event: KeyboardEvent): void => {
        const step = STEPS[event.key];
        if (step === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        show(current + step, true);
      },
    },
  };
}
