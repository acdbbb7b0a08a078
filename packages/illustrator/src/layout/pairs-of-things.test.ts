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

const placed = (prompt: string) =>
  layOut(direct(parsePrompt(prompt, art), art), FRAME, (each) => art.categoryOf(each));

it.each(['white sneakers on a pink background', 'a pair of red boots'])(
  'keeps the two of a pair together: %s',
  (prompt) => {
    const [first, second] = placed(prompt);
    if (!first || !second) throw new Error('there are no two of them');
    expect(second.x - first.x).toBeLessThan(first.size * 0.5);
    expect(second.facing).toBe(first.facing);
    expect(second.order).toBeLessThan(first.order);
  },
);

it('leaves more than two apart', () => {
  const [first, second] = placed('three red boots');
  expect(Math.abs((second?.x ?? 0) - (first?.x ?? 0))).toBeGreaterThan((first?.size ?? 0) * 0.6);
});
