import { type Language, pathTo, SHARE_PAGE, SHARE_ROUTES } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import { STILL_WIDTHS } from '../creations/index.ts';
import { fitInto, titleOf } from './description.ts';
import { sharedFilePath, type Shared, stillName } from './shared-creation.ts';

/** The size that the site which shows it has room for, in pixels. */
interface Room {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** How long others may keep an answer: taking back reaches them then. */
const CACHE_SECONDS = 300;

const PATHS = [SHARE_PAGE, SHARE_ROUTES.embed].map(
  (route) => new RegExp(`^${pathTo(route, { slug: '' })}([0-9A-Za-z]+)/?$`),
);

/** @returns the slug in the address of a page or a player of this server; null for any other address */
export function slugIn(address: string, publicUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(publicUrl).origin) return null;
  for (const pattern of PATHS) {
    const slug = pattern.exec(pathname)?.[1];
    if (slug !== undefined) return slug;
  }
  return null;
}

/** An answer by the standard, https://oembed.com: a photo as such, everything that moves as a player. */
export function oembedOf(
  shared: Shared,
  room: Room,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Readonly<Record<string, string | number>> {
  const { creation } = shared;
  const title = titleOf(creation, language);
  const common = {
    version: '1.0',
    title,
    ...(creation.makerName !== null && { author_name: creation.makerName }),
    provider_name: 'Loopwright',
    provider_url: `${publicUrl}/`,
    cache_age: CACHE_SECONDS,
  };
  const still = stillFor(shared, room, publicUrl);
  const thumbnail = still && {
    thumbnail_url: still.url,
    thumbnail_width: still.width,
    thumbnail_height: still.height,
  };
  const photo = creation.kind === 'image' ? (wholeFor(shared, room, publicUrl) ?? still) : null;
  if (photo !== null) return { type: 'photo', ...common, ...photo, ...thumbnail };
  const { width, height } = fitInto(creation, room);
  const source = `${publicUrl}${pathTo(SHARE_ROUTES.embed, { slug: creation.slug })}`;
  return {
    type: creation.kind === 'gif' ? 'video' : 'rich',
    ...common,
    html: `<iframe src="${escapeHtml(source)}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy"></iframe>`,
    width,
    height,
    ...thumbnail,
  };
}

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const fits = ({ width, height }: Picture, room: Room): boolean =>
  width <= (room.width ?? Infinity) && height <= (room.height ?? Infinity);

function wholeFor({ creation }: Shared, room: Room, publicUrl: string): Picture | null {
  const { width, height, media } = creation;
  const whole = { url: publicUrl + media.file, width, height };
  return fits(whole, room) ? whole : null;
}

/** The largest still that fits; null: there is room for none. */
function stillFor({ creation }: Shared, room: Room, publicUrl: string): Picture | null {
  for (const stillWidth of STILL_WIDTHS.toReversed()) {
    const path = sharedFilePath(creation.slug, stillName(stillWidth));
    const still = { url: publicUrl + path, ...fitInto(creation, { width: stillWidth }) };
    if (fits(still, room)) return still;
  }
  return null;
}

/** XML allows fewer characters than JSON: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The same as XML. */
export function oembedXml(fields: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(fields).map(
    ([name, value]) => `<${name}>${escapeHtml(String(value).replaceAll(FORBIDDEN, ''))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
