import type { ModelSettings } from './image-model.ts';

type Connection = Pick<ModelSettings, 'apiKey' | 'baseUrl' | 'fetch'>;

/** Converts the connection to settings of the AI SDK; its packages have defaults for null. */
export const aiSdkSettings = ({ apiKey, baseUrl, fetch }: Connection) => ({
  ...(apiKey !== null && { apiKey }),
  ...(baseUrl !== null && { baseURL: baseUrl }),
  fetch,
});

/** The same for Replicate, whose key setting is called `apiToken`. */
export const replicateSettings = ({ apiKey, ...rest }: Connection) => ({
  ...aiSdkSettings({ ...rest, apiKey: null }),
  ...(apiKey !== null && { apiToken: apiKey }),
});
