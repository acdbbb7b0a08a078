export { communityViewLimits, likeLimits } from './community-limits.ts';
export { deleteLikes } from './likes.ts';
export { exploreHead, profileHead } from './page-sources.ts';
export { readCommunity } from './personal-data.ts';
export { definePublicationJob } from './publication-job.ts';
export { createPublisher } from './publisher.ts';
export { registerCommunityRoutes } from './routes.ts';
export { type CommunityService, createCommunityService } from './service.ts';
