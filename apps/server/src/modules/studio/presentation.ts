import { type DocumentSummary, pathTo, ROUTES, type SavedDocument } from '@loopwright/contract';
import { extensionOf } from '../creations/index.ts';
import type { DocumentRow, ListedDocument } from './store.ts';

/** The width of a preview in pixels, one of those that posters have. */
const PREVIEW_WIDTH = 480;

/** A document as the API shows it, without its body. */
export const presentHead = (row: Omit<DocumentRow, 'body'>): Omit<SavedDocument, 'body'> => ({
  id: row.id,
  name: row.name,
  version: row.version,
  width: row.width,
  height: row.height,
  frameCount: row.frameCount,
  creationId: row.creationId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentDocument = (row: DocumentRow): SavedDocument => ({
  ...presentHead(row),
  body: row.body,
});

export const presentListed = ({ mediaToken, kind, ...row }: ListedDocument): DocumentSummary => ({
  ...presentHead(row),
  previewUrl:
    mediaToken === null || kind === null
      ? null
      : `${pathTo(ROUTES.media, { name: `${mediaToken}.${extensionOf(kind)}` })}?poster=${PREVIEW_WIDTH}`,
});
