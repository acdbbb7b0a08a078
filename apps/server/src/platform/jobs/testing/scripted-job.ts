import { z } from 'zod';
import type { Job, JobContext, JobDefinition } from '../job-definition.ts';

/** An attempt that the test holds in its hands. */
interface ScriptedAttempt {
  readonly input: string;
  readonly job: Job<string>;
  readonly context: JobContext;
  readonly finish: (output?: string) => void;
  readonly fail: (cause: unknown) => void;
}

export interface ScriptedJob {
  readonly definition: JobDefinition<string, string>;
  /** The next attempt that begins, or began and was not yet asked for. */
  next(): Promise<ScriptedAttempt>;
  /** From now on every attempt finishes at once. */
  finishAtOnce(): void;
  /** How many attempts have begun. */
  readonly begun: number;
  /** What hooks were called, as `hook input`. */
  readonly hooks: readonly string[];
}

/** A kind of job that does what the test says. Its input is a word. */
export function scriptJob(overrides: Partial<JobDefinition<string, string>> = {}): ScriptedJob {
  const waiting: ScriptedAttempt[] = [];
  const takers: ((attempt: ScriptedAttempt) => void)[] = [];
  const hooks: string[] = [];
  let begun = 0;
  let isQuick = false;

  const definition: JobDefinition<string, string> = {
    kind: 'scripted',
    input: z.string(),
    retryLimit: 2,
    backoffMs: [],
    timeoutMs: 60_000,
    failureMessage: 'generationFailed',
    priority: () => 0,
    concurrencyGroup: () => 'scripted',
    run(input, context, job) {
      begun += 1;
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      context.signal.addEventListener('abort', () => reject(context.signal.reason), { once: true });
      const attempt: ScriptedAttempt = {
        input,
        job,
        context,
        finish: (output = 'done') => resolve(output),
        fail: reject,
      };
      if (isQuick) attempt.finish();
      const taker = takers.shift();
      if (taker === undefined) waiting.push(attempt);
      else taker(attempt);
      return promise;
    },
    onCompleted: async (_, { input }, output) => void hooks.push(`completed ${input} ${output}`),
    onFailed: async (_, { input }, error) => void hooks.push(`failed ${input} ${error.kind}`),
    onCancelled: async (_, { input }) => void hooks.push(`cancelled ${input}`),
    cleanUp: async ({ input }, end) => void hooks.push(`clean-up ${input} ${end}`),
    ...overrides,
  };

  return {
    definition,
    hooks,
    get begun() {
      return begun;
    },
    next() {
      const attempt = waiting.shift();
      if (attempt !== undefined) return Promise.resolve(attempt);
      const { promise, resolve } = Promise.withResolvers<ScriptedAttempt>();
      takers.push(resolve);
      return promise;
    },
    finishAtOnce() {
      isQuick = true;
    },
  };
}
