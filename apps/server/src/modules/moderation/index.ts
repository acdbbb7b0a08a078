export { reportLimits } from './moderation-limits.ts';
export { readModeration } from './personal-data.ts';
export { registerModerationRoutes } from './routes.ts';
export { createModerationService, type ModerationService } from './service.ts';
