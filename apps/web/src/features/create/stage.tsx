import { type RefObject, Suspense, useEffect, useEffectEvent } from 'react';
import type { Catalogue } from '../../language/catalogue.ts';
import { useTexts } from '../../language/texts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { prefersStillness } from '../../lib/stillness.ts';
import { classNames } from '../../ui/class-names.ts';
import { stageClass } from './generator-loading.tsx';
import type { GenerationResult, GeneratorState } from './generator-state.ts';
import { PromptIdeas } from './prompt-ideas.tsx';
import type { ResultUses } from './result/result-actions.tsx';
import { useRelease } from './use-release.ts';

const loadResults = () => import('./result/results-panel.tsx');

const loadProgress = () => import('./progress-panel.tsx');

const ProgressPanel = lazyPart(async () => (await loadProgress()).ProgressPanel);

const ResultsPanel = lazyPart(async () => (await loadResults()).ResultsPanel);

interface StageProps {
  /** Gets the section itself, for those who lead the focus to it. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly state: GeneratorState;
  /** Whether the page is, or was a moment ago, that of a user. */
  readonly hasUser: boolean;
  readonly isDraggedOver: boolean;
  readonly onCancel: () => void;
  readonly onIdea: (prompt: string) => void;
  readonly uses: ResultUses;
}

function whatCame(
  { kind, url }: GenerationResult,
  count: number,
  asked: number,
  { ready, variations }: Catalogue['create'],
): string {
  if (asked > 1) return variations.arrived(count, asked);
  return url === null ? ready.text : ready[kind];
}

/** On a phone the stage lies below the form: brings it up when something happens on it. */
function bringUp(stage: HTMLElement | null): void {
  const behavior = prefersStillness() ? 'auto' : 'smooth';
  stage?.scrollIntoView?.({ block: 'nearest', behavior });
}

/** Where the result appears, and before it the way there. */
export function Stage({
  stage,
  state,
  hasUser,
  isDraggedOver,
  onCancel,
  onIdea,
  uses,
}: StageProps) {
  const create = useTexts('create');
  const { running, results, asked, hasNewResults } = state;
  const isBusy = running !== null;
  const [first] = results;
  useRelease(results);

  const tell = useEffectEvent(() => {
    if (!first) return;
    const title = whatCame(first, results.length, asked, create);
    import('../../lib/browser-notification.ts')
      .then(({ notifyIfAway }) => notifyIfAway(title, first.prompt))
      .catch(() => undefined);
  });
  useEffect(() => {
    if (hasNewResults) tell();
  }, [hasNewResults]);

  useEffect(() => {
    // There when the button is pressed, also when the connection is lost then.
    if (hasUser) Promise.all([loadProgress(), loadResults()]).catch(() => undefined);
  }, [hasUser]);

  useEffect(() => {
    if (isBusy || hasNewResults) bringUp(stage.current);
  }, [stage, isBusy, hasNewResults]);

  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label={create.stage}
      aria-busy={isBusy}
      className={classNames(
        stageClass,
        'scroll-mt-20 scroll-mb-40 transition-colors',
        isDraggedOver ? 'border-dashed border-accent-text' : 'border-line',
        // A picture is its own frame: around a wide one, an empty box would be tall.
        (running || !first) && 'min-h-96',
        !running && first && !isDraggedOver && 'lg:border-transparent lg:bg-transparent',
      )}
    >
      {running && (
        <Suspense>
          <ProgressPanel
            parts={running.parts}
            isCancelling={running.isCancelling}
            onCancel={onCancel}
            onGrown={() => bringUp(stage.current)}
          />
        </Suspense>
      )}
      {!running && first && (
        <Suspense>
          <ResultsPanel
            // Another set of results begins with its first.
            key={first.url}
            results={results}
            asked={asked}
            uses={uses}
            onGrown={() => bringUp(stage.current)}
          />
        </Suspense>
      )}
      {!running && !first && <PromptIdeas onPick={onIdea} />}
      {/* Always here, because readers only notice what changes. */}
      <output className="sr-only">
        {hasNewResults && first ? whatCame(first, results.length, asked, create) : ''}
      </output>
      {isDraggedOver && (
        <p className="absolute inset-0 grid place-items-center bg-accent-wash/90 font-display text-xl font-semibold text-accent-text">
          {create.dropReference}
        </p>
      )}
    </section>
  );
}
