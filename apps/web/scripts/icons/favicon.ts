import type { Tokens } from '../brand/tokens.ts';

/**
 * The mark as SVG. One pair of colours that stands out from light and from dark tabs, in attributes:
 * a style element would need leave from the content security policy.
 */
export const faviconOf = (markPath: string, tokens: Tokens): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <linearGradient id="glow" x1="0" y1="1" x2="1" y2="0">
    <stop offset=".1" stop-color="${tokens('accent')}"/>
    <stop offset="1" stop-color="${tokens('accent-warm')}"/>
  </linearGradient>
  <path d="${markPath}" fill="none" stroke="url(#glow)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
