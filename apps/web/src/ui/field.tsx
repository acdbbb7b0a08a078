import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export const controlClass =
  'w-full rounded-md border border-line-strong bg-raised px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink-soft focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-danger';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Of the element that says what is wrong with what was typed here. */
  readonly errorId?: string | undefined;
  /** A control at the end of the line, 44 px wide. */
  readonly trailing?: ReactNode;
}

/** A labelled line of text. */
export function Field({ label, hint, errorId, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={classNames(errorId, hint ? hintId : null) || undefined}
          className={classNames(controlClass, 'min-h-12', trailing ? 'pr-13' : null)}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 grid items-center">{trailing}</div>
        )}
      </div>
      {hint && (
        <div id={hintId} className="text-xs text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  );
}
