import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['people dancing a paper dragon through the street', 5],
  ['a dragon dance at lunar new year', 5],
  ['three kids performing the dragon dance', 3],
])('carries the dragon of a dragon dance over the heads of people: %s', (prompt, count) => {
  const { of, plan, placements } = layOutPrompt(prompt, vocabulary);
  const dragon = of('@dragonpuppet');
  const people = placements.filter(({ subject }) => plan.subjects[subject]?.person !== null);
  expect(people).toHaveLength(count);
  for (const each of people) expect(each.y - each.size).toBeGreaterThan(dragon.y - 0.1);
  expect(plan.words.notDrawn).toEqual([]);
});

it.each(['a dragon dancing in a meadow', 'a girl dancing with a dragon', 'a knight and a dragon'])(
  'leaves living dragons alive: %s',
  (prompt) => {
    expect(layOutPrompt(prompt, vocabulary).all('@dragonpuppet')).toEqual([]);
  },
);
