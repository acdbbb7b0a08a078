import type { Generation } from '@loopwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import type { Part } from './generator-state.ts';
import { NotifyButton } from './notify-button.tsx';
import { PartTiles } from './part-tiles.tsx';
import { stageText } from './stage-text.ts';

interface ProgressPanelProps {
  /** At least one. */
  readonly parts: readonly Part[];
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
  /** It is there, and as high as it is. */
  readonly onGrown: () => void;
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

/** The picture as it emerges, in its own proportions; before there is one, the mark waits for it. */
function EmergingPicture({ preview }: { readonly preview: string | null }) {
  if (preview === null) return <LoopMark className="size-24" strokeWidth={2} state="running" />;
  return (
    <>
      <img
        src={preview}
        alt=""
        className="absolute inset-0 size-full scale-110 object-cover opacity-70 blur-xl"
      />
      <img
        src={preview}
        alt=""
        className="absolute inset-0 size-full animate-fade object-contain blur-[1px]"
      />
    </>
  );
}

/** The picture so far, and below it what is going on, how far it is, and the way out. */
export function ProgressPanel({ parts, isCancelling, onCancel, onGrown }: ProgressPanelProps) {
  const { brewing, progress } = useTexts('create');
  const language = useLanguage();
  const bringUp = useEffectEvent(onGrown);
  useEffect(() => bringUp(), []);
  const generation = currentOf(parts);
  const fraction = fractionOf(parts);
  const percent = Math.round(fraction * 100);
  const isMoving = generation?.status === 'running';
  const shownPercent = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  const stage = isCancelling ? progress.cancelling : stageText(generation, progress);
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_auto]">
      <div className="relative grid place-items-center overflow-hidden max-lg:aspect-square">
        <EmergingPicture preview={generation?.preview ?? null} />
      </div>
      <div className="relative grid animate-fade gap-3 border-t border-line bg-surface px-4 py-3 sm:px-5">
        <span
          className="absolute -top-px left-0 h-0.5 bg-accent transition-[width] duration-300"
          style={{ width: `${percent}%` }}
        />
        {parts.length > 1 && <PartTiles parts={parts} />}
        <div className="flex items-center gap-4">
          <div className="min-w-0 grow">
            <p className="font-display font-semibold">{brewing}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              <output>{stage}</output>
              {isMoving && !isCancelling && ` · ${shownPercent}`}
            </p>
            <p className="text-xs text-ink-soft">{progress.mayLeave}</p>
            <NotifyButton />
          </div>
          <progress aria-label={progress.label} value={percent} max={100} className="sr-only" />
          <Button className="shrink-0" disabled={isCancelling} onClick={onCancel}>
            {progress.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
