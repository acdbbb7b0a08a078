import { NAVIGATION_MESSAGES, SESSION_MESSAGES } from '@loopwright/contract';

/** What stands around every page, and what any page may have to say. */
export const texts = {
  navigation: {
    ...NAVIGATION_MESSAGES,
    explore: 'Explore',
    main: 'Main',
    footer: 'Footer',
    skip: 'Skip to content',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    useLightTheme: 'Use the light theme',
    useDarkTheme: 'Use the dark theme',
    pauseMotion: 'Pause all motion',
    resumeMotion: 'Resume motion',
    language: 'Language',
    generator: 'AI GIF generator',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    /** Follows the number. */
    tokens: (count: number): string => (count === 1 ? 'token' : 'tokens'),
    motto: 'It ends where it began.',
  },
  session: SESSION_MESSAGES,
  loadingPage: 'Loading the page',
  /** Above the legal pages, which are in English in every language. */
  englishOnly: '',
  cancel: 'Cancel',
  close: 'Close',
  offline: "You're offline. We'll reconnect automatically.",
  broken: {
    title: 'Something broke.',
    text: 'Your work is safe. Reload to continue.',
    reload: 'Reload',
  },
} as const;
