import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quality for a page that is compressed for one request: half a millisecond instead of 25. */
const QUICK = 5;

/** One HTML page in memory, compressed at the first request. */
export class Page {
  readonly text: string;
  readonly #isKept: boolean;
  #bytes: Buffer | undefined;
  #etag: string | undefined;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  /** @param isKept whether it is sent many times, so that better compression pays */
  constructor(text: string, isKept = true) {
    this.text = text;
    this.#isKept = isKept;
  }

  /** Sends the page with the headers that depend on its bytes; the caller sets all others. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = this.#tag();
    reply.type('text/html; charset=utf-8').header('etag', etag);
    if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) {
      return reply.status(304).send();
    }
    const accepted = request.headers['accept-encoding'];
    if (allows(accepted, 'br')) {
      return reply.header('content-encoding', 'br').send(await this.#asBrotli());
    }
    if (allows(accepted, 'gzip')) {
      return reply.header('content-encoding', 'gzip').send(await this.#asGzip());
    }
    return reply.send(this.#plain);
  }

  /** Made at the first request: a start reads every page in every language. */
  get #plain(): Buffer {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  /** A weak ETag, because all encodings of the page share it. */
  #tag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  #asBrotli(): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: this.#isKept ? constants.BROTLI_MAX_QUALITY : QUICK,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length,
    };
    this.#brotli ??= compressBrotli(this.#plain, { params });
    return this.#brotli;
  }

  #asGzip(): Promise<Buffer> {
    const level = this.#isKept ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION;
    this.#gzip ??= compressGzip(this.#plain, { level });
    return this.#gzip;
  }
}

/** RFC 9110, section 12.5.3: a quality of 0 means never. */
const allows = (acceptEncoding: string | string[] | undefined, encoding: string): boolean =>
  [acceptEncoding ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((coding) => coding.replaceAll(/\s/g, '').toLowerCase().split(';q='))
    .some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0);

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === etag);
