import { expect, it } from 'vitest';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  JUST_BEFORE_THE_END,
  pixelsOf,
} from '../testing/empty-stage.ts';
import { addLighthouseBeams } from './lighthouse-beam.ts';

const actorOf = (glyph: string) => ({
  placement: { x: 0.5, y: 0.9, depth: 0.8 },
  body: { glyph, height: 60 },
});

it('turns beams around the lamp of a lighthouse once in a loop', () => {
  const stage = createEmptyStage({ time: 'night' });
  addLighthouseBeams(stage, [actorOf('@lighthouse')]);
  const start = pixelsOf(drawLayers(stage, 0));
  expect(differingShare(start, pixelsOf(drawLayers(stage, JUST_BEFORE_THE_END)))).toBe(0);
  expect(differingShare(start, pixelsOf(drawLayers(stage, 0.25)))).toBeGreaterThan(0.02);
});

it('lights no other tower', () => {
  const stage = createEmptyStage({ time: 'night' });
  addLighthouseBeams(stage, [actorOf('@windmill')]);
  expect(stage.layers).toEqual([]);
});
