import { APICallError } from 'ai';
import type { z } from 'zod';
import { ACCEPT_CLIP } from '../calls/guarded-fetch.ts';
import { parseJson } from '../calls/parse-json.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import type { EngineError } from '../engine/engine-error.ts';

/** @throws APICallError unless the response is successful, as the packages of the AI SDK do */
export async function fetchOk(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  throw callError(response, await response.text(), response.statusText);
}

/** Fetches JSON and validates it. @throws APICallError also for a response of another form */
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

/** Downloads a clip. */
export async function download(
  fetch: typeof globalThis.fetch,
  url: string,
  { headers, signal }: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<Uint8Array> {
  const requestHeaders = new Headers(headers);
  requestHeaders.set('accept', ACCEPT_CLIP);
  const { body } = await fetchOk(fetch, url, { headers: requestHeaders, signal: signal ?? null });
  // `arrayBuffer()` would hold a second copy in memory.
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

/** The provider no longer knows the operation. */
export const operationGone = (): EngineError => providerFailed('it is not there any more');

/** Whether the provider answered that the operation does not exist. */
export const isGone = (cause: unknown): boolean =>
  cause instanceof Error &&
  'statusCode' in cause &&
  (cause.statusCode === 404 || cause.statusCode === 410);

const ALREADY_ENDED = new Set([400, 404, 409, 410, 422]);

/** Cancels an operation; one that has already ended is no error. */
export async function cancelOperation(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<void> {
  await fetchOk(fetch, url, init).catch((cause: unknown) => {
    if (!APICallError.isInstance(cause) || !ALREADY_ENDED.has(cause.statusCode ?? 0)) throw cause;
  });
}
