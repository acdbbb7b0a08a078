import { describe, expect, it } from 'vitest';
import { COLOURS } from '../language/colours.ts';
import { isGarment } from '../language/garments.ts';
import { createRandom } from '../math/random.ts';
import { chooseOutfit, dressIn, inFur, paintOutfit } from './outfit.ts';

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

  it('has the color of its material', () => {
    expect(worn('denim jacket').top).toEqual(worn('jeans').bottom);
    expect(worn('denim jacket', 'black').top).toEqual(COLOURS['black']);
  });

  it('is a skirt or trousers as a school uniform', () => {
    const uniform = [{ word: 'school uniform', colour: null }];
    expect(dressIn(outfit, uniform, true).legs).toBe('bare');
    expect(dressIn(outfit, uniform).legs).toBe('trousers');
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

  it('is printed where it was named', () => {
    const dots = { name: 'dots', colour: 'white' } as const;
    const dress = dressIn(outfit, [{ word: 'dress', colour: 'red', pattern: dots }]);
    expect(dress.pattern).toEqual({ name: 'dots', ink: COLOURS['white'], on: 'both' });
    const shirt = dressIn(outfit, [{ word: 'shirt', colour: 'red', pattern: dots }]);
    expect(shirt.pattern?.on).toBe('top');
    expect(worn('shirt').pattern).toBe(null);
  });

  it('is long or short as said', () => {
    const hemOf = (scale: number) => dressIn(outfit, [{ word: 'dress', colour: null, scale }]).hem;
    expect(hemOf(1.3)).toBeGreaterThan(0.9);
    expect(hemOf(0.7)).toBeLessThan(hemOf(1));
  });

  it('has the tie that goes with it', () => {
    const suited = dressIn(outfit, [
      { word: 'suit', colour: 'black' },
      { word: 'tie', colour: 'blue' },
    ]);
    expect(suited).toMatchObject({ top: COLOURS['black'], tie: COLOURS['blue'], detail: 'suit' });
  });

  it('covers the fur of animals where it is', () => {
    const fur = [0.6, 0.1, 60] as const;
    const sweater = dressIn(inFur(fur), [{ word: 'sweater', colour: 'red' }]);
    expect(sweater).toMatchObject({ top: COLOURS['red'], bottom: fur, legs: 'bare' });
    const overalls = dressIn(inFur(fur), [{ word: 'overalls', colour: 'blue' }]);
    expect(overalls).toMatchObject({ top: fur, bottom: COLOURS['blue'], detail: 'bib' });
    expect(dressIn(inFur(fur), [{ word: 'superhero cape', colour: 'red' }]).cape).toEqual(
      COLOURS['red'],
    );
  });

  it('leaves alone what is held', () => {
    expect(isGarment({ word: 'dress', glyph: 'dress' })).toBe(true);
    expect(isGarment({ word: 'scarf', glyph: 'scarf' })).toBe(false);
    expect(isGarment({ word: 'rose', glyph: 'rose' })).toBe(false);
  });
});
