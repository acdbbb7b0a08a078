import { expect, it } from 'vitest';
import { createEmptyStage, differingShare, drawLayers, pixelsOf } from '../testing/empty-stage.ts';
import { city } from './city.ts';

it('shows the towers of a city from their feet in a low shot', () => {
  const draw = (shot: 'low' | null) => {
    const stage = createEmptyStage({ setting: 'city' });
    const seen = { ...stage, plan: { ...stage.plan, shot } };
    city(seen);
    return pixelsOf(drawLayers(seen, 0));
  };
  expect(differingShare(draw('low'), draw(null))).toBeGreaterThan(0.3);
});
