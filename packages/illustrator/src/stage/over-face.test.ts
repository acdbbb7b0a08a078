import { expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { isOverFace } from './over-face.ts';

it('finds the face of a large hero, not that of a small one', () => {
  const stage = createEmptyStage({ setting: 'hills' });
  stage.hero = { x: 0.5, y: 0.7, size: 1 };
  expect(isOverFace(stage, 0.5, 0.45)).toBe(true);
  expect(isOverFace(stage, 0.1, 0.45)).toBe(false);
  expect(isOverFace(stage, 0.5, 0.95)).toBe(false);
  stage.hero = { x: 0.5, y: 0.7, size: 0.3 };
  expect(isOverFace(stage, 0.5, 0.62)).toBe(false);
});
