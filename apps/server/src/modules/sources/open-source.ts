import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readGifBlocks, type SourceFacts } from '@loopwright/media';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type AssetRow, type CreationRow, findCreationAsset } from '../creations/index.ts';
import type { Engines } from '../engines/index.ts';
import { canRedraw, redrawFrames, type RedrawOptions } from './redraw-frames.ts';

export interface SourceDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly engines: Pick<Engines, 'find'>;
}

/** A file on this machine with the best frames that there are of a creation. */
export interface SourceFile {
  readonly path: string;
  /** A file of frames in full color, or the master of a creation whose frames are gone. */
  readonly type: 'frames' | 'gif' | 'png';
}

/** How many times larger a picture may become whose frames cannot be drawn again. */
const ENLARGEMENT_MAXIMUM = 2;

/** Whether the illustrator has drawn a creation and can draw it again without its backdrop. */
export const canOmitBackdrop = ({ engines }: SourceDependencies, creation: CreationRow): boolean =>
  canRedraw(engines, creation);

/**
 * What an export is planned from.
 * @throws AppError `not-found` when the master is missing
 */
export async function readFacts(
  { database, storage, engines }: SourceDependencies,
  creation: CreationRow,
): Promise<SourceFacts> {
  const { id, kind, width, height } = creation;
  const master = await findMaster(database, id);
  const masterBytes = master.sizeBytes;
  const isDrawn = canRedraw(engines, creation);
  const enlargement = isDrawn ? Infinity : ENLARGEMENT_MAXIMUM;
  const shared = {
    width,
    height,
    hasAlpha: false,
    masterBytes,
    enlargement,
    canRedraw: isDrawn,
  };
  if (kind === 'image') return { ...shared, delaysMs: [0] };
  const source = await findCreationAsset(database.orm, id, 'source');
  if (source?.frameCount != null && source.durationMs !== null) {
    const { frameCount, durationMs } = source;
    const { hasAlpha } = source;
    return {
      ...shared,
      hasAlpha,
      delaysMs: Array<number>(frameCount).fill(durationMs / frameCount),
    };
  }
  const { settings } = creation;
  if (isDrawn && settings?.seconds && settings.framesPerSecond) {
    const { seconds, framesPerSecond } = settings;
    const delaysMs = Array<number>(seconds * framesPerSecond).fill(1000 / framesPerSecond);
    return { ...shared, delaysMs };
  }
  const file = await storage.get(master.storageKey);
  if (file === null) throw notFoundError();
  const { frames } = readGifBlocks(file);
  return { ...shared, delaysMs: frames.map(({ delayHundredths }) => delayHundredths * 10) };
}

/**
 * Puts the best frames of a creation into a file: the stored ones, ones that are drawn again, or else the master.
 * @param wanted drawn again when it is larger than the creation, or without its backdrop
 * @throws AppError `not-found` when the master is missing, `invalid` when the backdrop cannot be left out
 */
export async function openSource(
  dependencies: SourceDependencies,
  creation: CreationRow,
  wanted: RedrawOptions,
  folder: string,
  signal: AbortSignal,
): Promise<SourceFile> {
  const { database, storage, engines } = dependencies;
  const path = join(folder, 'source');
  const isLarger = wanted.width !== undefined && wanted.width > creation.width;
  const isDrawn = canRedraw(engines, creation);
  const stored =
    creation.kind === 'gif' ? await findCreationAsset(database.orm, creation.id, 'source') : null;
  if (isDrawn && (isLarger || wanted.withoutBackdrop || (creation.kind === 'gif' && !stored))) {
    const redrawn = await redrawFrames(engines, creation, null, path, signal, wanted);
    if (redrawn !== null) return { path, type: 'frames' };
  }
  if (wanted.withoutBackdrop) throw new AppError('backdropUnavailable');
  const stream = stored === null ? null : await storage.open(stored.storageKey);
  const chosen = stream ?? (await openMaster(dependencies, creation.id));
  await pipeline(chosen, createWriteStream(path), { signal });
  if (stream !== null) return { path, type: 'frames' };
  return { path, type: creation.kind === 'gif' ? 'gif' : 'png' };
}

/** Opens the master of a creation. @throws AppError `not-found` when it is missing */
async function openMaster(
  { database, storage }: Pick<SourceDependencies, 'database' | 'storage'>,
  creationId: string,
): Promise<Readable> {
  const { storageKey } = await findMaster(database, creationId);
  const stream = await storage.open(storageKey);
  if (stream === null) throw notFoundError();
  return stream;
}

/** @throws AppError `not-found` when the creation was deleted meanwhile */
async function findMaster({ orm }: Database, creationId: string): Promise<AssetRow> {
  const master = await findCreationAsset(orm, creationId, 'master');
  if (master === null) throw notFoundError();
  return master;
}
