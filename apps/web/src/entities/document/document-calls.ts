import {
  DOCUMENT_ROUTES,
  type DocumentChange,
  type DocumentsAnswer,
  type Export,
  type MediaAsset,
  type NewDocument,
  pathTo,
  type SavedDocument,
  UPLOAD_LIMITS,
} from '@loopwright/contract';
import { ApiError } from '../../lib/api-error.ts';
import { callApi, callForJson } from '../../lib/api.ts';

interface DocumentAnswer {
  readonly document: SavedDocument;
}

export const pathOfStudio = (id: string): string =>
  pathTo('/studio/:documentId', { documentId: id });

export const readDocuments = (signal?: AbortSignal): Promise<DocumentsAnswer> =>
  callForJson<DocumentsAnswer>(DOCUMENT_ROUTES.documents, { ...(signal && { signal }) });

/** @throws ApiError `documentsFull` when the plan has no room for another one */
export const createDocument = async (from: NewDocument): Promise<SavedDocument> =>
  (
    await callForJson<DocumentAnswer>(DOCUMENT_ROUTES.documents, {
      method: 'POST',
      body: { ...from },
    })
  ).document;

export const deleteDocument = (id: string): Promise<Response> =>
  callApi(pathTo(DOCUMENT_ROUTES.document, { id }), { method: 'DELETE' });

/** Undoes a deletion. */
export const restoreDocument = (id: string): Promise<Response> =>
  callApi(pathTo(DOCUMENT_ROUTES.restoration, { id }), { method: 'POST', body: {} });

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

const TOO_LARGE = {
  code: 'uploadTooLarge',
  params: {},
  message: 'File exceeds 25 MB',
  requestId: '',
} as const;

/** @throws ApiError when the file is none of those that can be uploaded; too large ones are not sent */
export async function uploadFile(file: File): Promise<MediaAsset> {
  if (file.size > UPLOAD_LIMITS.bytes) throw new ApiError(413, TOO_LARGE);
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
