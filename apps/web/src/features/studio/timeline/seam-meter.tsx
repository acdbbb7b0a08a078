import { useLanguage, useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type SeamState, seamState } from './seam-state.ts';

const COLORS: Readonly<Record<SeamState, string>> = {
  unknown: 'text-ink-soft',
  good: 'text-good',
  close: 'text-accent-text',
  jump: 'text-danger',
};

/** How well the document closes, in words and as a figure. */
export function SeamMeter({ seam }: { readonly seam: number | null }) {
  const texts = useTexts('studio').timeline;
  const language = useLanguage();
  const state = seamState(seam);
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <output
      className={classNames('flex items-center gap-1.5 text-xs font-medium', COLORS[state])}
      title={texts.seamHint}
    >
      <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          pathLength="1"
          strokeDasharray={state === 'good' ? undefined : '0.86 0.14'}
          transform="rotate(-65 8 8)"
        />
      </svg>
      <span className="tabular-nums">
        {texts.seams[state]}
        {seam !== null && ` ${figure.format(seam)}×`}
      </span>
    </output>
  );
}
