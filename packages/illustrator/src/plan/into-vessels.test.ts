import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import type { ScenePlan } from './plan.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string): ScenePlan => direct(parsePrompt(prompt, art), art);

describe('what is in glasses and on water', () => {
  it('is inside of a snow globe that has it', () => {
    expect(plan('snow globe with a tiny house').relations).toEqual([
      expect.objectContaining({ from: 1, to: 0, kind: 'inside' }),
    ]);
  });

  it('is seen to be poured into by what is tipped above it', () => {
    expect(plan('coffee pouring into a mug').words.notDrawn).toEqual([]);
  });

  it('is a glass for wine that wine is poured into', () => {
    const glyphs = plan('red wine pouring into a glass').subjects.map(({ glyph }) => glyph);
    expect(glyphs).toContain('@wineglass');
  });

  it('floats on the water that is named, and balloons above it', () => {
    expect(plan('a rubber duck floating in water').subjects[0]?.motion).toBe('sail');
    expect(plan('a hot air balloon floating over a lake').subjects[0]?.motion).not.toBe('sail');
  });

  it('stands before a wall of the color that is said', () => {
    expect(plan('a cactus in a pot, pink wall')).toMatchObject({
      setting: 'abstract',
      backdrop: 'pink',
    });
    expect(plan('a cat on a pink wall').backdrop).toBeNull();
  });

  it('has its honey in the picture of the pancakes', () => {
    const glyphs = plan('honey on pancakes').subjects.map(({ glyph }) => glyph);
    expect(glyphs).not.toContain('honey-pot');
  });

  it.each([
    ['a basket of puppies', 'dog inside @basket'],
    ['a box of kittens', 'cat inside @box'],
    ['a bowl of apples and a cat', ''],
    ['a snow globe with candles', ''],
  ])('holds the animals that it is said to be of: %s', (prompt, expected) => {
    const { subjects, relations } = plan(prompt);
    const inside = relations.filter(({ kind }) => kind === 'inside');
    expect(
      inside.map(({ from, to }) => `${subjects[from]?.glyph} inside ${subjects[to]?.glyph}`),
    ).toEqual(expected === '' ? [] : [expected]);
  });

  it('hangs no cage that holds a bird', () => {
    expect(plan('a parrot in a cage hanging from the ceiling').words.notDrawn).toContain('ceiling');
  });
});
