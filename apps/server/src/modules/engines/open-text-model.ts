import { MODEL_MESSAGES } from '@loopwright/contract';
import { type FinishReason, generateText } from 'ai';
import { describeFailure } from './calls/describe-failure.ts';
import { createProviderLimiter } from './calls/provider-limiter.ts';
import type { CallLimits } from './calls/send-hop.ts';
import { EngineError } from './engine/engine-error.ts';
import { createGuardedFetch } from './calls/guarded-fetch.ts';
import type { TextModelConfig } from './models-config.ts';
import type { TextFile, TextModel } from './engine/text-model.ts';

/** One file a provider, loaded when it is named. */
const TEXTS: Readonly<Record<string, () => Promise<TextFile>>> = {
  google: () => import('./text-models/google.ts'),
  openai: () => import('./text-models/openai.ts'),
  compatible: () => import('./text-models/compatible.ts'),
};

/** Somebody waits for it with a finger on the button. */
const TEXT_LIMITS: CallLimits = {
  connectMs: 4_000,
  answerMs: 12_000,
  silenceMs: 5_000,
  maximumBytes: 256 * 1024,
};
const WHOLE_MS = 12_000;
const TURN_MS = 2_000;
/** Far more than an answer has: some models think in the same tokens. */
const OUTPUT_TOKENS = 4_000;

/** It said all that it wanted to, or does not tell. */
const DONE: ReadonlySet<FinishReason> = new Set(['stop', 'other']);

/** Not for operators: what tests cannot wait for. */
export interface TextModelOptions {
  readonly wholeMs?: number;
  readonly turnMs?: number;
}

/**
 * Opens a text model, with a line to its provider of its own: nobody who wants a word waits behind
 * pictures, and what fails here says nothing about those.
 */
export async function openTextModel(
  { provider, model, apiKey, baseUrl }: TextModelConfig,
  concurrency: number,
  { wholeMs = WHOLE_MS, turnMs = TURN_MS }: TextModelOptions = {},
): Promise<TextModel> {
  const load = TEXTS[provider];
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
      const turn = new AbortController();
      const impatience = setTimeout(() => turn.abort(tooBusy()), turnMs);
      try {
        return await limiter.run(id, AbortSignal.any([signal, turn.signal]), async () => {
          clearTimeout(impatience);
          const whole = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
          try {
            const answer = await generateText({
              model: languageModel,
              instructions,
              prompt: text,
              maxOutputTokens: OUTPUT_TOKENS,
              providerOptions,
              // Rules stand in for it at once; asking again would only cost.
              maxRetries: 0,
              abortSignal: whole,
            });
            const said = answer.text.trim();
            if (DONE.has(answer.finishReason) && said !== '') return said;
            throw endedEarly(answer.finishReason);
          } catch (cause) {
            signal.throwIfAborted();
            const reason: unknown = whole.aborted ? whole.reason : cause;
            throw describeFailure(reason, id, [apiKey, text]);
          }
        });
      } finally {
        clearTimeout(impatience);
      }
    },
  };
}

const endedEarly = (reason: FinishReason): EngineError =>
  new EngineError('refused', {
    publicMessage: MODEL_MESSAGES.modelDeclined,
    mayHaveCost: true,
    cause: new Error(`ended with ${reason}`),
  });

const tooBusy = (): EngineError =>
  new EngineError('unavailable', {
    publicMessage: MODEL_MESSAGES.modelBusy,
    isRetryable: true,
    mayHaveCost: false,
  });
