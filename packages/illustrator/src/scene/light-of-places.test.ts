import { expect, it } from 'vitest';
import type { Actor } from '../actors/actor.ts';
import { createEmptyStage, type EmptyStageOptions } from '../testing/empty-stage.ts';
import { addHeadlights } from './headlights.ts';
import { addIndoorAir } from './indoor-air.ts';

const layersOf = (options: EmptyStageOptions, prompt: string): number => {
  const empty = createEmptyStage(options);
  const stage = { ...empty, plan: { ...empty.plan, prompt } };
  const before = stage.layers.length;
  addIndoorAir(stage);
  return stage.layers.length - before;
};

it('lets light and fog into a church that the prompt fills with them', () => {
  expect(layersOf({ setting: 'nave' }, 'a cathedral interior')).toBe(0);
  expect(layersOf({ setting: 'nave' }, 'a cathedral interior, light rays')).toBeGreaterThan(0);
  expect(layersOf({ setting: 'nave', weather: ['fog'] }, 'a church in fog')).toBeGreaterThan(0);
  expect(layersOf({ setting: 'hills' }, 'light rays over hills')).toBe(0);
});

it('turns on the lights of cars after dark', () => {
  const lightsAt = (time: 'day' | 'night'): number => {
    const stage = createEmptyStage({ setting: 'street', time, subjects: ['automobile'] });
    const placement = { subject: 0, airborne: false, x: 0.5, y: 0.9, facing: 'right' };
    addHeadlights(stage, [{ placement, sizePx: 100 } as unknown as Actor]);
    return stage.layers.length;
  };
  expect(lightsAt('night')).toBe(1);
  expect(lightsAt('day')).toBe(0);
});
