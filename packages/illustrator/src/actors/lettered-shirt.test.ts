import { describe, expect, it } from 'vitest';
import type { Colour } from '../math/colour.ts';
import { createNodeHost } from '../node/index.ts';
import { letterShirt } from './lettered-shirt.ts';

const { environment } = await createNodeHost();
const WHITE: Colour = [0.95, 0.01, 90];
const BLACK: Colour = [0.25, 0.01, 90];

const stageWith = (letteredPx: Map<string, number>) => ({
  environment,
  plan: { captionColour: null },
  letteredPx,
});

const shirtOf = (top: Colour) => ({ detail: 'none', top }) as const;

/** The mean level of what is inked. */
function inkLevel(cloth: Colour): number {
  const { picture } = letterShirt(stageWith(new Map()), 'Legend', shirtOf(cloth), 400);
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const levels: number[] = [];
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 200) levels.push(data[i]!);
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

describe('letters of a shirt', () => {
  it('are dark on light cloth and light on dark cloth', () => {
    expect(inkLevel(WHITE)).toBeLessThan(90);
    expect(inkLevel(BLACK)).toBeGreaterThan(200);
  });

  it('tell how large they are', () => {
    const letteredPx = new Map<string, number>();
    letterShirt(stageWith(letteredPx), 'Legend', shirtOf(WHITE), 400);
    expect(letteredPx.get('Legend')).toBeGreaterThan(20);
  });
});
