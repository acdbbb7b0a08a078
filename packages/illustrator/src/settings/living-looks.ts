import type { Colour } from '../math/colour.ts';
import { createRandom, pickOne } from '../math/random.ts';
import { FURNISH } from './furnishing.ts';
import type { Furnish } from './furniture-box.ts';
import { abstractPicture, drapes, floorLamp } from './home-fittings.ts';
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
import type { ViewName } from './window-views.ts';

const { bookcase, pictures, rug, shelf } = FURNISH;

const WALLS: readonly Colour[] = [
  CREAM,
  SAGE,
  SKY,
  BLUSH,
  [0.82, 0.08, 85],
  [0.66, 0.06, 195],
  [0.84, 0.04, 305],
  [0.92, 0.012, 90],
];
const FLOORS: readonly Colour[] = [WOOD, [0.7, 0.075, 70], [0.48, 0.07, 45]];
const CLOTHS: readonly Colour[] = [LINEN, [0.66, 0.1, 25], [0.6, 0.08, 230], [0.74, 0.1, 80]];
const VIEWS: readonly ViewName[] = ['town', 'garden', 'hills', 'forest', 'garden', 'mountains'];
const IN_TOWN =
  /\b(?:apartment|city|cities|town|street|buildings?|skyline|urban|(?<=\b(?:a|my|our|his|her|their|the|small|tiny|cozy|student) )flat(?![- ](?:color|colour|design|illustration|style|vector|lay|2d|art|look)\w*\b)|skyscraper|penthouse|downtown|new york)\b/iu;
const PLANTS: readonly (readonly [glyph: string, size: number])[] = [
  ['potted-plant', 0.24],
  ['@monstera', 0.32],
  ['@snakeplant', 0.26],
  ['@fern', 0.25],
];

/** What is seen from a home of which the prompt says nothing. */
export const viewOfHome = (prompt: string, seed: number): ViewName =>
  IN_TOWN.test(prompt) ? 'town' : pickOne(VIEWS, createRandom(seed + 1523), 'town');

/** What is on the wall beside the window, at the side from `x` on. */
interface Corner {
  readonly furniture: readonly Furnish[];
  readonly things: readonly StandingThing[];
}

const withBooks = (x: number): Corner => ({
  furniture: [shelf(x, x + 0.22, 0.3, DARK_WOOD)],
  things: [thing('books', x + 0.06, 0.3, 0.11), thing('alarm-clock', x + 0.16, 0.3, 0.08)],
});

const CORNERS: readonly ((x: number) => Corner)[] = [
  (x) => ({ furniture: [pictures(x, 0.16, 2)], things: [] }),
  withBooks,
  (x) => ({ furniture: [abstractPicture(x + 0.01, 0.14, x + 0.21, 0.4, DARK_WOOD)], things: [] }),
  (x) => ({ furniture: [bookcase(x, x + 0.2, 0.12, FLOOR + 0.03)], things: [] }),
];

/** Left edges of the window and of the two corners beside it. */
const ARRANGEMENTS: readonly (readonly [window: number, first: number, second: number])[] = [
  [0.34, 0.06, 0.74],
  [0.1, 0.49, 0.74],
  [0.6, 0.03, 0.3],
];

/**
 * A living room that the prompt does not describe: walls, view, furniture and light as the seed says.
 * @param seats the sofa, where the prompt names one
 */
export function variedLiving(
  prompt: string,
  seed: number,
  seats: readonly Furnish[],
): Omit<Interior, 'withView' | 'pattern'> {
  const random = createRandom(seed + 1511);
  const [left, first, second] = pickOne(ARRANGEMENTS, random, [0.34, 0.06, 0.74]);
  const start = Math.floor(random() * WALLS.length);
  const wall = (step: number): Colour => WALLS[(start + step * 3) % WALLS.length] ?? CREAM;
  const window = [left, 0.12, 0.3, 0.38] as const;
  const floor = pickOne(FLOORS, random, WOOD);
  const hasDrapes = random() < 0.5;
  const cloth = pickOne(CLOTHS, random, CREAM);
  const kind = Math.floor(random() * CORNERS.length);
  const corners = [kind, kind + 1 + Math.floor(random() * (CORNERS.length - 1))].flatMap(
    (index, i) => CORNERS[index % CORNERS.length]?.(i === 0 ? first : second) ?? [],
  );
  const [plant, size] = pickOne(PLANTS, random, ['potted-plant', 0.24]);
  const isLampOnFloor = random() < 0.4;
  const isPlantLeft = random() < 0.5;
  const lampX = isPlantLeft ? 0.93 : 0.07;
  return {
    walls: [wall(0), wall(1), wall(2), wall(3)],
    floor,
    window,
    view: viewOfHome(prompt, seed),
    furniture: [
      ...(hasDrapes ? [drapes(window, cloth)] : []),
      ...corners.flatMap(({ furniture }) => furniture),
      rug(0.5, 0.9, 0.44),
      ...(isLampOnFloor ? [floorLamp(lampX, 0.42, 0.8, LAMPSHADE)] : []),
      ...seats,
    ],
    things: [
      ...corners.flatMap(({ things }) => things),
      thing(plant, isPlantLeft ? 0.09 : 0.91, 0.8, size),
    ],
    lamps: isLampOnFloor ? [] : [left + 0.15 < 0.45 ? 0.7 : 0.26],
    glows: isLampOnFloor ? [{ x: lampX, y: 0.5, colour: LAMPLIGHT, reach: 0.3 }] : [],
  };
}
