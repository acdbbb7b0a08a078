import { createGoogle } from '@ai-sdk/google';
import type { TextFile } from '../text-model.ts';

/** Google's Gemini. */
export const openLanguageModel: TextFile['openLanguageModel'] = ({
  model,
  apiKey,
  baseUrl,
  fetch,
}) =>
  createGoogle({
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseURL: baseUrl }),
    fetch,
  }).languageModel(model);
