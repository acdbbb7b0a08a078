import { LANGUAGES, type PAGE_PATHS } from '@loopwright/contract';
import {
  ChartColumn,
  CircleUser,
  FileStack,
  House,
  Image,
  Images,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  Moon,
  Pause,
  Play,
  Repeat,
  ShieldCheck,
  Sparkles,
  Sun,
  Tag,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { chooseLanguage } from '../../language/choose-language.ts';
import { ownName } from '../../language/own-name.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { useMotionPause } from '../../lib/stillness.ts';
import { useTheme } from '../../lib/theme.ts';
import { type GlobalShortcutName, shownKeys } from './global-shortcuts.ts';
import { openDialog } from './opened-dialog.ts';

export interface Command {
  readonly id: string;
  readonly group: 'go' | 'create' | 'preferences' | 'account';
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly keys?: readonly string[] | undefined;
  readonly run: () => void;
}

interface Place {
  readonly to: (typeof PAGE_PATHS)[number];
  readonly label: string;
  readonly Icon: LucideIcon;
  /** To whom it is offered; to all when absent. */
  readonly audience?: 'user' | 'visitor' | 'operator';
  readonly shortcut?: GlobalShortcutName;
}

function usePlaces(): readonly Command[] {
  const [, navigate] = useLocation();
  const { isAuthenticated, user } = useAuth();
  const { navigation } = useTexts('shell');
  const { dashboard, documents, operators, profile, team, usage } = useTexts('commands');
  const home = isAuthenticated ? dashboard : navigation.home;
  const places: readonly Place[] = [
    { to: '/create', label: navigation.create, Icon: Sparkles, shortcut: 'goCreate' },
    {
      to: '/my-creations',
      label: navigation.gallery,
      Icon: Images,
      audience: 'user',
      shortcut: 'goGallery',
    },
    { to: '/my-creations/documents', label: documents, Icon: FileStack, audience: 'user' },
    { to: '/', label: home, Icon: House, shortcut: 'goDashboard' },
    { to: '/profile', label: profile, Icon: CircleUser, audience: 'user' },
    { to: '/usage', label: usage, Icon: ChartColumn, audience: 'user' },
    { to: '/workspace', label: team, Icon: UsersRound, audience: 'user' },
    { to: '/operators', label: operators, Icon: ShieldCheck, audience: 'operator' },
    { to: '/pricing', label: navigation.pricing, Icon: Tag },
    { to: '/contact', label: navigation.contact, Icon: Mail },
    { to: '/login', label: navigation.signIn, Icon: LogIn, audience: 'visitor' },
    { to: '/signup', label: navigation.signUp, Icon: UserPlus, audience: 'visitor' },
  ];
  const audience = isAuthenticated ? 'user' : 'visitor';
  const keys = shownKeys();
  return places
    .filter(({ audience: wanted = audience }) =>
      wanted === 'operator' ? user?.isOperator : wanted === audience,
    )
    .map(({ to, label, Icon, shortcut }) => ({
      id: to,
      group: 'go',
      label,
      Icon,
      keys: shortcut && keys[shortcut],
      run: () => navigate(to),
    }));
}

function usePreferences(): readonly Command[] {
  const { theme, toggleTheme } = useTheme();
  const motion = useMotionPause();
  const current = useLanguage();
  const { navigation } = useTexts('shell');
  const { languageIs, shortcuts } = useTexts('commands');
  const isDark = theme === 'dark';
  const group = 'preferences';
  const languages = LANGUAGES.filter((language) => language !== current).map(
    (language): Command => ({
      id: language,
      group,
      label: languageIs(ownName(language)),
      Icon: Languages,
      run: () => void chooseLanguage(language),
    }),
  );
  return [
    {
      id: 'theme',
      group,
      label: isDark ? navigation.useLightTheme : navigation.useDarkTheme,
      Icon: isDark ? Sun : Moon,
      run: toggleTheme,
    },
    {
      id: 'motion',
      group,
      label: motion.isPaused ? navigation.resumeMotion : navigation.pauseMotion,
      Icon: motion.isPaused ? Play : Pause,
      run: motion.toggle,
    },
    {
      id: 'shortcuts',
      group,
      label: shortcuts.title,
      Icon: Keyboard,
      keys: shownKeys().help,
      run: () => openDialog('shortcuts'),
    },
    ...languages,
  ];
}

/** All that the palette offers, group by group. */
export function useCommands(onCreate: (address: string) => void): readonly Command[] {
  const [, navigate] = useLocation();
  const { isAuthenticated, logout } = useAuth();
  const { navigation } = useTexts('shell');
  const { createImage, createLoop } = useTexts('commands');
  const places = usePlaces();
  const preferences = usePreferences();
  const create = (kind: 'image' | 'gif', label: string, Icon: LucideIcon): Command => ({
    id: kind,
    group: 'create',
    label,
    Icon,
    run: () => onCreate(`/create?kind=${kind}`),
  });
  const signOut: Command = {
    id: 'logout',
    group: 'account',
    label: navigation.logout,
    Icon: LogOut,
    run: () => void logout().then(() => navigate('/')),
  };
  return [
    create('image', createImage, Image),
    create('gif', createLoop, Repeat),
    ...places,
    ...preferences,
    ...(isAuthenticated ? [signOut] : []),
  ];
}
