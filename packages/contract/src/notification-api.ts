/** Not in `routes.ts`, because every page loads that file. */
export const NOTIFICATION_ROUTES = {
  notifications: '/api/notifications',
  read: '/api/notifications/read',
} as const;

/** Notifications in one answer. */
export const NOTIFICATION_PAGE = { default: 20, maximum: 50 } as const;

/** Unread notifications are counted up to this number. */
export const UNREAD_MAXIMUM = 100;

/** After this time a notification is deleted. */
export const NOTIFICATION_KEPT_DAYS = 30;

/** How many can be marked as read with one request by their ids. */
export const MARKED_AT_ONCE = 100;
