import type { IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';
import { fetchSignal } from './fetch-signal.ts';
import { nextHop, isRedirect } from './redirect.ts';
import { type CallLimits, type Hop, sendHop } from './send-hop.ts';
import { toResponse } from './to-response.ts';

const REDIRECTS_MAXIMUM = 5;

const MEGABYTE = 1024 * 1024;

/**
 * For pictures: 8 MB, or 6 in base64, which is what two million pixels take when nothing can be saved, more
 * than anybody is asked for here that answers so. A package has such an answer in memory several times over
 * while it reads it, and everybody waits for that. Files are not read.
 */
export const PICTURE_LIMITS: CallLimits = {
  connectMs: 10_000,
  answerMs: 240_000,
  silenceMs: 30_000,
  maximumBytes: 8 * MEGABYTE,
  pictureBytes: 16 * MEGABYTE,
};

/** For clips. Some servers answer when the clip is there, and not before, and some with the clip itself. */
export const CLIP_LIMITS: CallLimits = {
  ...PICTURE_LIMITS,
  answerMs: 15 * 60 * 1000,
  maximumBytes: 12 * MEGABYTE,
  clipBytes: 64 * MEGABYTE,
};

/** What says that a request is for a clip itself, and not for word of it. */
export const ACCEPT_CLIP = 'video/*, */*';

/**
 * A fetch for talking to model providers, which may be wrong, slow, taken over or simply large:
 *
 * - only http and https, and no address that is not public, however it is written, looked up or
 *   redirected to; the one exception is the origin that the operator configured;
 * - no credentials and no body to another origin than the one that was asked;
 * - deadlines for connecting, for the first byte and between two bytes; the whole is the caller's;
 * - never more than `maximumBytes`, or what is said for files, counted after decompression;
 * - a new connection for each request: a stale one would leave it open whether the provider has begun.
 *
 * @param trustedOrigin of the configured base URL; may be anywhere
 * @returns throws CallError, or the signal's reason when it fires
 */
export function createGuardedFetch(
  trustedOrigin: string | null,
  limits: CallLimits = PICTURE_LIMITS,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = fetchSignal(input, init);
    const isForClip = request.headers.get('accept') === ACCEPT_CLIP;
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
    let hop: Hop = {
      url: new URL(request.url),
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
    };
    for (let redirects = 0; ; redirects += 1) {
      const isTrusted = hop.url.origin === trustedOrigin;
      const message = await sendHop(hop, isTrusted, limits, signal);
      if (!isRedirect(message)) {
        const maximumBytes = bytesFor(message, isForClip, limits);
        return toResponse(message, { ...limits, maximumBytes }, signal);
      }
      message.destroy();
      if (redirects === REDIRECTS_MAXIMUM) {
        throw new CallError('too-many-redirects', 'redirected too often', true);
      }
      hop = nextHop(hop, message);
    }
  };
}

function bytesFor({ headers }: IncomingMessage, isForClip: boolean, limits: CallLimits): number {
  const { maximumBytes, pictureBytes = maximumBytes, clipBytes = maximumBytes } = limits;
  if (isForClip) return clipBytes;
  return headers['content-type']?.startsWith('image/') === true ? pictureBytes : maximumBytes;
}
