import { type RefObject, useEffect } from 'react';
import type { Catalogue } from '../../language/catalogue.ts';
import { useTexts } from '../../language/texts.ts';
import { prefersStillness } from '../../lib/stillness.ts';
import { classNames } from '../../ui/class-names.ts';
import type { GenerationResult, GeneratorState } from './generator-state.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';
import { ResultPanel } from './result-panel.tsx';

interface StageProps {
  /** Gets the section itself, for those who lead the focus to it. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly state: GeneratorState;
  readonly isDraggedOver: boolean;
  readonly onCancel: () => void;
  readonly onIdea: (prompt: string) => void;
}

const readyText = ({ kind, url }: GenerationResult, ready: Catalogue['create']['ready']): string =>
  url === null ? ready.text : ready[kind];

/** On a phone the stage lies below the form: brings it up when something happens on it. */
function bringUp(stage: HTMLElement | null): void {
  const behavior = prefersStillness() ? 'auto' : 'smooth';
  stage?.scrollIntoView?.({ block: 'nearest', behavior });
}

/** Where the result appears, and before it the way there. */
export function Stage({ stage, state, isDraggedOver, onCancel, onIdea }: StageProps) {
  const create = useTexts('create');
  const { running, result } = state;
  const isBusy = running !== null;

  useEffect(() => {
    if (isBusy || result) bringUp(stage.current);
  }, [stage, isBusy, result]);

  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label={create.stage}
      aria-busy={isBusy}
      className={classNames(
        'relative grid min-h-96 min-w-0 scroll-mt-20 scroll-mb-20 place-items-center overflow-hidden rounded-xl border bg-sunken transition-colors lg:min-h-0',
        isDraggedOver ? 'border-dashed border-accent-text' : 'border-line',
      )}
    >
      {running && (
        <ProgressPanel
          generation={running.generation}
          isCancelling={running.isCancelling}
          onCancel={onCancel}
        />
      )}
      {!running && result && <ResultPanel result={result} onGrown={() => bringUp(stage.current)} />}
      {!running && !result && <PromptIdeas onPick={onIdea} />}
      {/* Always here, because readers only notice what changes. */}
      <output className="sr-only">
        {!running && result ? readyText(result, create.ready) : ''}
      </output>
      {isDraggedOver && (
        <p className="absolute inset-0 grid place-items-center bg-accent-wash/90 font-display text-xl font-semibold text-accent-text">
          {create.dropReference}
        </p>
      )}
    </section>
  );
}
