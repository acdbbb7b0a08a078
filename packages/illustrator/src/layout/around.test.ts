import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';

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

it.each(['a dragon curled around a tower', 'a fox curled around a tree'])(
  'lays who is around a tower or a tree before its foot: %s',
  (prompt) => {
    const placed = layOut(direct(parsePrompt(prompt, art), art), FRAME, (glyph) =>
      art.categoryOf(glyph),
    );
    const animal = placed.find(({ role }) => role !== 'back');
    const tower = placed.find(({ role }) => role === 'back');
    expect(animal?.x).toBeCloseTo(tower?.x ?? 0, 1);
    expect(animal?.order).toBeGreaterThan(tower?.order ?? 100);
    expect(animal?.size).toBeGreaterThan(0.5);
  },
);
