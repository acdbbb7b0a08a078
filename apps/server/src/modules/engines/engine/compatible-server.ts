import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { aiSdkSettings } from './ai-sdk-settings.ts';
import type { ModelSettings } from './image-model.ts';

/** What the AI SDK calls such servers, also where it is told what they alone know. */
export const COMPATIBLE = 'compatible';

/** A server of the operator's that speaks as OpenAI does. */
export function compatibleServer(settings: Pick<ModelSettings, 'apiKey' | 'baseUrl' | 'fetch'>) {
  const { baseUrl } = settings;
  if (baseUrl === null) throw new Error('A compatible server needs an address.');
  return createOpenAICompatible({
    ...aiSdkSettings(settings),
    name: COMPATIBLE,
    baseURL: baseUrl,
  });
}
