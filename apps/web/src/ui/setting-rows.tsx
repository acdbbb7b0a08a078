import { Lock } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** Shown, so that one knows of it, but not to be had. */
  readonly isLocked?: boolean;
}

interface ChoiceRowProps<Value> {
  readonly legend: string;
  /** Said of choices that are not to be had. */
  readonly lockedText?: string;
  readonly choices: ReadonlyArray<Choice<Value>>;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side: radio buttons that look like one control. */
export function ChoiceRow<Value extends string | number>({
  legend,
  lockedText,
  choices,
  value,
  onChange,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative flex min-h-11 min-w-15 grow items-center justify-center gap-1.5 rounded-md border px-3 text-sm font-medium tabular-nums transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              choice.value === value
                ? 'border-accent-text bg-accent-wash text-accent-text'
                : 'border-line-strong/55 bg-raised text-ink hover:border-line-strong',
              choice.isLocked ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              disabled={choice.isLocked}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
            {choice.isLocked && (
              <>
                <Lock className="size-3.5" aria-hidden="true" />
                <span className="sr-only">{lockedText}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
