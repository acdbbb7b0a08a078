import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string): ScenePlan => direct(parsePrompt(prompt, art), art);

describe('neon signs', () => {
  it.each([
    ['neon sign of a flamingo on a brick wall, subtle flicker', 'flamingo'],
    ['a neon palm tree sign', 'palm-tree'],
    ['pink neon sign in the shape of a heart', 'red-heart'],
    ['guitar neon sign', 'guitar'],
    ['glowing neon heart blinking', 'red-heart'],
    ['flickering neon guitar', 'guitar'],
    ['neon heart sign flickering, pink', 'red-heart'],
  ])('show their thing alone: %s', (prompt, glyph) => {
    const { isNeonSign, subjects, style, words } = plan(prompt);
    expect(isNeonSign).toBe(true);
    expect(style).toBeNull();
    expect(subjects.map((subject) => subject.glyph)).toEqual([glyph]);
    expect(words.notDrawn).toEqual([]);
  });

  it('letter their words', () => {
    expect(plan('neon sign saying "HELLO"')).toMatchObject({ isNeonSign: true, caption: 'HELLO' });
    const { caption, words } = plan('neon sign saying OPEN flickering');
    expect(caption).toBe('OPEN');
    expect(words.notDrawn).toEqual([]);
  });

  it.each(['"sale" sign blinking', 'a flashing "open" sign', 'a sign saying "pizza" flickering'])(
    'are what lettered signs are that blink: %s',
    (prompt) => {
      const { isNeonSign, subjects, words } = plan(prompt);
      expect(isNeonSign).toBe(true);
      expect(subjects).toEqual([]);
      expect(words.notDrawn).toEqual([]);
    },
  );

  it('are no signs where somebody stands below one, or where a street is named', () => {
    expect(plan('a cat sitting under a neon sign').isNeonSign).toBe(false);
    expect(plan('a street in Tokyo with neon signs of restaurants').isNeonSign).toBe(false);
  });

  it('are of the color that their tubes are said to have', () => {
    expect(plan('neon sign of a cat, pink tubing').subjects[0]?.colour).toBe('pink');
  });
});
