export {
  deleteAssets,
  findCreationAsset,
  findExpiredAssets,
  insertCreationAsset,
  listCreationAssets,
} from './assets.ts';
export {
  clipKey,
  creationFolder,
  creationReferenceKey,
  type CreationRow,
  extensionOf,
  masterKey,
  mimeTypeOf,
  presentCreation,
  sourceKey,
} from './creation.ts';
export { CLIP_MIME_TYPE, keptUntil } from './kept-clip.ts';
export { measureSeams } from './measure-seams.ts';
export { registerMediaRoutes } from './media-routes.ts';
export { createMedia, type Media } from './media.ts';
export { openSeamThread } from './open-seam-thread.ts';
export { registerCreationRoutes } from './routes.ts';
export { createCreationService, type CreationService } from './service.ts';
export {
  creationExists,
  findCreation,
  findCreationById,
  insertCreation,
  keepCreation,
  listCreationIds,
  listCreations,
  readStoredBytes,
} from './store.ts';
export { sweepClips } from './sweep-clips.ts';
export { type StorageSweepDependencies, sweepCreations } from './sweep-creations.ts';
export { DELETED_SWEEP_INTERVAL_MS, hasDeleted, sweepDeleted } from './sweep-deleted.ts';
export { openVariantThread } from './variant.ts';
