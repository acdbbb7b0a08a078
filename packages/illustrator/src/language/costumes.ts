import type { Tool } from './verbs.ts';

/**
 * What makes an animal of a person: "a penguin DJ" is one penguin with headphones, not a penguin
 * and a singer. Roles without a sign of their own are drawn as a second figure.
 */
export const COSTUMES: Readonly<Record<string, string>> = {
  'person-with-crown': 'crown',
  astronaut: '@spacehelmet',
  superhero: '@hero-mask',
  'woman-superhero': '@hero-mask',
  prince: 'crown',
  princess: 'crown',
  mage: '@witchhat',
  'woman-mage': '@witchhat',
  fairy: 'magic-wand',
  singer: 'microphone',
  cook: '@chefhat',
  detective: 'magnifying-glass-tilted-left',
  guard: 'shield',
  ninja: '@katana',
  artist: 'artist-palette',
  scientist: 'test-tube',
  'health-worker': 'stethoscope',
  'man-beard': '@piratehat',
  'santa-claus': '@santahat',
  student: 'graduation-cap',
  'construction-worker': 'hammer',
  mechanic: 'wrench',
  farmer: 'womans-hat',
  pilot: 'goggles',
  technologist: 'laptop',
  'office-worker': 'necktie',
};

/** Where the word says more than the picture it shares. */
export const COSTUMES_OF_WORDS: Readonly<Record<string, string>> = {
  dj: 'headphone',
  student: 'graduation-cap',
  viking: '@vikinghelm',
  lumberjack: 'axe',
  guitarist: 'guitar',
  drummer: 'drum',
  pianist: 'musical-keyboard',
  violinist: 'violin',
  knight: '@knighthelm',
  samurai: '@katana',
  archer: 'bow-and-arrow',
  cowboy: '@cowboyhat',
  pirate: '@piratehat',
  leprechaun: '@leprechaunhat',
  'office worker': 'necktie',
  boss: 'necktie',
  manager: 'necktie',
  lawyer: 'necktie',
  blacksmith: 'hammer',
  soldier: '@soldierhelm',
  gladiator: '@romanhelm',
  stormtrooper: '@trooperhelm',
  warrior: '@sword',
  witch: '@witchhat',
  chef: '@chefhat',
  santa: '@santahat',
  magician: 'top-hat',
  cowgirl: '@cowboyhat',
  boxer: 'boxing-glove',
  surfer: '@surfboard',
  ballerina: 'ballet-shoes',
};

/** What an animal has of a role. */
export interface Costume {
  readonly things: readonly Tool[];
  /** Names its clothes; null for none. */
  readonly role: string | null;
}

/** What comes with the first sign of a role. */
export const THINGS_OF_ROLES: Readonly<Record<string, readonly Tool[]>> = {
  wizard: [{ glyph: 'magic-wand', relation: 'hold' }],
  sorcerer: [{ glyph: 'magic-wand', relation: 'hold' }],
  mage: [{ glyph: 'magic-wand', relation: 'hold' }],
  magician: [{ glyph: 'magic-wand', relation: 'hold' }],
  knight: [{ glyph: 'dagger', relation: 'hold' }],
  dj: [{ glyph: '@turntable', relation: 'work' }],
};

/** What an animal wears that is somebody: a wizard cat, a postman fox. */
export const CLOTHES_OF_ROLES: Readonly<
  Record<string, readonly [garment: string, colour: string | null]>
> = {
  superhero: ['cape', 'red'],
  hero: ['cape', 'red'],
  wizard: ['robe', 'purple'],
  magician: ['suit', null],
  sorcerer: ['robe', 'purple'],
  witch: ['dress', 'black'],
  mage: ['robe', 'purple'],
  chef: ['apron', null],
  cook: ['apron', null],
  postman: ['jacket', 'blue'],
  mailman: ['jacket', 'blue'],
  'mail carrier': ['jacket', 'blue'],
  'delivery man': ['jacket', 'orange'],
  'delivery guy': ['jacket', 'orange'],
  'delivery person': ['jacket', 'orange'],
  courier: ['jacket', 'orange'],
  astronaut: ['space suit', 'white'],
  spaceman: ['space suit', 'white'],
  cosmonaut: ['space suit', 'white'],
  santa: ['coat', 'red'],
  doctor: ['coat', 'white'],
  nurse: ['coat', 'white'],
  scientist: ['coat', 'white'],
  detective: ['coat', 'brown'],
  farmer: ['overalls', null],
  mechanic: ['overalls', null],
  builder: ['overalls', null],
  'construction worker': ['overalls', null],
  firefighter: ['coat', 'red'],
  fireman: ['coat', 'red'],
  policeman: ['jacket', 'navy'],
  'police officer': ['jacket', 'navy'],
  cop: ['jacket', 'navy'],
  sailor: ['shirt', 'white'],
  ninja: ['suit', 'black'],
  samurai: ['kimono', 'black'],
  viking: ['jacket', 'brown'],
  princess: ['gown', 'pink'],
  queen: ['gown', 'purple'],
  prince: ['jacket', 'blue'],
  king: ['cape', 'red'],
  vampire: ['cape', 'black'],
  boss: ['suit', null],
  'office worker': ['suit', null],
  'business man': ['suit', null],
  ceo: ['suit', null],
  lawyer: ['suit', null],
  dj: ['hoodie', 'black'],
  rapper: ['hoodie', 'black'],
  pilot: ['jacket', 'brown'],
  cowboy: ['jacket', 'brown'],
  judge: ['robe', 'black'],
  bartender: ['apron', null],
  gardener: ['overalls', null],
};
