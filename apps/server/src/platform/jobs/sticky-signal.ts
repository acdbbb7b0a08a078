export interface StickySignal {
  readonly set: () => void;
  /** @returns false when the time has passed without it */
  readonly next: (timeoutMs: number) => Promise<boolean>;
}

/** A signal that is kept when it comes while nothing waits. One waiter at a time. */
export function stickySignal(): StickySignal {
  let isSet = false;
  let wake: (() => void) | null = null;
  return {
    set() {
      isSet = true;
      wake?.();
    },
    async next(timeoutMs) {
      if (!isSet) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, timeoutMs);
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      const wasSet = isSet;
      isSet = false;
      return wasSet;
    },
  };
}
