import { describe, expect, it } from 'vitest';
import { COLOURS } from '../language/colours.ts';
import { createRandom } from '../math/random.ts';
import { chooseOutfit, dressIn, isGarment, paintOutfit } from './outfit.ts';

const outfit = chooseOutfit('man', createRandom(1));
const worn = (word: string, colour: string | null = null) => dressIn(outfit, [{ word, colour }]);

describe('what people wear', () => {
  it('is what the prompt names, in its color', () => {
    expect(worn('dress', 'red')).toMatchObject({ top: COLOURS['red'], legs: 'bare' });
    expect(worn('suit')).toMatchObject({ detail: 'suit', legs: 'trousers' });
    expect(worn('raincoat', 'yellow')).toMatchObject({ top: COLOURS['yellow'], sleeves: 'long' });
    expect(worn('hoodie', 'green')).toMatchObject({ top: COLOURS['green'], bottom: outfit.bottom });
    expect(worn('jeans', 'black')).toMatchObject({ top: outfit.top, bottom: COLOURS['black'] });
  });

  it('differs between seeds', () => {
    const outfits = [1, 2, 3, 4, 5, 6].map((seed) => chooseOutfit('woman', createRandom(seed)));
    expect(new Set(outfits.map((each) => JSON.stringify(each))).size).toBeGreaterThan(4);
  });

  it('takes the color of the person', () => {
    const red = COLOURS['red'] ?? null;
    expect(paintOutfit(outfit, red).top).toEqual(red);
    expect(paintOutfit(outfit, null)).toEqual(outfit);
  });

  it('leaves alone what is held', () => {
    expect(isGarment({ word: 'dress', glyph: 'dress' })).toBe(true);
    expect(isGarment({ word: 'scarf', glyph: 'scarf' })).toBe(false);
    expect(isGarment({ word: 'rose', glyph: 'rose' })).toBe(false);
  });
});
