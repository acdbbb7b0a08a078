import { createOpenAI } from '@ai-sdk/openai';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { TextFile } from '../engine/text-model.ts';

/** OpenAI, through `/responses`. */
export const openLanguageModel: TextFile['openLanguageModel'] = (settings) =>
  createOpenAI(aiSdkSettings(settings)).responses(settings.model);

/** Without this option OpenAI stores the prompts of users for a month. */
export const providerOptions = { openai: { store: false } };
