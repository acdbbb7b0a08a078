import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { boxOf } from './placement.ts';

const { art } = await createNodeHost();
const WINDOW = { x: 0.2, y: 0.1, width: 0.6, height: 0.4 };

describe('those who are outside', () => {
  it.each([
    'a cat on a sofa watching birds outside',
    'a boy on a bed, a snowman and a deer outside the window',
    'a student at a desk with the moon outside the window',
    'a girl in a cafe while people walk by outside',
  ])('%s: they are in the window, and the others are not', (prompt) => {
    const plan = direct(parsePrompt(prompt, art), art);
    const frame = {
      width: 480,
      height: 480,
      ground: 0.9,
      horizon: 0.7,
      water: false,
      window: WINDOW,
      take: PLAIN_TAKE,
    };
    const placements = layOut(plan, frame, (glyph) => art.categoryOf(glyph));
    const outside = placements.filter(({ subject }) => plan.subjects[subject]?.isOutside);
    expect(outside.length).toBeGreaterThan(0);
    expect(placements.length).toBeGreaterThan(outside.length);
    for (const placement of outside) {
      const { left, right, bottom } = boxOf(placement, frame);
      expect(left).toBeGreaterThanOrEqual(WINDOW.x - 0.01);
      expect(right).toBeLessThanOrEqual(WINDOW.x + WINDOW.width + 0.01);
      expect(bottom).toBeLessThanOrEqual(WINDOW.y + WINDOW.height);
      expect(placement.order).toBeLessThan(5);
    }
  });
});
