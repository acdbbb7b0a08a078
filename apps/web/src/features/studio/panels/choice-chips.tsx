import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ChoiceChipsProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

/** A few short choices: radio buttons in little room. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-8 grow cursor-pointer items-center justify-center rounded-sm border px-2 text-xs font-medium pointer-coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              choice.value === value
                ? 'border-accent-text bg-accent-wash text-accent-text'
                : 'border-line bg-raised hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
