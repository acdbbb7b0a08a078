import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { GenerationKind } from '@loopwright/contract';
import type { Provenance } from '@loopwright/media';
import { FRAME_DELTA_MIME_TYPE, type FittedFile } from '@loopwright/media/node';
import type { Transaction } from '../../platform/database/database.ts';
import type { WrittenObject } from '../../platform/storage/storage.ts';
import {
  creationExists,
  creationFolder,
  insertCreation,
  insertCreationAsset,
  masterKey,
  mimeTypeOf,
  newMediaToken,
  sourceKey,
} from '../creations/index.ts';
import type { SourceDependencies } from '../sources/index.ts';
import { findDocument } from '../studio/index.ts';
import { RENDERED_FRAMES_NAME } from './export-task.ts';
import { readExport } from './store.ts';

const UNTITLED = 'Untitled';

/** The files of a creation that a document became. */
export interface SavedFiles {
  readonly master: WrittenObject;
  /** The frames in full color, for later exports; null for a still, whose master has every pixel. */
  readonly frames: WrittenObject | null;
}

const kindOf = ({ format }: FittedFile): GenerationKind => (format === 'gif' ? 'gif' : 'image');

/** Stores the files of a creation that a document becomes. @param folder with the rendered frames */
export async function putSavedFiles(
  { storage }: Pick<SourceDependencies, 'storage'>,
  creationId: string,
  file: FittedFile,
  folder: string,
): Promise<SavedFiles> {
  const kind = kindOf(file);
  const master = await storage.put(masterKey(creationId, kind), file.bytes, mimeTypeOf(kind));
  if (kind === 'image') return { master, frames: null };
  const rendered = createReadStream(join(folder, RENDERED_FRAMES_NAME));
  const frames = await storage.put(sourceKey(creationId), rendered, FRAME_DELTA_MIME_TYPE);
  return { master, frames };
}

/** Inserts the creation that a document became. Does nothing when the document is deleted. */
export async function insertSavedCreation(
  tx: Transaction,
  exportId: string,
  made: {
    readonly file: FittedFile;
    readonly files: SavedFiles;
    readonly provenance: Provenance;
  },
  createdAt: Date,
): Promise<void> {
  const row = await readExport(tx, exportId);
  if (row?.savedCreationId == null || row.documentId === null || row.document === null) return;
  const { file, files, provenance } = made;
  const { workspaceId, createdBy, savedCreationId: id } = row;
  const document = await findDocument(tx, workspaceId, row.documentId);
  const owner = { id, workspaceId, createdBy, createdAt };
  const { width, height, delaysMs, flashes } = file;
  const creation = {
    ...owner,
    parentId: document?.creationId ?? null,
    kind: kindOf(file),
    prompt: document?.name || UNTITLED,
    model: provenance.digitalSource === 'trained' ? provenance.recipe.engine : null,
    mediaToken: newMediaToken(),
    width,
    height,
    flashes,
  };
  await insertCreation(tx, creation, { master: files.master, clip: null });
  if (files.frames === null) return;
  await insertCreationAsset(tx, owner, {
    ...files.frames,
    role: 'source',
    storageKey: sourceKey(id),
    mimeType: FRAME_DELTA_MIME_TYPE,
    width,
    height,
    frameCount: delaysMs.length,
    durationMs: Math.round(delaysMs.reduce((sum, delay) => sum + delay, 0)),
    hasAlpha: row.document.canvas.background === null,
  });
}

/** Asks the database first, because a commit may have succeeded although its answer was lost. */
export async function deleteUnlessSaved(
  { database, storage }: Pick<SourceDependencies, 'database' | 'storage'>,
  creationId: string,
): Promise<void> {
  if (await creationExists(database.orm, creationId)) return;
  await storage.deleteFolder(creationFolder(creationId));
}
