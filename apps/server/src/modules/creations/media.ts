import { type PlanName, PLANS } from '@loopwright/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
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

interface MediaFile {
  readonly mimeType: string;
  /** Names the bytes among all that the same address may answer with. */
  readonly version: string;
  /** null: the file was deleted a moment ago. */
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
  const rendering = new Map<string, Promise<Uint8Array | null>>();

  /** Renders a variant once, whoever asks at the same time, and keeps it in the storage. */
  function readVariant(creation: CreationRow, variant: Variant): Promise<Uint8Array | null> {
    const key = `${creationFolder(creation.id)}/${variant.fileName}`;
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = readOrRender(creation, variant, key).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function readOrRender(
    creation: CreationRow,
    variant: Variant,
    key: string,
  ): Promise<Uint8Array | null> {
    const kept = await storage.get(key);
    if (kept !== null) return kept;
    const master = await storage.get(creation.storageKey);
    if (master === null) return null;
    const bytes = await renderVariant({ ...variant.request, bytes: master });
    await storage.put(key, bytes, variant.mimeType);
    // Deleted while we were at work: leave nothing behind.
    if (!(await creationExists(database.orm, creation.id))) await storage.delete(key);
    return bytes;
  }

  function fileOf(
    creation: CreationRow,
    plan: PlanName,
    posterWidth: PosterWidth | null,
  ): MediaFile {
    const variant = chooseVariant(creation, PLANS[plan].watermark, posterWidth);
    return variant === null
      ? {
          mimeType: mimeTypeOf(creation.kind),
          version: 'master',
          read: () => storage.get(creation.storageKey),
        }
      : {
          mimeType: variant.mimeType,
          version: variant.fileName,
          read: () => readVariant(creation, variant),
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
