/** Lets at most so many do something at the same time; the others wait in a row. */
export interface Turns {
  /** @throws the signal's reason when it fires before its turn */
  take(signal: AbortSignal): Promise<void>;
  /** Ends a turn that was taken. */
  pass(): void;
}

export function createTurns(concurrency: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async take(signal) {
      signal.throwIfAborted();
      if (running < concurrency) {
        running += 1;
        return;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const onAbort = (): void => {
        waiting.splice(waiting.indexOf(resolve), 1);
        reject(signal.reason);
      };
      waiting.push(resolve);
      signal.addEventListener('abort', onAbort, { once: true });
      await promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    pass() {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    },
  };
}
