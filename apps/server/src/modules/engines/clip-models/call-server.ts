import { APICallError } from 'ai';
import type { z } from 'zod';
import { providerFailed } from '../calls/provider-failures.ts';
import { parseJson } from '../calls/parse-json.ts';
import type { EngineError } from '../engine/engine-error.ts';
import { ACCEPT_CLIP } from '../calls/guarded-fetch.ts';

/** @throws APICallError for every answer but a good one, as the packages of the AI SDK do */
export async function fetchOk(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  throw callError(response, await response.text(), response.statusText);
}

/** The same where JSON of a certain form is expected. */
export async function fetchJson<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  schema: z.ZodType<T>,
): Promise<T> {
  const response = await fetchOk(fetch, url, init);
  const text = await response.text();
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw callError(response, '', 'not the JSON that was expected');
}

/** The bytes of a clip, from wherever its provider keeps it. */
export async function download(
  fetch: typeof globalThis.fetch,
  url: string,
  { headers, signal }: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<Uint8Array> {
  const asking = new Headers(headers);
  asking.set('accept', ACCEPT_CLIP);
  const { body } = await fetchOk(fetch, url, { headers: asking, signal: signal ?? null });
  // `arrayBuffer()` would have it in memory once more.
  const whole = Buffer.concat(body === null ? [] : await Array.fromAsync(body));
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.byteLength);
}

const callError = (response: Response, responseBody: string, message: string): APICallError =>
  new APICallError({
    message,
    url: '',
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody,
    isRetryable: false,
  });

/** The provider knows nothing of it any more. */
export const operationGone = (): EngineError => providerFailed('it is not there any more');

/** Whether the provider answered that there is no such thing. */
export const isGone = (cause: unknown): boolean =>
  cause instanceof Error &&
  'statusCode' in cause &&
  (cause.statusCode === 404 || cause.statusCode === 410);

const OVER = new Set([400, 404, 409, 410, 422]);

/** Breaks off what may be over already, which is no mistake. */
export async function cancelOperation(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<void> {
  await fetchOk(fetch, url, init).catch((cause: unknown) => {
    if (!APICallError.isInstance(cause) || !OVER.has(cause.statusCode ?? 0)) throw cause;
  });
}
