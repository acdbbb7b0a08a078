import { COLOURS } from '../language/colours.ts';
import { CLOTHES_OF_ROLES } from '../language/costumes.ts';
import { type GarmentName, garmentNamed } from '../language/garments.ts';
import { singularPhrase } from '../language/inflection.ts';
import type { Subject } from '../language/subject.ts';
import { type Colour, shift } from '../math/colour.ts';
import type { Random } from '../math/random.ts';
import { inkOf } from '../stage/surface-pattern.ts';
import type { Outfit, Piece } from './outfit-parts.ts';
import { ROLE_WEAR } from './role-garments.ts';

/** A piece of clothing that the prompt names. */
export type Garment = Pick<Subject, 'word' | 'colour' | 'pattern' | 'lettering'> & {
  readonly scale?: number;
};

const NAVY: Colour = [0.34, 0.07, 265];
const DENIM: Colour = [0.45, 0.1, 255];
const DARK: Colour = [0.28, 0.03, 280];
const WHITE: Colour = [0.95, 0.01, 90];

const TOPS: readonly Colour[] = [
  [0.62, 0.17, 28],
  [0.72, 0.14, 65],
  [0.84, 0.14, 92],
  [0.66, 0.14, 150],
  [0.68, 0.11, 200],
  [0.58, 0.15, 255],
  [0.6, 0.15, 300],
  [0.7, 0.15, 350],
  [0.9, 0.03, 85],
];
const BOTTOMS: readonly Colour[] = [DENIM, NAVY, DARK, [0.5, 0.06, 60], [0.42, 0.05, 150]];
const SHOES: readonly Colour[] = [WHITE, DARK, [0.45, 0.1, 40], [0.58, 0.17, 25]];

const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], random: Random) =>
  values[Math.floor(random() * values.length)] as Value;

export const isFemale = (glyph: string): boolean => /^(woman|girl|old-woman)/.test(glyph);
const YOUNG = /^(girl|boy|child|baby)/;

/** What somebody wears of whom the prompt does not say it. */
export function chooseOutfit(glyph: string, random: Random): Outfit {
  const top = pick(TOPS, random);
  const bottom = pick(BOTTOMS, random);
  const shoes = pick(SHOES, random);
  const kind = random();
  const isYoung = YOUNG.test(glyph);
  const plain: Outfit = {
    top,
    sleeves: kind < 0.5 ? 'long' : 'short',
    bottom,
    legs: 'trousers',
    hem: 0,
    flare: 0,
    shoes,
    boots: 0,
    detail: 'none',
    skirt: null,
    cape: null,
    tie: null,
    pattern: null,
  };
  if (isFemale(glyph) && kind < 0.34) {
    return {
      ...plain,
      sleeves: 'short',
      bottom: top,
      legs: 'bare',
      hem: 0.5,
      flare: 0.1,
      detail: 'belt',
    };
  }
  if (isFemale(glyph) && kind < 0.6) return { ...plain, legs: 'bare', hem: 0.42, flare: 0.08 };
  if (isYoung && kind < 0.7)
    return { ...plain, sleeves: 'short', legs: 'shorts', detail: 'stripes' };
  if (glyph.startsWith('old')) return { ...plain, sleeves: 'long', detail: 'buttons' };
  if (kind > 0.8) return { ...plain, sleeves: 'long', detail: 'hoodie' };
  return plain;
}

/** Down to the feet, without a skirt. */
const IN_TROUSERS = { sleeves: 'long', legs: 'trousers', hem: 0 } as const;

/** In one piece with its skirt, over bare legs. */
const asDress = (
  top: Colour,
  rest: Pick<Outfit, 'sleeves' | 'hem' | 'flare' | 'detail'> & Partial<Outfit>,
): Partial<Outfit> => ({ top, bottom: top, legs: 'bare', ...rest });

/** What falls below the waist over trousers. */
const asCoat = (
  top: Colour,
  rest: Pick<Outfit, 'hem' | 'flare' | 'detail'> & Partial<Outfit>,
): Partial<Outfit> => ({ top, skirt: top, sleeves: 'long', legs: 'trousers', ...rest });

/** A coat of the color of the shirt, trousers and boots. */
export const inWinterCoat = (outfit: Outfit): Outfit => ({
  ...outfit,
  ...asCoat(outfit.top, { hem: 0.3, flare: 0.04, detail: 'buttons' }),
  bottom: outfit.legs === 'trousers' ? outfit.bottom : NAVY,
  shoes: outfit.shoes === WHITE ? DARK : outfit.shoes,
  boots: 0.4,
});

/** The color of each kind of garment if none is said, and what it changes of an outfit. */
const WEAR: Readonly<
  Record<
    GarmentName,
    readonly [
      colour: Colour,
      wear: (colour: Colour, outfit: Outfit, female: boolean) => Partial<Outfit>,
    ]
  >
> = {
  suit: [
    NAVY,
    (top) => ({ ...IN_TROUSERS, top, bottom: shift(top, -0.04), shoes: DARK, detail: 'suit' }),
  ],
  gown: [
    [0.93, 0.02, 90],
    (top) => asDress(top, { sleeves: 'long', hem: 0.94, flare: 0.2, detail: 'belt' }),
  ],
  cape: [[0.55, 0.21, 25], (cape) => ({ cape })],
  wings: [WHITE, () => ({ hasWings: true })],
  tutu: [
    [0.85, 0.09, 350],
    (top) => asDress(top, { sleeves: 'none', hem: 0.16, flare: 0.2, shoes: top, detail: 'none' }),
  ],
  dress: [
    [0.6, 0.19, 20],
    (top) => asDress(top, { sleeves: 'short', hem: 0.56, flare: 0.13, detail: 'belt' }),
  ],
  skirt: [[0.6, 0.15, 340], (bottom) => ({ bottom, legs: 'bare', hem: 0.42, flare: 0.1 })],
  kimono: [
    [0.62, 0.17, 350],
    (top) => asDress(top, { sleeves: 'long', hem: 0.9, flare: 0.02, detail: 'wrap' }),
  ],
  coat: [[0.6, 0.09, 75], (top) => asCoat(top, { hem: 0.42, flare: 0.05, detail: 'buttons' })],
  jacket: [[0.4, 0.06, 50], (top) => ({ top, sleeves: 'long', detail: 'buttons' })],
  poncho: [
    [0.6, 0.16, 35],
    (top) => asCoat(top, { hem: 0.2, flare: 0.2, sleeves: 'none', detail: 'stripes' }),
  ],
  // Over whatever the arms are in.
  waistcoat: [[0.4, 0.09, 30], (top) => ({ top, detail: 'buttons' })],
  pajamas: [
    [0.66, 0.12, 255],
    (top) => ({
      ...IN_TROUSERS,
      top,
      bottom: top,
      detail: 'buttons',
      pattern: { name: 'dots', ink: inkOf(null, top), on: 'both' },
    }),
  ],
  sweater: [[0.6, 0.1, 200], (top) => ({ top, sleeves: 'long', detail: 'hoodie' })],
  armor: [
    [0.72, 0.015, 260],
    (top) => ({
      ...IN_TROUSERS,
      top,
      bottom: shift(top, -0.08),
      shoes: shift(top, -0.2),
      boots: 0.44,
      detail: 'breastplate',
    }),
  ],
  samurai: [
    [0.42, 0.15, 22],
    (top) =>
      asCoat(top, {
        skirt: shift(top, -0.06),
        bottom: DARK,
        hem: 0.34,
        flare: 0.07,
        shoes: DARK,
        detail: 'plates',
      }),
  ],
  uniform: [
    [0.47, 0.06, 125],
    (top) => ({
      ...IN_TROUSERS,
      top,
      bottom: shift(top, -0.05),
      shoes: DARK,
      boots: 0.4,
      detail: 'camouflage',
    }),
  ],
  trooper: [
    [0.95, 0.005, 250],
    (top) => ({ ...IN_TROUSERS, top, bottom: top, shoes: top, detail: 'plates' }),
  ],
  roman: [
    [0.52, 0.2, 25],
    (cloth) =>
      asDress(cloth, {
        top: [0.74, 0.1, 78],
        skirt: cloth,
        sleeves: 'short',
        hem: 0.34,
        flare: 0.08,
        shoes: [0.4, 0.07, 50],
        cape: cloth,
        detail: 'plates',
      }),
  ],
  tunic: [
    [0.48, 0.1, 145],
    (top) =>
      asCoat(top, {
        bottom: [0.36, 0.05, 55],
        hem: 0.26,
        flare: 0.05,
        shoes: [0.32, 0.05, 50],
        boots: 0.45,
        detail: 'belt',
      }),
  ],
  wetsuit: [
    [0.27, 0.03, 260],
    (top) => ({ ...IN_TROUSERS, top, bottom: top, shoes: [0.72, 0.17, 60], detail: 'straps' }),
  ],
  rainwear: [
    [0.86, 0.16, 92],
    (top) =>
      asCoat(top, {
        bottom: NAVY,
        hem: 0.4,
        flare: 0.06,
        shoes: [0.3, 0.04, 150],
        boots: 0.5,
        detail: 'buttons',
      }),
  ],
  serviceUniform: [
    NAVY,
    (top) => ({
      ...IN_TROUSERS,
      top,
      bottom: shift(top, -0.03),
      shoes: DARK,
      detail: 'goldButtons',
    }),
  ],
  // Girls wear a sailor collar and a skirt, boys a jacket and a tie.
  schoolUniform: [
    NAVY,
    (cloth, _, female) =>
      female
        ? {
            top: WHITE,
            bottom: cloth,
            sleeves: 'long',
            legs: 'bare',
            hem: 0.42,
            flare: 0.11,
            shoes: DARK,
            detail: 'schoolCollar',
          }
        : { ...IN_TROUSERS, top: cloth, bottom: [0.5, 0.02, 260], shoes: DARK, detail: 'suit' },
  ],
  boots: [[0.4, 0.09, 45], (shoes) => ({ shoes, boots: 0.46 })],
  leatherApron: [[0.42, 0.08, 50], () => ({ sleeves: 'short', detail: 'leather' })],
  checkedShirt: [[0.52, 0.18, 28], (top) => ({ top, sleeves: 'long', detail: 'stripes' })],
  shoes: [[0.5, 0.1, 50], (shoes) => ({ shoes })],
  balletShoes: [[0.85, 0.09, 350], (shoes) => ({ shoes })],
  tie: [[0.5, 0.18, 25], (tie) => ({ sleeves: 'long', detail: 'suit', tie })],
  apron: [WHITE, () => ({ detail: 'apron' })],
  swimsuit: [
    [0.6, 0.18, 20],
    (top) => ({ top, bottom: top, sleeves: 'none', legs: 'bare', hem: 0 }),
  ],
  shorts: [DENIM, (bottom) => ({ bottom, legs: 'shorts', hem: 0 })],
  overalls: [DENIM, (bottom) => ({ bottom, legs: 'trousers', hem: 0, detail: 'bib' })],
  trousers: [DENIM, (bottom) => ({ bottom, legs: 'trousers', hem: 0 })],
  trunks: [
    [0.55, 0.2, 25],
    (bottom) => ({ sleeves: 'none', bottom, legs: 'shorts', hem: 0, shoes: DARK, detail: 'none' }),
  ],
  kit: [
    WHITE,
    (_, { top }) => ({
      sleeves: 'short',
      bottom: top[0] > 0.85 ? NAVY : WHITE,
      legs: 'shorts',
      hem: 0,
      shoes: DARK,
      detail: 'number',
    }),
  ],
  shirt: [WHITE, (top) => ({ top, sleeves: 'short', detail: 'none' })],
  ...ROLE_WEAR,
};

/** What people wear by whom they are known. */
const GARMENTS_OF_ROLES: Readonly<Record<string, string>> = {
  knight: 'armor',
  pirate: 'jacket',
  'pirate captain': 'jacket',
  viking: 'jacket',
  lumberjack: 'checked shirt',
  barista: 'apron',
  baker: 'apron',
  waiter: 'suit',
  waitress: 'apron',
  businessman: 'suit',
  businesswoman: 'suit',
  groom: 'suit',
  bride: 'wedding dress',
  ballerina: 'tutu',
  'ballet dancer': 'tutu',
  samurai: 'samurai armor',
  ronin: 'kimono',
  geisha: 'kimono',
  'punk rocker': 'jacket',
  soldier: 'army uniform',
  'army soldier': 'army uniform',
  infantryman: 'army uniform',
  marine: 'army uniform',
  warrior: 'leather armor',
  gladiator: 'roman tunic',
  'roman soldier': 'roman tunic',
  centurion: 'roman tunic',
  legionary: 'roman tunic',
  spartan: 'roman tunic',
  stormtrooper: 'trooper armor',
  'storm trooper': 'trooper armor',
  'stormtrooper like soldier': 'trooper armor',
  dwarf: 'tunic',
  blacksmith: 'leather apron',
  fisherman: 'fisher coat',
  fisherwoman: 'fisher coat',
  'scuba diver': 'wetsuit',
  diver: 'wetsuit',
  elf: 'tunic',
  'soccer player': 'sports kit',
  'football player': 'sports kit',
  footballer: 'sports kit',
  goalkeeper: 'sports kit',
  goalie: 'sports kit',
  striker: 'sports kit',
  'basketball player': 'sports kit',
  'tennis player': 'sports kit',
  'volleyball player': 'sports kit',
  'rugby player': 'sports kit',
  'badminton player': 'sports kit',
  runner: 'sports kit',
  swimmer: 'swimsuit',
  conductor: 'suit',
  sprinter: 'sports kit',
  'marathon runner': 'sports kit',
  athlete: 'sports kit',
  'handball player': 'sports kit',
  'office worker': 'suit',
  'office employee': 'suit',
  businessperson: 'suit',
  businesspeople: 'suit',
  'business person': 'suit',
  'business people': 'suit',
  'business partner': 'suit',
  employee: 'suit',
  boss: 'suit',
  salesman: 'suit',
  banker: 'suit',
  manager: 'suit',
  accountant: 'suit',
  lawyer: 'suit',
  secretary: 'suit',
  ceo: 'suit',
  'real estate agent': 'suit',
  realtor: 'suit',
  'estate agent': 'suit',
  consultant: 'suit',
  schoolgirl: 'school uniform',
  schoolboy: 'school uniform',
  student: 'hoodie',
  'high schooler': 'hoodie',
  'high school student': 'hoodie',
  'college student': 'hoodie',
  'university student': 'hoodie',
  butcher: 'apron',
  potter: 'apron',
  florist: 'apron',
  carpenter: 'overalls',
  'wedding planner': 'blazer',
};

/** The garments of somebody who is dressed up as a role: an animal, or a child as a pirate. */
export const garmentsOfCostume = (role: string): readonly Garment[] => {
  const [word, colour] = CLOTHES_OF_ROLES[singularPhrase(role)] ?? [];
  return word === undefined ? garmentsOfRole(role) : [{ word, colour: colour ?? null }];
};

/** The garment that the word for a person says, in a color by its name or in its own; none for most. */
export const garmentsOfRole = (word: string, colour: string | null = null): readonly Garment[] => {
  const garment = GARMENTS_OF_ROLES[singularPhrase(word)];
  return garment === undefined ? [] : [{ word: garment, colour }];
};

/** An animal in nothing but its fur. */
export const inFur = (fur: Colour): Outfit => ({
  top: fur,
  sleeves: 'none',
  bottom: fur,
  legs: 'bare',
  skirt: null,
  cape: null,
  hem: 0,
  flare: 0,
  shoes: fur,
  boots: 0,
  detail: 'none',
  tie: null,
  pattern: null,
});

/** The outfit with what the prompt says the person wears. */
export const dressIn = (outfit: Outfit, garments: readonly Garment[], female = false): Outfit =>
  garments.reduce((worn, garment) => putOn(worn, garment, female), outfit);

/** Of the kimonos of men. */
const INDIGO: Colour = [0.4, 0.09, 262];

/** Materials in the words for clothes, by which these have their color. */
const MATERIALS: readonly (readonly [words: RegExp, colour: Colour])[] = [
  [/\b(?:denim|jeans?) (?:jacket|shirt|vest|skirt|dress|shorts)$/, DENIM],
  [/\b(?:leather|biker|motorcycle) (?:jacket|coat|pants|trousers|skirt|vest)s?$/, [0.3, 0.02, 50]],
];

const colourOfMaterial = (word: string): Colour | undefined =>
  MATERIALS.find(([words]) => words.test(word))?.[1];

function putOn(worn: Outfit, garment: Garment, female: boolean): Outfit {
  const name = garmentNamed(garment.word);
  if (name === null) return worn;
  const [own, wear] = WEAR[name];
  const colour =
    (garment.colour === null ? null : COLOURS[garment.colour]) ??
    colourOfMaterial(garment.word) ??
    (name === 'kimono' && !female ? INDIGO : own);
  const dressed = { ...worn, ...wear(colour, worn, female) };
  return withPattern(inLength(dressed, garment.scale ?? 1), worn, garment);
}

const LONG_HEM = 0.94;
const SHORT_HEM = 0.32;

/** "a long dress", "a short skirt". */
function inLength(outfit: Outfit, scale: number): Outfit {
  if (outfit.hem === 0 || scale === 1) return outfit;
  return { ...outfit, hem: scale > 1 ? LONG_HEM : Math.min(outfit.hem, SHORT_HEM) };
}

/** The pattern lies on the pieces whose color the garment changed. */
function withPattern(outfit: Outfit, before: Outfit, { pattern }: Garment): Outfit {
  if (!pattern) return outfit;
  const isTop = outfit.top !== before.top;
  const isBottom = outfit.bottom !== before.bottom || outfit.skirt !== before.skirt;
  const ground = isTop ? outfit.top : outfit.bottom;
  const ink = inkOf(pattern.colour, ground);
  const on: Piece = isTop && isBottom ? 'both' : isTop ? 'top' : 'bottom';
  return { ...outfit, pattern: { name: pattern.name, ink, on } };
}

/** "A red man" wears red. */
export const paintOutfit = (outfit: Outfit, colour: Colour | null): Outfit =>
  colour === null ? outfit : { ...outfit, top: colour, ...(outfit.hem > 0 && { bottom: colour }) };
