import type { Generation } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import type { Part } from './generator-state.ts';
import { PartTiles } from './part-tiles.tsx';

interface ProgressPanelProps {
  /** At least one. */
  readonly parts: readonly Part[];
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

function stageText(
  generation: Generation | null,
  progress: Catalogue['create']['progress'],
): string {
  if (!generation) return progress.sending;
  const { status, stage, queuePosition, kind } = generation;
  if (status === 'queued') return progress.queued(queuePosition ?? 0);
  if (stage === 'encoding') return kind === 'gif' ? progress.finishingGif : progress.finishingImage;
  return stage === 'saving' ? progress.saving : progress.drawing;
}

/** The one to tell of: what runs, else what comes next. Null until the server has it. */
function currentOf(parts: readonly Part[]): Generation | null {
  const open = parts.filter(({ ending }) => ending === null);
  const running = open.find(({ generation }) => generation?.status === 'running');
  return (running ?? open[0])?.generation ?? null;
}

/** Of all together. */
const fractionOf = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { ending, generation }) => sum + (ending ? 1 : (generation?.fraction ?? 0)),
    0,
  ) / parts.length;

/** What is going on, how far it is, and the way out. */
export function ProgressPanel({ parts, isCancelling, onCancel }: ProgressPanelProps) {
  const { brewing, progress } = useTexts('create');
  const language = useLanguage();
  const generation = currentOf(parts);
  const fraction = fractionOf(parts);
  const percent = Math.round(fraction * 100);
  const isMoving = generation?.status === 'running';
  const shownPercent = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  const stage = isCancelling ? progress.cancelling : stageText(generation, progress);
  return (
    <div className="relative grid size-full place-items-center overflow-hidden">
      {generation?.preview && (
        <img
          src={generation.preview}
          alt=""
          className="absolute inset-0 size-full scale-110 object-cover opacity-70 blur-lg"
        />
      )}
      <div className="relative m-4 grid max-w-md animate-fade justify-items-center gap-3 rounded-xl border border-line bg-surface/90 px-6 py-8 text-center backdrop-blur-sm sm:px-10">
        <LoopMark
          className="size-24"
          strokeWidth={2}
          state={isMoving && fraction > 0 ? Math.max(fraction, 0.03) : 'running'}
        />
        <p className="font-display text-xl font-semibold">{brewing}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          <output>{stage}</output>
          {isMoving && !isCancelling && ` · ${shownPercent}`}
        </p>
        {parts.length > 1 && <PartTiles parts={parts} />}
        <progress aria-label={progress.label} value={percent} max={100} className="sr-only" />
        <Button className="mt-2" disabled={isCancelling} onClick={onCancel}>
          {progress.cancel}
        </Button>
        <p className="text-xs text-ink-soft">{progress.mayLeave}</p>
      </div>
    </div>
  );
}
