import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Provenance, SourceFacts } from '@loopwright/media';
import { isMediaLayer, type MediaLayer, type StudioDocument } from '@loopwright/studio';
import { AppError } from '../../platform/errors.ts';
import { copyToFile } from '../../platform/storage/copy-to-file.ts';
import { openDocumentFonts } from '../brand/index.ts';
import { findCreation } from '../creations/index.ts';
import { openSource, type SourceDependencies, type SourceFile } from '../sources/index.ts';
import { findLayerAssets, type LayerAsset } from '../studio/index.ts';
import { delaysOf } from './document-delays.ts';
import { enlargedDrawing } from './drawing-size.ts';
import type { DocumentFiles } from './export-task.ts';

/** How many times larger than its canvas a document may become. */
const ENLARGEMENT_MAXIMUM = 2;
/** Bytes of a GIF for each pixel of a frame, about; for estimates. */
const GIF_BYTES_PER_PIXEL = 0.25;

/** What the export of a document is planned from. */
export function factsOfDocument(document: StudioDocument): SourceFacts {
  const { width, height, background } = document.canvas;
  return {
    width,
    height,
    delaysMs: delaysOf(document),
    hasAlpha: background === null,
    masterBytes: Math.ceil(width * height * document.frameCount * GIF_BYTES_PER_PIXEL),
    enlargement: ENLARGEMENT_MAXIMUM,
  };
}

const shownMedia = ({ layers }: StudioDocument): MediaLayer[] =>
  layers.filter(isMediaLayer).filter(({ isVisible }) => isVisible);

/** The files that the visible layers show, each once, with the layers that show it. */
async function findShown(
  { database }: SourceDependencies,
  workspaceId: string,
  document: StudioDocument,
): Promise<{ readonly found: LayerAsset; readonly layers: readonly MediaLayer[] }[]> {
  const byAsset = Map.groupBy(shownMedia(document), ({ source }) => source.assetId);
  const found = await findLayerAssets(database.orm, workspaceId, [...byAsset.keys()]);
  const byId = new Map(found.map((file) => [file.asset.id, file]));
  return [...byAsset].map(([id, layers]) => {
    const file = byId.get(id);
    if (file === undefined) throw new AppError('documentAssetUnknown');
    return { found: file, layers };
  });
}

/**
 * Puts the best frames of all files that a document shows, and its uploaded fonts, into files in the folder.
 * @throws AppError `documentAssetUnknown` when one is missing
 */
export async function openDocument(
  parts: SourceDependencies,
  workspaceId: string,
  document: StudioDocument,
  folder: string,
  signal: AbortSignal,
): Promise<DocumentFiles> {
  const files: Record<string, SourceFile> = {};
  for (const { found, layers } of await findShown(parts, workspaceId, document)) {
    const ownFolder = await mkdtemp(join(folder, 'layer-'));
    const { asset, creationId } = found;
    if (creationId === null) {
      files[asset.id] = await openUpload(parts, asset.storageKey, ownFolder, signal);
    } else {
      const creation = await findCreation(parts.database.orm, workspaceId, creationId);
      if (creation === null) throw new AppError('documentAssetUnknown');
      const largest = Math.max(...layers.map(({ transform }) => transform.scale));
      const wanted = enlargedDrawing(creation, largest);
      files[asset.id] = await openSource(parts, creation, wanted, ownFolder, signal);
    }
  }
  const fonts = await openDocumentFonts(parts, workspaceId, document, folder);
  return { type: 'document', document, files, fonts };
}

async function openUpload(
  { storage }: SourceDependencies,
  storageKey: string,
  folder: string,
  signal: AbortSignal,
): Promise<SourceFile> {
  const path = join(folder, 'source');
  if (!(await copyToFile(storage, storageKey, path, signal)))
    throw new AppError('documentAssetUnknown');
  return { path, type: 'frames' };
}

/** A document that shows what a trained model drew is labelled so; others are drawn by rules alone. */
export async function provenanceOfDocument(
  parts: SourceDependencies,
  workspaceId: string,
  document: StudioDocument,
): Promise<Provenance> {
  const model = await trainedModelIn(parts, workspaceId, document);
  const { width, height } = document.canvas;
  return {
    digitalSource: model === null ? 'algorithmic' : 'trained',
    recipe: {
      engine: model ?? 'illustrator',
      seed: 'unknown',
      aspect: `${width}:${height}`,
      width,
      height,
    },
  };
}

async function trainedModelIn(
  parts: SourceDependencies,
  workspaceId: string,
  document: StudioDocument,
): Promise<string | null> {
  for (const { found } of await findShown(parts, workspaceId, document)) {
    if (found.creationId === null) continue;
    const creation = await findCreation(parts.database.orm, workspaceId, found.creationId);
    if (creation?.model != null && creation.model !== 'illustrator') return creation.model;
  }
  return null;
}
