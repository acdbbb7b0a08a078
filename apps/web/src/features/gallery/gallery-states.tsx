import { NO_FILTER } from '../../entities/creation/creation-filter.ts';
import { GalleryTabs } from '../../entities/document/gallery-tabs.tsx';
import { useTexts } from '../../language/texts.ts';
import { FilledContent } from '../../lib/filled-content.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DENSITY } from './columns.ts';
import { GalleryToolbar } from './gallery-toolbar.tsx';

/** As high with a title in it as with a loading line. */
export const headClass = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2';

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-square rounded-none" />
      <div className="flex h-14 items-center px-4">
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}

/** As high as the bar of folders, so that the pictures stay in place when it comes. */
export const FolderBarPlace = () => (
  <div className="mt-4 h-9 max-sm:h-10 pointer-coarse:h-11 max-sm:pointer-coarse:h-12" />
);

const nothing = (): void => undefined;

/** What will stand above the pictures that the server has written into the page; hidden when there are none. */
function AboveFirstPictures() {
  return (
    <div inert className="has-[+[data-filled]:empty]:hidden">
      <GalleryToolbar
        filter={NO_FILTER}
        onFilter={nothing}
        density={DENSITY.default}
        onDensity={nothing}
        isSelecting={false}
        onSelect={nothing}
      />
      <FolderBarPlace />
    </div>
  );
}

export function GalleryLoading() {
  const { loading } = useTexts('gallery');
  return (
    <div className="page py-8 sm:py-12">
      <div className={headClass}>
        <LoadingLine>{loading}</LoadingLine>
      </div>
      <GalleryTabs />
      <AboveFirstPictures />
      <FilledContent />
      <div className={`mt-8 ${gridClass}`}>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

export function GalleryEmpty() {
  const { empty, makeFirst } = useTexts('gallery');
  return (
    <div className="grid grow place-content-center justify-items-center gap-5 py-16 text-center">
      <LoopMark className="size-32" strokeWidth={1.5} state="greeting" />
      <p className="max-w-[24em] text-lg">{empty}</p>
      <ButtonLink to="/create" variant="primary" size="large">
        {makeFirst}
      </ButtonLink>
    </div>
  );
}

export function GalleryFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { loadFailed, loadFailedHint, tryAgain } = useTexts('gallery');
  return (
    <div
      role="alert"
      className="grid grow place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <LoopMark className="size-20" strokeWidth={1.8} state={0.6} />
      <p className="font-display text-xl font-semibold">{loadFailed}</p>
      <p className="text-ink-soft">{loadFailedHint}</p>
      <Button variant="primary" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  const { noMatch, noMatchHint, showAll } = useTexts('gallery');
  return (
    <div className="grid grow place-content-center justify-items-center gap-3 py-16 text-center">
      <LoopMark className="size-20" strokeWidth={1.8} state={0.6} />
      <p className="font-display text-xl font-semibold">{noMatch}</p>
      <p className="text-ink-soft">{noMatchHint}</p>
      <Button onClick={onClear}>{showAll}</Button>
    </div>
  );
}
