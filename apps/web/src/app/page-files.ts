import { type Language, type PAGE_PATHS, ROUTES } from '@loopwright/contract';
import { creationsPath, firstCreations } from '../entities/creation/creations-path.ts';
import { pageAt } from './routes.tsx';

/** The module of each page, from the sources' folder. Apart from the pages, for the build alone needs it. */
const PAGE_FILES: Readonly<Record<(typeof PAGE_PATHS)[number] | '*', string>> = {
  '/': 'app/pages/home-page.tsx',
  '/login': 'features/account/login-page.tsx',
  '/signup': 'features/account/signup-page.tsx',
  '/forgotten-password': 'features/account/pages.ts',
  '/reset-password': 'features/account/pages.ts',
  '/confirm-email': 'features/account/pages.ts',
  '/create': 'app/pages/create-page.tsx',
  '/my-creations': 'app/pages/gallery-page.tsx',
  '/my-creations/documents': 'app/pages/documents-page.tsx',
  '/studio/:documentId': 'app/pages/studio-page.tsx',
  '/l/:slug': 'features/sharing/shared-page.tsx',
  '/explore': 'features/community/pages.ts',
  '/@:username': 'features/community/pages.ts',
  '/moderation': 'app/pages/operator-pages.ts',
  '/operators': 'app/pages/operator-pages.ts',
  '/decisions': 'app/pages/operator-pages.ts',
  '/profile': 'app/pages/profile-page.tsx',
  '/usage': 'app/pages/usage-page.tsx',
  '/workspace': 'app/pages/team-pages.ts',
  '/brand': 'app/pages/team-pages.ts',
  '/invitation': 'features/account/invitation-page.tsx',
  '/pricing': 'features/billing/pricing-page.tsx',
  '/success': 'app/pages/checkout-pages.ts',
  '/cancel': 'app/pages/checkout-pages.ts',
  '/ai-gif-generator': 'app/pages/ai-gif-generator-page.tsx',
  '/privacy': 'features/marketing/privacy-page.tsx',
  '/terms': 'features/marketing/terms-page.tsx',
  '/contact': 'features/marketing/contact-page.tsx',
  '*': 'features/marketing/not-found-page.tsx',
};

/**
 * The modules that a page cannot start without, for fetching them together with it.
 * @param pathname a path or, for a page with parameters, its pattern
 */
export function neededFiles(pathname: string, language: Language): string[] {
  const { path, texts } = pageAt(pathname);
  const parts = ['shell', ...texts].map((part) => `language/${language}/${part}.ts`);
  return [PAGE_FILES[path as keyof typeof PAGE_FILES], ...parts].map((name) => `src/${name}`);
}

/** What a page asks the API for before anything else. */
const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  '/my-creations': [creationsPath(firstCreations())],
};

/** The calls of the API that a page of a signed-in user begins with: first the session, then the rest. */
export const firstReads = (pathname: string): string[] => [
  ROUTES.me,
  ...(FIRST_READS[pathname] ?? []),
];
