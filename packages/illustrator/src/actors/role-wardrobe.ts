import type { Beard } from '../language/person.ts';

type Worn = readonly [word: string, colour: string | null];

/** What somebody of a trade wears. */
export interface RoleDress {
  readonly garments: readonly Worn[];
  readonly hat?: readonly [glyph: string, colour: string | null];
  readonly beard?: Beard;
  /** Glyph of the head where the role says nothing about man or woman. */
  readonly head?: string;
  /** Dressed so even while they only stand there. */
  readonly isAlways?: boolean;
}

const dressed = (
  garment: string,
  hat: string | null = null,
  rest: Partial<RoleDress> & { readonly colour?: string; readonly dye?: string } = {},
): RoleDress => {
  const { colour, dye, ...others } = rest;
  return {
    garments: [[garment, colour ?? null]],
    ...(hat !== null && { hat: [hat, dye ?? null] as const }),
    isAlways: true,
    ...others,
  };
};

const NUN = dressed('nuns habit', '@nunhat');
const PRIEST = dressed('cassock');
const MINER = dressed('checked shirt', '@minerhelm', {
  garments: [
    ['sweater', 'gray'],
    ['overalls', 'blue'],
    ['boots', null],
  ],
  head: 'man',
});
const BUILDER = dressed('safety vest', '@hardhat');
const SHERIFF = dressed('sheriff vest', '@cowboyhat', { head: 'man' });
const EXPLORER = dressed('safari shirt', '@pithhelm');
const HIKER = dressed('hiking vest');
const CLIMBER = dressed('hiking vest', '@climbhelm', { colour: 'blue' });
const KARATE = dressed('karate gi');
const CAPTAIN = dressed('captain jacket', '@captaincap');
const SAILOR = dressed('sailor shirt', '@sailorcap');
const POST = dressed('jacket', '@servicecap', {
  garments: [
    ['jacket', 'blue'],
    ['trousers', 'navy'],
  ],
});
const GYMNAST = dressed('gym leotard');
const SKATER = dressed('skating dress', null, { head: 'woman' });
const REAPER = dressed('robe', '@reaperhat', {
  garments: [
    ['robe', 'black'],
    ['shoes', 'black'],
  ],
  head: 'man',
});
const HOODED = dressed('cape', '@cowlhat', {
  garments: [
    ['sweater', 'black'],
    ['trousers', 'charcoal'],
    ['cape', 'charcoal'],
    ['shoes', 'black'],
  ],
  dye: 'charcoal',
});
const QUEEN = dressed('royal gown', 'crown', {
  garments: [
    ['royal gown', null],
    ['cape', 'red'],
  ],
  head: 'woman',
});
const PRINCESS = dressed('royal gown', 'crown', { colour: 'pink', head: 'woman' });
const ELF_PRINCESS = dressed('royal gown', 'crown', { colour: 'mint', head: 'woman' });
const ELF_QUEEN = dressed('royal gown', 'crown', {
  garments: [
    ['royal gown', 'teal'],
    ['cape', 'green'],
  ],
  head: 'woman',
});
const PRINCE = dressed('captain jacket', 'crown', {
  garments: [
    ['captain jacket', 'blue'],
    ['cape', 'red'],
    ['boots', null],
  ],
  head: 'man',
});
const HERO = dressed('hero suit', '@supermask', {
  garments: [
    ['hero suit', null],
    ['cape', 'red'],
  ],
});
const NOBLE = dressed('coat', '@ruff', { colour: 'burgundy', head: 'man' });
const SWIMMER = dressed('swimsuit', '@swimcap');
const HOCKEY = dressed('hockey jersey', '@hockeyhelm');
const TEEN = dressed('hoodie');

/** By the whole word for somebody: "a captain", not "a pirate captain". */
export const WARDROBE: Readonly<Record<string, RoleDress>> = {
  queen: QUEEN,
  princess: PRINCESS,
  'elf princess': ELF_PRINCESS,
  'elven princess': ELF_PRINCESS,
  'elf queen': ELF_QUEEN,
  'elven queen': ELF_QUEEN,
  prince: PRINCE,
  superhero: HERO,
  'super hero': HERO,
  superheroine: { ...HERO, head: 'woman' },
  sheriff: SHERIFF,
  thief: HOODED,
  rogue: HOODED,
  bandit: HOODED,
  outlaw: HOODED,
  cultist: HOODED,
  'hooded figure': HOODED,
  'hooded thief': HOODED,
  'hooded man': HOODED,
  'cloaked figure': HOODED,
  empress: QUEEN,
  nobleman: NOBLE,
  aristocrat: NOBLE,
  duke: NOBLE,
  baron: NOBLE,
  marquis: NOBLE,
  courtier: NOBLE,
  noblewoman: dressed('gown', '@ruff', { colour: 'burgundy', head: 'woman' }),
  admiral: CAPTAIN,
  pharaoh: dressed('pharaoh dress', '@nemeshat', { head: 'man' }),
  cleopatra: dressed('pharaoh dress', '@nemeshat', { head: 'woman' }),
  monk: dressed('monk robe', null, { head: 'old-man' }),
  nun: NUN,
  priest: PRIEST,
  vicar: PRIEST,
  pastor: PRIEST,
  teenager: TEEN,
  teen: TEEN,
  'teenage boy': TEEN,
  'teenage girl': TEEN,
  'teen girl': TEEN,
  'teen boy': TEEN,
  surgeon: dressed('scrubs', '@surgeonhat', {
    garments: [
      ['scrubs', 'turquoise'],
      ['trousers', 'turquoise'],
    ],
  }),
  engineer: BUILDER,
  builder: BUILDER,
  'construction worker': BUILDER,
  architect: dressed('jacket', '@hardhat', { colour: 'gray', dye: 'white' }),
  sculptor: dressed('shirt', '@berethat', {
    garments: [
      ['shirt', 'gray'],
      ['leather apron', null],
    ],
    dye: 'red',
  }),
  acrobat: dressed('gym leotard', null, { colour: 'red' }),
  gymnast: GYMNAST,
  swimmer: SWIMMER,
  wrestler: dressed('wrestling singlet'),
  'hockey player': HOCKEY,
  'ice hockey player': HOCKEY,
  referee: dressed('referee shirt'),
  umpire: dressed('referee shirt', 'billed-cap'),
  coach: dressed('jacket', 'billed-cap', { colour: 'navy' }),
  cheerleader: dressed('cheerleader dress'),
  spy: dressed('suit', '@fedorahat', { colour: 'black', head: 'man' }),
  'secret agent': dressed('suit', null, { colour: 'black', head: 'man' }),
  'flight attendant': dressed('attendant dress', '@pillboxhat'),
  stewardess: dressed('attendant dress', '@pillboxhat'),
  captain: CAPTAIN,
  'ship captain': CAPTAIN,
  'sea captain': CAPTAIN,
  sailor: SAILOR,
  explorer: EXPLORER,
  adventurer: EXPLORER,
  hiker: HIKER,
  backpacker: HIKER,
  climber: CLIMBER,
  'rock climber': CLIMBER,
  mountaineer: CLIMBER,
  tourist: dressed('hawaiian shirt', '@strawhat'),
  shepherd: dressed('robe', '@shepherdhat', { colour: 'brown', head: 'man' }),
  miner: MINER,
  'coal miner': MINER,
  'gold miner': MINER,
  cupid: dressed('tunic', null, {
    garments: [
      ['dress', 'white'],
      ['wings', null],
    ],
    head: 'boy',
  }),
  'grim reaper': REAPER,
  reaper: REAPER,
  'tooth fairy': dressed('dress', 'crown', {
    garments: [
      ['ball gown', 'pink'],
      ['wings', null],
    ],
    head: 'woman',
  }),
  'karate fighter': KARATE,
  'karate master': KARATE,
  karateka: KARATE,
  'martial artist': KARATE,
  'judo fighter': KARATE,
  fencer: dressed('jacket', '@fencinghelm', {
    garments: [
      ['jacket', 'white'],
      ['trousers', 'white'],
    ],
  }),
  archer: dressed('leather tunic', null, { colour: 'green' }),
  jockey: dressed('racing silks', '@jockeyhelm'),
  'ice skater': SKATER,
  'figure skater': SKATER,
  'mail carrier': POST,
  mailman: POST,
  postman: POST,
  'postal worker': POST,
  hairdresser: dressed('apron'),
  barber: dressed('apron'),
  'dog groomer': dressed('apron'),
  cleaner: dressed('overalls', null, { colour: 'blue' }),
  janitor: dressed('overalls', '@workcap', { colour: 'blue', dye: 'blue' }),
  librarian: dressed('sweater', null, { colour: 'green' }),
  journalist: dressed('jacket', null, { colour: 'brown' }),
  reporter: dressed('jacket', null, { colour: 'brown' }),
};
