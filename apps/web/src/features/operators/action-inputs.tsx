import { OPERATOR_LIMITS } from '@loopwright/contract';
import { type ReactNode, useId } from 'react';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { controlClass, Field } from '../../ui/field.tsx';

interface SelectProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export function Select({ label, hint, value, isDisabled, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} min-h-11`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly hint: string;
  readonly maximum: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NumberInput({ label, hint, maximum, value, onChange }: NumberInputProps) {
  return (
    <Field
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={1}
      max={maximum}
      step={1}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ReasonInputProps {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why it is done: every action needs that. */
export function ReasonInput({ hint, value, onChange }: ReasonInputProps) {
  const { actions: texts } = useOperatorTexts();
  const id = useId();
  return (
    <Labelled id={id} label={texts.reason} hint={hint}>
      <textarea
        id={id}
        rows={2}
        required
        maxLength={OPERATOR_LIMITS.reason}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} py-2.5`}
      />
    </Labelled>
  );
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
