export { reportLimits } from './moderation-limits.ts';
export { readModeration } from './personal-data.ts';
export { registerModerationRoutes } from './routes.ts';
export { createModerationService } from './service.ts';
