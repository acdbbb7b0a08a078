import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const specOf = (prompt: string) => parsePrompt(prompt, vocabulary);

it.each([
  ['save the bees poster with flowers', 'Save the bees'],
  ['wash your hands poster', 'Wash your hands'],
  ['say no to drugs poster', 'Say no to drugs'],
  ['motivational poster never give up', 'Never give up'],
  ['no pain no gain poster', 'No pain no gain'],
  ['love is love sticker', 'Love is love'],
  ["we're closed for the holidays sign", "We're closed for the holidays"],
  ['wifi password sign', 'Wifi password'],
])('letters the slogan of %j', (prompt, caption) => {
  expect(specOf(prompt).caption).toBe(caption);
  expect(specOf(prompt).words.notDrawn).toEqual([]);
});

it('shows what a slogan names', () => {
  expect(specOf('read more books poster').subjects.map(({ glyph }) => glyph)).toEqual(['books']);
});

it.each([
  'stop sign sticker',
  'go kart poster',
  'a cat is sleeping sticker',
  'a dog is holding a sign',
  'wash bag sticker',
])('finds none in %j', (prompt) => {
  expect(specOf(prompt).caption).toBeNull();
});

it('prints a slogan large that names nothing to be seen', () => {
  expect(specOf('no pain no gain poster')).toMatchObject({ format: 'banner', subjects: [] });
});
