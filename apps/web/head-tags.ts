import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Language, ORIGIN_PLACEHOLDER, pageFileName } from '@loopwright/contract';

/** What React writes first: tags that belong into the head. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)/s;

/** What search engines show of a title, and the useful length of a description. */
const TITLE_LENGTH_MAXIMUM = 60;
const DESCRIPTION_LENGTH = { minimum: 70, maximum: 160 } as const;

const LOCALES = { de: 'de_DE', en: 'en_US', es: 'es_ES', fr: 'fr_FR', ja: 'ja_JP' } as const;

/** Splits what React rendered into the tags of the head and the rest. */
export function splitHead(html: string): { readonly head: string; readonly body: string } {
  let body = html;
  let head = '';
  for (let tag = HOISTED.exec(body); tag; tag = HOISTED.exec(body)) {
    head += tag[0];
    body = body.slice(tag[0].length);
  }
  return { head, body };
}

/** @throws for a page without a title, a description or an address, or, in English, of an unsuitable length */
export function checkHead(head: string, pagePath: string, language: Language): void {
  const required = ['<title>', 'name="description"', 'rel="canonical"'];
  const missing = required.filter((mark) => !head.includes(mark));
  if (missing.length > 0) throw new Error(`The head of ${pagePath} lacks ${missing.join(', ')}`);
  // Crawlers are answered in English (docs/decisions/0009): the others only have to be there.
  if (language !== 'en') return;
  const title = titleOf(head);
  const description = descriptionOf(head);
  const { minimum, maximum } = DESCRIPTION_LENGTH;
  if (title.length > TITLE_LENGTH_MAXIMUM) throw new Error(`Too long for ${pagePath}: ${title}`);
  if (description.length < minimum || description.length > maximum) {
    throw new Error(`Not ${minimum} to ${maximum} letters for ${pagePath}: ${description}`);
  }
}

/**
 * The tags that link previews read, from the head that React wrote. The browser's script does without them.
 * @param folder of the built web app; its folder `cards` has images of 1200 × 630 pixels named after pages
 */
export function previewTags(
  head: string,
  folder: string,
  pagePath: string,
  language: Language,
): string {
  const card = `cards/${pageFileName(pagePath)}.jpg`;
  const image = existsSync(path.join(folder, card)) ? card : 'cards/home.jpg';
  const values = {
    title: titleOf(head),
    description: descriptionOf(head),
    image: `${ORIGIN_PLACEHOLDER}/${image}`,
  };
  const both = Object.entries(values).map(
    ([name, value]) =>
      `<meta property="og:${name}" content="${value}"/><meta name="twitter:${name}" content="${value}"/>`,
  );
  return [
    ...both,
    `<meta property="og:image:alt" content="${values.title}"/>`,
    `<meta property="og:url" content="${ORIGIN_PLACEHOLDER}${pagePath}"/>`,
    `<meta property="og:locale" content="${LOCALES[language]}"/>`,
  ].join('');
}

const titleOf = (head: string): string => /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';

const descriptionOf = (head: string): string =>
  /name="description" content="(.*?)"/s.exec(head)?.[1] ?? '';
