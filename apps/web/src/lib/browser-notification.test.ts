import { expect, it, vi } from 'vitest';
import { notificationWish, notifyIfAway } from './browser-notification.ts';

function stubNotifications(permission: NotificationPermission) {
  const shown: string[] = [];
  class FakeNotification extends EventTarget {
    static readonly permission = permission;
    constructor(title: string, { body = '' }: NotificationOptions) {
      super();
      shown.push(`${title} ${body}`);
    }
    close(): void {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}

const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
};

it('tells of what happened out of sight, when that is wanted', () => {
  const shown = stubNotifications('granted');
  hide(true);
  notifyIfAway('Your loop is ready.', 'a fox');
  expect(shown).toEqual(['Your loop is ready. a fox']);
  hide(false);
  notifyIfAway('Your loop is ready.', 'a cat');
  expect(shown).toHaveLength(1);
});

it.each(['default', 'denied'] as const)('is silent while the wish is %s', (permission) => {
  const shown = stubNotifications(permission);
  hide(true);
  notifyIfAway('Your loop is ready.', 'a fox');
  expect(shown).toEqual([]);
  expect(notificationWish()).toBe(permission);
});
