import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ORIGIN_PLACEHOLDER, type PageAudience, pageFileName } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Page } from './page.ts';
import { languageOf } from './request-language.ts';

const NOT_FOUND = 'not-found';
/** The page without content, which the browser renders; the only page during development. */
const BARE = 'index.html';

/** What pages depend on at run time. */
export interface PageDependencies {
  /** For absolute links. */
  readonly publicUrl: string;
  /** Guesses from the cookies whether the user is signed in, without a database query. */
  readonly audienceOf: (request: FastifyRequest) => PageAudience;
}

/**
 * The web app's HTML: `pages/<language>/<audience>/<name>.html` for every address in every
 * language, and the bare `index.html` for addresses that have not been prerendered.
 */
export class BuiltPages {
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #audienceOf: PageDependencies['audienceOf'];

  private constructor(pages: ReadonlyMap<string, Page>, { audienceOf }: PageDependencies) {
    this.#pages = pages;
    this.#audienceOf = audienceOf;
  }

  /** @returns null when the web app has not been built */
  static async read(webFolder: string, dependencies: PageDependencies): Promise<BuiltPages | null> {
    if (!existsSync(path.join(webFolder, BARE))) return null;
    const names = [BARE, ...(await prerenderedNames(webFolder))];
    const pages = await Promise.all(
      names.map(async (name): Promise<[string, Page]> => {
        const text = await readFile(path.join(webFolder, name), 'utf8');
        return [name, new Page(text.replaceAll(ORIGIN_PLACEHOLDER, () => dependencies.publicUrl))];
      }),
    );
    return new BuiltPages(new Map(pages), dependencies);
  }

  /** Hashes of the inline scripts of all pages, without duplicates. */
  get scriptHashes(): string[] {
    return [...new Set([...this.#pages.values()].flatMap((page) => page.scriptHashes))];
  }

  send(request: FastifyRequest, reply: FastifyReply, pagePath: string): Promise<FastifyReply> {
    return this.#send(request, reply, pageFileName(pagePath));
  }

  sendUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#send(request, reply.status(404), NOT_FOUND);
  }

  #send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const language = languageOf(request);
    const audience = this.#audienceOf(request);
    const prerendered = this.#pages.get(`pages/${language}/${audience}/${name}.html`);
    const page = prerendered ?? this.#pages.get(BARE);
    if (page === undefined) throw new Error(`The built web app has no ${BARE}`);
    if (prerendered !== undefined) reply.header('content-language', language);
    reply
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      .header('cache-control', audience === 'member' ? 'private, no-cache' : 'no-cache');
    return page.send(request, reply);
  }
}

/** Paths with forward slashes on every system. */
async function prerenderedNames(webFolder: string): Promise<string[]> {
  const folder = path.join(webFolder, 'pages');
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.posix.join('pages', ...name.split(path.sep)));
}
