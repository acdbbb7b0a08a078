import type { ComponentProps } from 'react';

/** A link to a file that looks like a button. */
export const ButtonAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className="glow-accent inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 text-sm font-semibold whitespace-nowrap text-accent-ink hover:brightness-105"
  >
    {children}
  </a>
);
