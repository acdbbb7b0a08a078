import { type Generation, CREATE_MESSAGES } from '@loopwright/contract';
import { Button } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';

interface ProgressPanelProps {
  /** Null until the server has it. */
  readonly generation: Generation | null;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

function stageText(generation: Generation | null): string {
  if (!generation) return 'Sending your words';
  const { status, stage, queuePosition } = generation;
  if (status === 'queued') {
    if (queuePosition === null || queuePosition === 0) return 'Next in line';
    return `${queuePosition} ahead of you`;
  }
  if (stage === 'encoding') return generation.kind === 'gif' ? 'Closing the loop' : 'Finishing';
  return stage === 'saving' ? 'Saving' : 'Drawing';
}

/** What is going on, how far it is, and the way out. */
export function ProgressPanel({ generation, isCancelling, onCancel }: ProgressPanelProps) {
  const fraction = generation?.fraction ?? 0;
  const percent = Math.round(fraction * 100);
  const isMoving = generation?.status === 'running';
  const stage = isCancelling ? 'Cancelling' : stageText(generation);
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
        <p className="font-display text-xl font-semibold">{CREATE_MESSAGES.brewing}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          <output>{stage}</output>
          {isMoving && !isCancelling && ` · ${percent}%`}
        </p>
        <progress aria-label="Progress" value={percent} max={100} className="sr-only" />
        <Button className="mt-2" disabled={isCancelling} onClick={onCancel}>
          Cancel
        </Button>
        <p className="text-xs text-ink-soft">
          You can leave this page: it will be waiting in your gallery.
        </p>
      </div>
    </div>
  );
}
