export { registerDocumentRoutes } from './routes.ts';
export { createDocumentService, type DocumentService } from './service.ts';
export { studioFolder } from './storage-keys.ts';
export { readDocuments } from './store.ts';
export { sweepDocuments } from './sweep-documents.ts';
