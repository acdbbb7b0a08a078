import { useId, useRef } from 'react';
import { newMergeKey } from '../editor/merge-keys.ts';

interface PanelSliderProps {
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly value: number;
  /** With its unit. */
  readonly valueText: string;
  /** @param mergeKey the same for one drag */
  readonly onChange: (value: number, mergeKey: string) => void;
  readonly isDisabled?: boolean;
}

/** A slider whose drag is one step of the history. */
export function PanelSlider(props: PanelSliderProps) {
  const { label, minimum, maximum, step, value, valueText, onChange, isDisabled } = props;
  const id = useId();
  const mergeKey = useRef('');
  const begin = (): void => {
    mergeKey.current = newMergeKey();
  };
  return (
    <div className="grid gap-0.5">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="text-xs text-ink-soft tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={valueText}
        onPointerDown={begin}
        onFocus={begin}
        onChange={({ target }) => onChange(target.valueAsNumber, mergeKey.current)}
        className="h-7 w-full cursor-pointer accent-accent-text pointer-coarse:h-11"
      />
    </div>
  );
}
