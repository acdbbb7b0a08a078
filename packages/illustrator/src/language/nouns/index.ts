import { invert } from '../phrases.ts';
import { ANIMALS } from './animals.ts';
import { FOOD } from './food.ts';
import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';
import { BODY_PARTS, SCENERY, UNDRAWABLE } from './scenery.ts';
import { THINGS } from './things.ts';
import { VEHICLES_AND_BUILDINGS } from './vehicles-and-buildings.ts';

/** Word or phrase, in the singular or as said -> glyphs; the first one is drawn. */
export const NOUNS: ReadonlyMap<string, readonly string[]> = invert<string>({
  ...ANIMALS,
  ...PEOPLE,
  ...NATURE,
  ...FOOD,
  ...VEHICLES_AND_BUILDINGS,
  ...THINGS,
});

export { BODY_PARTS, SCENERY, UNDRAWABLE };
