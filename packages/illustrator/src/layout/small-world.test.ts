import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import type { Placement } from './placement.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

function placementsOf(prompt: string): readonly (Placement & { readonly glyph: string })[] {
  const plan = direct(parsePrompt(prompt, host.art), host.art);
  const frame = {
    width: 480,
    height: 480,
    ground: 0.82,
    horizon: 0.6,
    water: false,
    window: null,
    take: PLAIN_TAKE,
  };
  return layOut(plan, frame, (glyph) => host.art.categoryOf(glyph)).map((placement) =>
    Object.assign({}, placement, { glyph: plan.subjects[placement.subject]?.glyph ?? '' }),
  );
}

it.each([
  'isometric classroom',
  'isometric city with cars',
  'isometric village, sale 20% off books',
])('each thing of %j has a place of its own on one ground', (prompt) => {
  const placements = placementsOf(prompt);
  expect(placements.length).toBeGreaterThan(4);
  const places = placements.map(({ seatShift, seatDepth }) => `${seatShift} ${seatDepth}`);
  expect(new Set(places).size).toBe(placements.length);
  expect(placements.filter(({ mounts }) => mounts[0]?.drawn)).toHaveLength(1);
  expect(new Set(placements.map(({ mounts }) => mounts[0]?.size)).size).toBe(1);
});

it('what is tall stands behind what is not', () => {
  const placements = placementsOf('isometric city with cars');
  const depthOf = (name: string): number =>
    Math.max(...placements.filter(({ glyph }) => glyph === name).map((p) => p.seatDepth ?? 0));
  expect(depthOf('office-building')).toBeLessThan(depthOf('automobile'));
});

it('the building that it is about stands in the middle and is larger than all else', () => {
  const [shop, ...others] = placementsOf('isometric tiny bookshop, trees');
  expect(shop).toMatchObject({ glyph: '@bookfront', seatShift: 0 });
  for (const { size } of others) expect(size).toBeLessThan((shop?.size ?? 0) * 0.8);
});
