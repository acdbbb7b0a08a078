export { registerEmbedRoutes } from './embed-routes.ts';
export { registerSharedMediaRoutes } from './media-routes.ts';
export { readShares } from './personal-data.ts';
export { checkRemix, notifyOfRemix } from './remix.ts';
export { registerShareRoutes } from './routes.ts';
export { createSharingService, type SharingService } from './service.ts';
export { shareHead } from './share-head.ts';
export { sharingLimits, viewLimits } from './share-limits.ts';
