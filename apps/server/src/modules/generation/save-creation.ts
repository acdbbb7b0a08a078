import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Storage, WrittenObject } from '../../platform/storage/storage.ts';
import type { Json } from '../../schema/stored-values.ts';
import {
  CLIP_MIME_TYPE,
  clipKey,
  creationExists,
  creationFolder,
  type CreationRow,
  insertCreation,
  keptUntil,
  masterKey,
} from '../creations/index.ts';
import type { EngineResult } from '../engines/index.ts';
import { recordReferenceImage } from '../sources/index.ts';
import type { GenerationContent } from './store.ts';

/** 128 bits, so that the address of a creation cannot be guessed. */
const MEDIA_TOKEN_BYTES = 16;

/** The result of an attempt. */
export interface GenerationOutput {
  readonly creationId: string;
  readonly generation: GenerationContent;
  readonly result: EngineResult;
  /** The copy of the reference image; null when it is not needed any more. */
  readonly reference: WrittenObject | null;
  /** The provider operation. */
  readonly operation: Json;
}

export async function putFiles(
  storage: Storage,
  { creationId, generation, result }: GenerationOutput,
): Promise<void> {
  await storage.put(masterKey(creationId, generation.kind), result.bytes, result.mimeType);
  if (result.clip === undefined) return;
  await storage.put(clipKey(creationId), result.clip.bytes, CLIP_MIME_TYPE);
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
  { creationId: id, generation, result, reference }: GenerationOutput,
  createdAt: Date,
): Promise<void> {
  const { width, height, seam, text } = result;
  await insertCreation(tx, {
    id,
    workspaceId: generation.workspaceId,
    createdBy: generation.createdBy,
    generationId: generation.id,
    settings: {
      ...generation.options,
      ...(generation.referenceKey !== null && { hasReference: true }),
    },
    model: generation.options.model ?? null,
    engineVersion: result.engineVersion ?? null,
    kind: generation.kind,
    prompt: generation.prompt,
    mediaToken: randomBytes(MEDIA_TOKEN_BYTES).toString('base64url'),
    storageKey: masterKey(id, generation.kind),
    width,
    height,
    sizeBytes: result.bytes.byteLength,
    seam,
    text,
    ...describeClip(generation, id, result, createdAt),
    deletedAt: null,
    createdAt,
  });
  if (reference !== null) {
    await recordReferenceImage(tx, { ...generation, id }, reference, createdAt);
  }
}

/** A re-cut loop keeps the clip no longer than the first one does. */
function describeClip(
  { recut }: GenerationContent,
  creationId: string,
  { clip }: EngineResult,
  createdAt: Date,
): Pick<CreationRow, 'clip' | 'clipSizeBytes' | 'clipKeptUntil'> {
  if (clip === undefined) return { clip: null, clipSizeBytes: null, clipKeptUntil: null };
  const { cuts, chosen, bytes } = clip;
  const clipSizeBytes = bytes.byteLength;
  if (recut !== null) {
    return { clip: recut.clip, clipSizeBytes, clipKeptUntil: new Date(recut.keptUntil) };
  }
  const kept = { id: creationId, cuts, chosen };
  return { clip: kept, clipSizeBytes, clipKeptUntil: keptUntil(createdAt) };
}
