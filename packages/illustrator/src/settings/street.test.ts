import { expect, it } from 'vitest';
import { oneOf } from '../language/one-of.ts';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { street } from './street.ts';

function groundWith(...glyphs: readonly string[]): number {
  const stage = createEmptyStage();
  const crowded = {
    ...stage,
    plan: { ...stage.plan, subjects: glyphs.map((glyph) => oneOf(glyph)) },
  };
  street(crowded);
  return crowded.ground ?? 0;
}

it('lets those before a shop stand nearer than its front, which stands on the pavement', () => {
  expect(groundWith('automobile', '@cafefront')).toBeGreaterThan(groundWith('@cafefront') + 0.05);
});
