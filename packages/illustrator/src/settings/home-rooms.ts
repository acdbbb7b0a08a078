import { COLOURS } from '../language/colours.ts';
import type { DecorName, RoomLook } from '../language/place-look.ts';
import { PLAIN_LOOK } from '../language/room-look.ts';
import type { Colour } from '../math/colour.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { bareRoom } from './bare-rooms.ts';
import { FURNISH } from './furnishing.ts';
import type { Furnish } from './furniture-box.ts';
import {
  abstractPicture,
  chandelier,
  drapes,
  floorLamp,
  frontDoor,
  futon,
  lowTable,
  nightstand,
  sofa,
  wholeBed,
  wovenShade,
} from './home-fittings.ts';
import { variedLiving } from './living-looks.ts';
import { macrame } from './macrame.ts';
import {
  BLUSH,
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  LAMPLIGHT,
  LAMPSHADE,
  LINEN,
  SAGE,
  SKY,
  type StandingThing,
  thing,
  WOOD,
} from './room-plan.ts';
import { screens } from './snug-fittings.ts';

const { bookcase, pictures, rug, shelf } = FURNISH;

/** What a manner of furnishing changes in a room. */
interface Decor {
  readonly wall?: Colour;
  readonly floor?: Colour;
  readonly pattern?: Interior['pattern'];
  readonly wood: Colour;
  readonly cloth: Colour;
  readonly ceiling?: Furnish;
  readonly hasAbstractPicture?: boolean;
}

const PLAIN: Decor = { wood: WOOD, cloth: [0.62, 0.09, 200] };
const DECORS: Readonly<Record<Exclude<DecorName, 'minimal'>, Decor>> = {
  modern: {
    wall: [0.92, 0.006, 250],
    floor: [0.7, 0.03, 70],
    wood: [0.4, 0.02, 60],
    cloth: [0.56, 0.015, 255],
    hasAbstractPicture: true,
  },
  luxury: {
    wall: [0.4, 0.05, 165],
    floor: [0.9, 0.01, 85],
    pattern: 'tiles',
    wood: [0.76, 0.12, 85],
    cloth: [0.42, 0.13, 295],
    ceiling: chandelier(0.5, 0.06),
    hasAbstractPicture: true,
  },
  scandinavian: {
    wall: [0.96, 0.006, 90],
    floor: [0.84, 0.05, 75],
    wood: [0.8, 0.07, 72],
    cloth: [0.8, 0.012, 240],
    hasAbstractPicture: true,
  },
  boho: {
    wall: [0.92, 0.035, 65],
    floor: [0.72, 0.08, 62],
    wood: [0.74, 0.1, 68],
    cloth: LINEN,
    ceiling: wovenShade(0.5, 0.05),
  },
  japanese: {
    wall: [0.9, 0.025, 85],
    floor: [0.8, 0.06, 105],
    pattern: 'mats',
    wood: [0.52, 0.07, 55],
    cloth: [0.5, 0.06, 255],
  },
  rustic: {
    wall: [0.62, 0.09, 58],
    floor: [0.46, 0.08, 50],
    wood: DARK_WOOD,
    cloth: [0.5, 0.13, 28],
  },
};

const PLANTS: readonly StandingThing[] = [
  thing('@monstera', 0.12, 0.9, 0.34),
  thing('@snakeplant', 0.25, 0.78, 0.22),
  thing('@fern', 0.9, 0.92, 0.28),
  thing('potted-plant', 0.79, 0.78, 0.22),
  thing('@aloe', 0.95, 0.76, 0.16),
  thing('@fern', 0.06, 0.34, 0.18),
  thing('potted-plant', 0.18, 0.34, 0.15),
  thing('@succulents', 0.82, 0.34, 0.13),
  thing('@fern', 0.93, 0.34, 0.18),
];
const PLANT_SHELVES: readonly Furnish[] = [
  shelf(0, 0.24, 0.335, WOOD),
  shelf(0.76, 1, 0.335, WOOD),
];

const FIRELIGHT: Colour = [0.86, 0.15, 65];

/** The fireplace of a room, with stockings at its mantel. @param x of its middle, a fraction of the width */
const hearth = (look: RoomLook, x = 0.5): readonly StandingThing[] => [
  thing('@fireplace', x, FLOOR + 0.05, 0.44),
  ...(look.hasStockings
    ? [-0.1, 0, 0.1].map((aside) => thing('@stocking', x + aside, FLOOR - 0.14, 0.11))
    : []),
];

const WALLS = {
  living: [CREAM, SAGE, SKY, BLUSH],
  bedroom: [BLUSH, SKY, CREAM, SAGE],
} as const;

type Box = readonly [number, number, number, number];

const decorOf = (look: RoomLook): Decor => {
  const decor = look.decor === null || look.decor === 'minimal' ? PLAIN : DECORS[look.decor];
  const cloth = look.clothColour === null ? undefined : COLOURS[look.clothColour];
  return cloth === undefined ? decor : { ...decor, cloth };
};

/** Walls and floor of a manner of furnishing. */
const shellOf = (
  name: HomeName,
  { wall, floor = WOOD, pattern = 'planks' }: Decor,
): Pick<Interior, 'walls' | 'floor' | 'pattern'> => ({
  walls: wall ? [wall, wall, wall, wall] : WALLS[name],
  floor,
  pattern,
});

const FRONT_DOOR: Colour = [0.52, 0.14, 25];
const doorColourOf = ({ doorColour }: RoomLook): Colour => COLOURS[doorColour ?? ''] ?? FRONT_DOOR;

const isPlanted = (look: RoomLook): boolean => look.isFullOfPlants || look.decor === 'boho';

const isBoho = ({ decor }: RoomLook): boolean => decor === 'boho';

/** Where cords hang on the wall there is no shelf. */
const plantsOf = (look: RoomLook): readonly StandingThing[] =>
  isBoho(look) && !look.hasBigWindows ? PLANTS.filter(({ x, y }) => x > 0.3 || y > 0.4) : PLANTS;

/** Whether the prompt says nothing of the room but its sofa. */
const isPlain = (look: RoomLook): boolean =>
  look.decor === null &&
  !look.hasBigWindows &&
  !look.isFullOfPlants &&
  !look.hasFireplace &&
  !look.hasBookshelf &&
  !look.hasDoor &&
  !look.hasPottedTree;

/** A living room: with sofa and lamp when it is empty, otherwise with its middle free for the subjects. */
function livingRoom(look: RoomLook, isEmpty: boolean, prompt: string, seed: number): Interior {
  const decor = decorOf(look);
  const { wood, cloth, ceiling, hasAbstractPicture = false } = decor;
  const isBig = look.hasBigWindows;
  const hasHearth = look.hasFireplace;
  const window: Box = isBig
    ? [0.12, 0.05, 0.76, 0.56]
    : hasHearth
      ? [0.06, 0.12, 0.2, 0.36]
      : [0.34, 0.12, 0.32, isEmpty ? 0.34 : 0.4];
  const hasPlants = isPlanted(look);
  const onWalls: readonly Furnish[] = isBig
    ? [drapes(window, LINEN)]
    : [
        ...(isEmpty ? [drapes(window, LINEN)] : []),
        ...(hasPlants
          ? isBoho(look)
            ? [macrame(0.06, 0.24, 0.12, 0.42), ...PLANT_SHELVES.slice(1)]
            : PLANT_SHELVES
          : [
              hasAbstractPicture
                ? abstractPicture(0.74, 0.14, 0.94, 0.4, wood)
                : hasHearth
                  ? pictures(0.4, 0.1, 2)
                  : pictures(0.08, 0.16, 2),
              ...(hasAbstractPicture || look.hasDoor ? [] : [shelf(0.74, 0.96, 0.3, DARK_WOOD)]),
            ]),
      ];
  const seats = hasHearth
    ? []
    : [sofa(0.24, 0.76, 0.85, cloth), lowTable(0.38, 0.62, 0.9, 0.965, wood)];
  if (!isEmpty && isPlain(look)) {
    const room = variedLiving(prompt, seed, look.hasSofa ? seats.slice(0, 1) : []);
    return { ...room, pattern: 'planks', withView: viewOf(look, seats) };
  }
  return {
    ...shellOf('living', decor),
    window,
    furniture: [
      ...onWalls,
      ...(look.hasDoor ? [frontDoor(0.74, 0.94, FLOOR + 0.03, doorColourOf(look))] : []),
      ...(look.hasBookshelf ? [bookcase(0.78, 1, 0.1, FLOOR + 0.03)] : []),
      rug(0.5, 0.9, 0.44),
      ...(isEmpty ? [...seats, floorLamp(0.86, 0.42, 0.84, LAMPSHADE)] : []),
      ...(look.hasSofa && !isEmpty ? seats.slice(0, 1) : []),
      ...(ceiling ? [ceiling] : []),
    ],
    things: [
      ...(hasHearth ? hearth(look) : []),
      ...(hasHearth && isEmpty
        ? [thing('@armchair', 0.15, 0.92, 0.3), thing('potted-plant', 0.94, 0.86, 0.2)]
        : []),
      ...(hasPlants
        ? plantsOf(look)
        : look.hasPottedTree
          ? [thing('@pottedtree', 0.11, 0.84, 0.46)]
          : [thing('potted-plant', 0.09, 0.8, 0.24)]),
      ...(hasAbstractPicture || hasPlants || isBig || look.hasBookshelf || look.hasDoor
        ? []
        : [thing('books', 0.8, 0.3, 0.11), thing('alarm-clock', 0.9, 0.3, 0.08)]),
      ...(isEmpty && !hasHearth
        ? [thing('@coffee', 0.45, 0.895, 0.06), thing('books', 0.55, 0.895, 0.08)]
        : []),
    ],
    lamps: ceiling || isEmpty ? [] : [0.2],
    glows: [
      ...(hasHearth ? [{ x: 0.5, y: 0.66, colour: FIRELIGHT, reach: 0.3 }] : []),
      ...(isEmpty ? [{ x: 0.86, y: 0.5, colour: LAMPLIGHT, reach: 0.36 }] : []),
    ],
    withView: hasHearth
      ? {
          window: [0.07, 0.08, 0.42, 0.46],
          furniture: [rug(0.5, 0.9, 0.42), ...(look.hasSofa && !isEmpty ? seats.slice(0, 1) : [])],
          things: [
            ...hearth(look, 0.76),
            ...(isEmpty ? [thing('@armchair', 0.27, 0.9, 0.34)] : []),
            thing('potted-plant', 0.08, 0.76, 0.22),
          ],
          glows: [{ x: 0.76, y: 0.66, colour: FIRELIGHT, reach: 0.34 }],
        }
      : viewOf(look, seats),
  };
}

/** A living room whose window is what it is about, with the furniture that the prompt names. */
const viewOf = (
  look: RoomLook,
  [sofaOfRoom]: readonly Furnish[],
): NonNullable<Interior['withView']> => ({
  window: [0.2, 0.07, 0.6, 0.48],
  furniture: [
    rug(0.5, 0.88, 0.42),
    ...(look.hasBookshelf ? [bookcase(0.82, 1, 0.1, FLOOR + 0.03)] : []),
    ...(look.hasSofa && sofaOfRoom ? [sofaOfRoom] : []),
  ],
  things: [thing('potted-plant', 0.09, 0.76, 0.24)],
  glows: [],
});

/** A bedroom. @param hasBed whether the plan has a bed of its own, as for people who sleep */
function bedroom(look: RoomLook, isEmpty: boolean, hasBed: boolean, isNight: boolean): Interior {
  const decor = decorOf(look);
  const { wood, cloth, ceiling, hasAbstractPicture = false } = decor;
  const isJapanese = look.decor === 'japanese';
  const isLamplit = isNight && !isEmpty && !hasBed && !isJapanese;
  const isBig = look.hasBigWindows;
  const hasPlants = isPlanted(look);
  const window: Box = isBig
    ? [0.08, 0.06, 0.5, 0.52]
    : [isEmpty ? 0.13 : 0.06, 0.12, isEmpty ? 0.3 : 0.26, 0.36];
  const bed = isJapanese
    ? futon(0.34, 0.86, 0.88, cloth)
    : wholeBed(isEmpty ? 0.33 : 0.58, isEmpty ? 0.9 : 0.99, isEmpty ? 0.87 : 0.76, cloth, wood);
  return {
    ...shellOf('bedroom', decor),
    window,
    furniture: [
      ...(isJapanese ? [screens(0.6, 0.98, 0.14, FLOOR)] : [drapes(window, LINEN)]),
      ...(isJapanese || hasPlants
        ? []
        : [
            hasAbstractPicture
              ? abstractPicture(0.66, 0.14, 0.86, 0.38, wood)
              : pictures(0.64, 0.16, 2),
          ]),
      ...(hasPlants && !isJapanese ? PLANT_SHELVES.slice(1) : []),
      ...(isBoho(look) && !isBig ? [macrame(0.54, 0.7, 0.12, 0.42)] : []),
      rug(0.46, 0.91, isJapanese ? 0 : 0.4),
      ...(isEmpty ? [nightstand(0.24, isJapanese ? 0.86 : 0.83, wood, LAMPSHADE)] : []),
      ...(isLamplit ? [nightstand(0.47, 0.76, wood, LAMPSHADE)] : []),
      ...(hasBed ? [] : [bed]),
      ...(ceiling ? [ceiling] : []),
    ],
    things: hasPlants
      ? PLANTS.filter(({ x, y }) => (x > 0.7 ? y < 0.6 : x < 0.24 && y > 0.6))
      : isEmpty
        ? [thing(isJapanese ? '@bonsai' : 'potted-plant', 0.09, 0.86, isJapanese ? 0.16 : 0.22)]
        : isLamplit
          ? []
          : [thing('potted-plant', 0.42, 0.74, 0.16)],
    lamps: isEmpty || ceiling || isLamplit ? [] : [0.44],
    glows:
      isEmpty || isLamplit
        ? [
            {
              x: isEmpty ? 0.24 : 0.47,
              y: isEmpty ? 0.6 : 0.54,
              colour: LAMPLIGHT,
              reach: 0.3,
            },
          ]
        : [],
  };
}

export type HomeName = 'living' | 'bedroom';

/** Whether the prompt names a bed, so that the room needs none. */
export const hasOwnBed = (subjects: ScenePlan['subjects']): boolean =>
  subjects.some(({ glyph }) =>
    /^(bed|@canopybed|@sitbed|@tuckbed|@highbed|@loftbed|@bunkbed|@crib|@mattress)$/.test(glyph),
  );

/** The rooms of a home, furnished as the prompt says. */
export function homeRoom(
  name: HomeName,
  { roomLook, subjects, time, prompt }: ScenePlan,
  seed: number,
): Interior {
  const look = roomLook ?? PLAIN_LOOK;
  const isEmpty = subjects.length === 0;
  if (look.decor === 'minimal')
    return bareRoom(name, look, { isEmpty, hasBed: hasOwnBed(subjects) });
  if (name === 'living') return livingRoom(look, isEmpty, prompt, seed);
  return bedroom(look, isEmpty, hasOwnBed(subjects), time === 'night');
}

/** All things that stand in homes. */
export const GLYPHS_OF_HOMES: readonly string[] = [
  ...PLANTS.map(({ glyph }) => glyph),
  '@fireplace',
  '@pottedtree',
  '@stocking',
  '@armchair',
  '@coffee',
  'books',
  'alarm-clock',
  '@bonsai',
];
