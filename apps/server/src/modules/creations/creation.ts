import { randomBytes } from 'node:crypto';
import { type Creation, type GenerationKind, pathTo, ROUTES } from '@loopwright/contract';
import type { creations } from '../../schema/schema.ts';

/** A creation as it is stored. */
export type CreationRow = typeof creations.$inferSelect & {
  /** Whether the clip that the loop was cut from is still stored. */
  readonly isClipKept: boolean;
  /** Whether the creation that it was made from is there, and in the same workspace. */
  readonly hasOwnParent: boolean;
  /** The share of the creation that it was made from; null: it has none. */
  readonly parentSlug: string | null;
  /** The name of the member who made it; null in a personal workspace. */
  readonly madeBy: string | null;
};

/** 128 bits, so that the address of a creation cannot be guessed. */
const MEDIA_TOKEN_BYTES = 16;

/** The unguessable part of the address of a creation's file. */
export const newMediaToken = (): string => randomBytes(MEDIA_TOKEN_BYTES).toString('base64url');

export type MediaExtension = 'png' | 'gif';
export type MasterMimeType = 'image/png' | 'image/gif';

export const extensionOf = (kind: GenerationKind): MediaExtension =>
  kind === 'gif' ? 'gif' : 'png';

export const mimeTypeOf = (kind: GenerationKind): MasterMimeType => `image/${extensionOf(kind)}`;

/** The storage folder of all creations. */
export const CREATIONS_FOLDER = 'creations';

/** The storage folder of a creation, with all of its files. */
export const creationFolder = (id: string): string => `${CREATIONS_FOLDER}/${id}`;

/** The storage key of a creation's master file. */
export const masterKey = (id: string, kind: GenerationKind): string =>
  `${creationFolder(id)}/master.${extensionOf(kind)}`;

/** Clips are stored in the format that the model sent, and are never served. */
export const CLIP_MIME_TYPE = 'application/octet-stream';

/** The storage key of the clip that a creation was cut from. */
export const clipKey = (id: string): string => `${creationFolder(id)}/clip`;

/** The storage key of the frames that a loop was encoded from. */
export const sourceKey = (id: string): string => `${creationFolder(id)}/source.frames`;

/** The name of the file with the same frames and the watermark, in the folder of the creation. */
export const WATERMARKED_FRAMES_NAME = 'source-watermarked.frames';

/** Its storage key, from that of the frames without it. */
export const watermarkedKeyOf = (sourceStorageKey: string): string =>
  sourceStorageKey.replace(/[^/]+$/, WATERMARKED_FRAMES_NAME);

/** The storage key of the reference image that a creation was made with, until its source is stored. */
export const creationReferenceKey = (id: string): string => `${creationFolder(id)}/reference.png`;

/** The path of a creation's file. */
export const mediaPathOf = ({
  mediaToken,
  kind,
}: Pick<CreationRow, 'mediaToken' | 'kind'>): string =>
  pathTo(ROUTES.media, { name: `${mediaToken}.${extensionOf(kind)}` });

/** A creation as the API shows it. */
export const presentCreation = (row: CreationRow, isFavorite = false): Creation => ({
  id: row.id,
  url: mediaPathOf(row),
  prompt: row.prompt,
  kind: row.kind,
  width: row.width,
  height: row.height,
  createdAt: row.createdAt.toISOString(),
  seam: row.seam,
  flashes: row.flashes,
  clip: presentClip(row),
  title: row.title,
  altText: row.altText,
  isFavorite,
  madeBy: row.madeBy,
  folderId: row.folderId,
  parentId: row.hasOwnParent ? row.parentId : null,
  remixedFrom: row.hasOwnParent || row.parentSlug === null ? null : { slug: row.parentSlug },
  words: row.words,
  settings: presentSettings(row),
});

/** Width and height are those of the creation. */
export function presentSettings({ settings }: Pick<CreationRow, 'settings'>): Creation['settings'] {
  if (settings === null) return null;
  const { width: _, height: __, ...shown } = settings;
  return shown;
}

const presentClip = ({ clip, isClipKept: isKept }: CreationRow): Creation['clip'] =>
  clip && { cuts: [...clip.cuts], chosen: clip.chosen, isKept };
