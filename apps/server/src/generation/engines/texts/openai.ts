import { createOpenAI } from '@ai-sdk/openai';
import type { TextFile } from '../text-model.ts';

/** OpenAI, through `/responses`. */
export const openLanguageModel: TextFile['openLanguageModel'] = ({
  model,
  apiKey,
  baseUrl,
  fetch,
}) =>
  createOpenAI({
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseURL: baseUrl }),
    fetch,
  }).responses(model);

/** Otherwise it keeps what people write for a month. */
export const providerOptions = { openai: { store: false } };
