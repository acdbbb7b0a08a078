import { useTexts } from '../../language/texts.ts';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';

/** Words on one side, what becomes of them on the other; on a phone one above the other. */
export const generatorLayout =
  'page grid grow gap-6 py-5 pb-40 lg:h-[calc(100dvh-4rem)] lg:grid-cols-[25rem_1fr] lg:pb-5 xl:grid-cols-[28rem_1fr]';

/** On a phone the mode and the button stay at the bottom of the screen. */
export const barClass =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:pb-[env(safe-area-inset-bottom)]';

/** The stage with what is below it. */
export const resultSideClass =
  'grid min-w-0 content-start gap-3 lg:min-h-0 lg:grid-rows-[minmax(0,1fr)_auto] lg:content-stretch';

/** The frame of what is made. */
export const stageClass =
  'relative grid min-w-0 place-items-center overflow-hidden rounded-xl border bg-sunken lg:min-h-0';

/** The place of the history below the stage, so that the ideas stay where they are when it comes. */
export function HistoryPlace() {
  const { history } = useTexts('create');
  return (
    <div aria-hidden="true" className="min-w-0 max-lg:hidden">
      <p className="mb-1.5 text-sm font-medium">{history.title}</p>
      <div className="flex h-17 gap-1.5 overflow-hidden">
        {PLACES.map((place) => (
          <Skeleton key={place} className="size-16 shrink-0" />
        ))}
      </div>
    </div>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

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
      {/* Inert, and yet their pictures come with the page. */}
      <div inert className={resultSideClass}>
        <div className={`${stageClass} min-h-96 border-line`}>
          <PromptIdeas onPick={() => undefined} />
        </div>
        <HistoryPlace />
      </div>
      <div className={`${barClass} lg:hidden`}>
        <div className="page py-2">
          <Skeleton className="h-13.5 rounded-full" />
        </div>
      </div>
    </div>
  );
}
