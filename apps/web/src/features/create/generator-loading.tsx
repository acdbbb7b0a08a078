import { useTexts } from '../../language/texts.ts';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Words on one side, what becomes of them on the other; on a phone one above the other. */
export const generatorLayout =
  'page grid grow gap-6 py-5 pb-40 lg:h-[calc(100dvh-4rem)] lg:grid-cols-[25rem_1fr] lg:pb-5 xl:grid-cols-[28rem_1fr]';

/** On a phone the mode and the button stay at the bottom of the screen. */
export const barClass =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-canvas/95 max-lg:pb-[env(safe-area-inset-bottom)] max-lg:backdrop-blur-md';

/** A placeholder of the screen until the session is known. */
export function GeneratorLoading() {
  const { title } = useTexts('create');
  const { session } = useTexts('shell');
  return (
    <div className={generatorLayout}>
      <div className="grid content-start gap-4">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-xl">{title}</h1>
          <LoadingLine>{session.loading}</LoadingLine>
        </div>
        <Skeleton className="hidden h-13.5 rounded-full lg:block" />
        <Skeleton className="mt-7 h-36.5" />
        <Skeleton className="mt-7 h-20.5" />
        <Skeleton className="h-12.5" />
        <Skeleton className="mt-3 h-13" />
      </div>
      <Skeleton className="min-h-96 rounded-xl lg:min-h-0" />
      <div className={`${barClass} lg:hidden`}>
        <div className="page py-2">
          <Skeleton className="h-13.5 rounded-full" />
        </div>
      </div>
    </div>
  );
}
