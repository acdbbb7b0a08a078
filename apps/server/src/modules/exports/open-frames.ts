import type { Readable } from 'node:stream';
import { FRAME_DELTA_MIME_TYPE } from '@loopwright/media/node';
import { type CreationRow, findCreationAsset, mimeTypeOf } from '../creations/index.ts';
import { openMaster, type SourceDependencies } from './open-source.ts';

export interface FramesFile {
  readonly stream: Readable;
  /** A file of frames, or the master of a creation without one. */
  readonly mimeType: string;
}

/** The stored frames of a creation, or its master. @throws AppError `not-found` */
export async function openFrames(
  { database, storage }: SourceDependencies,
  creation: CreationRow,
): Promise<FramesFile> {
  const source = await findCreationAsset(database.orm, creation.id, 'source');
  const frames = source && (await storage.open(source.storageKey));
  if (frames) return { stream: frames, mimeType: FRAME_DELTA_MIME_TYPE };
  const master = await openMaster({ database, storage }, creation.id);
  return { stream: master, mimeType: mimeTypeOf(creation.kind) };
}
