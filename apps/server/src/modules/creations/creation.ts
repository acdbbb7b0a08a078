import { type Creation, type GenerationKind, pathTo, ROUTES } from '@loopwright/contract';
import type { creations } from '../../schema/schema.ts';

export type CreationRow = typeof creations.$inferSelect;

export type MediaExtension = 'png' | 'gif';
export type MasterMimeType = 'image/png' | 'image/gif';

export const extensionOf = (kind: GenerationKind): MediaExtension =>
  kind === 'gif' ? 'gif' : 'png';

export const mimeTypeOf = (kind: GenerationKind): MasterMimeType => `image/${extensionOf(kind)}`;

/** Of everything that is stored for creations. */
export const CREATIONS_FOLDER = 'creations';

/** Everything that is stored for a creation lies in this folder. */
export const creationFolder = (id: string): string => `${CREATIONS_FOLDER}/${id}`;

/** Where the master of a creation lies. */
export const masterKey = (id: string, kind: GenerationKind): string =>
  `${creationFolder(id)}/master.${extensionOf(kind)}`;

/** Where the clip lies that a creation was cut from, while it is kept. */
export const clipKey = (id: string): string => `${creationFolder(id)}/clip`;

/** A creation as its owner sees it. */
export const presentCreation = (row: CreationRow): Creation => ({
  id: row.id,
  url: pathTo(ROUTES.media, { name: `${row.mediaToken}.${extensionOf(row.kind)}` }),
  prompt: row.prompt,
  kind: row.kind,
  width: row.width,
  height: row.height,
  createdAt: row.createdAt.toISOString(),
  seam: row.seam,
  clip: presentClip(row),
});

const presentClip = ({ clip, clipKeptUntil }: CreationRow): Creation['clip'] =>
  clip && {
    cuts: [...clip.cuts],
    chosen: clip.chosen,
    keptUntil: clipKeptUntil?.toISOString() ?? null,
  };
