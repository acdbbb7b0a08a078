import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CallError } from './call-error.ts';
import type { CallLimits } from './send-hop.ts';

const WITHOUT_BODY = new Set([204, 205, 304]);

/** Converts Node's response to that of fetch, with limits on the size of the body and its pauses. */
export function toResponse(
  message: IncomingMessage,
  limits: CallLimits,
  signal: AbortSignal,
): Response {
  const { statusCode: status = 0, headers } = message;
  if (Number(headers['content-length']) > limits.maximumBytes) {
    message.destroy();
    throw tooLarge(limits);
  }
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'content-encoding' && typeof value === 'string') kept.set(name, value);
  }
  if (WITHOUT_BODY.has(status)) {
    message.resume();
    return new Response(null, { status, headers: kept });
  }
  const body = streamOf(readBody(message, limits, signal));
  return new Response(body, { status, headers: kept });
}

/** Equals `ReadableStream.from`, which the DOM types lack. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* readBody(
  message: IncomingMessage,
  limits: CallLimits,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const giveUp = (): void =>
    void message.destroy(new CallError('too-slow', 'the answer stood still', true));
  let silence = setTimeout(giveUp, limits.silenceMs);
  const onAbort = (): void => void message.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  let bytes = 0;
  try {
    signal.throwIfAborted();
    for await (const chunk of decoded(message) as AsyncIterable<Uint8Array>) {
      clearTimeout(silence);
      silence = setTimeout(giveUp, limits.silenceMs);
      bytes += chunk.byteLength;
      if (bytes > limits.maximumBytes) throw tooLarge(limits);
      yield chunk;
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof CallError) throw cause;
    throw new CallError('broken', 'the answer broke off', true, cause);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
    message.destroy();
  }
}

/** The request accepts no compression, but a proxy may compress anyway. */
function decoded(message: IncomingMessage): Readable {
  const decoder = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[message.headers['content-encoding'] ?? ''];
  // The last stream of the pipeline emits the errors.
  return decoder === undefined ? message : pipeline(message, decoder(), () => undefined);
}

const tooLarge = ({ maximumBytes }: CallLimits): CallError =>
  new CallError('too-large', `the answer has more than ${maximumBytes} bytes`, true);
