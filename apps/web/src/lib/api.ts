import {
  CSRF_COOKIE,
  CSRF_HEADER,
  LENIENT_HANDLING,
  type MessageCode,
  PREFER_HEADER,
  ROUTES,
} from '@loopwright/contract';
import { ApiError, apiErrorFrom } from './api-error.ts';
import { readCookie } from './cookies.ts';

declare global {
  interface Window {
    /** What index.html asked for before the scripts came, once; nothing where there was no answer. */
    takeEarlyAnswer?: (path: string) => Promise<Response | undefined> | undefined;
  }
}

interface RequestOptions {
  /** Without one, it is a GET. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as it is when it is form data, else as JSON. */
  readonly body?: FormData | Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page is left. For at most 64 kB. */
  readonly keepalive?: boolean;
}

/** The anti-forgery token is absent or stale. */
const STALE_CSRF_TOKEN: MessageCode = 'csrf';

/** Asks for the session without an error in the console when the user is signed out. */
export const CALMLY = { [PREFER_HEADER]: LENIENT_HANDLING } as const;

/** Any answer of the session call sets the anti-forgery cookie anew. */
const renewCsrfCookie = (): Promise<Response> =>
  fetch(ROUTES.me, { credentials: 'include', headers: CALMLY });

/** Aborts the pending reads, and those that begin before it is replaced. */
let reads = new AbortController();

/** Reads that visitors may make. */
const FOR_ALL: ReadonlySet<string> = new Set([ROUTES.me, ROUTES.configuration]);

/**
 * Aborts all reads except those that visitors may make, and lets none begin. After a sign-out they
 * would only be refused, with errors in the console.
 * @returns a function that allows reads again
 */
export function holdReads(): () => void {
  reads.abort();
  return () => {
    reads = new AbortController();
  };
}

let hearUnauthenticated = (): void => undefined;

/** @param listener is called when a call is refused because the user is signed out */
export function onUnauthenticated(listener: () => void): void {
  hearUnauthenticated = listener;
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method, body, signal, keepalive = false } = options;
  const headers = new Headers(options.headers);
  const token = readCookie(CSRF_COOKIE);
  if (token !== null && method) headers.set(CSRF_HEADER, token);
  const isForm = body instanceof FormData;
  const ends = method || FOR_ALL.has(path) ? [] : [reads.signal];
  if (signal) ends.push(signal);
  if (body && !isForm) headers.set('Content-Type', 'application/json');
  const early = method ? undefined : window.takeEarlyAnswer?.(path);
  const response =
    (early && (await early)) ??
    (await fetch(path, {
      ...(method && { method }),
      headers,
      credentials: 'include',
      ...(keepalive && { keepalive }),
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.any(ends),
    }));
  if (response.ok) return response;
  // The session call is how the listener finds out.
  if (response.status === 401 && path !== ROUTES.me) hearUnauthenticated();
  throw await apiErrorFrom(response);
}

/**
 * Calls our own backend, with cookies and the anti-forgery header and without a timeout. When the
 * anti-forgery token turns out to be stale it is renewed and the call made once more.
 * @throws ApiError when the answer is not 2xx; TypeError when there is no answer
 */
export async function callApi(path: string, options: RequestOptions = {}): Promise<Response> {
  if (options.method && readCookie(CSRF_COOKIE) === null) await renewCsrfCookie();
  try {
    return await send(path, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== STALE_CSRF_TOKEN) throw error;
  }
  await renewCsrfCookie();
  return send(path, options);
}

/** The JSON of an answer, which development and tests hold to the contract. */
export async function callForJson<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
  const response = await callApi(path, options);
  const answer = (await response.json()) as Answer;
  if (import.meta.env.DEV) await holdToContract(path, answer);
  return answer;
}

/** An answer that breaks the contract is told to the console as well: callers may get over an error. */
async function holdToContract(path: string, answer: unknown): Promise<void> {
  const { checkAnswer } = await import('./check-answer.ts');
  try {
    checkAnswer(path, answer);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
    throw error;
  }
}
