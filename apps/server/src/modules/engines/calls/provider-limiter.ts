import PQueue from 'p-queue';
import { runInQueue } from '../../../platform/threads/run-in-queue.ts';
import { EngineError } from '../engine/engine-error.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

/** Limits the requests to one provider, which all of its models share. */
export interface ProviderLimiter {
  /**
   * Does the work as soon as a slot is free.
   * @param model the model that the work uses
   * @param work its EngineErrors tell whether the provider or the model has failed
   * @throws EngineError `unavailable` at once while the circuit breaker of either is open
   * @throws the signal's reason when it fires before the work starts
   */
  run<T>(model: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Seconds until a request to that model is allowed, or null when it is allowed now. */
  secondsUntilAvailable(model: string): number | null;
}

/** @param concurrency requests at the same time */
export function createProviderLimiter(
  concurrency: number,
  newBreaker: () => CircuitBreaker = createCircuitBreaker,
): ProviderLimiter {
  const queue = new PQueue({ concurrency });
  const provider = newBreaker();
  /** One breaker for each model: a misspelt name does not make the others unavailable. */
  const models = new Map<string, CircuitBreaker>();

  function breakerOf(model: string): CircuitBreaker {
    const breaker = models.get(model) ?? newBreaker();
    models.set(model, breaker);
    return breaker;
  }

  function secondsUntilAvailable(model: string): number | null {
    const seconds = [provider.secondsUntilAvailable(), breakerOf(model).secondsUntilAvailable()];
    return Math.max(...seconds.map((rest) => rest ?? 0)) || null;
  }

  function tryAcquireBoth(model: string): boolean {
    const own = breakerOf(model);
    if (!own.tryAcquire()) return false;
    if (provider.tryAcquire()) return true;
    own.report(null);
    return false;
  }

  function report(model: string, health: Health): void {
    provider.report(health.provider);
    breakerOf(model).report(health.model);
  }

  return {
    secondsUntilAvailable,

    run: (model, signal, work) =>
      runInQueue(queue, signal, async () => {
        if (!tryAcquireBoth(model)) throw unavailableError(secondsUntilAvailable(model) ?? 1);
        try {
          const result = await work();
          report(model, HEALTHY);
          return result;
        } catch (cause) {
          report(model, healthOf(cause, signal));
          throw cause;
        }
      }),
  };
}

/** Whether the provider and the model have failed; null: unknown. */
interface Health {
  readonly provider: boolean | null;
  readonly model: boolean | null;
}

const HEALTHY: Health = { provider: false, model: false };
const UNKNOWN: Health = { provider: null, model: null };

/** A provider that refuses a prompt is healthy. */
function healthOf(cause: unknown, signal: AbortSignal): Health {
  if (signal.aborted || !(cause instanceof EngineError)) return UNKNOWN;
  if (cause.kind === 'refused') return HEALTHY;
  return { ...UNKNOWN, [cause.blames]: true };
}

const unavailableError = (retryAfterSeconds: number): EngineError =>
  new EngineError('modelAway', { isRetryable: true, mayHaveCost: false, retryAfterSeconds });
