import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { aiSdkSettings } from './ai-sdk-settings.ts';
import type { ModelSettings } from './image-model.ts';

/** The name of such servers for the AI SDK, also as the key of their provider options. */
export const COMPATIBLE = 'compatible';

/** A server of the operator with OpenAI's API. */
export function compatibleServer(settings: Pick<ModelSettings, 'apiKey' | 'baseUrl' | 'fetch'>) {
  const { baseUrl } = settings;
  if (baseUrl === null) throw new Error('A compatible server needs an address.');
  return createOpenAICompatible({
    ...aiSdkSettings(settings),
    name: COMPATIBLE,
    baseURL: baseUrl,
  });
}
