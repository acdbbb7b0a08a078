import { Menu, Moon, Sun, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { Link } from '../lib/router/link.tsx';
import { useNavigate } from '../lib/router/location.tsx';
import { useAuth } from '../lib/auth.tsx';
import { useTheme } from '../lib/theme.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LoopMark } from '../ui/loop-mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LanguagePicker } from './language-picker.tsx';

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

/** Who is signed in and the way out, or the two ways in. */
function SessionControls({ isWide }: { readonly isWide: boolean }) {
  const { user, loading, expectsVisitor, logout } = useAuth();
  const { navigation } = useTexts('shell');
  const navigate = useNavigate();
  if (loading && !expectsVisitor) return <Skeleton className="h-9 w-40" />;
  if (!user) {
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
  const tokens = user.tokensRemaining ?? 0;
  return (
    <>
      <span className="max-w-40 min-w-8 truncate text-sm font-medium" title={user.name}>
        {user.name || navigation.fallbackName}
      </span>
      <Badge tone="accent" className="shrink-0">
        {user.subscription ?? 'free'}
      </Badge>
      <Badge tone={tokens === 0 ? 'danger' : 'plain'} className="shrink-0">
        <span>{tokens}</span> {navigation.tokens(tokens)}
      </Badge>
      <Button
        variant={isWide ? 'quiet' : 'secondary'}
        className={isWide ? 'px-3' : 'mt-2 w-full'}
        onClick={() => void logout().then(() => navigate('/'))}
      >
        {navigation.logout}
      </Button>
    </>
  );
}

function useMobileMenu(opener: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, opener]);
  return { isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) };
}

export function NavigationBar() {
  const { navigation } = useTexts('shell');
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useMobileMenu(menuButton);
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-canvas/90 backdrop-blur-md">
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
          <div className="hidden min-w-0 items-center gap-2 lg:flex">
            <SessionControls isWide />
          </div>
          <Button
            ref={menuButton}
            variant="quiet"
            size="icon"
            className="lg:hidden"
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
        <div
          id="mobile-menu"
          role="presentation"
          className="page animate-rise border-t border-line bg-canvas pt-2 pb-4 lg:hidden"
          onClick={menu.close}
        >
          <Links className="-mx-3 text-base" />
          <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <SessionControls isWide={false} />
          </div>
        </div>
      )}
    </header>
  );
}
