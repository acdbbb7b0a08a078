import { type FinishReason, generateText } from 'ai';
import { describeFailure } from './calls/describe-failure.ts';
import { createGuardedFetch } from './calls/guarded-fetch.ts';
import { createProviderLimiter } from './calls/provider-limiter.ts';
import type { CallLimits } from './calls/send-hop.ts';
import { EngineError } from './engine/engine-error.ts';
import type { TextFile, TextModel } from './engine/text-model.ts';
import type { TextModelConfig } from './models-config.ts';

/** One file for each provider, loaded when a model of it is configured. */
const TEXT_MODELS: Readonly<Record<string, () => Promise<TextFile>>> = {
  google: () => import('./text-models/google.ts'),
  openai: () => import('./text-models/openai.ts'),
  compatible: () => import('./text-models/compatible.ts'),
};

/** Short, because the user waits for the suggestion. */
const TEXT_LIMITS: CallLimits = {
  connectMs: 4_000,
  answerMs: 12_000,
  silenceMs: 5_000,
  maximumBytes: 256 * 1024,
};
const WHOLE_MS = 12_000;
const QUEUE_MS = 2_000;
/** Far more than an answer needs, because some models count their reasoning as well. */
const OUTPUT_TOKENS = 4_000;

/** The answer is complete, or the provider gives no reason. */
const COMPLETE: ReadonlySet<FinishReason> = new Set(['stop', 'other']);

/** Deadlines that tests shorten. */
export interface TextModelOptions {
  readonly wholeMs?: number;
  readonly queueMs?: number;
}

/**
 * Opens a text model with its own provider limiter: suggestions do not wait behind images, and their
 * failures do not make the image models unavailable.
 */
export async function openTextModel(
  { provider, model, apiKey, baseUrl }: TextModelConfig,
  concurrency: number,
  { wholeMs = WHOLE_MS, queueMs = QUEUE_MS }: TextModelOptions = {},
): Promise<TextModel> {
  const load = TEXT_MODELS[provider];
  if (load === undefined) throw new Error(`No text comes from ${provider}.`);
  const { openLanguageModel, providerOptions = {} } = await load();
  const origin = baseUrl === null ? null : new URL(baseUrl).origin;
  const fetch = createGuardedFetch(origin, TEXT_LIMITS);
  const languageModel = openLanguageModel({ model, apiKey, baseUrl, fetch });
  const limiter = createProviderLimiter(concurrency);
  const id = `${provider}:${model}`;
  globalThis.AI_SDK_LOG_WARNINGS = false;

  return {
    async write({ instructions, text }, signal) {
      const queueing = new AbortController();
      const timer = setTimeout(() => queueing.abort(tooBusy()), queueMs);
      try {
        return await limiter.run(id, AbortSignal.any([signal, queueing.signal]), async () => {
          clearTimeout(timer);
          const whole = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
          try {
            const answer = await generateText({
              model: languageModel,
              instructions,
              prompt: text,
              maxOutputTokens: OUTPUT_TOKENS,
              providerOptions,
              // The built-in rules replace a failed answer at once; a retry would only cost money.
              maxRetries: 0,
              abortSignal: whole,
            });
            const written = answer.text.trim();
            if (COMPLETE.has(answer.finishReason) && written !== '') return written;
            throw endedEarly(answer.finishReason);
          } catch (cause) {
            signal.throwIfAborted();
            const reason: unknown = whole.aborted ? whole.reason : cause;
            throw describeFailure(reason, id, [apiKey, text]);
          }
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const endedEarly = (reason: FinishReason): EngineError =>
  new EngineError('modelDeclined', { mayHaveCost: true, cause: new Error(`ended with ${reason}`) });

const tooBusy = (): EngineError =>
  new EngineError('modelBusy', { isRetryable: true, mayHaveCost: false });
