export { type FontFormat, openUploadThread, type UploadThread } from './decode-upload.ts';
export { mediaOfUpload } from './layer-media.ts';
export { registerStudioRoutes } from './routes.ts';
export { createDocumentService, type DocumentService } from './service.ts';
export { documentFolder, studioFolder } from './storage-keys.ts';
export { decodeUpload, storeUpload } from './store-upload.ts';
export {
  findDocument,
  findLayerAssets,
  type LayerAsset,
  readDocuments,
  readUploads,
} from './store.ts';
export { sweepDocuments } from './sweep-documents.ts';
export { sweepStudioFiles } from './sweep-uploads.ts';
export { createUploadService, type UploadService } from './upload-service.ts';
