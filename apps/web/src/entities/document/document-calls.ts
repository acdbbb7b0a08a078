import {
  DOCUMENT_ROUTES,
  type DocumentChange,
  type Export,
  type MediaAsset,
  pathTo,
  type SavedDocument,
} from '@loopwright/contract';
import { callForJson } from '../../lib/api.ts';

interface DocumentAnswer {
  readonly document: SavedDocument;
}

export const pathOfStudio = (id: string): string =>
  pathTo('/studio/:documentId', { documentId: id });

export const readDocumentOf = async (id: string, signal?: AbortSignal): Promise<SavedDocument> =>
  (
    await callForJson<DocumentAnswer>(pathTo(DOCUMENT_ROUTES.document, { id }), {
      ...(signal && { signal }),
    })
  ).document;

/**
 * Saves a document unless it has been changed since `version`.
 * @returns the new version
 * @throws ApiError `documentChanged` when it has
 */
export async function saveDocument(
  id: string,
  version: number,
  change: DocumentChange,
  options: { readonly keepalive?: boolean } = {},
): Promise<number> {
  const answer = await callForJson<DocumentAnswer>(pathTo(DOCUMENT_ROUTES.document, { id }), {
    method: 'PUT',
    body: change,
    headers: { 'If-Match': `"${version}"` },
    ...options,
  });
  return answer.document.version;
}

export const copyDocument = async (id: string): Promise<SavedDocument> =>
  (
    await callForJson<DocumentAnswer>(pathTo(DOCUMENT_ROUTES.copies, { id }), {
      method: 'POST',
      body: {},
    })
  ).document;

/** @throws ApiError when the file is none of those that can be uploaded */
export async function uploadFile(file: File): Promise<MediaAsset> {
  const body = new FormData();
  body.set('file', file);
  return (
    await callForJson<{ readonly upload: MediaAsset }>(DOCUMENT_ROUTES.uploads, {
      method: 'POST',
      body,
    })
  ).upload;
}

/** Starts to make a creation of a document. */
export const saveToGallery = async (id: string, format: 'png' | 'gif'): Promise<Export> =>
  (
    await callForJson<{ readonly export: Export }>(pathTo(DOCUMENT_ROUTES.creations, { id }), {
      method: 'POST',
      body: { format },
    })
  ).export;
