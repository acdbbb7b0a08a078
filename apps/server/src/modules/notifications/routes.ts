import {
  NOTIFICATION_ROUTES,
  notificationsQuerySchema,
  notificationsReadSchema,
  notificationsResponseSchema,
  unreadCountResponseSchema,
} from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { NotificationService } from './service.ts';

const tags = ['notifications'];

/** The principal's notifications, in their workspace. */
export function registerNotificationRoutes(app: App, service: NotificationService): void {
  app.get(
    NOTIFICATION_ROUTES.notifications,
    {
      schema: {
        summary: 'My notifications, newest first, and how many are unread',
        tags,
        querystring: notificationsQuerySchema,
        response: { 200: notificationsResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const recipient = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return await service.list(recipient, request.query);
    },
  );

  app.post(
    NOTIFICATION_ROUTES.read,
    {
      schema: {
        summary: 'Mark some of my notifications as read',
        tags,
        body: notificationsReadSchema,
        response: { 200: unreadCountResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const recipient = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { unreadCount: await service.markRead(recipient, request.body) };
    },
  );
}
