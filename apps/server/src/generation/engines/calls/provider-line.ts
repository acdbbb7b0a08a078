import { MODEL_MESSAGES } from '@loopwright/contract';
import { createTurns } from '../../../threads/turns.ts';
import { EngineError } from '../engine-error.ts';
import { type Breaker, createBreaker } from './breaker.ts';

/** The way to one provider, which all models of it share. */
export interface ProviderLine {
  /**
   * Does the work when it is its turn.
   * @param work its EngineErrors tell how the provider is
   * @throws EngineError `unavailable` at once while the provider is left alone
   * @throws the signal's reason when it fires before its turn
   */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Seconds until it is worth asking, or null when it is now. */
  awaySeconds(): number | null;
}

/** @param concurrency requests at the same time */
export function createProviderLine(
  concurrency: number,
  breaker: Breaker = createBreaker(),
): ProviderLine {
  const turns = createTurns(concurrency);

  return {
    awaySeconds: () => breaker.awaySeconds(),

    async run(signal, work) {
      await turns.take(signal);
      try {
        if (!breaker.enter()) throw away(breaker.awaySeconds() ?? 1);
        try {
          const result = await work();
          breaker.leave(false);
          return result;
        } catch (cause) {
          breaker.leave(saysSomething(cause, signal) ? isOutage(cause) : null);
          throw cause;
        }
      } finally {
        turns.pass();
      }
    },
  };
}

const saysSomething = (cause: unknown, signal: AbortSignal): boolean =>
  !signal.aborted && cause instanceof EngineError;

/** A refusal is an answer of a provider that is well. */
const isOutage = (cause: unknown): boolean =>
  cause instanceof EngineError && cause.code !== 'refused';

const away = (retryAfterSeconds: number): EngineError =>
  new EngineError('unavailable', {
    publicMessage: MODEL_MESSAGES.modelAway,
    isRetryable: true,
    mayHaveCost: false,
    retryAfterSeconds,
  });
