import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly unit: string;
  readonly range: { readonly minimum: number; readonly maximum: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within a range. */
export function Slider({ label, unit, range, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-ink-soft tabular-nums">
          {value} {unit}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={range.minimum}
        max={range.maximum}
        step={1}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-accent-text"
      />
    </div>
  );
}
