export { hasUnread, notify, resolvePaymentProblems } from './notify.ts';
export { readNotifications } from './personal-data.ts';
export { registerNotificationRoutes } from './routes.ts';
export { createNotificationService } from './service.ts';
export { sweepNotifications } from './sweep-notifications.ts';
