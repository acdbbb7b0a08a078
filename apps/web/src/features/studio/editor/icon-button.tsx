import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not know the icon. */
  readonly label: string;
  /** Of a button that is switched on and off. */
  readonly isPressed?: boolean;
  /** Its shortcut, as shown. */
  readonly keys?: string | undefined;
}

/** A small button, as large as a finger on touch screens. */
export function IconButton({ label, isPressed, keys, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={keys ? `${label} (${keys})` : label}
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-sm transition-colors duration-150 hover:bg-sunken disabled:text-ink-soft/60 disabled:hover:bg-transparent pointer-coarse:size-11',
        isPressed === true && 'bg-accent-wash text-accent-text',
        className,
      )}
    />
  );
}
