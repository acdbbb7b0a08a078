import { useState, useSyncExternalStore } from 'react';
import { createDeviceFlag } from './device-flag.ts';

/** Whether the person paused all motion; index.html knows the key too. */
export const motionPause = createDeviceFlag('motion-paused');

const reducedMotion = (): MediaQueryList | undefined =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether loops wait for a press: the system asks for less motion, or the person paused all of it. */
export const prefersStillness = (): boolean =>
  typeof window !== 'undefined' && (motionPause.isOn() || (reducedMotion()?.matches ?? false));

function subscribe(listener: () => void): () => void {
  const query = reducedMotion();
  const unsubscribe = motionPause.subscribe(listener);
  query?.addEventListener('change', listener);
  return () => {
    unsubscribe();
    query?.removeEventListener('change', listener);
  };
}

/** As `prefersStillness`, and follows changes. Yes, until there is a browser to ask. */
export const useStillness = (): boolean =>
  useSyncExternalStore(subscribe, prefersStillness, () => true);

/** Whether the person paused all motion, and the way to change it. */
export function useMotionPause(): { readonly isPaused: boolean; readonly toggle: () => void } {
  const isPaused = useSyncExternalStore(motionPause.subscribe, motionPause.isOn, () => false);
  return { isPaused, toggle: () => motionPause.set(!isPaused) };
}

/**
 * Whether one moving picture plays. What is chosen for it holds until stillness changes for all
 * pictures.
 */
export function usePlaying(): [isPlaying: boolean, choose: (isPlaying: boolean) => void] {
  const isStill = useStillness();
  const [isPlaying, setIsPlaying] = useState(!isStill);
  const [wasStill, setWasStill] = useState(isStill);
  if (wasStill !== isStill) {
    setWasStill(isStill);
    setIsPlaying(!isStill);
  }
  return [isPlaying, setIsPlaying];
}
