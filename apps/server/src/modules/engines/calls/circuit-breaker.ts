/** Failures in a row that open the breaker. */
const FAILURES = 5;
const OPEN_MS = 30_000;

/**
 * Stops requests to a provider that fails repeatedly, so that users learn at once what they would
 * otherwise wait for. After a pause one request is allowed; its outcome closes or reopens the breaker.
 */
export interface CircuitBreaker {
  /** Seconds until a request is allowed, or null when one is allowed now. Changes no state. */
  secondsUntilAvailable(): number | null;
  /** Takes permission for one request. False: no request is allowed now. */
  tryAcquire(): boolean;
  /** Reports the outcome of a permitted request; null: it says nothing about the provider. */
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
      if (isOpen()) opensAt = now() + OPEN_MS;
    },
  };
}
