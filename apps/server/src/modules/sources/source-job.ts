import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAME_DELTA_MIME_TYPE } from '@loopwright/media/node';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { JobDefinition, JobQueue } from '../../platform/jobs/index.ts';
import type { Storage, WrittenObject } from '../../platform/storage/storage.ts';
import {
  creationExists,
  creationFolder,
  type CreationRow,
  deleteAssets,
  findCreationAsset,
  findCreationById,
  insertCreationAsset,
  keepCreation,
  sourceKey,
} from '../creations/index.ts';
import {
  type EngineResult,
  type Engines,
  LOCAL_CONCURRENCY_GROUP,
  type LoopFrames,
} from '../engines/index.ts';
import { redrawFrames } from './redraw-frames.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Below every job that a user waits for. */
const PRIORITY = -1_000_000;

/** A user who has just got a loop often makes another one, which should find a free drawing thread. */
export const SOURCE_DELAY_MS = MINUTE_MS;

const sourceInput = z.object({ creationId: z.uuid() });
type SourceInput = z.infer<typeof sourceInput>;

interface StoredSource {
  readonly creation: CreationRow;
  readonly frames: LoopFrames;
  readonly file: WrittenObject;
}

/** null: the creation is deleted, or its frames can no longer be drawn. */
type SourceOutput = StoredSource | null;
export type SourceDefinition = JobDefinition<SourceInput, SourceOutput>;

export interface SourceJobDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly engines: Pick<Engines, 'find'>;
  /** null: sources are kept as long as their creations. */
  readonly keepSourcesDays: number | null;
}

/**
 * Stores the frames of a new loop in full color, so that exports and edits do not begin with the 256 colors
 * of its GIF (docs/decisions/0047). The engine draws them once more, after the user has the loop.
 */
export const defineSourceJob = (dependencies: SourceJobDependencies): SourceDefinition => ({
  kind: 'source',
  input: sourceInput,
  retryLimit: 2,
  backoffMs: [MINUTE_MS],
  timeoutMs: 20 * MINUTE_MS,
  isInterruptible: true,
  failureMessage: 'internal',
  priority: () => PRIORITY,
  concurrencyGroup: () => LOCAL_CONCURRENCY_GROUP,
  run: ({ creationId }, { signal }) => storeSource(dependencies, creationId, signal),
  onCompleted: (tx, _, output) => recordSource(dependencies, tx, output),
  async cleanUp({ input: { creationId } }) {
    const { database, storage } = dependencies;
    if (!(await creationExists(database.orm, creationId))) {
      await storage.deleteFolder(creationFolder(creationId));
      return;
    }
    await deleteReference(dependencies, creationId);
  },
});

async function storeSource(
  { database, storage, engines }: SourceJobDependencies,
  creationId: string,
  signal: AbortSignal,
): Promise<SourceOutput> {
  const creation = await findCreationById(database.orm, creationId);
  if (creation === null) return null;
  const kept = await findCreationAsset(database.orm, creationId, 'reference');
  const reference = kept && (await storage.get(kept.storageKey));
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-source-'));
  const path = join(folder, 'frames');
  try {
    const frames = await redrawFrames(engines, creation, reference, path, signal);
    if (frames === null) return null;
    const content = createReadStream(path);
    const file = await storage.put(sourceKey(creationId), content, FRAME_DELTA_MIME_TYPE);
    return { creation, frames, file };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recordSource(
  { clock, keepSourcesDays }: SourceJobDependencies,
  tx: Transaction,
  output: SourceOutput,
): Promise<void> {
  if (output === null) return;
  const { creation, frames, file } = output;
  const { id } = creation;
  // Deleted meanwhile: `cleanUp` deletes the file.
  if (!(await keepCreation(tx, id))) return;
  // Read again: it may have been moved to another workspace.
  const { workspaceId, createdBy } = (await findCreationById(tx, id)) ?? creation;
  const earlier = await findCreationAsset(tx, id, 'source');
  if (earlier !== null) await deleteAssets(tx, [earlier.id]);
  const createdAt = clock();
  const owner = { id, workspaceId, createdBy, createdAt };
  await insertCreationAsset(tx, owner, {
    role: 'source',
    storageKey: sourceKey(id),
    mimeType: FRAME_DELTA_MIME_TYPE,
    ...file,
    width: frames.width,
    height: frames.height,
    frameCount: frames.frameCount,
    durationMs: Math.round(frames.durationMs),
    hasAlpha: frames.hasAlpha,
    expiresAt:
      keepSourcesDays === null ? null : new Date(createdAt.getTime() + keepSourcesDays * DAY_MS),
  });
}

/** The frames are stored or cannot be drawn any more: the reference image has no use left. */
async function deleteReference(
  { database, storage }: SourceJobDependencies,
  creationId: string,
): Promise<void> {
  const reference = await findCreationAsset(database.orm, creationId, 'reference');
  if (reference === null) return;
  await storage.delete(reference.storageKey);
  await deleteAssets(database.orm, [reference.id]);
}

/** Enqueues the job for a new creation if its engine can draw its frames again. */
export async function enqueueSource(
  queue: JobQueue,
  definition: SourceDefinition,
  tx: Transaction,
  creationId: string,
  { engineVersion, mimeType }: Pick<EngineResult, 'engineVersion' | 'mimeType'>,
  delayMs: number,
): Promise<void> {
  // The master of a still keeps every pixel: it is its own source.
  if (engineVersion === undefined || mimeType === 'image/png') return;
  await queue.enqueue(tx, definition, { creationId }, { requestKey: creationId, delayMs });
}
