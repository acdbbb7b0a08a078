import { hasOwnFace } from './kin.ts';

/** Animals with a glyph of their face, from which a puppet with hands is made. */
const FACES: Readonly<Record<string, string>> = {
  cat: 'cat-face',
  'black-cat': 'cat-face',
  dog: 'dog-face',
  poodle: 'dog-face',
  horse: 'horse-face',
  cow: 'cow-face',
  pig: 'pig-face',
  rabbit: 'rabbit-face',
  mouse: 'mouse-face',
  tiger: 'tiger-face',
  monkey: 'monkey-face',
  leopard: '@cheetah-face',
};

/** The glyph of an animal's face, when it is drawn whole and has one; else the glyph itself. */
export const faceOf = (glyph: string): string =>
  hasOwnFace(glyph) ? `${glyph}-face` : (FACES[glyph] ?? glyph);

/** Where the eyes of a drawn head are, in hundredths of its box. */
export interface HeadEyes {
  readonly apart: number;
  readonly y: number;
  readonly radius: number;
}

const EYES: HeadEyes = { apart: 18, y: 48, radius: 5.6 };

/**
 * Animals that are drawn whole and have a head of their own for a body with hands: when they wear
 * clothes or show a feeling. `art/props/animals/heads.ts` draws it.
 */
const HEADS: Readonly<Record<string, HeadEyes>> = {
  duck: EYES,
  penguin: EYES,
  owl: { apart: 16, y: 56, radius: 7.4 },
  '@pigeon': EYES,
  '@hen': EYES,
  sloth: { ...EYES, y: 54 },
  elephant: { apart: 15, y: 54, radius: 4.8 },
  turtle: EYES,
  't-rex': EYES,
  otter: EYES,
  '@squirrel': { apart: 15, y: 54, radius: 4.8 },
  '@capybara': EYES,
  goat: { apart: 13.5, y: 51, radius: 4.6 },
  ewe: { ...EYES, apart: 12, y: 60 },
  '@alpaca': { apart: 13.5, y: 51, radius: 4.6 },
  giraffe: { apart: 14, y: 51, radius: 4.6 },
  hedgehog: { apart: 16, y: 56, radius: 5 },
  '@mole': { apart: 14, y: 40, radius: 3.4 },
  ...eyes(
    'parrot @toucan goose swan @seagull @puffin flamingo @pelican @ostrich peacock eagle rooster turkey dodo baby-chick @duckling bird black-bird dove seal @walrus lizard badger skunk beaver chipmunk @meerkat @guineapig rat rhinoceros',
    EYES,
  ),
  ...eyes('unicorn horse donkey zebra llama camel deer kangaroo ram ox bison', {
    apart: 13.5,
    y: 51,
    radius: 4.6,
  }),
  ...eyes('shark whale @orca @beluga @narwhal dolphin @axolotl', {
    apart: 22,
    y: 52,
    radius: 5.2,
  }),
  ...eyes('octopus squid', { ...EYES, radius: 7 }),
  ...eyes('gorilla orangutan', { apart: 13, y: 48, radius: 4.8 }),
  crocodile: { apart: 19, y: 24, radius: 6 },
  hippopotamus: { apart: 15, y: 50, radius: 4.8 },
  bat: { apart: 15, y: 54, radius: 5 },
};

function eyes(glyphs: string, place: HeadEyes): Record<string, HeadEyes> {
  return Object.fromEntries(glyphs.split(' ').map((glyph) => [glyph, place]));
}

/** The glyph of that head; null for animals that have none. */
export const headOf = (glyph: string): string | null =>
  HEADS[glyph] === undefined ? null : `@${glyph.replace('@', '')}-head`;

/** The head that an animal in clothes has: one drawn for it, or its face. */
export const headInClothes = (glyph: string): string => headOf(glyph) ?? faceOf(glyph);

/** The eyes of all such heads, by the glyph of the head. */
export const HEAD_EYES: ReadonlyMap<string, HeadEyes> = new Map([
  ...Object.entries(HEADS).map(([glyph, place]): [string, HeadEyes] => [
    headOf(glyph) ?? glyph,
    place,
  ]),
  ['@monster', EYES],
]);
