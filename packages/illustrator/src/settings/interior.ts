import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { COLOURS } from '../language/colours.ts';
import type { RoomName } from '../language/indoors.ts';
import { saysDoorsMove } from '../language/moving-doors.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fract, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { addBalls } from './ball-pit.ts';
import { CIVIC_ROOMS } from './civic-rooms.ts';
import { clutterOf } from './clutter.ts';
import { addElevatorDoors } from './elevator-doors.ts';
import { scaleOf } from './extent.ts';
import { FURNISH } from './furnishing.ts';
import type { Furnish } from './furniture-box.ts';
import { HOBBY_ROOMS } from './hobby-rooms.ts';
import { wholeBed } from './home-fittings.ts';
import { GLYPHS_OF_HOMES, hasOwnBed, type HomeName, homeRoom } from './home-rooms.ts';
import { LEISURE_ROOMS } from './leisure-rooms.ts';
import { NIGHT_ROOMS } from './night-rooms.ts';
import { PUBLIC_ROOMS } from './public-rooms.ts';
import {
  BLUSH,
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  LAMPLIGHT,
  SAGE,
  SKY,
  type StandingThing,
  TEAL,
  thing,
  WHITE,
  WOOD,
} from './room-plan.ts';
import { addView } from './room-window.ts';
import { SHOP_ROOMS, stockedShop } from './shop-rooms.ts';
import { SNUG_PLACES } from './snug-places.ts';
import { addStrip } from './strip.ts';
import { DINING_ROOM, VENUE_ROOMS } from './venue-rooms.ts';
import { addRoomWalls } from './wall-behind.ts';
import { WORK_ROOMS } from './work-rooms.ts';

const { board, cabinets, counter, clothesRail, mirror, rug, shelf, screen, tables, tiling } =
  FURNISH;

/** Two cabinets at the wall and a counter below them. */
const cabinetsAndCounter = (fronts: Colour, below: Colour): readonly Furnish[] => [
  cabinets(0, 0.32, 0.06, 0.28, fronts),
  cabinets(0.68, 1, 0.06, 0.28, fronts),
  counter(-0.05, 1.05, 0.5, FLOOR + 0.03, below, WOOD),
];

const INTERIORS: Readonly<Record<Exclude<RoomName, HomeName>, Interior>> = {
  ...PUBLIC_ROOMS,
  ...SHOP_ROOMS,
  ...HOBBY_ROOMS,
  ...SNUG_PLACES,
  ...NIGHT_ROOMS,
  ...WORK_ROOMS,
  ...CIVIC_ROOMS,
  ...VENUE_ROOMS,
  ...LEISURE_ROOMS,
  kitchen: {
    walls: [SAGE, CREAM, SKY, BLUSH],
    floor: [0.74, 0.03, 70],
    pattern: 'tiles',
    window: [0.36, 0.1, 0.28, 0.3],
    furniture: cabinetsAndCounter(WHITE, TEAL),
    things: [
      thing('@kettle', 0.1, 0.51, 0.1),
      thing('@flourbag', 0.21, 0.51, 0.09),
      thing('@emptyjar', 0.29, 0.51, 0.06),
      thing('@fruitbowl', 0.72, 0.51, 0.1),
      thing('@toaster', 0.84, 0.51, 0.1),
      thing('@oilbottle', 0.94, 0.51, 0.1),
    ],
    lamps: [0.5],
  },
  cafe: {
    walls: [
      [0.5, 0.06, 40],
      [0.48, 0.05, 160],
      [0.46, 0.05, 240],
      [0.52, 0.07, 20],
    ],
    floor: WOOD,
    pattern: 'planks',
    window: [0.04, 0.14, 0.34, 0.38],
    furniture: [
      board(0.5, 0.12, 0.8, 0.34, [0.3, 0.02, 200], 'menu'),
      shelf(0.5, 0.97, 0.45, DARK_WOOD),
      counter(0.44, 1.05, 0.58, FLOOR + 0.05, DARK_WOOD, WOOD),
      tables(0.13, 0.84, 0.3),
    ],
    things: [
      thing('teapot', 0.55, 0.45, 0.08),
      thing('teacup-without-handle', 0.63, 0.45, 0.06),
      thing('jar', 0.7, 0.45, 0.07),
      thing('croissant', 0.53, 0.585, 0.09),
      thing('shortcake', 0.64, 0.585, 0.1),
      thing('cupcake', 0.74, 0.585, 0.09),
      thing('@coffee', 0.9, 0.585, 0.1),
      thing('@coffee', 0.08, 0.74, 0.1),
      thing('croissant', 0.19, 0.745, 0.1),
      thing('potted-plant', 0.92, 0.45, 0.1),
    ],
    lamps: [0.22, 0.56, 0.84],
  },
  office: {
    walls: [SKY, CREAM, SAGE, [0.84, 0.02, 270]],
    floor: [0.5, 0.03, 260],
    pattern: 'plain',
    window: [0.3, 0.08, 0.42, 0.4],
    furniture: [
      shelf(0.02, 0.24, 0.3, WOOD),
      board(0.78, 0.14, 0.97, 0.36, WHITE, 'chart'),
      screen(0.04, 0.3, 0.56, WOOD),
      screen(0.72, 0.98, 0.56, WOOD),
    ],
    things: [
      thing('books', 0.08, 0.3, 0.1),
      thing('file-folder', 0.18, 0.3, 0.09),
      thing('potted-plant', 0.55, 0.72, 0.2),
      thing('@coffee', 0.27, 0.565, 0.06),
      thing('@coffee', 0.75, 0.565, 0.06),
    ],
    lamps: [0.3, 0.7],
  },
  classroom: {
    walls: [CREAM, SAGE, SKY, BLUSH],
    floor: WOOD,
    pattern: 'planks',
    window: [0.02, 0.14, 0.17, 0.36],
    furniture: [
      board(0.24, 0.12, 0.8, 0.48, [0.42, 0.06, 160], 'sums'),
      shelf(0.84, 1, 0.36, DARK_WOOD),
      tables(0.09, 0.8, 0.2),
      tables(0.93, 0.8, 0.2),
    ],
    things: [
      thing('globe-showing-europe-africa', 0.9, 0.36, 0.1),
      thing('books', 0.09, 0.71, 0.09),
      thing('red-apple', 0.93, 0.71, 0.06),
    ],
    lamps: [0.5],
  },
  library: {
    walls: [
      [0.46, 0.06, 45],
      [0.42, 0.05, 150],
      [0.42, 0.05, 255],
      [0.44, 0.07, 15],
    ],
    floor: WOOD,
    pattern: 'planks',
    window: [0.4, 0.1, 0.2, 0.42],
    furniture: [
      FURNISH.bookcase(0, 0.36, 0.04, FLOOR + 0.02),
      FURNISH.bookcase(0.64, 1, 0.04, FLOOR + 0.02),
      rug(0.5, 0.88, 0.4),
    ],
    things: [],
    lamps: [0.5],
  },
  gym: {
    walls: [
      [0.62, 0.03, 250],
      [0.6, 0.05, 200],
      [0.58, 0.05, 290],
      [0.62, 0.05, 40],
    ],
    floor: [0.36, 0.02, 270],
    pattern: 'tiles',
    window: null,
    furniture: [
      mirror(0.06, 0.12, 0.62, 0.6),
      FURNISH.weights(0.08, 0.56, 0.62),
      board(0.72, 0.14, 0.94, 0.34, [0.55, 0.18, 30], 'bolt'),
      FURNISH.punchbag(0.86),
    ],
    things: [],
    lamps: [0.3, 0.7],
  },
  shop: {
    walls: [BLUSH, CREAM, SAGE, SKY],
    floor: [0.8, 0.02, 80],
    pattern: 'tiles',
    window: null,
    furniture: [
      clothesRail(0.04, 0.4, 0.24),
      shelf(0.56, 0.97, 0.26, WOOD),
      shelf(0.56, 0.97, 0.42, WOOD),
      counter(0.6, 1.05, 0.58, FLOOR + 0.05, WHITE, WOOD),
      mirror(0.44, 0.2, 0.52, 0.66),
    ],
    things: [
      thing('handbag', 0.62, 0.26, 0.1),
      thing('high-heeled-shoe', 0.74, 0.26, 0.09),
      thing('womans-hat', 0.86, 0.26, 0.1),
      thing('running-shoe', 0.63, 0.42, 0.1),
      thing('clutch-bag', 0.76, 0.42, 0.09),
      thing('sunglasses', 0.88, 0.42, 0.09),
      thing('shopping-bags', 0.72, 0.585, 0.12),
      thing('potted-plant', 0.93, 0.585, 0.11),
    ],
    lamps: [0.2, 0.5, 0.8],
  },
};

/** Whether the attic is a room to live in and no place for boxes. */
const isLivedIn = ({ placeNames, subjects, prompt }: ScenePlan): boolean =>
  placeNames.some((name) => /\b(room|loft|bedroom)\b/.test(name)) ||
  hasOwnBed(subjects) ||
  /\b(bedroom|dachzimmer|dachstube)\b/i.test(prompt);

const PALE_WALLS: Interior['walls'] = [
  [0.92, 0.02, 85],
  [0.9, 0.03, 140],
  [0.92, 0.025, 60],
  [0.9, 0.03, 230],
];
const ATTIC_BED = wholeBed(0.6, 0.94, 0.8, [0.74, 0.05, 140], WOOD);

/** An attic with a bed, books and a plant instead of boxes. */
const livedInAttic = ({ subjects }: ScenePlan): Interior => ({
  ...INTERIORS.attic,
  walls: PALE_WALLS,
  furniture: [...INTERIORS.attic.furniture, ...(hasOwnBed(subjects) ? [] : [ATTIC_BED])],
  things: [thing('books', 0.27, 0.75, 0.11), thing('potted-plant', 0.2, 0.8, 0.2)],
});

const CABINETS = /\bcabinets?\b/i;

/** "a kitchen with yellow cabinets": the color is that of its cabinets, and not of its walls. */
const hasNamedCabinets = (name: RoomName, { wallColour, prompt }: ScenePlan): boolean =>
  name === 'kitchen' && wallColour !== null && CABINETS.test(prompt);

function kitchenWith(colour: Colour): Interior {
  return {
    ...INTERIORS.kitchen,
    furniture: cabinetsAndCounter(colour, shift(colour, -0.04)),
  };
}

/** The table of the picture is the only one in a dining room. */
const hasOwnTable = ({ subjects }: ScenePlan): boolean =>
  subjects.some(({ glyph }) => glyph.startsWith('@tablefor'));
const diningAround: Interior = {
  ...INTERIORS.dining,
  furniture: DINING_ROOM,
  things: [thing('potted-plant', 0.95, 0.76, 0.2)],
};

function roomOf(name: RoomName, plan: ScenePlan, seed: number): Interior {
  if (name === 'living' || name === 'bedroom') return homeRoom(name, plan, seed);
  if (name === 'dining' && hasOwnTable(plan)) return diningAround;
  if (name === 'attic' && isLivedIn(plan)) return livedInAttic(plan);
  const named = COLOURS[plan.wallColour ?? ''];
  if (named !== undefined && hasNamedCabinets(name, plan)) return kitchenWith(named);
  return (name === 'shop' && stockedShop(plan)) || INTERIORS[name];
}

/** The painter of a furnished room. */
export const interior =
  (name: RoomName) =>
  async (stage: Stage): Promise<void> => {
    const plain = roomOf(name, stage.plan, stage.seed);
    const room = stage.plan.sights.length > 0 ? { ...plain, ...plain.withView } : plain;
    stage.horizon = FLOOR;
    stage.ground = 0.9;
    stage.lightSource = { x: 0.7 * stage.width, y: 0.1 * stage.height };
    const painted = hasNamedCabinets(name, stage.plan) ? null : namedWall(stage.plan);
    const wall = painted ?? room.walls[stage.take.index % room.walls.length] ?? CREAM;
    addShell(stage, room, shift(wall, stage.plan.time === 'night' ? -0.16 : -0.03));
    if (stage.plan.isWallTiled && name !== 'bathroom') {
      addStrip(stage, { order: 4, depth: 0.12, top: -0.05, bottom: 1.05 }, (context) =>
        tiling(0.36, FLOOR - 0.01)({ context, stage, random: createRandom(stage.seed) }),
      );
    }
    addRoomWalls(stage, FLOOR - 0.01);
    if (room.window) addWindow(stage, room, room.window);
    addStrip(stage, { order: 7, depth: 0.12, top: -0.05, bottom: 1.05 }, (context) => {
      const random = createRandom(stage.seed + 17);
      for (const furnish of room.furniture) furnish({ context, stage, random });
    });
    await addThings(stage, [...room.things, ...clutterOf(stage.plan)]);
    addLamps(stage, room.lamps);
    addGlows(stage, room);
    if (name === 'ballpit') addBalls(stage);
    if (name === 'elevator' && saysDoorsMove(stage.plan.prompt)) addElevatorDoors(stage);
    if (name === 'train' && room.window) addPassingPoles(stage, room.window);
    if (
      name === 'office' &&
      stage.plan.subjects.some(
        (subject, index) => sitsAtDesk(subject) && !hasOwnDesk(stage.plan, index),
      )
    )
      addFrontDesk(stage);
  };

/** The color that the prompt gives to the walls, as paint on a wall: paler than on a thing. */
function namedWall({ wallColour }: Stage['plan']): Colour | null {
  const named = wallColour ? COLOURS[wallColour] : undefined;
  if (named === undefined) return null;
  const [lightness, chroma, hue] = named;
  return [Math.min(0.93, lightness + 0.08), chroma * 0.6, hue];
}

const sitsAtDesk = ({ person, motion }: Stage['plan']['subjects'][number]): boolean =>
  person !== null && (motion === 'sit' || motion === 'sleep' || motion === 'think');

const hasOwnDesk = ({ relations }: Stage['plan'], index: number): boolean =>
  relations.some(({ from, kind }) => from === index && kind === 'work');

/** A desk before the hero, who sits behind it. */
function addFrontDesk(stage: Stage): void {
  const { width, height, unit } = stage;
  const wood: Colour = [0.6, 0.09, 55];
  stage.addLayer(56, 0.8, (context) => {
    const { hero, ground } = stage;
    if (!hero || ground === null) return;
    const tall = hero.size * Math.min(width, height);
    const middle = hero.x * width;
    const top = ground * height - 0.34 * tall;
    const half = 0.95 * tall;
    const bottom = ground * height + 0.05 * tall;
    context.fillStyle = verticalGradient(context, top, bottom, [
      [0, shift(wood, -0.1)],
      [1, shift(wood, -0.2)],
    ]);
    context.fillRect(middle - half * 0.94, top, half * 1.88, bottom - top);
    context.fillStyle = css(shift(wood, -0.24), 0.6);
    context.fillRect(middle - half * 0.3, top, 3 * unit, bottom - top);
    context.fillRect(middle + half * 0.3, top, 3 * unit, bottom - top);
    context.fillStyle = verticalGradient(context, top - 0.05 * tall, top + 0.04 * tall, [
      [0, shift(wood, 0.1)],
      [1, wood],
    ]);
    context.beginPath();
    context.roundRect(middle - half, top - 0.05 * tall, half * 2, 0.09 * tall, 6 * unit);
    context.fill();
    context.fillStyle = css([0.97, 0.005, 90]);
    context.fillRect(middle + half * 0.42, top - 0.085 * tall, 0.3 * tall, 0.035 * tall);
    context.fillStyle = css([0.62, 0.15, 255]);
    context.fillRect(middle + half * 0.46, top - 0.11 * tall, 0.26 * tall, 0.028 * tall);
  });
}

function addShell(stage: Stage, room: Interior, wall: Colour): void {
  const { width, height, unit } = stage;
  const floorTop = FLOOR * height;
  addStrip(stage, { order: 0, depth: 0.08, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0, floorTop, [
      [0, shift(wall, -0.07)],
      [0.7, wall],
      [1, shift(wall, -0.04)],
    ]);
    context.fillRect(-width, -height, width * 3, height * 3);
    context.fillStyle = verticalGradient(context, floorTop, height, [
      [0, shift(room.floor, -0.08)],
      [1, shift(room.floor, 0.05)],
    ]);
    context.fillRect(-width, floorTop, width * 3, height);
    paintPattern(context, stage, room);
    context.fillStyle = css(mix(wall, WHITE, 0.6));
    context.fillRect(-width, floorTop - 16 * unit, width * 3, 16 * unit);
    context.fillStyle = css(shift(wall, -0.25), 0.35);
    context.fillRect(-width, floorTop, width * 3, 5 * unit);
  });
}

/** Lines that run to the point where the eye looks. */
function paintPattern(context: Canvas2D, stage: Stage, { floor, pattern }: Interior): void {
  if (pattern === 'plain') return;
  if (pattern === 'mats') return paintMats(context, stage, floor);
  const { width, height, unit } = stage;
  const top = FLOOR * height;
  const eye = { x: width / 2, y: 0.34 * height };
  const lines = 18;
  context.strokeStyle = css(shift(floor, -0.12), 0.5);
  context.lineWidth = 2.2 * unit;
  for (let i = -lines; i <= lines; i++) {
    const bottomX = width / 2 + (i * width) / 9;
    const t = (top - eye.y) / (height * 1.05 - eye.y);
    context.beginPath();
    context.moveTo(eye.x + (bottomX - eye.x) * t, top);
    context.lineTo(bottomX, height * 1.05);
    context.stroke();
  }
  if (pattern !== 'tiles') return;
  for (let row = 1; row < 6; row++) {
    const y = top + (height * 1.05 - top) * (row / 6) ** 1.5;
    context.beginPath();
    context.moveTo(-width, y);
    context.lineTo(2 * width, y);
    context.stroke();
  }
}

/** Mats of straw with dark hems, laid like bricks. */
function paintMats(context: Canvas2D, stage: Stage, floor: Colour): void {
  const { width, height, unit } = stage;
  const at = (x: number, t: number): readonly [number, number] => [
    width / 2 + (x - 0.5) * width * (1 + 1.3 * t),
    (FLOOR + 0.34 * t ** 1.2) * height,
  ];
  for (let row = 0; row < 3; row++) {
    const [far, near] = [row / 3, (row + 1) / 3];
    for (let i = -1; i < 5; i++) {
      const x0 = (i + (row % 2) * 0.5) * 0.26;
      context.fillStyle = css(shift(floor, (i + row) % 2 ? 0.02 : -0.02));
      fillPolygon(context, [at(x0, far), at(x0 + 0.26, far), at(x0 + 0.26, near), at(x0, near)]);
      context.strokeStyle = css([0.36, 0.06, 150], 0.8);
      context.lineWidth = (4 + 5 * near) * unit;
      context.beginPath();
      context.moveTo(...at(x0, far));
      context.lineTo(...at(x0, near));
      context.stroke();
    }
  }
}

/** Poles that pass the window of a train. */
function addPassingPoles(
  stage: Stage,
  [left, top, across, tall]: readonly [number, number, number, number],
): void {
  const { width, height, unit, palette } = stage;
  const colour = css(mix([0.3, 0.03, 270], palette.haze, 0.35));
  stage.addLayer(4.5, 0.1, (context, phase) => {
    context.save();
    context.beginPath();
    context.rect(left * width, top * height, across * width, tall * height);
    context.clip();
    context.fillStyle = colour;
    for (let i = 0; i < 3; i++) {
      // A whole number of gaps passes in a loop.
      const x = (left - 0.1 + (across + 0.2) * fract(i / 3 - phase * 2)) * width;
      context.fillRect(x, top * height, 9 * unit, tall * height);
      context.fillRect(x - 26 * unit, (top + 0.05) * height, 61 * unit, 6 * unit);
    }
    context.restore();
  });
}

function addWindow(
  stage: Stage,
  { view, isOpen = false }: Interior,
  [left, top, across, tall]: readonly [number, number, number, number],
): void {
  const { width, height, unit } = stage;
  const frame = { x: left * width, y: top * height, width: across * width, height: tall * height };
  addView(stage, frame, view);
  if (isOpen) return;
  addStrip(stage, { order: 5, depth: 0.1, top: -0.05, bottom: 0.8 }, (context) => {
    context.strokeStyle = css(WHITE);
    context.lineWidth = 14 * unit;
    context.beginPath();
    context.rect(frame.x, frame.y, frame.width, frame.height);
    context.stroke();
    context.lineWidth = 8 * unit;
    context.beginPath();
    context.moveTo(frame.x + frame.width / 2, frame.y);
    context.lineTo(frame.x + frame.width / 2, frame.y + frame.height);
    context.moveTo(frame.x, frame.y + frame.height * 0.5);
    context.lineTo(frame.x + frame.width, frame.y + frame.height * 0.5);
    context.stroke();
    context.fillStyle = css(shift(WHITE, -0.06));
    context.fillRect(
      frame.x - 18 * unit,
      frame.y + frame.height + 4 * unit,
      frame.width + 36 * unit,
      14 * unit,
    );
  });
}

async function addThings(stage: Stage, all: readonly StandingThing[]): Promise<void> {
  // What the prompt names is drawn larger before them.
  const named = new Set(stage.plan.subjects.map(({ glyph }) => glyph.replace('small-', '')));
  const things = all.filter(({ glyph }) => !named.has(glyph) || !LARGE.has(glyph));
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const sprites = await Promise.all(
    things.map(async ({ glyph, size }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * scale)), { rim: 0.4 }),
    ),
  );
  addStrip(stage, { order: 8, depth: 0.12, top: -0.05, bottom: 1.05 }, (context) => {
    for (const [i, { x, y, size }] of things.entries()) {
      const side = size * scale;
      const sprite = sprites[i];
      if (sprite) {
        context.drawImage(sprite, x * width - side / 2, y * height - side * 0.96, side, side);
      }
    }
  });
}

/** Of them a room has one. */
const LARGE: ReadonlySet<string> = new Set(['airplane', 'bathtub', 'shopping-cart', 'luggage']);

/** Lamps on cords, whose light breathes. */
function addLamps(stage: Stage, lamps: readonly number[]): void {
  const { width, height, unit, environment, plan } = stage;
  const scale = scaleOf(stage);
  const light = glowSprite(environment, LAMPLIGHT);
  const strength = plan.time === 'night' ? 0.5 : 0.26;
  const bottom = 0.11 * height;
  const [cord, shade, bulb] = [css([0.3, 0.03, 40]), css([0.36, 0.05, 40]), css([0.97, 0.08, 90])];
  stage.addLayer(9, 0.12, (context, phase) => {
    for (const [i, place] of lamps.entries()) {
      const x = place * width + 5 * unit * wave(phase, 1, i * 0.3);
      context.strokeStyle = cord;
      context.lineWidth = 4 * unit;
      context.beginPath();
      context.moveTo(place * width, -0.1 * height);
      context.lineTo(x, bottom);
      context.stroke();
      context.fillStyle = shade;
      fillPolygon(context, [
        [x - 14 * unit, bottom],
        [x + 14 * unit, bottom],
        [x + 46 * unit, bottom + 40 * unit],
        [x - 46 * unit, bottom + 40 * unit],
      ]);
      context.fillStyle = bulb;
      context.beginPath();
      context.ellipse(x, bottom + 42 * unit, 30 * unit, 11 * unit, 0, 0, Math.PI * 2);
      context.fill();
    }
  });
  stage.addLayer(60, 0.2, (context, phase) => {
    for (const [i, place] of lamps.entries()) {
      const flicker =
        strength * (1 + 0.1 * wave(phase, 1, i * 0.37) + 0.05 * wave(phase, 3, i * 0.2));
      drawGlow(context, light, place * width, bottom + 44 * unit, 0.42 * scale, flicker);
    }
  });
}

/** Light around screens and tubes. */
function addGlows(stage: Stage, { glows = [] }: Interior): void {
  const { width, height, environment } = stage;
  const sprites = glows.map(({ colour }) => glowSprite(environment, colour));
  if (glows.length === 0) return;
  stage.addLayer(9, 0.12, (context, phase) => {
    for (const [i, { x, y, reach = 0.16 }] of glows.entries()) {
      const sprite = sprites[i];
      const breath = 0.3 + 0.16 * wave(phase, 1 + (i % 2), i * 0.29);
      if (sprite) drawGlow(context, sprite, x * width, y * height, reach * scaleOf(stage), breath);
    }
  });
}

/** All things that stand in rooms. */
export const glyphsOfInteriors = (): readonly string[] => [
  ...GLYPHS_OF_HOMES,
  ...Object.values(INTERIORS).flatMap(({ things }) => things.map(({ glyph }) => glyph)),
];
