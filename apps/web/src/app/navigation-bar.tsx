import { Menu, Moon, Sun, X } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { loadTexts, useTexts } from '../language/texts.ts';
import { useAuth } from '../lib/auth.tsx';
import { Link } from '../lib/router/link.tsx';
import { useTheme } from '../lib/theme.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LoopMark } from '../ui/loop-mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { useMenu } from './use-menu.ts';

const LINKS = [
  { to: '/', label: 'home', needsUser: false },
  { to: '/create', label: 'create', needsUser: false },
  { to: '/my-creations', label: 'gallery', needsUser: true },
  { to: '/pricing', label: 'pricing', needsUser: false },
  { to: '/profile', label: 'subscription', needsUser: true },
] as const;

function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const { navigation } = useTexts('shell');
  const isDark = theme === 'dark';
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={toggleTheme}
      aria-label={isDark ? navigation.useLightTheme : navigation.useDarkTheme}
    >
      {isDark ? <Sun className="size-5" /> : <Moon className="size-5" />}
    </Button>
  );
}

function Links({ className }: { readonly className: string }) {
  const { isAuthenticated } = useAuth();
  const { navigation } = useTexts('shell');
  return LINKS.filter(({ needsUser }) => !needsUser || isAuthenticated).map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      className={classNames(
        'flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap font-medium text-ink-soft transition-colors hover:text-ink',
        'aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
        className,
      )}
    >
      {navigation[label]}
    </Link>
  ));
}

interface ControlsProps {
  readonly isWide: boolean;
}

function VisitorControls({ isWide }: ControlsProps) {
  const { navigation } = useTexts('shell');
  return (
    <>
      <ButtonLink to="/login" variant={isWide ? 'quiet' : 'secondary'} className="grow">
        {navigation.signIn}
      </ButtonLink>
      <ButtonLink to="/signup" variant="primary" className="grow">
        {navigation.signUp}
      </ButtonLink>
    </>
  );
}

// Visitors do without it, and without its texts.
const MemberControls = lazy(async () => {
  const [file] = await Promise.all([
    import('./member-controls.tsx'),
    loadTexts(['member', 'commands']),
  ]);
  return { default: file.MemberControls };
});

/** Who is signed in and the way out, or the two ways in. */
function SessionControls({ isWide }: ControlsProps) {
  const { user, loading, expectsVisitor } = useAuth();
  const waiting = <Skeleton className="h-9 w-11 xl:w-40" />;
  if (!user) return loading && !expectsVisitor ? waiting : <VisitorControls isWide={isWide} />;
  return (
    <Suspense fallback={waiting}>
      <MemberControls user={user} isWide={isWide} />
    </Suspense>
  );
}

export function NavigationBar() {
  const { navigation } = useTexts('shell');
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useMenu(menuButton);
  const { user, loading, expectsVisitor } = useAuth();
  // A name, two badges and the way out need more room than the two ways in: they fold earlier.
  const isVisitor = !user && (!loading || expectsVisitor);
  const hiddenWhenWide = isVisitor ? 'lg:hidden' : 'xl:hidden';
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-canvas">
      <nav aria-label={navigation.main} className="page flex h-16 items-center gap-2">
        <Link
          to="/"
          onClick={menu.close}
          className="mr-4 flex min-h-11 shrink-0 items-center gap-2 rounded-md font-display text-lg font-bold tracking-tight"
        >
          <LoopMark className="size-8" strokeWidth={3.2} />
          Loopwright
        </Link>
        <div className="hidden shrink-0 grow items-center lg:flex">
          <Links className="lg:px-2.5 xl:px-3" />
        </div>
        <div className="ml-auto flex min-w-0 items-center gap-2">
          <LanguagePicker />
          <ThemeToggle />
          <div
            className={classNames(
              'min-w-0 items-center gap-2',
              isVisitor ? 'hidden lg:flex' : 'flex',
            )}
          >
            <SessionControls isWide />
          </div>
          <Button
            ref={menuButton}
            variant="quiet"
            size="icon"
            className={hiddenWhenWide}
            aria-label={menu.isOpen ? navigation.closeMenu : navigation.openMenu}
            aria-expanded={menu.isOpen}
            aria-controls="mobile-menu"
            onClick={menu.toggle}
          >
            {menu.isOpen ? <X className="size-5" /> : <Menu className="size-5" />}
          </Button>
        </div>
      </nav>
      {menu.isOpen && (
        // Any link or button pressed in here closes the menu; the links themselves are the controls.
        // The focus returns to the button, as the one that was pressed is gone.
        <div
          id="mobile-menu"
          role="presentation"
          className={classNames(
            'page animate-rise border-t border-line bg-canvas pt-2 pb-4',
            hiddenWhenWide,
          )}
          onClick={() => {
            menu.close();
            menuButton.current?.focus({ preventScroll: true });
          }}
        >
          <Links className="-mx-3 text-base lg:hidden" />
          <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-4 lg:mt-0 lg:justify-end lg:border-t-0 lg:pt-2">
            <SessionControls isWide={false} />
          </div>
        </div>
      )}
    </header>
  );
}
