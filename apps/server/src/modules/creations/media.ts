import type { Readable } from 'node:stream';
import { type GenerationKind, type PlanName, PLANS, type PosterWidth } from '@loopwright/contract';
import { FRAME_DELTA_MIME_TYPE } from '@loopwright/media/node';
import type { Database } from '../../platform/database/database.ts';
import type { ByteRange, SignedUrlOptions, Storage } from '../../platform/storage/storage.ts';
import { findCreationAsset } from './assets.ts';
import {
  creationFolder,
  type CreationRow,
  extensionOf,
  type MediaExtension,
  mimeTypeOf,
  WATERMARKED_FRAMES_NAME,
} from './creation.ts';
import { creationExists, findByMediaToken, findMediaOf, type StoredMedia } from './store.ts';
import type { VariantRenderer, VariantRequest } from './variant.ts';

/** The widths of JPEG stills for link previews. */
export const STILL_WIDTHS = [320, 640, 1200] as const;
export type StillWidth = (typeof STILL_WIDTHS)[number];

/** A file of a creation for everybody; `width` is in pixels. */
export type SharedVariant =
  | { readonly kind: 'whole' }
  | { readonly kind: 'still'; readonly width: StillWidth }
  | { readonly kind: 'poster'; readonly width: PosterWidth };

export interface MediaFile {
  readonly mimeType: string;
  /** Identifies the variant among those that the same address can serve; part of the entity tag. */
  readonly version: string;
  /** @returns the size in bytes; null when the file has been deleted meanwhile */
  size(): Promise<number | null>;
  /** Opens the file, or a range of it; see `Storage.open`. */
  open(range?: ByteRange): Promise<Readable | null>;
  /** See `Storage.signUrl`. @returns null also when the file has been deleted meanwhile */
  signUrl(options: SignedUrlOptions): Promise<string | null>;
  /** @returns all bytes; null when the file has been deleted meanwhile */
  read(): Promise<Uint8Array | null>;
}

/** A file of a creation, and who may see it at its own address. */
export interface CreationFile extends MediaFile {
  readonly workspaceId: string;
  /** Whether everybody may. */
  readonly isOpen: boolean;
}

/** The files of creations: masters on paid plans, watermarked copies on the free plan. */
export interface Media {
  /** @returns null when the address does not exist, or no longer does */
  find(
    mediaToken: string,
    extension: MediaExtension,
    posterWidth: PosterWidth | null,
  ): Promise<CreationFile | null>;
  /**
   * A file of a creation for everybody: the whole file, or its first frame as a JPEG (`still`) or a WebP (`poster`).
   * @returns null when the creation has been deleted
   */
  findForShare(creationId: string, shared: SharedVariant): Promise<MediaFile | null>;
  /**
   * The best frames that there are of a creation, as a file of frames: those in full color, or else those of the master.
   * @param plan of the workspace that asks: a plan whose downloads carry the watermark gets marked frames
   * @returns null when they have been deleted
   */
  findFrames(
    creation: Pick<CreationRow, 'id' | 'kind'>,
    plan: PlanName,
  ): Promise<Pick<MediaFile, 'mimeType' | 'open'> | null>;
}

export function createMedia(dependencies: {
  readonly database: Database;
  readonly storage: Storage;
  readonly renderVariant: VariantRenderer;
}): Media {
  const { database, storage, renderVariant } = dependencies;
  const rendering = new Map<string, Promise<number | null>>();

  /**
   * Renders a variant once for all requests at the same time, and stores it.
   * @returns its size in bytes; null when the master has been deleted meanwhile
   */
  function keepVariant(
    creation: VariantSource,
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
    { id, fileKey }: VariantSource,
    variant: Variant,
    key: string,
  ): Promise<number | null> {
    const storedSize = await storage.size(key);
    if (storedSize !== null) return storedSize;
    const file = await storage.get(fileKey);
    if (file === null) return null;
    const bytes = await renderVariant({ ...variant.request, bytes: file });
    await storage.put(key, bytes, variant.mimeType);
    if (await creationExists(database.orm, id)) return bytes.byteLength;
    // The creation was deleted meanwhile.
    await storage.delete(key);
    return null;
  }

  const storedFile = (key: string, mimeType: string): MediaFile => ({
    mimeType,
    version: 'master',
    size: () => storage.size(key),
    open: (range) => storage.open(key, range),
    signUrl: (options) => storage.signUrl(key, options),
    read: () => storage.get(key),
  });

  function variantFile(source: VariantSource, variant: Variant): MediaFile {
    const key = `${creationFolder(source.id)}/${variant.fileName}`;
    const size = () => keepVariant(source, variant, key);
    return {
      mimeType: variant.mimeType,
      version: variant.fileName,
      size,
      open: async (range) => ((await size()) === null ? null : await storage.open(key, range)),
      signUrl: async (options) =>
        (await size()) === null ? null : await storage.signUrl(key, options),
      read: async () => ((await size()) === null ? null : await storage.get(key)),
    };
  }

  function fileOf({ id, kind, masterKey }: StoredMedia, variant: Variant | null): MediaFile {
    return variant === null
      ? storedFile(masterKey, mimeTypeOf(kind))
      : variantFile({ id, fileKey: masterKey }, variant);
  }

  return {
    async find(mediaToken, extension, posterWidth) {
      const found = await findByMediaToken(database.orm, mediaToken);
      if (found === null || extensionOf(found.kind) !== extension) return null;
      const { workspaceId, isOpen } = found;
      const variant = posterWidth === null ? wholeFile(found) : posterOf(found, posterWidth);
      return { ...fileOf(found, variant), workspaceId, isOpen };
    },

    async findForShare(creationId, shared) {
      const found = await findMediaOf(database.orm, creationId);
      return found && fileOf(found, sharedVariant(found, shared));
    },

    async findFrames({ id, kind }, plan) {
      const hasWatermark = PLANS[plan].watermark;
      const source = await findCreationAsset(database.orm, id, 'source');
      if (source !== null && (await storage.size(source.storageKey)) !== null) {
        const fileKey = source.storageKey;
        return hasWatermark
          ? variantFile({ id, fileKey }, WATERMARKED_FRAMES)
          : storedFile(fileKey, FRAME_DELTA_MIME_TYPE);
      }
      const master = await findCreationAsset(database.orm, id, 'master');
      return (
        master && variantFile({ id, fileKey: master.storageKey }, masterFrames(kind, hasWatermark))
      );
    },
  };
}

/** The creation, and the storage key of the file that a variant is rendered from. */
interface VariantSource {
  readonly id: string;
  readonly fileKey: string;
}

interface Variant {
  readonly fileName: string;
  readonly mimeType: string;
  readonly request: Omit<VariantRequest, 'bytes'>;
}

const WATERMARKED_FRAMES: Variant = {
  fileName: WATERMARKED_FRAMES_NAME,
  mimeType: FRAME_DELTA_MIME_TYPE,
  request: { kind: 'frames', hasWatermark: true, posterWidth: null },
};

const masterFrames = (kind: GenerationKind, hasWatermark: boolean): Variant => ({
  fileName: `master-${hasWatermark ? 'watermarked' : 'clean'}.frames`,
  mimeType: FRAME_DELTA_MIME_TYPE,
  request: { kind, hasWatermark, posterWidth: null, asFrames: true },
});

const markOf = ({ plan }: StoredMedia): 'watermarked' | 'clean' =>
  PLANS[plan].watermark ? 'watermarked' : 'clean';

const posterOf = (media: StoredMedia, posterWidth: PosterWidth): Variant => ({
  fileName: `poster-${posterWidth}-${markOf(media)}.webp`,
  mimeType: 'image/webp',
  request: { kind: media.kind, hasWatermark: PLANS[media.plan].watermark, posterWidth },
});

const stillOf = (media: StoredMedia, stillWidth: StillWidth): Variant => ({
  fileName: `still-${stillWidth}-${markOf(media)}.jpg`,
  mimeType: 'image/jpeg',
  request: {
    kind: media.kind,
    hasWatermark: PLANS[media.plan].watermark,
    posterWidth: stillWidth,
    posterFormat: 'jpeg',
  },
});

/** @returns null for the master itself */
function sharedVariant(media: StoredMedia, shared: SharedVariant): Variant | null {
  if (shared.kind === 'whole') return wholeFile(media);
  return shared.kind === 'still' ? stillOf(media, shared.width) : posterOf(media, shared.width);
}

/** @returns null for the master itself */
function wholeFile(media: StoredMedia): Variant | null {
  const { kind, plan } = media;
  if (!PLANS[plan].watermark) return null;
  return {
    fileName: `${markOf(media)}.${extensionOf(kind)}`,
    mimeType: mimeTypeOf(kind),
    request: { kind, hasWatermark: true, posterWidth: null },
  };
}
