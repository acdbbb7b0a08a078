import { UNREAD_MAXIMUM, type User } from '@loopwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { notificationKeys } from '../../entities/notification/notification-keys.ts';
import { useNotifications } from '../../entities/notification/use-notifications.ts';
import { useTexts } from '../../language/texts.ts';
import { useArrival } from '../../lib/router/router.tsx';
import { ServerState } from '../../lib/server-state.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useCloseOutside } from '../use-close-outside.ts';
import { useMenu } from '../use-menu.ts';
import { NotificationPanel } from './notification-panel.tsx';

const PLACES = {
  navigation: { container: 'sm:relative', button: '', quietButton: '' },
  // A phone has no room left in the Studio's bar: the bell hangs below it while there is something to read.
  studio: {
    container: 'md:relative',
    button:
      'max-md:absolute max-md:top-full max-md:right-2 max-md:z-10 max-md:mt-2 max-md:border max-md:border-line max-md:bg-surface max-md:shadow-low md:size-9 md:pointer-coarse:size-11',
    quietButton: 'max-md:hidden',
  },
} as const;

const shownCount = (count: number): string =>
  count >= UNREAD_MAXIMUM ? `${UNREAD_MAXIMUM - 1}+` : String(count);

/** Reads the notifications again on each page that the user comes to, and before they are shown. */
function useFreshNotifications(username: string, isOpen: boolean) {
  const client = useQueryClient();
  const arrival = useArrival();
  const previous = useRef({ arrival, isOpen });
  useEffect(() => {
    const { arrival: last, isOpen: wasOpen } = previous.current;
    previous.current = { arrival, isOpen };
    if (last === arrival && (!isOpen || wasOpen)) return;
    void client.invalidateQueries({ queryKey: notificationKeys.list(username) });
  }, [client, username, arrival, isOpen]);
}

interface NotificationBellProps {
  readonly user: User;
  readonly place?: keyof typeof PLACES;
}

function BellMenu({ user: { username }, place = 'navigation' }: NotificationBellProps) {
  const { notifications: texts } = useTexts('commands');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, close } = useMenu(button);
  const list = useNotifications(username);
  useFreshNotifications(username, isOpen);
  useCloseOutside(container, close);
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  const classes = PLACES[place];
  const isQuiet = unread === 0 && !isOpen;
  return (
    <div ref={container} className={classNames('shrink-0', classes.container)}>
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        className={classNames('relative', classes.button, isQuiet && classes.quietButton)}
        aria-label={unread === 0 ? texts.title : texts.bell(shownCount(unread))}
        aria-expanded={isOpen}
        aria-controls="notification-panel"
        onClick={toggle}
      >
        <Bell className="size-5" aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 min-w-4.5 rounded-full border border-canvas bg-ink px-1 text-center text-[0.6875rem] leading-4 font-semibold text-canvas tabular-nums"
          >
            {shownCount(unread)}
          </span>
        )}
      </Button>
      {isOpen && (
        <NotificationPanel
          username={username}
          list={list}
          unread={unread}
          onLeave={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** A bell that says how many notifications are unread, and below it the list of them. */
export function NotificationBell(props: NotificationBellProps) {
  return (
    <ServerState>
      <BellMenu {...props} />
    </ServerState>
  );
}
