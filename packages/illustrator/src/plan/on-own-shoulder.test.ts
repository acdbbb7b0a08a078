import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each(['green parrot on my shoulder, cartoon', 'an owl sitting on my left shoulder'])(
  'draws whose shoulder it is: %s',
  (prompt) => {
    const { subjects, relations } = planOf(prompt);
    expect(subjects).toHaveLength(2);
    expect(subjects[1]?.person).not.toBeNull();
    expect(relations).toContainEqual(expect.objectContaining({ from: 0, to: 1, kind: 'on' }));
  },
);

it('adds no person where a shoulder has an owner', () => {
  const people = planOf('parrot on the shoulder of a pirate').subjects.filter(
    ({ person }) => person !== null,
  );
  expect(people).toHaveLength(1);
});
