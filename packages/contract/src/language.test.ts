import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './language.ts';

describe('the language of a page', () => {
  it.each([
    ['ja', 'de', 'ja'],
    ['tlh', 'de', 'de'],
    ['', 'fr', 'fr'],
    [undefined, undefined, 'en'],
    [null, null, 'en'],
  ] as const)('is the chosen one (%o), else one asked for (%o): %s', (cookie, header, language) => {
    expect(negotiateLanguage(cookie, header)).toBe(language);
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['DE-at', 'de'],
    ['pt-BR,pt;q=0.9,es;q=0.5', 'es'],
    ['en;q=0.3, ja ; q=0.9', 'ja'],
    ['fr, es', 'fr'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['pt, *;q=0.5', 'en'],
    ['en;q=0, *;q=0.5', 'de'],
    ['tlh', 'en'],
    ['', 'en'],
    ['de;q=nonsense, fr;q=0.2', 'fr'],
    ['de;q=, fr;q=0.2', 'fr'],
    ['de;q=5, fr;q=0.2', 'fr'],
    [';;;,,,', 'en'],
  ])('follows the browser that asks for %j: %s', (header, language) => {
    expect(negotiateLanguage(undefined, header)).toBe(language);
  });
});
