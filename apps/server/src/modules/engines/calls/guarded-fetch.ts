import type { IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';
import { fetchSignal } from './fetch-signal.ts';
import { nextHop, isRedirect } from './redirect.ts';
import { type CallLimits, type Hop, sendHop } from './send-hop.ts';
import { toResponse } from './to-response.ts';

const REDIRECTS_MAXIMUM = 5;

const MEGABYTE = 1024 * 1024;

/**
 * For images: 8 MB, or 6 MB in base64, the size of two million pixels that cannot be compressed, which is
 * more than any request asks for. The packages hold several copies of such a response in memory and parse
 * it on the event loop. Files have a higher limit, because they are not parsed.
 */
export const IMAGE_LIMITS: CallLimits = {
  connectMs: 10_000,
  answerMs: 240_000,
  silenceMs: 30_000,
  maximumBytes: 8 * MEGABYTE,
  imageBytes: 16 * MEGABYTE,
};

/** For clips. Some servers answer only when the clip is finished, and some with the clip itself. */
export const CLIP_LIMITS: CallLimits = {
  ...IMAGE_LIMITS,
  answerMs: 15 * 60 * 1000,
  maximumBytes: 12 * MEGABYTE,
  clipBytes: 64 * MEGABYTE,
};

/** Marks a request for the clip itself, and not for its status. */
export const ACCEPT_CLIP = 'video/*, */*';

/**
 * A fetch for model providers, whose responses may be wrong, slow, malicious or too large:
 *
 * - only http and https, and only public addresses, however they are written, resolved or redirected
 *   to; the one exception is the origin that the operator configured;
 * - no credentials and no body to an origin other than the requested one;
 * - deadlines for connecting, for the first byte and between two bytes; the given signal limits the
 *   whole request;
 * - never more than `maximumBytes`, or the limit for files, counted after decompression;
 * - a new connection for each request: with a stale one it is unknown whether the provider has started.
 *
 * @param trustedOrigin of the configured base URL; may have any address
 * @returns a fetch that throws CallError, or the signal's reason when it fires
 */
export function createGuardedFetch(
  trustedOrigin: string | null,
  limits: CallLimits = IMAGE_LIMITS,
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
  const { maximumBytes, imageBytes = maximumBytes, clipBytes = maximumBytes } = limits;
  if (isForClip) return clipBytes;
  return headers['content-type']?.startsWith('image/') === true ? imageBytes : maximumBytes;
}
