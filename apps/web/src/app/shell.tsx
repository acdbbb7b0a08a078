import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { WITHOUT_SCRIPTS } from '../language/all/without-scripts.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useArrival } from '../lib/router/router.tsx';
import { classNames } from '../ui/class-names.ts';
import { LoopMark } from '../ui/loop-mark.tsx';
import { CommandsLoader } from './commands/commands-loader.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Moves focus to the new page and says its title, as a page load of its own would. */
function useFocusOnArrival() {
  const arrival = useArrival();
  const main = useRef<HTMLElement>(null);
  const previous = useRef(arrival);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // By identity: signing out at home leads to home, and yet everything on it is new.
    if (previous.current === arrival) return;
    previous.current = arrival;
    main.current?.focus({ preventScroll: true });
    if (arrival.by === 'link') window.scrollTo(0, 0);
    setAnnouncement(document.title);
  }, [arrival]);

  return { main, announcement, pathname: arrival.pathname };
}

function PageLoading() {
  const { loadingPage } = useTexts('shell');
  return (
    <output className="grid min-h-[60dvh] place-items-center" data-waiting>
      <LoopMark className="size-12" state="running" />
      <span className="sr-only">{loadingPage}</span>
    </output>
  );
}

interface ShellProps {
  readonly hasFooter: boolean;
  readonly hasNavigation: boolean;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ hasFooter, hasNavigation, children }: ShellProps) {
  const { navigation } = useTexts('shell');
  const { main, announcement, pathname } = useFocusOnArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-raised px-4 py-3 font-medium shadow-high focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {navigation.skip}
      </a>
      {hasNavigation && <NavigationBar />}
      {/* Only the build writes into it: with scripts, React leaves it alone. */}
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={classNames('flex grow flex-col outline-none', hasNavigation && 'pt-16')}
      >
        {/* Outside the boundary that changes with the page, so that the old page stays meanwhile. */}
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </Suspense>
      </main>
      {/* A new one for each page: it does not slide from where the last page ended. */}
      {hasFooter && <SiteFooter key={pathname} />}
      <OfflineNotice />
      <CommandsLoader />
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

function WithoutScripts() {
  const text = WITHOUT_SCRIPTS[useLanguage()];
  return <p className="page -mb-12 pt-20 text-sm text-ink-soft">{text}</p>;
}
