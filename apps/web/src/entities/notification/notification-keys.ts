/** The keys of a user's notifications. */
export const notificationKeys = {
  list: (username: string) => ['notifications', username] as const,
};
