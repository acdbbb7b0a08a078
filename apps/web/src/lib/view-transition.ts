import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import { prefersStillness } from './stillness.ts';

/** The picture that grows out of its thumbnail and shrinks back into it. */
export const PICTURE_TRANSITION = 'picture';

/**
 * Changes the page, once the input's own answer is painted, so that the thumbnail and the open picture seem to be one.
 * Where the browser cannot, or the person wants stillness, the change just happens.
 * @param thumbnail holds the transition's name while the open picture is not there
 */
export const morphPicture = (
  thumbnail: HTMLElement | null,
  direction: 'open' | 'close',
  change: () => void,
): void => afterPaint(() => morph(thumbnail, direction, change));

function morph(
  thumbnail: HTMLElement | null,
  direction: 'open' | 'close',
  change: () => void,
): void {
  if (
    !thumbnail?.isConnected ||
    prefersStillness() ||
    typeof document.startViewTransition !== 'function'
  ) {
    change();
    return;
  }
  const name = (value: string): void => {
    thumbnail.style.viewTransitionName = value;
  };
  if (direction === 'open') name(PICTURE_TRANSITION);
  const transition = document.startViewTransition(() => {
    name('');
    flushSync(change);
    if (direction === 'close') name(PICTURE_TRANSITION);
  });
  // A transition that is skipped, because another began or the tab is hidden, has still changed the page.
  transition.ready.catch(() => undefined);
  transition.finished.then(
    () => name(''),
    () => name(''),
  );
}
