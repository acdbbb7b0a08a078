import type { Notification } from '@loopwright/contract';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import {
  useMarkRead,
  type useNotifications,
} from '../../entities/notification/use-notifications.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { NotificationRow } from './notification-row.tsx';

interface NotificationPanelProps {
  readonly username: string;
  readonly list: ReturnType<typeof useNotifications>;
  readonly unread: number;
  /** Closes the panel, with the focus on its button. */
  readonly onLeave: () => void;
}

/** The list of notifications, below its button. */
export function NotificationPanel({ username, list, unread, onLeave }: NotificationPanelProps) {
  const { notifications: texts } = useTexts('commands');
  const markRead = useMarkRead(username);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const [newest] = items;
  return (
    <section
      id="notification-panel"
      aria-label={texts.latest}
      className="absolute inset-x-2 top-full mt-2 flex max-h-[min(36rem,calc(100dvh-5.5rem))] animate-rise flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-high sm:right-0 sm:left-auto sm:w-96"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-1.5 pr-1.5 pl-4.5">
        <h2 className="text-base">{texts.title}</h2>
        {newest && unread > 0 && (
          <Button
            variant="quiet"
            size="compact"
            onClick={() => markRead.mutate({ upTo: newest.id })}
          >
            <CheckCheck className="size-4" aria-hidden="true" />
            {texts.markAll}
          </Button>
        )}
      </div>
      {markRead.isError && (
        <p role="alert" className="border-b border-line px-4.5 py-2 text-sm text-danger">
          {texts.markFailed}
        </p>
      )}
      <Content
        list={list}
        items={items}
        onOpen={({ id, isRead }) => {
          if (!isRead) markRead.mutate({ ids: [id] });
          onLeave();
        }}
      />
    </section>
  );
}

interface ContentProps {
  readonly list: NotificationPanelProps['list'];
  readonly items: readonly Notification[];
  readonly onOpen: (notification: Notification) => void;
}

function Content({ list, items, onOpen }: ContentProps) {
  const { notifications: texts } = useTexts('commands');
  const [nowMs] = useState(Date.now);
  if (list.isPending) {
    return (
      <div className="px-4.5 py-6 text-sm">
        <LoadingLine>{texts.loading}</LoadingLine>
      </div>
    );
  }
  if (!list.data) return <Failed onRetry={() => void list.refetch()} />;
  if (items.length === 0) return <Empty />;
  return (
    <div className="overflow-y-auto overscroll-contain">
      <ul>
        {items.map((notification) => (
          <li key={notification.id} className="border-b border-line last:border-b-0">
            <NotificationRow
              notification={notification}
              nowMs={nowMs}
              onOpen={() => onOpen(notification)}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && <More list={list} />}
    </div>
  );
}

function More({ list }: Pick<ContentProps, 'list'>) {
  const { notifications: texts } = useTexts('commands');
  const isLoading = list.isFetchingNextPage;
  return (
    <div className="grid gap-2 border-t border-line p-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-danger">
          {texts.moreFailed}
        </p>
      )}
      <Button
        variant="quiet"
        isBusy={isLoading}
        aria-disabled={isLoading}
        onClick={() => !isLoading && void list.fetchNextPage()}
      >
        {isLoading ? texts.loading : texts.more}
      </Button>
    </div>
  );
}

function Empty() {
  const { notifications: texts } = useTexts('commands');
  return (
    <div className="grid justify-items-center gap-3 px-6 py-9 text-center">
      <LoopMark className="size-14" strokeWidth={1.8} state="greeting" />
      <p className="font-medium">{texts.empty}</p>
      <p className="text-sm text-ink-soft">{texts.emptyHint}</p>
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { notifications: texts } = useTexts('commands');
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-9 text-center">
      <p className="font-medium">{texts.loadFailed}</p>
      <p className="text-sm text-ink-soft">{texts.loadFailedHint}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
