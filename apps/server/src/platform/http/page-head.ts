import type { Language } from '@loopwright/contract';
import { escapeHtml } from '../escape-html.ts';

/** `path` is a path of this server; sizes are in pixels. */
interface PreviewFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** What the server writes into the head of a page. What is left out stays as the build wrote it. */
export interface PageHead {
  /** Without the name of the product. */
  readonly title?: string;
  readonly description?: string;
  /** The path of the page's own address, by default the one of the request; null: it has none. */
  readonly path?: string | null;
  /** For link previews. */
  readonly image?: PreviewFile;
  /** A video for link previews. */
  readonly video?: PreviewFile & { readonly mimeType: string };
  /** A page that shows it in a frame, for link previews. */
  readonly player?: PreviewFile;
  /** The path with the description by oEmbed, with a query. */
  readonly oembedPath?: string;
  /** Search engines are told not to index the page. */
  readonly isPrivate?: boolean;
  /** JSON-LD in the vocabulary of https://schema.org. */
  readonly structuredData?: object;
}

interface HeadRequest {
  /** The parameters in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly language: Language;
}

interface HeadAnswer {
  /** 404: what the page is about does not exist. The page itself says so. */
  readonly status: 200 | 404;
  readonly head: PageHead;
  /** HTML in the place that the page keeps for it, until its script takes over. */
  readonly content?: string;
}

/** Gives the head of a page at the time of a request. */
export type HeadSource = (request: HeadRequest) => Promise<HeadAnswer> | HeadAnswer;

/** The place in a built page that a page with `FilledContent` keeps. */
const PLACE = '<div data-filled="true"></div>';

/** Puts HTML into the place that a built page keeps for it. */
export const fillContent = (html: string, content: string): string =>
  html.replace(PLACE, () => PLACE.replace('></', () => `>${content}</`));

/**
 * Fills the head of a built page.
 * @param publicUrl without a slash at its end
 */
export function fillHead(html: string, head: PageHead, publicUrl: string): string {
  const end = html.indexOf('</head>');
  const built = html.slice(0, end);
  const tidy = withPlainSpaces(head);
  const filled = replacements(tidy, publicUrl).reduce(
    (tags, [pattern, replacement]) => tags.replace(pattern, replacement),
    built,
  );
  return filled + addedTags(tidy, built, publicUrl) + html.slice(end);
}

/** HTML changes line breaks in attributes, and the browser's script compares their values. */
function withPlainSpaces({ title, description, ...head }: PageHead): PageHead {
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  return {
    ...head,
    ...(title !== undefined && { title: plain(title) }),
    ...(description !== undefined && { description: plain(description) }),
  };
}

type Replacement = readonly [RegExp, (tag: string, start: string) => string];

const contentOf = (names: string): RegExp =>
  new RegExp(`(<meta (?:name|property)="(?:${names})" content=")[^"]*`, 'g');

function replacements(head: PageHead, publicUrl: string): Replacement[] {
  const { title, description, path, image, video, player } = head;
  const all: Replacement[] = [];
  const set = (pattern: RegExp, value: string | number): void => {
    const text = escapeHtml(String(value));
    all.push([pattern, (tag, start) => start + text]);
  };
  const remove = (pattern: RegExp): void => void all.push([pattern, () => '']);

  if (title !== undefined) {
    const fullTitle = `${title} · Loopwright`;
    set(/(<title>)[^<]*/, fullTitle);
    set(contentOf('og:title|twitter:title|og:image:alt'), fullTitle);
  }
  if (description !== undefined)
    set(contentOf('description|og:description|twitter:description'), description);
  if (path === null) {
    remove(/<link rel="canonical"[^>]*>/);
    remove(/<meta property="og:url"[^>]*>/);
  } else if (path !== undefined) {
    set(/(<link rel="canonical" href=")[^"]*/, publicUrl + path);
    set(contentOf('og:url'), publicUrl + path);
  }
  if (image !== undefined) {
    set(contentOf('og:image|twitter:image'), publicUrl + image.path);
    set(contentOf('og:image:width'), image.width);
    set(contentOf('og:image:height'), image.height);
  }
  if (head.isPrivate === false) remove(/<meta name="robots" content="noindex"[^>]*>/);
  if (player !== undefined) set(contentOf('twitter:card'), 'player');
  if (video !== undefined) set(contentOf('og:type'), 'video.other');
  return all;
}

function addedTags(head: PageHead, built: string, publicUrl: string): string {
  const { title, description, path, isPrivate, structuredData } = head;
  const isNew = isPrivate === true && !built.includes('<meta name="robots"');
  const robots = isNew ? '<meta name="robots" content="noindex"/>' : '';
  const data = structuredData ? dataBlock('type="application/ld+json"', structuredData) : '';
  // The browser's script renders the same tags from these values, and so takes over those that are here.
  const values = { title, description, path, isPrivate };
  return (
    robots +
    previewTags(head, publicUrl) +
    data +
    dataBlock('type="application/json" id="page-head"', values)
  );
}

/** Tags that only some pages have. */
function previewTags({ video, player, oembedPath }: PageHead, publicUrl: string): string {
  const tag = (name: string, content: string | number): string =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(String(content))}"/>`;
  const sized = (name: string, { width, height }: PreviewFile): string =>
    tag(`${name}:width`, width) + tag(`${name}:height`, height);
  const parts: string[] = [];
  if (video !== undefined) {
    const url = publicUrl + video.path;
    parts.push(tag('og:video', url), tag('og:video:type', video.mimeType));
    if (url.startsWith('https:')) parts.push(tag('og:video:secure_url', url));
    parts.push(sized('og:video', video));
  }
  if (player !== undefined)
    parts.push(tag('twitter:player', publicUrl + player.path), sized('twitter:player', player));
  if (oembedPath !== undefined) {
    for (const format of ['json', 'xml']) {
      const type = format === 'json' ? 'application/json' : 'text/xml';
      const href = escapeHtml(`${publicUrl}${oembedPath}&format=${format}`);
      parts.push(`<link rel="alternate" type="${type}+oembed" href="${href}"/>`);
    }
  }
  return parts.join('');
}

/** Data in a script element. Without a `<` in the JSON, nothing ends the element early. */
const dataBlock = (attributes: string, data: object): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
