import { FLAG_WORDS } from '../national-flags.ts';
import { invert, standInsOf } from '../phrases.ts';
import { ANIMALS } from './animals.ts';
import { CLOTHES_AND_PASTIMES } from './clothes-and-pastimes.ts';
import { DESK_AND_TECHNOLOGY } from './desk-and-technology.ts';
import { DIAGRAMS } from './diagrams.ts';
import { EMOJI_FACES } from './emoji-faces.ts';
import { FOOD } from './food.ts';
import { GOODS } from './goods.ts';
import { HANDS } from './hands.ts';
import { HISTORIC_PEOPLE } from './historic-people.ts';
import { KITCHEN } from './kitchen.ts';
import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';
import { BODY_PARTS, SCENERY, UNDRAWABLE } from './scenery.ts';
import { THINGS } from './things.ts';
import { VEHICLES_AND_BUILDINGS } from './vehicles-and-buildings.ts';
import { WILD_NATURE } from './wild-nature.ts';

type Words = Readonly<Record<string, string>>;

/** A table with more words for some of its glyphs; stand-ins stay behind the bar. */
function withMore(table: Words, more: Words): Words {
  const joined = { ...table };
  for (const [glyph, words] of Object.entries(more)) {
    const [own = '', standIns = ''] = (joined[glyph] ?? '').split(' | ');
    const [added = '', moreStandIns = ''] = words.split(' | ');
    joined[glyph] = [
      [own, added].filter(Boolean).join(', '),
      [standIns, moreStandIns].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' | ');
  }
  return joined;
}

const TABLE: Readonly<Record<string, string>> = {
  ...ANIMALS,
  ...withMore(PEOPLE, HISTORIC_PEOPLE),
  ...NATURE,
  ...FOOD,
  ...KITCHEN,
  ...GOODS,
  ...VEHICLES_AND_BUILDINGS,
  ...THINGS,
  ...DESK_AND_TECHNOLOGY,
  ...WILD_NATURE,
  ...CLOTHES_AND_PASTIMES,
  ...HANDS,
  ...DIAGRAMS,
  ...EMOJI_FACES,
  ...FLAG_WORDS,
};

/** Word or phrase, in the singular or as said -> glyphs; the first one is drawn. */
export const NOUNS: ReadonlyMap<string, readonly string[]> = invert<string>(TABLE);

/** Nouns that are drawn as another thing, with its name. */
export const NOUN_STAND_INS = standInsOf(Object.values(TABLE));

export { BODY_PARTS, SCENERY, UNDRAWABLE };
