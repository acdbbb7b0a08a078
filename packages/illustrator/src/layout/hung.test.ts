import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { boxOf, type Placement } from './placement.ts';

const { art } = await createNodeHost();
const FRAME = {
  width: 480,
  height: 480,
  ground: 0.86,
  horizon: 0.5,
  water: false,
  window: null,
  take: PLAIN_TAKE,
};

function placed(prompt: string, glyph: string): readonly Placement[] {
  const plan = direct(parsePrompt(prompt, art), art);
  return layOut(plan, FRAME, (each) => art.categoryOf(each)).filter(
    ({ subject }) => plan.subjects[subject]?.glyph === glyph,
  );
}

describe('what hangs', () => {
  it.each([
    ['a chandelier in a ballroom', '@chandelier'],
    ['a ceiling lamp in the kitchen', '@pendantlamp'],
    ['wind chimes on a porch', 'wind-chime'],
    ['paper lanterns hanging above a street', 'red-paper-lantern'],
    ['hanging plants in a bathroom', 'potted-plant'],
    ['a spider hanging from the ceiling', 'spider'],
  ])('%s: is at the top on its cord', (prompt, glyph) => {
    const found = placed(prompt, glyph);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) {
      expect(each.hangs).toBe('on a cord');
      expect(boxOf(each, FRAME).bottom).toBeLessThan(0.75);
    }
  });

  it('is over what it is said to be above', () => {
    const prompt = 'a baby mobile above a crib';
    const [over] = placed(prompt, '@mobile');
    const [crib] = placed(prompt, '@crib');
    expect(over?.x).toBeCloseTo(crib?.x ?? 0, 1);
  });

  it('leaves a Christmas tree on the ground that ornaments hang on', () => {
    const [tree] = placed('an ornament hanging on a christmas tree', 'christmas-tree');
    expect(tree?.hangs).toBeUndefined();
  });

  it('hangs bats head down, and leaves a standing lamp on the ground', () => {
    expect(placed('a bat hanging from the ceiling', 'bat')[0]?.hangs).toBe('head down');
    expect(placed('a floor lamp in a living room', '@floorlamp')[0]?.hangs).toBeUndefined();
  });
});

describe('buildings beside people', () => {
  it.each([
    ['a child next to a giant tree', 'child', '@leaftree', 2],
    ['a woman in front of a house', 'woman', 'house', 1.5],
    ['a girl standing by a castle', 'girl', 'castle', 2],
  ])('%s: it is much larger', (prompt, small, large, times) => {
    const [one] = placed(prompt, small);
    const [other] = placed(prompt, large);
    expect((other?.size ?? 0) / (one?.size ?? 1)).toBeGreaterThan(times);
  });
});

describe('what clings to walls', () => {
  it.each([
    ['a spider on a wall', 'spider', 'to a wall'],
    ['ants climbing up the wall', 'ant', 'to a wall'],
    ['a gecko on the ceiling', '@gecko', 'head down'],
  ])('%s: is above the floor', (prompt, glyph, hangs) => {
    for (const each of placed(prompt, glyph)) {
      expect(each).toMatchObject({ hangs, airborne: true });
      expect(boxOf(each, FRAME).bottom).toBeLessThan(0.72);
    }
  });
});
