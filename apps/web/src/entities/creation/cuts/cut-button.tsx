import type { LoopPointChoice, LoopPoint } from '@loopwright/contract';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LoopMark } from '../../../ui/loop-mark.tsx';

interface CutButtonProps {
  readonly choice: LoopPointChoice;
  /** The one that it stands for. */
  readonly cut: LoopPoint | undefined;
  /** As much of the clip as the cuts reach. */
  readonly clipMs: number;
  readonly isChosen: boolean;
  readonly isRunning: boolean;
  /** Keeps the focus, but does nothing. */
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** One of the loops in a clip: how long it is, how it closes, and how well. */
export function CutButton({
  choice,
  cut,
  clipMs,
  isChosen,
  isRunning,
  isOff,
  onPress,
}: CutButtonProps) {
  const cuts = useTexts('creation');
  const language = useLanguage();
  if (!cut) return null;
  const isBoomerang = choice === 'boomerang';
  const tenths = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const score = new Intl.NumberFormat(language, { style: 'percent' }).format(cut.score);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isOff}
      onClick={() => !isOff && !isChosen && onPress()}
      className={classNames(
        'grid grid-rows-[auto_1fr_auto] gap-0.5 rounded-md border px-3 py-2 text-left transition-colors',
        isChosen
          ? 'border-accent-text bg-accent-wash text-accent-text'
          : 'border-line-strong/55 bg-raised text-ink',
        isOff ? 'cursor-default' : !isChosen && 'hover:border-line-strong',
        isOff && !isRunning && !isChosen && 'opacity-60',
      )}
    >
      <span className="flex items-center gap-1.5 text-sm font-semibold tabular-nums">
        {isRunning && <LoopMark className="size-4 shrink-0" strokeWidth={4} state="running" />}
        {isBoomerang ? cuts.boomerang : cuts.seconds(tenths.format(cut.durationMs / 1000))}
      </span>
      <span
        className={classNames(
          'text-xs tabular-nums',
          isChosen ? 'text-accent-text' : 'text-ink-soft',
        )}
      >
        {isBoomerang ? cuts.boomerangWay : cuts.way(cuts.ways[cut.way], score)}
      </span>
      <span className="sr-only">{cuts.from(tenths.format(cut.startSeconds))}</span>
      <span className="relative mt-1 h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span
          className={classNames(
            'absolute inset-y-0 rounded-full',
            isChosen ? 'bg-current' : 'bg-line-strong',
          )}
          style={{
            left: `${(cut.startSeconds * 1e5) / clipMs}%`,
            width: `${(cut.durationMs * 100) / clipMs}%`,
          }}
        />
      </span>
    </button>
  );
}
