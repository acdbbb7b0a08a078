import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { oneOf } from '../language/one-of.ts';
import { createNodeHost } from '../node/index.ts';
import { lostCounts } from './lost-counts.ts';

const frame = { width: 480, height: 480 };
const placed = (subject: number, x: number, held: readonly number[] = []) =>
  ({
    subject,
    x,
    y: 0.8,
    size: 0.2,
    airborne: false,
    held,
    mounts: [],
  }) as unknown as Parameters<typeof lostCounts>[1][number];
const four = { word: 'four', count: 4 };
const plates = { ...oneOf('@plate'), saidCount: four };

it('reports a number that the layout does not keep', () => {
  const two = [placed(0, 0.3), placed(0, 0.7)];
  expect(lostCounts({ subjects: [plates] }, two, frame)).toEqual(['four']);
  const cutOff = [...two, placed(0, 0.5), placed(0, 1.2)];
  expect(lostCounts({ subjects: [plates] }, cutOff, frame)).toEqual(['four']);
});

it('counts all subjects that a number was said of, and nothing in hands', () => {
  const split = [placed(0, 0.2), placed(0, 0.4), placed(1, 0.6), placed(1, 0.8)];
  expect(lostCounts({ subjects: [plates, plates] }, split, frame)).toEqual([]);
  const held = { subjects: [oneOf('man'), plates] };
  expect(lostCounts(held, [placed(0, 0.5, [1])], frame)).toEqual([]);
});

it.each([
  ['99 red balloons', '99'],
  ['thousands of lanterns in the sky', 'thousands'],
  ['twenty ducks on a pond', 'twenty'],
])('reports a large number of which fewer are drawn: %s', async (prompt, word) => {
  const request = { prompt, seed: 1, width: 64, height: 64, purpose: 'still' } as const;
  const scene = await createScene(request, await createNodeHost());
  expect(scene.words.notDrawn).toEqual([word]);
  scene.release();
});
