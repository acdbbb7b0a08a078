import { expect, it } from 'vitest';
import type { Stage } from '../../stage/stage.ts';
import { createEmptyStage, paintBoxes, pixelsOf } from '../../testing/empty-stage.ts';
import { neon } from './neon.ts';

/** How bright the brightest pixel is around a dark eye in the middle of a face. */
function brightestAtEye(stage: Stage): number {
  const canvas = paintBoxes(stage, '#a07060', [['#201010', 56, 56, 8, 8]]);
  neon(stage, () => {})(canvas, 0);
  const pixels = pixelsOf(canvas);
  const around = Array.from({ length: 400 }, (_, i) => [50 + (i % 20), 50 + Math.floor(i / 20)]);
  return Math.max(...around.map(([x = 0, y = 0]) => pixels[(y * 120 + x) * 4] ?? 0));
}

it('lights no tubes around the eyes of somebody', () => {
  const stage = createEmptyStage({ style: 'neon', width: 120, height: 120, subjects: ['woman'] });
  const [woman] = stage.plan.subjects;
  if (!woman) throw new Error('the plan has a woman');
  const person = { skin: [], isKin: false };
  const facing: Stage = {
    ...stage,
    plan: { ...stage.plan, subjects: [{ ...woman, person }] },
    hero: { x: 0.5, y: 0.85, size: 1 },
  };
  expect(brightestAtEye(facing)).toBeLessThan(brightestAtEye({ ...facing, hero: null }) - 40);
});
