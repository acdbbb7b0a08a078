import { LANGUAGES, PLANS } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { formatPrice } from './prices.ts';

it('writes prices as each language does', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    for (const { priceUsd } of Object.values(PLANS)) {
      expect(formatPrice(language, priceUsd)).toBe(format.format(priceUsd));
    }
  }
});
