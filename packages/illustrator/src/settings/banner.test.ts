import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { bannerColours } from './banner.ts';

const vocabulary = await readVocabulary();
const coloursOf = (prompt: string) =>
  bannerColours({ plan: direct(parsePrompt(prompt, vocabulary), vocabulary), accents: [] });

it('has a plaque on which letters of a named color can be read', () => {
  const { plaque } = coloursOf('black friday banner, black background with yellow text');
  expect(plaque[0]).toBeLessThan(0.5);
});

it('has the colors of the holiday that it is for', () => {
  const { field } = coloursOf('valentines day sale with gifts');
  expect(field[2]).toBeCloseTo(10);
  expect(coloursOf('blue valentines day sale with gifts').field[2]).toBeGreaterThan(200);
});

it('darkens a pale field under white letters, as far as it keeps its color', () => {
  const { field } = coloursOf('easter sale banner, lilac background, white letters');
  expect(field[0]).toBeLessThan(0.74);
  expect(field[2]).toBeCloseTo(308);
});
