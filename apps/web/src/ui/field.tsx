import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';

export const controlClass =
  'w-full rounded-md border border-line-strong bg-raised px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink-soft focus-visible:border-accent-text focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
}

/** A labelled line of text. */
export function Field({ label, hint, className, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={hint ? hintId : undefined}
        className={classNames(controlClass, 'min-h-12')}
      />
      {hint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
