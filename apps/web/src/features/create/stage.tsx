import { CREATE_MESSAGES } from '@loopwright/contract';
import { useEffect, useRef } from 'react';
import { prefersStillness } from '../../lib/stillness.ts';
import { classNames } from '../../ui/class-names.ts';
import type { GenerationResult, GeneratorState } from './generator-state.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';
import { ResultPanel } from './result-panel.tsx';

interface StageProps {
  readonly state: GeneratorState;
  readonly isDraggedOver: boolean;
  readonly onCancel: () => void;
  readonly onIdea: (prompt: string) => void;
}

const readyText = ({ kind, url }: GenerationResult): string => {
  if (url === null) return 'The answer is here.';
  return kind === 'gif' ? 'Your loop is ready.' : 'Your picture is ready.';
};

/** Where the result appears, and before it the way there. */
export function Stage({ state, isDraggedOver, onCancel, onIdea }: StageProps) {
  const { running, result } = state;
  const stage = useRef<HTMLElement>(null);
  const isBusy = running !== null;

  useEffect(() => {
    // On a phone the stage lies below the form: bring it up when something happens on it.
    if (isBusy || result) {
      const behavior = prefersStillness() ? 'auto' : 'smooth';
      stage.current?.scrollIntoView?.({ block: 'nearest', behavior });
    }
  }, [isBusy, result]);

  return (
    <section
      ref={stage}
      aria-label="Result"
      aria-busy={isBusy}
      className={classNames(
        'relative grid min-h-96 scroll-mt-20 scroll-mb-20 place-items-center overflow-hidden rounded-xl border bg-sunken transition-colors lg:min-h-0',
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
      {!running && result && <ResultPanel result={result} />}
      {!running && !result && <PromptIdeas placeholder={CREATE_MESSAGES.empty} onPick={onIdea} />}
      {/* Always here, because readers only notice what changes. */}
      <output className="sr-only">{!running && result ? readyText(result) : ''}</output>
      {isDraggedOver && (
        <p className="absolute inset-0 grid place-items-center bg-accent-wash/90 font-display text-xl font-semibold text-accent-text">
          Let go: it becomes your reference
        </p>
      )}
    </section>
  );
}
