import { type Creation, UNDO_DELETION_MS } from '@loopwright/contract';
import { useEffect, useRef, useState } from 'react';
import {
  restoreCreation,
  useCreations,
  useDeleteCreation,
  useRenewCreations,
} from '../../entities/creation/use-creations.ts';
import { GalleryTabs } from '../../entities/document/gallery-tabs.tsx';
import { useTexts } from '../../language/texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { morphPicture } from '../../lib/view-transition.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showFailure, showNews, showUndo } from '../../ui/toasts.tsx';
import { CreationCard } from './creation-card.tsx';
import { CreationDialog } from './creation-dialog.tsx';
import {
  GalleryEmpty,
  GalleryFailed,
  GalleryLoading,
  gridClass,
  headClass,
} from './gallery-states.tsx';
import { MoreOnScroll } from './more-on-scroll.tsx';

/** One creation at a time on the whole screen, grown out of its thumbnail. */
function useOpenCreation() {
  const [open, setOpen] = useState<Creation | null>(null);
  const thumbnail = useRef<HTMLElement | null>(null);
  return {
    open,
    show: (creation: Creation, from: HTMLElement | null): void => {
      thumbnail.current = from;
      morphPicture(from, 'open', () => setOpen(creation));
    },
    /** Without growing: it is the same picture, cut anew. */
    replace: setOpen,
    close: (): void => morphPicture(thumbnail.current, 'close', () => setOpen(null)),
  };
}

/** A list that was refused because the session has ended: the page then says so itself. */
function useLapsedSession(error: Error | null): void {
  const { refresh } = useAuth();
  const hasLapsed = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (hasLapsed) void refresh();
  }, [hasLapsed, refresh]);
}

export function Gallery({ username }: { readonly username: string }) {
  const creations = useCreations(username);
  const deletion = useDeleteCreation(username);
  const renew = useRenewCreations(username);
  const { open, show, close, replace } = useOpenCreation();
  const [doomed, setDoomed] = useState<Creation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const gallery = useTexts('gallery');

  useLapsedSession(creations.error);

  const items = creations.data?.pages.flatMap((page) => page.items) ?? [];
  const undo = async (creation: Creation): Promise<void> => {
    try {
      await restoreCreation(creation);
      await renew();
      showNews(gallery.restored);
    } catch {
      showFailure(gallery.undoFailed);
    }
  };
  const remove = (): void => {
    if (!doomed) return;
    deletion.mutate(doomed, {
      // The button that had the focus is about to go.
      onSuccess: () => {
        heading.current?.focus({ preventScroll: true });
        showUndo({
          message: gallery.deleted(doomed.prompt),
          label: gallery.undo,
          durationMs: UNDO_DELETION_MS,
          onUndo: () => void undo(doomed),
        });
      },
      onError: () => showFailure(gallery.deleteFailed),
    });
    setDoomed(null);
  };

  if (creations.isPending) return <GalleryLoading />;
  return (
    <div className="page flex grow flex-col py-8 sm:py-12">
      <div className={headClass}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {gallery.title}
        </h1>
        {items.length > 0 && (
          <ButtonLink to="/create" variant="primary">
            {gallery.makeAnother}
          </ButtonLink>
        )}
      </div>
      <GalleryTabs />
      {creations.isError && items.length === 0 && (
        <GalleryFailed onRetry={() => void creations.refetch()} />
      )}
      {!creations.isError && items.length === 0 && <GalleryEmpty />}
      {items.length > 0 && (
        <ul className={`mt-8 ${gridClass}`}>
          {items.map((creation) => (
            <CreationCard
              key={creation.id}
              creation={creation}
              onOpen={show}
              onDelete={setDoomed}
              isDeleting={deletion.isPending && deletion.variables.id === creation.id}
            />
          ))}
        </ul>
      )}
      {creations.hasNextPage && (
        <MoreOnScroll
          isLoading={creations.isFetchingNextPage}
          hasFailed={creations.isFetchNextPageError}
          onMore={() => void creations.fetchNextPage()}
        />
      )}
      <CreationDialog
        creation={open}
        onClose={close}
        onRecut={(made) => {
          replace(made);
          void renew();
        }}
      />
      <ConfirmDialog
        isOpen={doomed !== null}
        question={gallery.confirmDelete}
        detail={gallery.deleteDetail}
        confirmLabel={gallery.delete}
        onConfirm={remove}
        onCancel={() => setDoomed(null)}
      />
    </div>
  );
}
