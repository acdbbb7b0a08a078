/** Failures in a row before a provider is left alone. */
const FAILURES = 5;
const REST_MS = 30_000;

/**
 * Leaves a provider alone that fails again and again, so that people hear at once what they would
 * otherwise wait for. After a rest one request may try; its end decides for all.
 */
export interface CircuitBreaker {
  /** Seconds until it is worth asking, or null when it is now. Changes nothing. */
  secondsUntilAvailable(): number | null;
  /** Takes the right to ask. False: nobody may now. */
  tryAcquire(): boolean;
  /** How what was entered has ended; null: it says nothing about the provider. */
  report(hasFailed: boolean | null): void;
}

export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let opensAt = 0;
  let isProbing = false;
  const isOpen = (): boolean => failures >= FAILURES;

  return {
    secondsUntilAvailable() {
      if (!isOpen()) return null;
      const rest = opensAt - now();
      if (rest > 0) return Math.ceil(rest / 1000);
      return isProbing ? 1 : null;
    },
    tryAcquire() {
      if (!isOpen()) return true;
      if (isProbing || opensAt > now()) return false;
      isProbing = true;
      return true;
    },
    report(hasFailed) {
      isProbing = false;
      if (hasFailed === null) return;
      failures = hasFailed ? failures + 1 : 0;
      if (isOpen()) opensAt = now() + REST_MS;
    },
  };
}
