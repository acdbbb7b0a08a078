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
    'You can read everything here. To make loops, Loopwright needs JavaScript: please turn it on and reload.',
  keepIt: 'Keep it',
  close: 'Close',
  offline: 'You are offline. What is on the screen stays; the rest comes back with the connection.',
  broken: {
    title: 'This page lost its thread.',
    text: 'Nothing of yours is gone. Reloading usually mends it.',
    reload: 'Reload',
  },
  notFound: {
    pageTitle: 'Page not found',
    title: 'This one does not close.',
    text: 'There is no page at this address. It may have moved on.',
    home: 'Back to the start',
    create: 'Make a loop',
  },
} as const;
