import { MODEL_MESSAGES } from '@loopwright/contract';
import { createTurns } from '../../../platform/threads/turns.ts';
import { EngineError } from '../engine/engine-error.ts';
import { type Breaker, createBreaker } from './breaker.ts';

/** The way to one provider, which all models of it share. */
export interface ProviderLine {
  /**
   * Does the work when it is its turn.
   * @param model whose work it is
   * @param work its EngineErrors tell how the provider is, or the model
   * @throws EngineError `unavailable` at once while one of them is left alone
   * @throws the signal's reason when it fires before its turn
   */
  run<T>(model: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Seconds until it is worth asking for that model, or null when it is now. */
  awaySeconds(model: string): number | null;
}

/** @param concurrency requests at the same time */
export function createProviderLine(
  concurrency: number,
  newBreaker: () => Breaker = createBreaker,
): ProviderLine {
  const turns = createTurns(concurrency);
  const whole = newBreaker();
  /** One misspelt name takes none of the others away. */
  const models = new Map<string, Breaker>();

  function breakerOf(model: string): Breaker {
    const breaker = models.get(model) ?? newBreaker();
    models.set(model, breaker);
    return breaker;
  }

  function awaySeconds(model: string): number | null {
    const seconds = [whole.awaySeconds(), breakerOf(model).awaySeconds()];
    return Math.max(...seconds.map((rest) => rest ?? 0)) || null;
  }

  /** Takes the right to ask from both. */
  function enter(model: string): boolean {
    const own = breakerOf(model);
    if (!own.enter()) return false;
    if (whole.enter()) return true;
    own.leave(null);
    return false;
  }

  return {
    awaySeconds,

    async run(model, signal, work) {
      await turns.take(signal);
      try {
        if (!enter(model)) throw away(awaySeconds(model) ?? 1);
        const leave = ({ provider, model: own }: Findings): void => {
          whole.leave(provider);
          breakerOf(model).leave(own);
        };
        try {
          const result = await work();
          leave(WELL);
          return result;
        } catch (cause) {
          leave(findingsOf(cause, signal));
          throw cause;
        }
      } finally {
        turns.pass();
      }
    },
  };
}

/** Whether they have failed; null: that is not known. */
interface Findings {
  readonly provider: boolean | null;
  readonly model: boolean | null;
}

const WELL: Findings = { provider: false, model: false };
const UNKNOWN: Findings = { provider: null, model: null };

/** A refusal is an answer of a provider that is well. */
function findingsOf(cause: unknown, signal: AbortSignal): Findings {
  if (signal.aborted || !(cause instanceof EngineError)) return UNKNOWN;
  if (cause.code === 'refused') return WELL;
  return { ...UNKNOWN, [cause.blames]: true };
}

const away = (retryAfterSeconds: number): EngineError =>
  new EngineError('unavailable', {
    publicMessage: MODEL_MESSAGES.modelAway,
    isRetryable: true,
    mayHaveCost: false,
    retryAfterSeconds,
  });
