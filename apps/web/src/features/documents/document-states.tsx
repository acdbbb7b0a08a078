import type { ReactNode } from 'react';
import { GalleryTabs } from '../../entities/document/gallery-tabs.tsx';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** As high with a title in it as with a loading line. */
export const headClass = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2';
export const gridClass = 'mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

const PLACES = ['first', 'second', 'third'] as const;

export function DocumentsLoading() {
  const {
    documentsPage: { loading },
  } = useTexts('gallery');
  return (
    <div className="page py-8 sm:py-12">
      <div className={headClass}>
        <LoadingLine>{loading}</LoadingLine>
      </div>
      <GalleryTabs />
      <div className={gridClass}>
        {PLACES.map((place) => (
          <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-4/3 rounded-none" />
            <div className="flex h-16 items-center px-4">
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function DocumentsEmpty({ children }: { readonly children: ReactNode }) {
  const {
    documentsPage: { empty },
  } = useTexts('gallery');
  return (
    <div className="grid grow place-content-center justify-items-center gap-5 py-16 text-center">
      <LoopMark className="size-32" strokeWidth={1.5} state="greeting" />
      <p className="max-w-[26em] text-lg">{empty}</p>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}

export function DocumentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const {
    documentsPage: { loadFailed, loadFailedHint, tryAgain },
  } = useTexts('gallery');
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
