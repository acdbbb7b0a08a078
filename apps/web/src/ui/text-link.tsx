import { Link, type LinkProps } from '../lib/router/link.tsx';
import { classNames } from './class-names.ts';

/** A link inside text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 transition-colors hover:decoration-accent-text',
        className,
      )}
    />
  );
}
