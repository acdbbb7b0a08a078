import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

describe('those on top of each other', () => {
  it.each([
    'a stack of turtles',
    'a tower of plates',
    'a tower of colorful cups',
    'three cats stacked on top of each other',
    "four frogs on each other's shoulders",
    'three books stacked on a chair',
  ])('are a pile: %s', (prompt) => {
    const { subjects, words } = parsePrompt(prompt, art);
    expect(subjects[0]).toMatchObject({ isPiled: true });
    expect(words.notDrawn).toEqual([]);
  });

  it('are on each other in the order in which they are named', () => {
    const { relations } = parsePrompt('a donkey, a dog and a cat on top of each other', art);
    expect(relations.filter(({ kind }) => kind === 'on')).toMatchObject([
      { from: 1, to: 0 },
      { from: 2, to: 1 },
    ]);
  });

  it('are no pile of what is one thing', () => {
    expect(parsePrompt('a tower of glass', art).subjects[0]?.isPiled).toBeUndefined();
    expect(parsePrompt('a tower by the sea', art).subjects[0]?.glyph).toBe('@stonetower');
    expect(parsePrompt('a stack of pancakes', art).subjects[0]?.isPiled).toBeUndefined();
  });
});
