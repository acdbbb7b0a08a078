import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const castOf = (prompt: string): readonly string[] =>
  planOf(prompt).subjects.map(({ glyph }) => glyph);

describe('a long prompt', () => {
  it('shows no parts of houses by themselves, and reports them', () => {
    const prompt =
      'a small wooden cabin beside a lake in late autumn, smoke rising from the chimney while a man in a long coat walks over the narrow bridge to the door, soft light, calm mood';
    expect(castOf(prompt)).not.toContain('door');
    expect(planOf(prompt).words.notDrawn).toContain('door');
  });

  it('keeps what the main subject holds and wears', () => {
    const prompt =
      'in the middle of a foggy forest an old fox in a red scarf carries a lantern along a narrow path, tall ferns, pine cones, a fence, mushrooms, a bucket, and far away the lights of a village';
    const cast = castOf(prompt);
    expect(cast).toEqual(expect.arrayContaining(['fox', 'scarf', '@lantern']));
    expect(cast.length).toBeLessThanOrEqual(7);
  });

  it('keeps things that are counted', () => {
    const prompt =
      'a wizard in a long gray robe lights a ring of seven stones on a quiet meadow while the sun goes down behind the hills, painted softly, with a little fog';
    expect(planOf(prompt).subjects.some(({ count }) => count === 7)).toBe(true);
  });
});

it('reports the deeds and numbers of what it leaves out', () => {
  const { words } = planOf(
    'a city of glass towers, families in pastel clothes waving from a hovering car, a dog and a cat and a horse beside them, a clear turquoise sky with two moons, magazine illustration',
  );
  expect(words.notDrawn).toEqual(expect.arrayContaining(['two', 'moons', 'hovering']));
});

it('shows all things of a short prompt', () => {
  expect(castOf('a door, a ladder, a mirror and a feather')).toHaveLength(4);
});

it('counts a family as one of the things that it shows', () => {
  const cast = castOf(
    'a long table set in the middle of an old stone street, families in colorful clothes passing plates of soup, lanterns strung between the balconies overhead, children running along both sides',
  );
  expect(cast).toEqual(expect.arrayContaining(['man', 'woman', 'child', '@table']));
});

it('reports the colors that only what is left out has', () => {
  const { words } = planOf(
    'a village courtyard, children throwing handfuls of pink powder, an aunt laughing with paint all over her white sari, a brown cow wandering past, a goat and a dog near them, blue sky',
  );
  expect(words.notDrawn).toEqual(expect.arrayContaining(['white', 'sari']));
  expect(words.notDrawn).not.toContain('brown');
});

it('keeps what belongs to the deed, what lies on the desk, and who is in the background', () => {
  const cast = castOf(
    'two old men playing chess in a park, a dog sleeping under the bench, pigeons, a cat, a squirrel, a castle in the background, autumn colors, impressionist style',
  );
  expect(cast).toEqual(expect.arrayContaining(['@chesstable', 'castle']));
  expect(cast).not.toContain('@squirrel');
  const onDesk = castOf(
    'a teenager with headphones studying at a desk late at night, a laptop, a lamp, a cup of tea, a sleeping cat, a dog on a rug, a parrot in a cage, pastel colors',
  );
  expect(onDesk).toEqual(expect.arrayContaining(['laptop', '@lamp', 'teacup-without-handle']));
});
