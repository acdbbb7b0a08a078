import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { tidyPath } from './paths.ts';
import { usePrefetch } from './router.tsx';

/** Clicks that ask for a new tab, a download and the like belong to the browser. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  readonly to: string;
}

/** A link that prefetches its page on hover and focus, and is marked as current on its own page. */
export function Link({ to, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const [pathname, navigate] = useLocation();
  const prefetch = usePrefetch();
  const isHere = tidyPath(to) === pathname;
  return (
    <a
      {...rest}
      href={to}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        if (isHere) window.scrollTo(0, 0);
        else navigate(to);
      }}
    >
      {children}
    </a>
  );
}
