export {
  type AssetRow,
  deleteAssets,
  findCreationAsset,
  findExpiredAssets,
  insertCreationAsset,
  listCreationAssets,
  readStoredBytes,
} from './assets.ts';
export { checkQuota } from './check-quota.ts';
export {
  CLIP_MIME_TYPE,
  clipKey,
  creationFolder,
  creationReferenceKey,
  type CreationRow,
  extensionOf,
  masterKey,
  mediaPathOf,
  mimeTypeOf,
  newMediaToken,
  presentCreation,
  presentSettings,
  sourceKey,
  watermarkedKeyOf,
} from './creation.ts';
export { decodeCursor, encodeCursor, type Position } from './cursor.ts';
export { registerFolderRoutes } from './folder-routes.ts';
export { firstPictures } from './first-pictures.ts';
export { createFolderService, type FolderService } from './folders.ts';
export { measureSeams } from './measure-seams.ts';
export { registerMediaRoutes } from './media-routes.ts';
export {
  createMedia,
  type Media,
  type SharedVariant,
  STILL_WIDTHS,
  type StillWidth,
} from './media.ts';
export { openSeamThread } from './open-seam-thread.ts';
export { moveCreations } from './move-creations.ts';
export { readOrganizing } from './organizing-store.ts';
export { registerGalleryRoutes } from './gallery-routes.ts';
export { registerCreationRoutes } from './routes.ts';
export { registerSignedFileRoutes } from './signed-file-routes.ts';
export { createCreationService, type CreationService } from './service.ts';
export {
  closeMedia,
  creationColumns,
  type CreationFiles,
  creationExists,
  findCreation,
  findCreationById,
  insertCreation,
  keepCreation,
  type NewCreation,
  listCreationIds,
  listCreations,
} from './store.ts';
export { type StorageSweepDependencies, sweepCreations } from './sweep-creations.ts';
export {
  DELETED_SWEEP_INTERVAL_MS,
  hasDeleted,
  restorableSince,
  sweepDeleted,
} from './sweep-deleted.ts';
export type { TextObserver } from './text-observer.ts';
export { openVariantThread } from './variant.ts';
