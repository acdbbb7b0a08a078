import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { CallError } from './call-error.ts';
import { checkHost, publicLookup } from './public-lookup.ts';

/** Milliseconds and bytes that one request may take. */
export interface CallLimits {
  readonly connectMs: number;
  /** From the connection to the head of the response. */
  readonly answerMs: number;
  /** Longest time between two bytes. */
  readonly silenceMs: number;
  readonly maximumBytes: number;
  /** For a response whose content type is an image; `maximumBytes` when absent. */
  readonly imageBytes?: number;
  /** For a response that was requested as a clip; `maximumBytes` when absent. */
  readonly clipBytes?: number;
}

/** One HTTP request; redirects make several of one fetch. */
export interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/**
 * Sends a request.
 *
 * @param isTrusted whether the address may be private
 * @returns the response, of which only the head has been read
 */
export async function sendHop(
  { url, method, headers, body }: Hop,
  isTrusted: boolean,
  limits: CallLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  signal.throwIfAborted();
  const send = { 'http:': requestHttp, 'https:': requestHttps }[url.protocol];
  if (send === undefined) {
    throw new CallError('forbidden-address', `${url.protocol} is not spoken here`, false);
  }
  if (!isTrusted) checkHost(url.hostname);

  let wasSent = false;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = send(url, {
    method,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body !== null && { 'content-length': String(body.byteLength) }),
    },
    agent: false,
    ...(!isTrusted && { lookup: publicLookup }),
  });
  const giveUp = (message: string) => request.destroy(new CallError('too-slow', message, wasSent));
  let timer = setTimeout(() => giveUp('no connection in time'), limits.connectMs);
  request.once('socket', (socket) => {
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      wasSent = true;
      clearTimeout(timer);
      timer = setTimeout(() => giveUp('no answer in time'), limits.answerMs);
    });
  });
  const onAbort = (): void => void request.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  request.once('response', resolve);
  request.on('error', reject);
  request.end(body ?? undefined);
  try {
    return await promise;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof CallError) throw cause;
    throw new CallError(wasSent ? 'broken' : 'unreachable', describe(cause), wasSent, cause);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

const describe = (cause: unknown): string =>
  cause instanceof Error ? cause.message || cause.name : String(cause);
