import type { Language } from '@loopwright/contract';

/** Whole dollars, as the language writes them. */
export const priceIn = (language: Language, priceUsd: number): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(priceUsd);

/** @param instant ISO 8601 */
export const dayIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant));
