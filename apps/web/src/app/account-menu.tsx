import type { User } from '@loopwright/contract';
import {
  ChartColumn,
  CircleUser,
  Command,
  House,
  Keyboard,
  LogOut,
  type LucideIcon,
  Moon,
  Pause,
  Play,
  ShieldCheck,
  Sun,
  UsersRound,
} from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../language/texts.ts';
import { Link } from '../lib/router/link.tsx';
import { useMotionPause } from '../lib/stillness.ts';
import { useTheme } from '../lib/theme.ts';
import { Keys } from '../ui/shortcut-list.tsx';
import { shownKeys } from './commands/global-shortcuts.ts';
import { openDialog } from './commands/opened-dialog.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { useMenu } from './use-menu.ts';

const LINKS = [
  { to: '/profile', label: 'profile', Icon: CircleUser },
  { to: '/usage', label: 'usage', Icon: ChartColumn },
  { to: '/workspace', label: 'team', Icon: UsersRound },
  { to: '/', label: 'dashboard', Icon: House },
] as const;

const entryClass =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft';

const initialOf = (name: string): string => /./u.exec(name)?.[0].toLocaleUpperCase() ?? '';

interface EntryProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly keys?: readonly string[];
  readonly onClick: () => void;
}

function Entry({ Icon, label, keys, onClick }: EntryProps) {
  return (
    <button type="button" className={entryClass} onClick={onClick}>
      <Icon aria-hidden="true" />
      <span className="grow">{label}</span>
      {keys && (
        <span aria-hidden="true">
          <Keys keys={keys} />
        </span>
      )}
    </button>
  );
}

interface EntriesProps {
  readonly isOperator: boolean;
  /** Closes the menu, with the focus on its button. */
  readonly onLeave: () => void;
  readonly onLogout: () => void;
}

function Entries({ isOperator, onLeave, onLogout }: EntriesProps) {
  const { navigation } = useTexts('shell');
  const commands = useTexts('commands');
  const { theme, toggleTheme } = useTheme();
  const motion = useMotionPause();
  const keys = shownKeys();
  const isDark = theme === 'dark';
  const open = (dialog: 'palette' | 'shortcuts') => () => {
    onLeave();
    openDialog(dialog);
  };
  return (
    <>
      <div className="border-t border-line p-1.5">
        {LINKS.map(({ to, label, Icon }) => (
          <Link key={to} to={to} className={entryClass} onClick={onLeave}>
            <Icon aria-hidden="true" />
            {commands[label]}
          </Link>
        ))}
        {isOperator && (
          <Link to="/operators" className={entryClass} onClick={onLeave}>
            <ShieldCheck aria-hidden="true" />
            {commands.operators}
          </Link>
        )}
      </div>
      <div className="border-t border-line p-1.5">
        <Entry
          Icon={isDark ? Sun : Moon}
          label={isDark ? navigation.useLightTheme : navigation.useDarkTheme}
          onClick={toggleTheme}
        />
        <Entry
          Icon={motion.isPaused ? Play : Pause}
          label={motion.isPaused ? navigation.resumeMotion : navigation.pauseMotion}
          onClick={motion.toggle}
        />
        <Entry
          Icon={Command}
          label={commands.title}
          keys={keys.palette}
          onClick={open('palette')}
        />
        <Entry
          Icon={Keyboard}
          label={commands.shortcuts.title}
          keys={keys.help}
          onClick={open('shortcuts')}
        />
      </div>
      <div className="border-t border-line p-1.5">
        <Entry Icon={LogOut} label={navigation.logout} onClick={onLogout} />
      </div>
    </>
  );
}

interface AccountMenuProps {
  readonly user: User;
  readonly onLogout: () => void;
}

/** A button with the user's picture or initial, and below it what belongs to the account. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const { navigation } = useTexts('shell');
  const { accountMenu } = useTexts('commands');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, close } = useMenu(button);
  const name = user.name || navigation.fallbackName;
  useCloseOutside(container, close);

  return (
    <div ref={container} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-label={accountMenu}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={toggle}
        className="grid size-11 place-items-center rounded-full"
      >
        <span className="grid size-9 place-items-center overflow-hidden rounded-full border border-line-strong/55 bg-raised font-display text-sm font-semibold">
          {user.avatar ? <img src={user.avatar.small} alt="" /> : initialOf(name)}
        </span>
      </button>
      {isOpen && (
        <div
          id="account-menu"
          className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-5rem)] w-72 animate-rise overflow-y-auto rounded-lg border border-line bg-surface shadow-high"
        >
          <div className="px-4.5 py-3 text-sm">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-ink-soft">{user.email || user.username}</p>
          </div>
          <Entries
            isOperator={user.isOperator === true}
            onLeave={() => {
              close();
              button.current?.focus();
            }}
            onLogout={onLogout}
          />
        </div>
      )}
    </div>
  );
}
