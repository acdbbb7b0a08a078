import { MODEL_MESSAGES } from '@loopwright/contract';
import { createTurns } from '../../../platform/threads/turns.ts';
import { EngineError } from '../engine/engine-error.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

/** The way to one provider, which all models of it share. */
export interface ProviderLimiter {
  /**
   * Does the work when it is its turn.
   * @param model whose work it is
   * @param work its EngineErrors tell how the provider is, or the model
   * @throws EngineError `unavailable` at once while one of them is left alone
   * @throws the signal's reason when it fires before its turn
   */
  run<T>(model: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Seconds until it is worth asking for that model, or null when it is now. */
  secondsUntilAvailable(model: string): number | null;
}

/** @param concurrency requests at the same time */
export function createProviderLimiter(
  concurrency: number,
  newBreaker: () => CircuitBreaker = createCircuitBreaker,
): ProviderLimiter {
  const turns = createTurns(concurrency);
  const whole = newBreaker();
  /** One misspelt name takes none of the others away. */
  const models = new Map<string, CircuitBreaker>();

  function breakerOf(model: string): CircuitBreaker {
    const breaker = models.get(model) ?? newBreaker();
    models.set(model, breaker);
    return breaker;
  }

  function awaySeconds(model: string): number | null {
    const seconds = [whole.secondsUntilAvailable(), breakerOf(model).secondsUntilAvailable()];
    return Math.max(...seconds.map((rest) => rest ?? 0)) || null;
  }

  /** Takes the right to ask from both. */
  function enter(model: string): boolean {
    const own = breakerOf(model);
    if (!own.tryAcquire()) return false;
    if (whole.tryAcquire()) return true;
    own.report(null);
    return false;
  }

  return {
    secondsUntilAvailable: awaySeconds,

    async run(model, signal, work) {
      await turns.take(signal);
      try {
        if (!enter(model)) throw unavailableError(awaySeconds(model) ?? 1);
        const leave = ({ provider, model: own }: Health): void => {
          whole.report(provider);
          breakerOf(model).report(own);
        };
        try {
          const result = await work();
          leave(HEALTHY);
          return result;
        } catch (cause) {
          leave(healthOf(cause, signal));
          throw cause;
        }
      } finally {
        turns.pass();
      }
    },
  };
}

/** Whether they have failed; null: that is not known. */
interface Health {
  readonly provider: boolean | null;
  readonly model: boolean | null;
}

const HEALTHY: Health = { provider: false, model: false };
const UNKNOWN: Health = { provider: null, model: null };

/** A refusal is an answer of a provider that is well. */
function healthOf(cause: unknown, signal: AbortSignal): Health {
  if (signal.aborted || !(cause instanceof EngineError)) return UNKNOWN;
  if (cause.code === 'refused') return HEALTHY;
  return { ...UNKNOWN, [cause.blames]: true };
}

const unavailableError = (retryAfterSeconds: number): EngineError =>
  new EngineError('unavailable', {
    publicMessage: MODEL_MESSAGES.modelAway,
    isRetryable: true,
    mayHaveCost: false,
    retryAfterSeconds,
  });
