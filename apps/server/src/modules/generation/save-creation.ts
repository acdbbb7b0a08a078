import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Storage, WrittenObject } from '../../platform/storage/storage.ts';
import type { Json, KeptClip } from '../../schema/stored-values.ts';
import {
  CLIP_MIME_TYPE,
  clipKey,
  type CreationFiles,
  creationExists,
  creationFolder,
  insertCreation,
  masterKey,
  type NewCreation,
  newMediaToken,
} from '../creations/index.ts';
import type { EngineResult } from '../engines/index.ts';
import { recordReferenceImage } from '../sources/index.ts';
import type { GenerationContent } from './store.ts';

/** The result of an attempt. */
export interface GenerationOutput {
  readonly creationId: string;
  readonly generation: GenerationContent;
  readonly result: EngineResult;
  /** null until they are stored. */
  readonly files: CreationFiles | null;
  /** The copy of the reference image; null when it is not needed any more. */
  readonly reference: WrittenObject | null;
  /** The provider operation. */
  readonly operation: Json;
}

export async function putFiles(
  storage: Storage,
  { creationId, generation, result }: GenerationOutput,
): Promise<CreationFiles> {
  const { bytes, mimeType, clip } = result;
  return {
    master: await storage.put(masterKey(creationId, generation.kind), bytes, mimeType),
    clip:
      clip === undefined
        ? null
        : await storage.put(clipKey(creationId), clip.bytes, CLIP_MIME_TYPE),
  };
}

/** Asks the database first, because a commit may have succeeded although its answer was lost. */
export async function deleteUnlessCreated(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  { creationId }: GenerationOutput,
): Promise<void> {
  if (await creationExists(database.orm, creationId)) return;
  await storage.deleteFolder(creationFolder(creationId));
}

export async function saveCreation(
  tx: Transaction,
  { creationId: id, generation, result, files, reference }: GenerationOutput,
  createdAt: Date,
): Promise<void> {
  if (files === null) throw new Error('The files of a creation were not stored.');
  const { width, height, seam, flashes = null, text, words = null } = result;
  const row: NewCreation = {
    id,
    workspaceId: generation.workspaceId,
    createdBy: generation.createdBy,
    generationId: generation.id,
    parentId: generation.parentId,
    settings: {
      ...generation.options,
      ...(needsReference(generation, result) && { hasReference: true }),
    },
    model: generation.options.model ?? null,
    engineVersion: result.engineVersion ?? null,
    kind: generation.kind,
    prompt: generation.prompt,
    mediaToken: newMediaToken(),
    width,
    height,
    seam,
    flashes,
    text,
    words,
    clip: describeClip(generation, id, result),
    createdAt,
  };
  await insertCreation(tx, row, files);
  if (reference !== null) {
    await recordReferenceImage(tx, { ...generation, id }, reference, createdAt);
  }
}

/** Whether the frames are drawn from more than prompt and settings. */
const needsReference = (
  { referenceKey }: GenerationContent,
  { redrawReference }: EngineResult,
): boolean => referenceKey !== null || redrawReference !== undefined;

/** A re-cut loop is cut from the same clip as the first one. */
function describeClip(
  { recut }: GenerationContent,
  creationId: string,
  { clip }: EngineResult,
): KeptClip | null {
  if (clip === undefined) return null;
  const { cuts, chosen } = clip;
  return recut?.clip ?? { id: creationId, cuts, chosen };
}
