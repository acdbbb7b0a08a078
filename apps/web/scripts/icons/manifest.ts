import type { Tokens } from '../brand/tokens.ts';

const DESCRIPTION =
  "Type a sentence and get an image, or a GIF that loops so smoothly you can't find the seam.";

/** What browsers ask for when a user installs the web app. */
export const manifestOf = (tokens: Tokens): string =>
  `${JSON.stringify(
    {
      id: '/',
      name: 'Loopwright',
      short_name: 'Loopwright',
      description: DESCRIPTION,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: tokens('canvas'),
      theme_color: tokens('canvas'),
      categories: ['graphics', 'design', 'entertainment'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        png('icon-192.png', 192, 'any'),
        png('icon-512.png', 512, 'any'),
        png('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;

const png = (name: string, sizePx: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});
