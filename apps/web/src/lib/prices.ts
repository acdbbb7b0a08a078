import type { Language } from '@loopwright/contract';

/** Of the others a space and the sign follow the number. */
const SIGN_FIRST: ReadonlySet<Language> = new Set(['en', 'ja']);

/**
 * Whole dollars, as the language writes them. Without `Intl`: its first use takes a browser as long as
 * hydrating the rest of the page.
 * @param priceUsd below 1000, where languages begin to group digits
 */
export const formatPrice = (language: Language, priceUsd: number): string =>
  SIGN_FIRST.has(language) ? `$${priceUsd}` : `${priceUsd}\u00a0$`;
