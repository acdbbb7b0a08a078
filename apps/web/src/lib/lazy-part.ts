import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { pause } from './pause.ts';

const RETRY_MS = 1000;
/** While the browser believes to be online: a file that is gone for good is not asked for again. */
const ATTEMPTS = 5;

/**
 * A part of a page whose code is loaded when it is first shown. Without a connection it is asked for
 * again until there is one, so that the rest of the page goes on.
 *
 * @param whenMissing shown when the code cannot be loaded at all, as some browsers remember a failed load; without
 *   it, the page shows that something broke
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let attempt = 1; ; attempt += navigator.onLine ? 1 : 0) {
      try {
        return { default: await load() };
      } catch (error) {
        if (attempt >= ATTEMPTS) {
          if (whenMissing) return { default: whenMissing };
          throw error;
        }
        await pause(RETRY_MS);
      }
    }
  });
}
