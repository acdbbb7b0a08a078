import { GALLERY_MESSAGES } from '@loopwright/contract';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

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

export function GalleryLoading() {
  return (
    <div className="page py-8 sm:py-12">
      <LoadingLine>{GALLERY_MESSAGES.loading}</LoadingLine>
      <div className={`mt-8 ${gridClass}`}>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

export function GalleryEmpty() {
  return (
    <div className="grid grow place-content-center justify-items-center gap-5 py-16 text-center">
      <LoopMark className="size-32" strokeWidth={1.5} state="running" />
      <p className="max-w-[36ch] text-lg">{GALLERY_MESSAGES.empty}</p>
      <ButtonLink to="/create" variant="primary" size="large">
        Make the first one
      </ButtonLink>
    </div>
  );
}

export function GalleryFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid grow place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <LoopMark className="size-20" strokeWidth={1.8} state={0.6} />
      <p className="font-display text-xl font-semibold">Your creations did not come through.</p>
      <p className="text-ink-soft">They are safe. Check your connection and try again.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
