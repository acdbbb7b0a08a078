import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { tidyPath, useLocation, useNavigate, usePrefetch } from './location.tsx';

/** Clicks that ask for a new tab, a download and the like belong to the browser. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  readonly to: string;
}

/** Goes to another page without loading the site anew. Marks itself when it leads to where we are. */
export function Link({ to, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
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

/** Goes elsewhere as soon as it is shown; the page that showed it leaves no trace in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
