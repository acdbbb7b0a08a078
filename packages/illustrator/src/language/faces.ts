import type { Colour } from '../math/colour.ts';
import type { Expression } from './expression-name.ts';
import { faceOf, HEAD_EYES, headOf } from './face-glyphs.ts';
import { hasOwnFace, kinOf, OWN_ANIMALS } from './kin.ts';

/** Where the features of a head are, in fractions of its glyph's box. */
export interface FaceGeometry {
  readonly centre: number;
  /** From the centre to each eye. */
  readonly eyeX: number;
  readonly eyeY: number;
  readonly browY: number;
  readonly mouthY: number;
  /** Width of the head, 1 for a head that fills the box. */
  readonly size: number;
  readonly human: boolean;
  /** Around the eyes of an animal. */
  readonly fur?: Colour;
  /** An open smile that is part of the drawing: its middle and half axes, and where its fur has the same color. */
  readonly grin?: {
    readonly y: number;
    readonly radiusX: number;
    readonly radiusY: number;
    readonly fur: readonly [x: number, y: number];
  };
  /** Half axes of eyes that are larger than a dot. */
  readonly eye?: readonly [x: number, y: number];
  /** Of the lines, where they are not dark. */
  readonly ink?: Colour;
}

/** Heads of people fill the box: eyes and mouth. */
const HEADS: Readonly<Record<string, readonly [eyeY: number, mouthY: number]>> = {
  woman: [0.525, 0.74],
  man: [0.53, 0.745],
  girl: [0.56, 0.74],
  boy: [0.56, 0.72],
  child: [0.53, 0.71],
  person: [0.535, 0.745],
  baby: [0.595, 0.74],
  'old-man': [0.56, 0.755],
  'old-woman': [0.56, 0.755],
  'older-person': [0.56, 0.755],
};

const LOOKS =
  'beard red-hair blond-hair brown-hair black-hair white-hair curly-hair bald wearing-turban'.split(
    ' ',
  );

/** The same face half as large on a bust. */
const BUSTS: Readonly<Record<string, readonly [eyeY: number, mouthY: number]>> = {
  student: [0.36, 0.44],
  astronaut: [0.345, 0.44],
  detective: [0.435, 0.52],
  'police-officer': [0.435, 0.525],
  'construction-worker': [0.455, 0.535],
  cook: [0.3, 0.385],
  farmer: [0.36, 0.44],
  mechanic: [0.34, 0.41],
  artist: [0.33, 0.415],
  singer: [0.355, 0.445],
  'health-worker': [0.31, 0.42],
  pilot: [0.33, 0.425],
  judge: [0.31, 0.42],
  technologist: [0.31, 0.42],
  'office-worker': [0.31, 0.42],
  prince: [0.44, 0.545],
  princess: [0.44, 0.545],
  'person-with-crown': [0.43, 0.54],
  elf: [0.31, 0.42],
  superhero: [0.31, 0.42],
  mage: [0.44, 0.53],
};

/** Eyes from the middle, height of eyes and mouth, and the color around the eyes. */
const ANIMALS: Readonly<Record<string, readonly [number, number, number, Colour?]>> = {
  fox: [0.12, 0.58, 0.8, [0.72, 0.18, 50]],
  bear: [0.125, 0.508, 0.73],
  panda: [0.13, 0.51, 0.72, [0.4, 0.08, 285]],
  'polar-bear': [0.127, 0.487, 0.72],
  lion: [0.122, 0.452, 0.72],
  koala: [0.19, 0.52, 0.86],
  wolf: [0.12, 0.48, 0.8],
  raccoon: [0.12, 0.655, 0.8, [0.38, 0.01, 280]],
  hamster: [0.125, 0.592, 0.79],
  'rabbit-face': [0.095, 0.572, 0.77],
  'tiger-face': [0.125, 0.48, 0.72],
  'cat-face': [0.13, 0.575, 0.77],
  'dog-face': [0.095, 0.42, 0.76],
  'mouse-face': [0.125, 0.648, 0.86],
  'monkey-face': [0.09, 0.47, 0.69],
  'cow-face': [0.13, 0.45, 0.83],
  'pig-face': [0.13, 0.51, 0.83],
};

const GRINS: Readonly<Record<string, NonNullable<FaceGeometry['grin']>>> = {
  'cat-face': { y: 0.785, radiusX: 0.17, radiusY: 0.095, fur: [0.3, 0.78] },
  'monkey-face': { y: 0.7, radiusX: 0.14, radiusY: 0.075, fur: [0.5, 0.79] },
  'rabbit-face': { y: 0.762, radiusX: 0.168, radiusY: 0.064, fur: [0.31, 0.76] },
  panda: { y: 0.734, radiusX: 0.172, radiusY: 0.066, fur: [0.31, 0.73] },
  bear: { y: 0.708, radiusX: 0.16, radiusY: 0.066, fur: [0.355, 0.69] },
  'polar-bear': { y: 0.706, radiusX: 0.158, radiusY: 0.066, fur: [0.36, 0.69] },
  hamster: { y: 0.785, radiusX: 0.122, radiusY: 0.048, fur: [0.35, 0.77] },
  raccoon: { y: 0.82, radiusX: 0.15, radiusY: 0.054, fur: [0.36, 0.82] },
};

/** Closed smiles that are part of a drawn head: where they begin and half of their width, in hundredths of its box. */
const HEAD_SMILES: readonly (readonly [heads: string, y: number, half: number])[] = [
  ['octopus squid', 68, 12],
  ['@axolotl', 66, 20],
  ['whale', 68, 24],
  ['@orca', 70, 22],
  ['@beluga @narwhal', 68, 20],
  ['dolphin', 75, 15],
  ['lizard', 66, 24],
  ['turtle', 74, 18],
  ['unicorn horse donkey zebra camel giraffe ox bison rhinoceros @capybara', 79, 16],
];
const SMILE_OF_HEAD: ReadonlyMap<string | null, NonNullable<FaceGeometry['grin']>> = new Map(
  HEAD_SMILES.flatMap(([heads, y, half]) =>
    heads.split(' ').map((glyph) => [
      headOf(glyph),
      {
        y: (y + half * 0.16) / 100,
        radiusX: (half + 3) / 100,
        radiusY: (half * 0.16 + 3.4) / 100,
        fur: [0.5, (y - 5) / 100] as const,
      },
    ]),
  ),
);

const person = ([eyeY, mouthY]: readonly [number, number]): FaceGeometry => ({
  centre: 0.5,
  eyeX: 0.14,
  eyeY,
  browY: eyeY - 0.115,
  mouthY,
  size: 0.9,
  human: true,
});

const bust = ([eyeY, mouthY]: readonly [number, number]): FaceGeometry => ({
  centre: 0.505,
  eyeX: 0.07,
  eyeY,
  browY: eyeY - 0.052,
  mouthY,
  size: 0.46,
  human: true,
});

const animal = ([eyeX, eyeY, mouthY, fur]: (typeof ANIMALS)[string]): FaceGeometry => ({
  centre: 0.5,
  eyeX,
  eyeY,
  browY: eyeY - 0.12,
  mouthY,
  size: 0.9,
  human: false,
  ...(fur && { fur }),
});

/** The faces that `art/props/animals` draws. */
const OWN_FACES: Readonly<Record<string, FaceGeometry>> = ownFaces();

function ownFaces(): Record<string, FaceGeometry> {
  const feline: FaceGeometry = {
    ...animal([0.18, 0.52, 0.77]),
    eye: [0.085, 0.094],
    grin: { y: 0.755, radiusX: 0.1, radiusY: 0.045, fur: [0.4, 0.69] },
  };
  const wild = (place: readonly [number, number, number], y: number): FaceGeometry => ({
    ...animal(place),
    eye: [0.056, 0.068],
    grin: { y, radiusX: 0.1, radiusY: 0.045, fur: [0.4, y - 0.04] },
  });
  return {
    dog: {
      ...animal([0.15, 0.46, 0.77]),
      eye: [0.066, 0.076],
      grin: { y: 0.8, radiusX: 0.14, radiusY: 0.1, fur: [0.36, 0.68] },
    },
    cat: feline,
    leopard: feline,
    '@redpanda': wild([0.16, 0.51, 0.76], 0.75),
    '@opossum': wild([0.17, 0.49, 0.89], 0.9),
    '@hyena': wild([0.17, 0.48, 0.8], 0.81),
    '@lemur': { ...wild([0.17, 0.53, 0.76], 0.75), eye: [0.075, 0.08] },
    '@ferret': wild([0.17, 0.51, 0.77], 0.75),
    '@hamster': { ...wild([0.17, 0.5, 0.72], 0.71), eye: [0.06, 0.075] },
    '@firedragon': { ...wild([0.17, 0.5, 0.8], 0.8), eye: [0.066, 0.082] },
    '@fawn': { ...wild([0.165, 0.48, 0.8], 0.8), eye: [0.06, 0.075] },
  };
}

/** The faces that expressions are painted on, by their glyph. */
export const FACES: Readonly<Record<string, FaceGeometry>> = facesByGlyph();

function facesByGlyph(): Record<string, FaceGeometry> {
  const faces: Record<string, FaceGeometry> = {};
  for (const [glyph, place] of Object.entries(HEADS)) {
    faces[glyph] = person(place);
    for (const look of LOOKS) faces[`${glyph}-${look}`] = person(place);
  }
  for (const [glyph, place] of Object.entries(BUSTS)) {
    for (const name of [glyph, `man-${glyph}`, `woman-${glyph}`]) faces[name] = bust(place);
  }
  for (const [glyph, place] of Object.entries(ANIMALS)) {
    const grin = GRINS[glyph];
    faces[glyph] = { ...animal(place), ...(grin && { grin }) };
  }
  for (const glyph of OWN_ANIMALS) {
    const face = OWN_FACES[glyph] ?? OWN_FACES[kinOf(glyph)];
    if (face && hasOwnFace(glyph)) faces[`${glyph}-face`] = face;
  }
  for (const [glyph, { apart, y, radius }] of HEAD_EYES) {
    const grin = SMILE_OF_HEAD.get(glyph);
    faces[glyph] = {
      ...animal([apart / 100, y / 100, grin?.y ?? 0.79]),
      eye: [radius / 85, radius / 68],
      ...(grin && { grin }),
    };
  }
  // Its eyes stand out above its head.
  faces['frog'] = {
    ...animal([0.2025, 0.265, 0.68, [0.78, 0.17, 155]]),
    centre: 0.4975,
    eye: [0.115, 0.115],
    // Its mouth is the edge of its throat: nothing has to be painted over.
    grin: { y: 0.7, radiusX: 0.01, radiusY: 0.005, fur: [0.5, 0.7] },
  };
  // Its eyes are lights behind a dark visor.
  faces['robot'] = {
    centre: 0.487,
    eyeX: 0.165,
    eyeY: 0.46,
    browY: 0.34,
    mouthY: 0.77,
    size: 0.9,
    human: false,
    fur: [0.27, 0.05, 290],
    ink: [0.78, 0.14, 230],
  };
  return faces;
}

/** Animals that are drawn whole with eyes that can be closed. */
const WITH_LIDS =
  /^(elephant|penguin|owl|sloth|unicorn|dragon|duck|front-facing-baby-chick|seal|chipmunk|hedgehog|giraffe|deer|sauropod|llama|kangaroo|otter|ewe|t-rex|turtle|bird|parrot|zebra|leopard|flamingo)$/;

/** Whether its lids can be lowered: of a tired penguin. */
export const canLowerLids = (glyph: string, expression: Expression | null): boolean =>
  (expression === 'sleepy' || expression === 'asleep') && WITH_LIDS.test(glyph);

/** Heads of people and animals, and the helmet of an astronaut, are known from behind as well. */
export function canTurnAway(glyph: string): boolean {
  if (glyph.endsWith('astronaut')) return true;
  const face = FACES[faceOf(glyph)];
  return face === undefined ? headOf(glyph) !== null : !face.human || face.size > 0.8;
}

/** Whether it can be drawn with a face that shows something. */
export const hasFace = (glyph: string): boolean => FACES[faceOf(glyph)] !== undefined;

/** What is drawn with a smile, and its drawing without a face, which gets one that shows something else. */
const WITHOUT_FACE: Readonly<Record<string, string>> = { '@slime': '@bareslime' };

/** The drawing without a face of what gets one that shows a feeling; null for everything else. */
export const withoutFace = (glyph: string): string | null => WITHOUT_FACE[glyph] ?? null;

/** Whether it can be drawn with a head that shows a feeling. */
export const canShowFeelings = (glyph: string): boolean =>
  hasFace(glyph) || headOf(glyph) !== null || withoutFace(glyph) !== null;

/** Drawn with hands, but with a face that is always the same. */
const HANDS =
  /alien|skull|goblin|ogre|claus|clown|snowman|vampire|zombie|genie|mage|ninja|guard|troll|superhero|supervillain|elf|scientist|firefighter|headscarf/;

/** Whether its usual picture has hands. */
export const isDrawnWithHands = (glyph: string): boolean =>
  hasFace(glyph) || HANDS.test(kinOf(glyph));

/** Whether it can be drawn making gestures. */
export const hasHands = (glyph: string): boolean =>
  isDrawnWithHands(glyph) || headOf(glyph) !== null;
