import { NAVIGATION_MESSAGES, SESSION_MESSAGES } from '@loopwright/contract';

/** What stands around every page, and what any page may have to say. */
export const texts = {
  navigation: {
    ...NAVIGATION_MESSAGES,
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
  withoutScripts:
    'You can read everything here. To make loops, turn on JavaScript and reload the page.',
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
  notFound: {
    pageTitle: 'Page not found',
    title: 'Page not found',
    text: "There's no page at this address. It may have moved.",
    home: 'Go home',
    create: 'Make a loop',
  },
} as const;
