export { defineModerationEmailJob } from './email-job.ts';
export { reportLimits } from './moderation-limits.ts';
export { readModeration } from './personal-data.ts';
export { requireOperator } from './operators.ts';
export { readQueue } from './queue.ts';
export { registerModerationRoutes } from './routes.ts';
export { createModerationService, type ModerationService } from './service.ts';
