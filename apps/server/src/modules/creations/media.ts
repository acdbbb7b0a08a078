import type { Readable } from 'node:stream';
import { type PlanName, PLANS } from '@loopwright/contract';
import type { Database } from '../../platform/database/database.ts';
import type { ByteRange, Storage } from '../../platform/storage/storage.ts';
import {
  creationFolder,
  type CreationRow,
  extensionOf,
  type MediaExtension,
  mimeTypeOf,
} from './creation.ts';
import { creationExists, findByMediaToken } from './store.ts';
import type { VariantRenderer, VariantRequest } from './variant.ts';

/** Widths of the light stills that a gallery shows, in pixels. */
export const POSTER_WIDTHS = [320, 480, 640, 960] as const;
export type PosterWidth = (typeof POSTER_WIDTHS)[number];

export interface MediaFile {
  readonly mimeType: string;
  /** Names the bytes among all that the same address may answer with. */
  readonly version: string;
  /** In bytes. null: the file was deleted a moment ago. */
  size(): Promise<number | null>;
  /** As `Storage.open`. */
  open(range?: ByteRange): Promise<Readable | null>;
  /** All bytes at once. null: the file was deleted a moment ago. */
  read(): Promise<Uint8Array | null>;
}

/** What may be seen of creations: masters for paying owners, watermarked copies for free ones. */
export interface Media {
  /** null when there is no such address (any more). */
  find(
    mediaToken: string,
    extension: MediaExtension,
    posterWidth: PosterWidth | null,
  ): Promise<MediaFile | null>;
}

export function createMedia(dependencies: {
  readonly database: Database;
  readonly storage: Storage;
  readonly renderVariant: VariantRenderer;
}): Media {
  const { database, storage, renderVariant } = dependencies;
  const rendering = new Map<string, Promise<number | null>>();

  /**
   * Renders a variant, once for all who ask at the same time, and keeps it in the storage.
   * @returns its size in bytes; null when the master was deleted a moment ago
   */
  function keepVariant(
    creation: CreationRow,
    variant: Variant,
    key: string,
  ): Promise<number | null> {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = findOrRender(creation, variant, key).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function findOrRender(
    creation: CreationRow,
    variant: Variant,
    key: string,
  ): Promise<number | null> {
    const kept = await storage.size(key);
    if (kept !== null) return kept;
    const master = await storage.get(creation.storageKey);
    if (master === null) return null;
    const bytes = await renderVariant({ ...variant.request, bytes: master });
    await storage.put(key, bytes, variant.mimeType);
    if (await creationExists(database.orm, creation.id)) return bytes.byteLength;
    // The creation was deleted meanwhile.
    await storage.delete(key);
    return null;
  }

  function fileOf(
    creation: CreationRow,
    plan: PlanName,
    posterWidth: PosterWidth | null,
  ): MediaFile {
    const variant = chooseVariant(creation, PLANS[plan].watermark, posterWidth);
    if (variant === null) {
      const key = creation.storageKey;
      return {
        mimeType: mimeTypeOf(creation.kind),
        version: 'master',
        size: () => storage.size(key),
        open: (range) => storage.open(key, range),
        read: () => storage.get(key),
      };
    }
    const key = `${creationFolder(creation.id)}/${variant.fileName}`;
    const size = () => keepVariant(creation, variant, key);
    return {
      mimeType: variant.mimeType,
      version: variant.fileName,
      size,
      open: async (range) => ((await size()) === null ? null : await storage.open(key, range)),
      read: async () => ((await size()) === null ? null : await storage.get(key)),
    };
  }

  return {
    async find(mediaToken, extension, posterWidth) {
      const found = await findByMediaToken(database.orm, mediaToken);
      if (found === null || extensionOf(found.creation.kind) !== extension) return null;
      return fileOf(found.creation, found.plan, posterWidth);
    },
  };
}

interface Variant {
  readonly fileName: string;
  readonly mimeType: string;
  readonly request: Omit<VariantRequest, 'bytes'>;
}

/** null: the master itself. */
function chooseVariant(
  { kind }: CreationRow,
  hasWatermark: boolean,
  posterWidth: PosterWidth | null,
): Variant | null {
  const mark = hasWatermark ? 'watermarked' : 'clean';
  if (posterWidth !== null) {
    return {
      fileName: `poster-${posterWidth}-${mark}.webp`,
      mimeType: 'image/webp',
      request: { kind, hasWatermark, posterWidth },
    };
  }
  if (!hasWatermark) return null;
  return {
    fileName: `${mark}.${extensionOf(kind)}`,
    mimeType: mimeTypeOf(kind),
    request: { kind, hasWatermark, posterWidth: null },
  };
}
