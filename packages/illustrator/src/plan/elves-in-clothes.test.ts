import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const leadOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).subjects[0];

it.each(['an elf in armor', 'an elf with long silver hair', 'an elf with green eyes'])(
  'draws "%s" as a person with pointed ears, whose clothes and hair can be said',
  (prompt) => {
    expect(leadOf(prompt)?.glyph).toMatch(/^person/);
    expect(leadOf(prompt)?.person?.head?.hasPointedEars).toBe(true);
  },
);

it('draws a baby elf as a child with pointed ears', () => {
  expect(leadOf('a baby elf in the forest')).toMatchObject({ glyph: 'child', scale: 1 });
});

it('leaves an elf of whom nothing is said', () => {
  expect(leadOf('an elf with a bow')?.glyph).toBe('elf');
});
