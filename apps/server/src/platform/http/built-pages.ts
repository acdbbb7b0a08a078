import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ORIGIN_PLACEHOLDER, type PageAudience, pageFileName, pathTo } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineScriptHashes } from './inline-scripts.ts';
import { fillContent, fillHead, type HeadSource } from './page-head.ts';
import { Page } from './page.ts';
import { languageOf } from './request-language.ts';

/** HTML for the page of a signed-in user; '' when there is none, also when the session has ended. */
export type PersonalSource = (request: FastifyRequest) => Promise<string>;

const NOT_FOUND = 'not-found';
/** The page without content, which the browser renders; the only page during development. */
const BARE = 'index.html';

/** What pages depend on at run time. */
export interface PageDependencies {
  /** For absolute links. */
  readonly publicUrl: string;
  /** Guesses from the cookies whether the user is signed in, without a database query. */
  readonly audienceOf: (request: FastifyRequest) => PageAudience;
  /** By page path: the pages whose heads are filled when they are requested. */
  readonly heads: Readonly<Record<string, HeadSource>>;
  /** By page path: what a signed-in user sees first, written into the page in the place that it keeps. */
  readonly personal: Readonly<Record<string, PersonalSource>>;
}

/**
 * The web app's HTML: `pages/<language>/<audience>/<name>.html` for every address in every
 * language, and the bare `index.html` for addresses that have not been prerendered.
 */
export class BuiltPages {
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #dependencies: PageDependencies;

  private constructor(pages: ReadonlyMap<string, Page>, dependencies: PageDependencies) {
    this.#pages = pages;
    this.#dependencies = dependencies;
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
    return inlineScriptHashes([...this.#pages.values()].map(({ text }) => text));
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    pagePath: string,
  ): Promise<FastifyReply> {
    const page = this.#find(request, reply, pageFileName(pagePath));
    const { [pagePath]: personal } = this.#dependencies.personal;
    if (personal !== undefined) {
      const own = await this.#makePersonal(request, reply, page, personal);
      return own.send(request, reply);
    }
    if (!this.#isFilled(pagePath)) return page.send(request, reply);
    const filled = await this.#fill(request, reply, page, pagePath);
    return filled.send(request, reply);
  }

  sendUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#find(request, reply, NOT_FOUND).send(request, reply.status(404));
  }

  /** The page in the language and for the audience of the request, with the headers of this choice. */
  #find(request: FastifyRequest, reply: FastifyReply, name: string): Page {
    const language = languageOf(request);
    const audience = this.#dependencies.audienceOf(request);
    const prerendered = this.#pages.get(`pages/${language}/${audience}/${name}.html`);
    const page = prerendered ?? this.#pages.get(BARE);
    if (page === undefined) throw new Error(`The built web app has no ${BARE}`);
    if (prerendered !== undefined) reply.header('content-language', language);
    reply
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      .header('cache-control', audience === 'member' ? 'private, no-cache' : 'no-cache');
    return page;
  }

  /** The page as it was built for visitors, and whenever there is nothing to write into it. */
  async #makePersonal(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    personal: PersonalSource,
  ): Promise<Page> {
    if (this.#dependencies.audienceOf(request) === 'visitor') return page;
    try {
      const content = await personal(request);
      if (content === '') return page;
      reply.header('cache-control', 'private, no-store');
      return new Page(fillContent(page.text, content), false);
    } catch (error) {
      request.log.error({ err: error }, 'what a user sees first could not be written into a page');
      return page;
    }
  }

  /** A page with a parameter was built once: at least its address is filled. */
  #isFilled(pagePath: string): boolean {
    return pagePath in this.#dependencies.heads || pagePath.includes(':');
  }

  /** The page as it is, with the status 503, when its head cannot be had: the page has its own error message. */
  async #fill(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    pagePath: string,
  ): Promise<Page> {
    const params = request.params as Readonly<Record<string, string>>;
    const { heads, publicUrl } = this.#dependencies;
    const { [pagePath]: source = asBuilt } = heads;
    try {
      const {
        status,
        head,
        content = '',
      } = await source({
        params,
        language: languageOf(request),
      });
      reply.status(status);
      const filled = fillHead(page.text, { path: pathTo(pagePath, params), ...head }, publicUrl);
      return new Page(fillContent(filled, content), false);
    } catch (error) {
      request.log.error({ err: error }, 'the head of a page could not be filled');
      reply.status(503).header('cache-control', 'no-store');
      return page;
    }
  }
}

const asBuilt: HeadSource = () => ({ status: 200, head: {} });

/** Paths with forward slashes on every system. */
async function prerenderedNames(webFolder: string): Promise<string[]> {
  const folder = path.join(webFolder, 'pages');
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.posix.join('pages', ...name.split(path.sep)));
}
