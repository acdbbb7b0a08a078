import { pathTo, POSTER_WIDTHS, type SharedCreation, SHARE_ROUTES } from '@loopwright/contract';
import { avatarPaths } from '../accounts/index.ts';
import {
  mimeTypeOf,
  presentSettings,
  type SharedVariant,
  STILL_WIDTHS,
  type StillWidth,
} from '../creations/index.ts';
import type { SharedRecord } from './store.ts';

/** The largest still, for link previews. */
export const PREVIEW_WIDTH = 1200 satisfies StillWidth;
const WIDEST_POSTER = Math.max(...POSTER_WIDTHS);

/** An MP4 of a shared loop. Sizes are in pixels. */
export interface SharedVideo {
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** A share as everybody may see it, with what its page, its head and its previews are made of. */
export interface Shared {
  readonly creation: SharedCreation;
  readonly creationId: string;
  readonly video: SharedVideo | null;
  readonly mimeType: string;
}

const FILE_NAMES = { image: 'image.png', gif: 'loop.gif' } as const;
export const VIDEO_NAME = 'loop.mp4';
export const stillName = (width: StillWidth): string => `still-${width}.jpg`;
const posterName = (width: number): string => `poster-${width}.webp`;

/** The path of a file of a share. */
export const sharedFilePath = (slug: string, name: string): string =>
  pathTo(SHARE_ROUTES.media, { slug, name });

/** The name of the whole file. */
export const fileNameOf = ({ kind }: Pick<SharedCreation, 'kind'>): string => FILE_NAMES[kind];

/** The file that a name stands for; undefined: none of the creation's own files has this name. */
export function variantOf(creation: SharedCreation, name: string): SharedVariant | undefined {
  if (name === fileNameOf(creation)) return { kind: 'whole' };
  const still = STILL_WIDTHS.find((width) => stillName(width) === name);
  if (still !== undefined) return { kind: 'still', width: still };
  const poster = POSTER_WIDTHS.find((width) => posterName(width) === name);
  return poster && { kind: 'poster', width: poster };
}

/**
 * The posters of a creation that are not wider than its file, for the attribute `srcset`: WebP is about half as large as
 * the JPEGs for link previews.
 * @param width of the file, in pixels
 */
export function sharedPosterSources(slug: string, width: number): string {
  const narrower = POSTER_WIDTHS.filter((some) => some < width);
  return POSTER_WIDTHS.slice(0, narrower.length + 1)
    .map((some) => `${sharedFilePath(slug, posterName(some))} ${Math.min(some, width)}w`)
    .join(', ');
}

/**
 * Leaves out what the maker does not show: nothing else of the record goes to others.
 * @param isOpen whether there is a community gallery, and with it pictures of users
 */
export function presentShared(
  record: SharedRecord,
  video: SharedVideo | null,
  isOpen: boolean,
): Shared {
  const { share, creation, makerAvatarToken: token } = record;
  const { slug } = share;
  const { id: creationId, kind, width, height, title, prompt, flashes, createdAt } = creation;
  const shown: SharedCreation = {
    slug,
    kind,
    width,
    height,
    createdAt: createdAt.toISOString(),
    title,
    altText: creation.altText,
    prompt: share.showsPrompt ? prompt : null,
    makerName: share.showsMaker ? record.makerName : null,
    makerUsername: share.showsMaker ? record.makerUsername : null,
    makerAvatar: share.showsMaker && isOpen && token !== null ? avatarPaths(token) : null,
    likes: record.likes,
    flashes,
    media: {
      file: sharedFilePath(slug, FILE_NAMES[kind]),
      still: sharedFilePath(slug, stillName(PREVIEW_WIDTH)),
      sources: sourcesOf(slug, kind, width),
      video: video && sharedFilePath(slug, VIDEO_NAME),
    },
    allowsDownload: share.allowsDownload,
    remix: share.allowsRemix ? { parentId: creationId, settings: settingsFor(record) } : null,
    remixedFrom: parentOf(record),
  };
  return { creation: shown, creationId, video, mimeType: mimeTypeOf(kind) };
}

/** Its posters; for more pixels the widest still, and the file of an image that is wider than that. */
function sourcesOf(slug: string, kind: SharedCreation['kind'], width: number): string {
  const path = (name: string): string => sharedFilePath(slug, name);
  const sources = [sharedPosterSources(slug, width)];
  if (width > WIDEST_POSTER)
    sources.push(`${path(stillName(PREVIEW_WIDTH))} ${Math.min(PREVIEW_WIDTH, width)}w`);
  if (width > PREVIEW_WIDTH && kind === 'image')
    sources.push(`${path(FILE_NAMES[kind])} ${width}w`);
  return sources.join(', ');
}

/** The negative prompt is a part of the prompt. */
function settingsFor({ share, creation }: SharedRecord): ReturnType<typeof presentSettings> {
  const settings = presentSettings(creation);
  if (settings === null || share.showsPrompt) return settings;
  const { negativePrompt: _, ...shown } = settings;
  return shown;
}

const parentOf = ({ parent }: SharedRecord): SharedCreation['remixedFrom'] =>
  parent?.slug == null ? null : { slug: parent.slug, title: parent.title };
