import { LANGUAGES } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { pricingHead } from './pricing-head.ts';

const headOf = async (payments: 'sandbox' | 'stripe' | 'none') => {
  const source = pricingHead(payments, 'https://loops.example');
  return (await source({ params: {}, language: 'en' })).head;
};

it.each([
  ['stripe', [0, 7, 16]],
  ['sandbox', [0]],
  ['none', [0]],
] as const)('offers what can be bought: payments by %s', async (payments, prices) => {
  const { structuredData } = await headOf(payments);
  expect(structuredData).toMatchObject({ offers: prices.map((price) => ({ price })) });
});

it('says in every language that nothing is sold, and else what the build wrote', async () => {
  const source = pricingHead('none', 'https://loops.example');
  const descriptions = await Promise.all(
    LANGUAGES.map(async (language) => (await source({ params: {}, language })).head.description),
  );
  expect(new Set(descriptions).size).toBe(LANGUAGES.length);
  for (const description of descriptions) expect(description).toContain('Starter');
  expect((await headOf('stripe')).description).toBeUndefined();
});
