import { useSyncExternalStore } from 'react';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function onLoad(listener: () => void): () => void {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
}

/** Whether nobody can see the page, such as behind another tab. */
export const useIsHidden = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );

/** Whether all that the page needs is there: what follows takes nothing away from it. */
export const useIsLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );
