import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface Page {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** The web app's HTML pages, few and small: kept in memory, compressed once. */
export class BuiltPages {
  readonly #pages: ReadonlyMap<string, Page>;

  private constructor(pages: ReadonlyMap<string, Page>) {
    this.#pages = pages;
  }

  static async read(folder: string): Promise<BuiltPages> {
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    const pages = await Promise.all(
      names.map(async (name) => [name, await readPage(path.join(folder, name))] as const),
    );
    return new BuiltPages(new Map(pages));
  }

  get texts(): string[] {
    return [...this.#pages.values()].map((page) => page.plain.toString('utf8'));
  }

  /** A page of its own when it was prerendered, else the bare page that renders in the browser. */
  send(request: FastifyRequest, reply: FastifyReply, pagePath: string): FastifyReply {
    const name = pagePath.slice(1);
    return this.#sendFirst(request, reply, [
      name === '' ? 'index.html' : `${name}.html`,
      path.join(name, 'index.html'),
      'app.html',
      'index.html',
    ]);
  }

  sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.status(404);
    return this.#sendFirst(request, reply, ['404.html', 'app.html', 'index.html']);
  }

  #sendFirst(
    request: FastifyRequest,
    reply: FastifyReply,
    candidates: readonly string[],
  ): FastifyReply {
    const name = candidates.find((candidate) => this.#pages.has(candidate));
    const page = name === undefined ? undefined : this.#pages.get(name);
    if (page === undefined) throw new Error('The built web app has no index.html');
    return sendPage(request, reply, page);
  }
}

async function readPage(file: string): Promise<Page> {
  const plain = await readFile(file);
  return {
    plain,
    brotli: await compressBrotli(plain),
    gzip: await compressGzip(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
