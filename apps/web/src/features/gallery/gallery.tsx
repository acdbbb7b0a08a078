import type { Creation } from '@loopwright/contract';
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type CreationFilter,
  isFiltered,
  NO_FILTER,
  tidyFilter,
} from '../../entities/creation/creation-filter.ts';
import { useCreations } from '../../entities/creation/use-creations.ts';
import { useFolders } from '../../entities/creation/use-folders.ts';
import { GalleryTabs } from '../../entities/document/gallery-tabs.tsx';
import { useTexts } from '../../language/texts.ts';
import { useLapsedSession } from '../../lib/use-lapsed-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreOnScroll } from '../../ui/more-on-scroll.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { CreationCard } from './creation-card.tsx';
import {
  FolderBarPlace,
  GalleryEmpty,
  GalleryFailed,
  headClass,
  NothingMatches,
} from './gallery-states.tsx';
import { GalleryToolbar } from './gallery-toolbar.tsx';
import { ConfirmDialog, fetchLaterParts, SelectionBar } from './later-parts.ts';
import { Masonry } from './masonry.tsx';
import { OpenedCreation } from './opened-creation.tsx';
import { useCreationOfAddress } from './use-creation-of-address.ts';
import { useDensity } from './use-density.ts';
import { useGalleryActions } from './use-gallery-actions.ts';
import { useHeldPicture } from './use-held-picture.ts';
import { type OpenCreation, useOpenCreation } from './use-open-creation.ts';
import { useSelection } from './use-selection.ts';

const FolderBar = lazy(async () => ({ default: (await import('./folder-bar.tsx')).FolderBar }));

/** The thumbnails go first. */
const PARTS_DELAY_MS = 1000;

/** When the gallery itself is there. */
function useFetchedParts(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(fetchLaterParts, PARTS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/** The creations that match, and the next ones where there are some. */
function useMatching(username: string, filter: CreationFilter) {
  const creations = useCreations(username, filter);
  const { data, hasNextPage, isFetchingNextPage } = creations;
  useLapsedSession(creations.error);
  const more = (): void => {
    if (hasNextPage && !isFetchingNextPage) void creations.fetchNextPage();
  };
  // The same list until pages come or change: laying it out again takes time.
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return { ...creations, items, more };
}

/** Opens the creation that the address names. */
function useOpenByAddress({ showById }: OpenCreation): void {
  const { changeFailed } = useTexts('gallery');
  useCreationOfAddress((id) => {
    showById(id).catch(() => showFailure(changeFailed));
  });
}

interface GalleryProps {
  readonly username: string;
  /** Says before the next paint whether the creations are still waited for: nothing is shown meanwhile. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

export function Gallery({ username, onWaiting }: GalleryProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const creations = useMatching(username, filter);
  const { items } = creations;
  const folders = useFolders(username);
  const actions = useGalleryActions(username);
  const opened = useOpenCreation();
  const selection = useSelection(items.map(({ id }) => id));
  const [density, setDensity] = useDensity();
  const [toDelete, askToDelete] = useState<readonly Creation[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useOpenByAddress(opened);
  useFetchedParts(items.length > 0);

  const remove = (): void => {
    askToDelete([]);
    actions.remove(toDelete, () => {
      selection.end();
      // The button that had the focus is about to go.
      heading.current?.focus({ preventScroll: true });
    });
  };
  const askToDeleteOne = (creation: Creation): void => askToDelete([creation]);
  const changeFilter = (next: CreationFilter): void => {
    selection.end();
    setFilter(tidyFilter(next));
  };

  const selected = items.filter(({ id }) => selection.ids.has(id));
  // Nothing is known yet of a new user: what stands above the list would come and go.
  const isNew = items.length === 0 && !isFiltered(filter);
  const isHeld = useHeldPicture();
  const isWaiting = (creations.isPending && isNew) || isHeld;
  useLayoutEffect(() => onWaiting(isWaiting), [onWaiting, isWaiting]);
  if (isWaiting) return null;
  return (
    <div className="page flex grow flex-col py-8 sm:py-12">
      <GalleryHead heading={heading} isNew={isNew} />
      {!isNew && (
        <>
          <GalleryToolbar
            filter={filter}
            onFilter={changeFilter}
            density={density}
            onDensity={setDensity}
            isSelecting={selection.isActive}
            onSelect={selection.isActive ? selection.end : selection.start}
          />
          <Suspense fallback={<FolderBarPlace />}>
            <FolderBar
              username={username}
              folders={folders}
              folder={filter.folder}
              onFolder={(folder) => changeFilter({ ...filter, folder })}
            />
          </Suspense>
        </>
      )}
      {items.length === 0 && (
        <NothingToShow
          creations={creations}
          isNew={isNew}
          onClear={() => changeFilter(NO_FILTER)}
        />
      )}
      {items.length > 0 && (
        <Masonry creations={items} density={density}>
          {(creation, width) => (
            <CreationCard
              creation={creation}
              width={width}
              selection={selection}
              onOpen={opened.show}
              onFavorite={actions.toggleFavorite}
              onDelete={askToDeleteOne}
              isDeleting={actions.isDeleting(creation.id)}
            />
          )}
        </Masonry>
      )}
      <More creations={creations} />
      <Suspense>
        {selection.isActive && (
          <SelectionBar
            selected={selected}
            folders={folders}
            onSelectAll={() => selection.add(items.map(({ id }) => id))}
            onFavorite={(isFavorite) => actions.changeAll([...selection.ids], { isFavorite })}
            onMove={(folderId) => actions.changeAll([...selection.ids], { folderId })}
            onMoveTo={(id) => actions.moveTo([...selection.ids], id, selection.end)}
            onDelete={() => askToDelete(selected)}
            onEnd={selection.end}
          />
        )}
        <OpenedCreation
          opened={opened}
          items={items}
          folders={folders}
          onMore={creations.more}
          onChange={actions.change}
          onMade={() => void actions.renew()}
        />
        <DeleteQuestion
          count={toDelete.length}
          onConfirm={remove}
          onCancel={() => askToDelete([])}
        />
      </Suspense>
    </div>
  );
}

function More({ creations }: { readonly creations: ReturnType<typeof useMatching> }) {
  const gallery = useTexts('gallery');
  if (!creations.hasNextPage) return null;
  return (
    <MoreOnScroll
      texts={gallery}
      isLoading={creations.isFetchingNextPage}
      hasFailed={creations.isFetchNextPageError}
      onMore={creations.more}
    />
  );
}

interface NothingToShowProps {
  readonly creations: ReturnType<typeof useMatching>;
  readonly isNew: boolean;
  readonly onClear: () => void;
}

function NothingToShow({ creations, isNew, onClear }: NothingToShowProps) {
  if (creations.isError) return <GalleryFailed onRetry={() => void creations.refetch()} />;
  if (!creations.isSuccess) return null;
  return isNew ? <GalleryEmpty /> : <NothingMatches onClear={onClear} />;
}

interface GalleryHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isNew: boolean;
}

function GalleryHead({ heading, isNew }: GalleryHeadProps) {
  const gallery = useTexts('gallery');
  return (
    <>
      <div className={headClass}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {gallery.title}
        </h1>
        {!isNew && (
          <ButtonLink to="/create" variant="primary">
            {gallery.makeAnother}
          </ButtonLink>
        )}
      </div>
      <GalleryTabs />
    </>
  );
}

interface DeleteQuestionProps {
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function DeleteQuestion({ count, onConfirm, onCancel }: DeleteQuestionProps) {
  const gallery = useTexts('gallery');
  if (count === 0) return null;
  const areSeveral = count > 1;
  return (
    <ConfirmDialog
      isOpen
      question={areSeveral ? gallery.selection.deleteQuestion(count) : gallery.confirmDelete}
      detail={areSeveral ? gallery.selection.deleteDetail : gallery.deleteDetail}
      confirmLabel={gallery.delete}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
