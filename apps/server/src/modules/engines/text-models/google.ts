import { createGoogle } from '@ai-sdk/google';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { TextFile } from '../engine/text-model.ts';

/** Google's Gemini. */
export const openLanguageModel: TextFile['openLanguageModel'] = (settings) =>
  createGoogle(aiSdkSettings(settings)).languageModel(settings.model);
