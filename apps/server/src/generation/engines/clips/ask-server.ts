import { MODEL_MESSAGES } from '@loopwright/contract';
import { APICallError } from 'ai';
import type { z } from 'zod';
import { refusalOf } from '../calls/refusals.ts';
import { EngineError } from '../engine-error.ts';

/** @throws APICallError for every answer but a good one, as the packages of the AI SDK do */
export async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  throw callError(response, await response.text(), response.statusText);
}

/** The same where JSON of a certain form is expected. */
export async function askForJson<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  schema: z.ZodType<T>,
): Promise<T> {
  const response = await ask(fetch, url, init);
  const text = await response.text();
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw callError(response, '', 'not the JSON that was expected');
}

export const readBytes = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** The provider has begun and given up. @param reason what it says */
export function gaveUp(reason: string): EngineError {
  const refusal = refusalOf(reason);
  return new EngineError(refusal === null ? 'internal' : 'refused', {
    publicMessage: refusal ?? MODEL_MESSAGES.modelFailed,
    isRetryable: refusal === null,
    mayHaveCost: true,
    cause: new Error(`The clip failed: ${reason.slice(0, 300)}`),
  });
}

/** The provider knows nothing of it any more. */
export const expired = (): EngineError => gaveUp('it is not there any more');
