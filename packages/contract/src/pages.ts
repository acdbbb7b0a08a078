/** The addresses of the screens, `:id` is a parameter; every other one is answered with 404 and the app's own page. */
export const PAGE_PATHS = [
  '/',
  '/login',
  '/signup',
  '/forgotten-password',
  '/reset-password',
  '/confirm-email',
  '/pricing',
  '/create',
  '/my-creations',
  '/my-creations/documents',
  '/studio/:documentId',
  '/l/:slug',
  '/explore',
  '/@:username',
  '/moderation',
  '/operators',
  '/decisions',
  '/profile',
  '/usage',
  '/workspace',
  '/brand',
  '/invitation',
  '/success',
  '/cancel',
  '/ai-gif-generator',
  '/privacy',
  '/terms',
  '/contact',
] as const;

/** Those without a parameter: each is one page. */
export const PLAIN_PATHS = PAGE_PATHS.filter((path) => !path.includes(':'));

/** Those that search engines are asked to show: the sitemap. */
export const INDEXABLE_PATHS = [
  '/',
  '/ai-gif-generator',
  '/explore',
  '/pricing',
  '/contact',
  '/privacy',
  '/terms',
] as const satisfies readonly (typeof PAGE_PATHS)[number][];

/** Pages that need a session or a link from an email. Search engines are told not to index them. */
export const PRIVATE_PATHS = [
  '/reset-password',
  '/confirm-email',
  '/create',
  '/my-creations',
  '/my-creations/documents',
  '/profile',
  '/usage',
  '/moderation',
  '/operators',
  '/decisions',
  '/workspace',
  '/brand',
  '/invitation',
  '/success',
  '/cancel',
] as const satisfies readonly (typeof PAGE_PATHS)[number][];

/** For whom a page is prerendered: whether the browser shows signs of a session. */
export const PAGE_AUDIENCES = ['visitor', 'member'] as const;
export type PageAudience = (typeof PAGE_AUDIENCES)[number];

/** Stands in prerendered pages for the public address, which is known when the server starts. */
export const ORIGIN_PLACEHOLDER = 'https://loopwright.invalid';

/** The file of a prerendered page, without its extension: `l/_slug` of `/l/:slug`. */
export const pageFileName = (path: string): string => path.slice(1).replaceAll(':', '_') || 'index';
