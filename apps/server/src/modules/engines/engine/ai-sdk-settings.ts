import type { ModelSettings } from './image-model.ts';

type Connection = Pick<ModelSettings, 'apiKey' | 'baseUrl' | 'fetch'>;

/** How a provider is reached, in the words of the AI SDK. What is null is left to its package. */
export const aiSdkSettings = ({ apiKey, baseUrl, fetch }: Connection) => ({
  ...(apiKey !== null && { apiKey }),
  ...(baseUrl !== null && { baseURL: baseUrl }),
  fetch,
});

/** The same for Replicate, which calls its key a token. */
export const replicateSettings = ({ apiKey, ...rest }: Connection) => ({
  ...aiSdkSettings({ ...rest, apiKey: null }),
  ...(apiKey !== null && { apiToken: apiKey }),
});
