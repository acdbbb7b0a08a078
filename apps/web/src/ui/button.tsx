import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../lib/router/link.tsx';
import { classNames } from './class-names.ts';
import { LoopMark } from './loop-mark.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'onAccent' | 'danger';
type Size = 'compact' | 'regular' | 'large' | 'icon';

interface Look {
  /** primary: the one thing to do on a screen. */
  readonly variant?: Variant | undefined;
  readonly size?: Size | undefined;
}

const VARIANTS: Readonly<Record<Variant, string>> = {
  primary:
    'glow-accent border border-transparent text-accent-ink font-semibold hover:brightness-105 active:brightness-95 disabled:bg-none disabled:bg-line/60 disabled:text-ink-soft disabled:hover:brightness-100',
  secondary:
    'border border-line-strong/55 bg-surface text-ink font-medium hover:bg-sunken hover:border-line-strong disabled:text-ink-soft disabled:border-line disabled:hover:bg-surface',
  quiet: 'text-ink font-medium hover:bg-sunken disabled:text-ink-soft',
  onAccent: 'text-accent-ink font-semibold hover:bg-accent-ink/10',
  danger:
    'border border-transparent bg-danger text-canvas font-semibold hover:brightness-110 active:brightness-95',
};

const SIZES: Readonly<Record<Size, string>> = {
  compact: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
  regular: 'min-h-11 px-4 text-sm',
  large: 'min-h-13 px-6 text-base',
  icon: 'size-11 shrink-0 justify-center',
};

const buttonClass = ({ variant = 'secondary', size = 'regular' }: Look, extra?: string): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md whitespace-nowrap transition-[filter,background-color,border-color] duration-150 select-none [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    extra,
  );

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows the running loop; say what is going on in the children, and disable it. */
  readonly isBusy?: boolean | undefined;
}

export function Button({
  variant,
  size,
  isBusy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    // The type is one of the three; the rule sees only the variable.
    <button {...rest} type={type} className={buttonClass({ variant, size }, className)}>
      {isBusy && <LoopMark className="size-5" strokeWidth={3.5} state="running" />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}
