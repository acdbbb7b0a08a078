import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each(['shipwreck on the ocean floor', 'a diver exploring a sunken ship'])(
  'lays a wreck on the floor of the sea: %s',
  (prompt) => {
    const wreck = layOutPrompt(prompt, vocabulary).of('@shipwreck');
    expect(wreck.airborne).toBe(false);
    expect(wreck.y).toBeGreaterThan(0.8);
  },
);

it('lets fish swim around a boat that is under water', () => {
  const { plan } = layOutPrompt('an old boat underwater with schools of fish', vocabulary);
  expect(plan.relations.map(({ kind }) => kind)).toEqual(['beside']);
});
