import { useSyncExternalStore } from 'react';
import { prefersStillness } from '../../lib/stillness.ts';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.('(prefers-reduced-motion: reduce)');
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the person asked for less motion. Yes, until there is a browser to ask. */
export const useStillness = (): boolean =>
  useSyncExternalStore(subscribe, prefersStillness, () => true);
