export { registerDocumentRoutes } from './routes.ts';
export { createDocumentService, type DocumentService } from './service.ts';
export { documentFolder, studioFolder } from './storage-keys.ts';
export { findDocument, findLayerAssets, type LayerAsset, readDocuments } from './store.ts';
export { sweepDocuments } from './sweep-documents.ts';
