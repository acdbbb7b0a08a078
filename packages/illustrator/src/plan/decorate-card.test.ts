import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planned = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['wedding invitation', ['@peony']],
  ['thank you card', ['herb']],
  ['congratulations card', ['party-popper']],
  ['congratulations graduation card', ['graduation-cap']],
  ['save the date card, leaves', ['herb']],
  ['thank you card with wildflowers', ['blossom']],
  ['wedding invitation with gold frame', ['@peony']],
])('lays something around the words of a card: %s', (prompt, glyphs) => {
  const { subjects, setting } = planned(prompt);
  expect(setting).toBe('flatlay');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it('hangs bunting over the picture of an invitation to a party, and not of others', () => {
  expect(planned('baby shower invitation, elephants').garlands).toEqual(['bunting']);
  expect(planned('get well soon card with a bear').garlands ?? []).toEqual([]);
});
