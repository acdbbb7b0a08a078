import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a man with a rain cloud over his head', 0],
  ["an idea light bulb above a man's head", 1],
  ["a crown floating above a girl's head", 1],
])('hangs a thing in the air over the head: %s', (prompt, owner) => {
  const { placements } = layOutPrompt(prompt, vocabulary);
  const [person, thing] = [owner, 1 - owner].map((index) =>
    placements.find(({ subject }) => subject === index),
  );
  expect(thing?.x).toBe(person?.x);
  expect(thing?.airborne).toBe(true);
  expect(thing?.y).toBeLessThan((person?.y ?? 0) - (person?.size ?? 0));
});
