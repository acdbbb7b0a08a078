import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MediaAsset, PlanName } from '@loopwright/contract';
import { notFoundError } from '../../platform/errors.ts';
import {
  type AssetRow,
  type CreationRow,
  findCreation,
  findCreationAsset,
  type Media,
} from '../creations/index.ts';
import { readFacts, type SourceDependencies } from '../sources/index.ts';
import { findLayerAssets, setAssetHash } from './store.ts';

export interface LayerMediaDependencies extends SourceDependencies {
  readonly media: Pick<Media, 'findFrames'>;
}

/** @throws AppError `not-found` when the workspace has no such creation */
export async function requireCreation(
  { database }: Pick<SourceDependencies, 'database'>,
  workspaceId: string,
  id: string,
): Promise<CreationRow> {
  const creation = await findCreation(database.orm, workspaceId, id);
  if (creation === null) throw notFoundError();
  return creation;
}

/** A creation as a layer names it. */
interface LayerMedia {
  readonly media: MediaAsset;
  readonly hasAlpha: boolean;
}

/**
 * A creation as a layer names it: by its master, which stands for the best frames that there are.
 * @throws AppError `not-found` when the master is missing
 */
export async function mediaOfCreation(
  dependencies: SourceDependencies,
  creation: CreationRow,
): Promise<LayerMedia> {
  const { database } = dependencies;
  const master = await findCreationAsset(database.orm, creation.id, 'master');
  if (master === null) throw notFoundError();
  const { width, height, delaysMs, hasAlpha } = await readFacts(dependencies, creation);
  const media = {
    assetId: master.id,
    sha256: master.sha256 ?? (await hashOf(dependencies, master)),
    width,
    height,
    frameCount: delaysMs.length,
    durationMs: delaysMs.length === 1 ? 0 : delaysMs.reduce((sum, delay) => sum + delay, 0),
  };
  return { media, hasAlpha };
}

/** Masters that are older than the table of assets have no hash yet. */
async function hashOf(
  { database, storage }: SourceDependencies,
  { id, storageKey }: AssetRow,
): Promise<string> {
  const stream = await storage.open(storageKey);
  if (stream === null) throw notFoundError();
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  await setAssetHash(database.orm, id, sha256);
  return sha256;
}

/** An upload as a layer names it. */
export const mediaOfUpload = (
  asset: Pick<AssetRow, 'id' | 'sha256' | 'width' | 'height' | 'frameCount' | 'durationMs'>,
): MediaAsset => ({
  assetId: asset.id,
  sha256: asset.sha256 ?? '',
  width: asset.width ?? 1,
  height: asset.height ?? 1,
  frameCount: asset.frameCount ?? 1,
  durationMs: asset.durationMs ?? 0,
});

/**
 * The frames that a layer shows, as a file of frames.
 * @param plan plans whose files carry the watermark get the frames of creations with it
 * @throws AppError `not-found` when the workspace has no such file, or it is gone
 */
export async function openLayerFrames(
  { database, storage, media }: LayerMediaDependencies,
  { workspaceId, plan }: { readonly workspaceId: string; readonly plan: PlanName },
  assetId: string,
): Promise<Readable> {
  const [found] = await findLayerAssets(database.orm, workspaceId, [assetId]);
  if (found === undefined) throw notFoundError();
  const { asset, creationId } = found;
  const stream =
    creationId === null
      ? await storage.open(asset.storageKey)
      : await openCreationFrames(
          media,
          await requireCreation({ database }, workspaceId, creationId),
          plan,
        );
  if (stream === null) throw notFoundError();
  return stream;
}

const openCreationFrames = async (
  media: Pick<Media, 'findFrames'>,
  creation: CreationRow,
  plan: PlanName,
): Promise<Readable | null> => (await (await media.findFrames(creation, plan))?.open()) ?? null;
