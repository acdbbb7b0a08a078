/** What the browser knows of the person's wish; `null` where it has no notifications. */
export const notificationWish = (): NotificationPermission | null =>
  typeof Notification === 'undefined' ? null : Notification.permission;

/** Asks whether notifications of the browser are wanted. @returns the answer */
export const askForNotifications = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

/** Tells of something that happened while the page is not in sight, if that is wanted. A press leads back to it. */
export function notifyIfAway(title: string, body: string): void {
  if (!document.hidden || notificationWish() !== 'granted') return;
  try {
    const notification = new Notification(title, { body, icon: '/icon-192.png', tag: 'finished' });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Some phones only let a service worker show them.
  }
}
