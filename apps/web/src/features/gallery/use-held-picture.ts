import { useSyncExternalStore } from 'react';

/** After the click that ends a press. */
function listenForRelease(listener: () => void): () => void {
  const later = (): void => void setTimeout(listener);
  window.addEventListener('pointerup', later);
  window.addEventListener('pointercancel', later);
  return () => {
    window.removeEventListener('pointerup', later);
    window.removeEventListener('pointercancel', later);
  };
}

const isHeld = (): boolean => document.querySelector('.first-pictures :active') !== null;

/**
 * Whether a picture that the server wrote into the page is being pressed. The press would be lost if its end found
 * another element there, so that the gallery takes the picture's place only afterwards.
 */
export const useHeldPicture = (): boolean =>
  useSyncExternalStore(listenForRelease, isHeld, () => false);
