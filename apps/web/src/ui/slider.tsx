import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly range: { readonly minimum: number; readonly maximum: number };
  readonly value: number;
  /** With its unit. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** A whole number within a range. */
export function Slider({ label, range, value, valueText, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-ink-soft tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={range.minimum}
        max={range.maximum}
        step={1}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-accent-text"
      />
    </div>
  );
}
