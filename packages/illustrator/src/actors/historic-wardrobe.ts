import type { Beard } from '../language/person.ts';
import type { RoleDress } from './role-wardrobe.ts';

type Worn = RoleDress['garments'][number];

const inDress = (
  garments: readonly Worn[],
  hat: RoleDress['hat'] | null = null,
  beard: Beard | null = null,
): RoleDress => ({
  garments,
  ...(hat !== null && { hat }),
  ...(beard !== null && { beard }),
  isAlways: true,
});

const LAUREL = ['@laurelhat', null] as const;
const WHITE_BEARD: Beard = { shape: 'long', colour: 'white' };

const NAPOLEON = inDress(
  [
    ['captain jacket', 'navy'],
    ['boots', 'black'],
  ],
  ['@bicornehat', null],
);
const EMPEROR = inDress(
  [
    ['gown', 'white'],
    ['cape', 'red'],
    ['shoes', 'brown'],
  ],
  LAUREL,
);
const ANCIENT_HERO = inDress([['roman tunic', null]], ['@romanhelm', null]);
const PRESIDENT = inDress([['noble coat', 'navy']]);
const COMPOSER = inDress([['noble coat', null]]);
const LINCOLN = inDress([['suit', 'black']], ['top-hat', null]);
const SHAKESPEARE = inDress([['noble coat', 'black']], ['@ruff', null], {
  shape: 'goatee',
  colour: null,
});
const EINSTEIN = inDress([['sweater', 'brown']], null, { shape: 'mustache', colour: 'white' });
const MASTER = inDress([['robe', 'burgundy']], ['@berethat', 'burgundy'], WHITE_BEARD);
const GOD = inDress(
  [
    ['gown', 'white'],
    ['shoes', 'brown'],
  ],
  LAUREL,
  WHITE_BEARD,
);
const PHILOSOPHER = inDress(
  [
    ['gown', 'white'],
    ['shoes', 'brown'],
  ],
  null,
  WHITE_BEARD,
);
const ODIN = inDress(
  [
    ['robe', 'charcoal'],
    ['cape', 'navy'],
  ],
  ['@vikinghelm', null],
  WHITE_BEARD,
);
const THOR = inDress(
  [
    ['armor', null],
    ['cape', 'red'],
  ],
  ['@vikinghelm', null],
  { shape: 'full', colour: 'blond' },
);
const GODDESS = inDress(
  [
    ['gown', 'white'],
    ['shoes', 'brown'],
  ],
  LAUREL,
);
const QUEEN = inDress(
  [
    ['royal gown', null],
    ['cape', 'red'],
  ],
  ['crown', null],
);

/** By the whole name. */
export const HISTORIC_WARDROBE: Readonly<Record<string, RoleDress>> = {
  napoleon: NAPOLEON,
  'napoleon bonaparte': NAPOLEON,
  'julius caesar': EMPEROR,
  'roman emperor': EMPEROR,
  'emperor augustus': EMPEROR,
  'emperor nero': EMPEROR,
  'alexander the great': ANCIENT_HERO,
  'king leonidas': ANCIENT_HERO,
  achilles: ANCIENT_HERO,
  hercules: inDress([['tunic', 'brown']]),
  'abraham lincoln': LINCOLN,
  'abe lincoln': LINCOLN,
  shakespeare: SHAKESPEARE,
  'william shakespeare': SHAKESPEARE,
  thor: THOR,
  einstein: EINSTEIN,
  'albert einstein': EINSTEIN,
  'george washington': PRESIDENT,
  'thomas jefferson': PRESIDENT,
  mozart: COMPOSER,
  'wolfgang amadeus mozart': COMPOSER,
  beethoven: COMPOSER,
  'ludwig van beethoven': COMPOSER,
  'johann sebastian bach': COMPOSER,
  'isaac newton': COMPOSER,
  voltaire: COMPOSER,
  'leonardo da vinci': MASTER,
  'da vinci': MASTER,
  galileo: MASTER,
  'galileo galilei': MASTER,
  zeus: GOD,
  'greek god': GOD,
  odin: ODIN,
  moses: PHILOSOPHER,
  archimedes: PHILOSOPHER,
  socrates: PHILOSOPHER,
  plato: PHILOSOPHER,
  aristotle: PHILOSOPHER,
  'joan of arc': inDress([['armor', null]]),
  athena: inDress([['gown', 'white']], ['@romanhelm', null]),
  aphrodite: GODDESS,
  goddess: GODDESS,
  'greek goddess': GODDESS,
  'roman goddess': GODDESS,
  'queen victoria': QUEEN,
  'queen elizabeth i': QUEEN,
  'catherine the great': QUEEN,
  nefertiti: inDress([['pharaoh dress', null]], ['@nemeshat', null]),
  'marie antoinette': inDress([['noble gown', 'pink']]),
};
