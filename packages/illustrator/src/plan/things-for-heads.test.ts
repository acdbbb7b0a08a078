import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const subjects = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).subjects;

it.each([
  ['a man with a cloud instead of a head', 'cloud'],
  ['a woman with a birdcage for a head', '@birdcage'],
  ['a businessman with a shark head', '@shark-head'],
  ['a woman whose head is a disco ball', 'mirror-ball'],
])('puts a thing on the neck: %s', (prompt, glyph) => {
  const [person, ...others] = subjects(prompt);
  expect(person?.person?.head?.thing?.glyph).toBe(glyph);
  expect(others.map((other) => other.glyph)).not.toContain(glyph);
});

it('leaves what the owner of the head does to the owner', () => {
  const [person, coffee] = subjects('a businessman with a shark head drinking coffee');
  expect(person?.motion).toBe('drink');
  expect(coffee?.glyph).toBe('@coffee');
});

it('leaves heads alone that only carry something', () => {
  expect(subjects('a woman with a basket on her head')[0]?.person?.head?.thing).toBeUndefined();
});
