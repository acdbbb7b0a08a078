import {
  CSRF_COOKIE,
  CSRF_HEADER,
  LENIENT_HANDLING,
  PREFER_HEADER,
  ROUTES,
} from '@loopwright/contract';
import { apiErrorFrom } from './api-error.ts';
import { readCookie } from './cookies.ts';

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as it is when it is form data, else as JSON. */
  readonly body?: FormData | Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Asks who is signed in without an error in the console when it is nobody. */
export const CALMLY = { [PREFER_HEADER]: LENIENT_HANDLING } as const;

/** Any answer of the session call sets the anti-forgery cookie anew. */
const renewCsrfCookie = (): Promise<Response> =>
  fetch(ROUTES.me, { credentials: 'include', headers: CALMLY });

function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, signal } = options;
  const headers = new Headers(options.headers);
  const token = method === 'GET' ? null : readCookie(CSRF_COOKIE);
  if (token !== null) headers.set(CSRF_HEADER, token);
  const isForm = body instanceof FormData;
  if (body && !isForm) headers.set('Content-Type', 'application/json');
  return fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/**
 * Calls our own backend, with cookies and the anti-forgery header and without a timeout. When the
 * anti-forgery token turns out to be stale it is renewed and the call made once more.
 * @throws ApiError when the answer is not 2xx; TypeError when there is no answer
 */
export async function callApi(path: string, options: RequestOptions = {}): Promise<Response> {
  const changesSomething = (options.method ?? 'GET') !== 'GET';
  if (changesSomething && readCookie(CSRF_COOKIE) === null) await renewCsrfCookie();
  const response = await send(path, options);
  if (response.ok) return response;
  const error = await apiErrorFrom(response);
  if (!changesSomething || error.code !== 'csrf-failed') throw error;
  await renewCsrfCookie();
  const secondResponse = await send(path, options);
  if (secondResponse.ok) return secondResponse;
  throw await apiErrorFrom(secondResponse);
}

/** The JSON of an answer; the contract says what is in it. */
export async function callForJson<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
  const response = await callApi(path, options);
  return (await response.json()) as Answer;
}
