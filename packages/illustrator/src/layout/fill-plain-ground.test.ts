import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { boxOf, type Placement } from './placement.ts';

const FRAME = {
  width: 480,
  height: 480,
  ground: 0.82,
  horizon: 0.6,
  water: false,
  window: null,
  take: PLAIN_TAKE,
};
let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

function placementsOf(prompt: string): readonly Placement[] {
  const plan = direct(parsePrompt(prompt, host.art), host.art);
  return layOut(plan, FRAME, (glyph) => host.art.categoryOf(glyph));
}

it('shows a thing before a plain ground large, in the middle of the picture', () => {
  const [rose] = placementsOf('red rose, black background');
  if (rose === undefined) throw new Error('no rose');
  const { left, right, top, bottom } = boxOf(rose, FRAME);
  expect(bottom - top).toBeGreaterThan(0.55);
  expect((left + right) / 2).toBeCloseTo(0.5);
  expect((top + bottom) / 2).toBeCloseTo(0.53, 1);
});

it('leaves what is said to be small as it is', () => {
  const [rose] = placementsOf('tiny red rose, black background');
  expect(rose?.size).toBeLessThan(0.5);
});
