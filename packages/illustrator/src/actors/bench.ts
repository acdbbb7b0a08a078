import { fryingPan } from '../art/props/kitchen-tools.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon, linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { FLOOR } from './figure-joints.ts';
import type { HeldThing } from './held-thing.ts';
import { underAmbient } from './lit-colour.ts';
import { drawOpenPages, isWrittenOn } from './open-pages.ts';
import type { PoseName } from './pose-name.ts';
import {
  type Ambient,
  type DrawStation,
  isStation,
  stationFor,
  type StationName,
  WORKPLACES,
} from './stations.ts';

const WOOD: Colour = [0.6, 0.09, 55];
const HALF_WIDTH = 0.56;
const BOARD = 0.07;
const LEG = 0.08;
/** Height of a stool's seat. */
const STOOL = 1.12;

/** A desk hides the legs of who sits at it; on one that is a pillow a head lies. */
export type BenchKind = 'table' | 'desk' | 'pillow';

const STATIONS: Readonly<Record<StationName, DrawStation>> = {
  ...WORKPLACES,
  table: drawTable,
  grill: drawGrill,
};

/** Of puppets the head is between both: it would hide what lies on the table. */
export interface Bench {
  drawTable(context: Canvas2D): void;
  drawThings(context: Canvas2D): void;
}

/**
 * What an actor works at, and what lies on it, in the units of puppets and figures.
 * @param top height of the board's upper edge
 */
export function createBench(
  stage: Stage,
  things: readonly HeldThing[],
  top: number,
  { motion, kind = 'table' }: { readonly motion: PoseName; readonly kind?: BenchKind },
): Bench {
  const ambient = (colour: Colour): Colour => underAmbient(colour, stage.palette, 0.8);
  const station = stationFor(motion, things, stage.plan.setting);
  const drawAt = kind === 'table' ? STATIONS[station] : drawDesk;
  const lying = things.filter(({ glyph }) => !isStation(glyph));
  const written = motion === 'write' ? lying.find(({ glyph }) => isWrittenOn(glyph)) : undefined;
  const standing = lying.filter((thing) => thing !== written);
  const onTop = kind === 'desk' ? mainInMiddle(standing) : standing;
  const fried = onTop.filter(({ glyph }) => glyph !== '@fryingpan');
  const isFried =
    fried.length < onTop.length ||
    (station === 'stove' && !onTop.some(({ glyph }) => isPot(glyph)));
  return {
    drawTable: (context) => drawAt(context, ambient, top),
    drawThings(context) {
      if (written !== undefined)
        drawOpenPages(context, written.glyph, [UNDER_PEN, top - 0.01], written.colour);
      if (isFried) return drawPan(context, fried, top);
      if (station === 'sink') return drawInSink(context, onTop, top);
      const isWall = kind === 'desk' && onTop.length > 1 && onTop.every(isScreen);
      const share = isWall ? 0.95 : onTop.length > 1 ? 0.62 : station === 'fire' ? 1.7 : 1;
      const foot =
        station === 'fire' ? FLOOR - 0.14 : station === 'stove' ? top - 0.03 : top + 0.02;
      onTop.forEach((thing, i) => {
        context.save();
        if (station === 'anvil') {
          layOnAnvil(context, thing, top);
          context.restore();
          return;
        }
        const length = kind === 'desk' ? 2 * DESK_HALF : station === 'counter' ? 1.15 : 0.9;
        const widest = isWall ? 0.6 : kind === 'desk' ? 0.42 : 0.34;
        const step = Math.min(widest, (isWall ? 1.4 : 1) * (length / onTop.length));
        const flat = FLAT.test(thing.glyph) ? LYING_FLAT : 1;
        const across =
          (i - (onTop.length - 1) / 2) * step - (station === 'stove' ? BESIDE_HAND : 0);
        const x = kind === 'pillow' ? (flat < 1 ? 0.16 : -0.42) : across;
        context.translate(x, foot - (thing.tall * thing.size * share * flat) / 2);
        context.scale(1, flat);
        thing.draw(context, thing.size * share);
        context.restore();
      });
    },
  };
}

/** Where the middle of a page is that is written on. */
const UNDER_PEN = -0.06;

const MAIN_OF_DESKS = /laptop|computer|typewriter|open-book|@paperstack|page-facing-up/;

/** On a desk, what is worked at lies before its worker, and the rest on both sides of it. */
function mainInMiddle(things: readonly HeldThing[]): readonly HeldThing[] {
  const main = things.filter(({ glyph }) => MAIN_OF_DESKS.test(glyph));
  const others = things.filter((thing) => !main.includes(thing));
  const half = Math.ceil(others.length / 2);
  return [...others.slice(0, half), ...main, ...others.slice(half)];
}

/** Several of them stand side by side along the whole desk. */
const isScreen = ({ glyph }: HeldThing): boolean => /^(?:@monitor|desktop-computer)$/.test(glyph);

/** Lies on the table, seen from the edge. */
const FLAT =
  /^(keyboard|page-facing-up|notebook|notebook-with-decorative-cover|ledger|closed-book|memo|@sausages|t-shirt|dress|jeans)$/;
const LYING_FLAT = 0.42;
/** In them things boil; all else is fried. */
const isPot = (glyph: string): boolean => /pot|bowl|kettle|ramen|food$|stew|curry/.test(glyph);

/** How far a pot is from the middle, so that the arm over it does not hide it. */
const BESIDE_HAND = 0.13;

const PAN: Colour = [0.33, 0.02, 270];
const PAN_WIDTH = 0.8;

/** A pan on its flame with what is fried in it; its handle is at the right hand. */
function drawPan(context: Canvas2D, food: readonly HeldThing[], top: number): void {
  context.save();
  context.translate(0.38, top - 0.03 - PAN_WIDTH * 0.8);
  context.scale(-PAN_WIDTH, PAN_WIDTH);
  fryingPan(context, PAN);
  context.restore();
  const isFlame = (thing: HeldThing): boolean => thing.glyph === 'fire';
  for (const [i, thing] of food
    .toSorted((a, b) => Number(isFlame(a)) - Number(isFlame(b)))
    .entries()) {
    const size = isFlame(thing) ? 0.46 : Math.min(0.34, 0.4 / Math.sqrt(food.length));
    context.save();
    context.translate(
      -0.155 + (isFlame(thing) ? 0 : (i - (food.length - 1) / 2) * 0.12),
      top - 0.18 - (thing.tall * size) / 2,
    );
    thing.draw(context, size);
    context.restore();
  }
}

/** Half sunk in the basin. */
function drawInSink(context: Canvas2D, things: readonly HeldThing[], top: number): void {
  context.save();
  context.beginPath();
  context.rect(-1, -1, 2, top + 1.015);
  context.clip();
  things.forEach((thing, i) => {
    const size = thing.size * 0.8;
    context.save();
    context.translate(0.03 + (i - (things.length - 1) / 2) * 0.2, top - thing.tall * size * 0.2);
    thing.draw(context, size);
    context.restore();
  });
  context.restore();
}

/** The top of a table, seen a little from above. @param half of its width at the near edge */
function drawTop(context: Canvas2D, wood: Colour, half: number, top: number): void {
  context.fillStyle = linearGradient(
    context,
    [0, top - TOP_DEPTH, 0, top],
    [
      [0, shift(wood, 0.04)],
      [1, shift(wood, 0.13)],
    ],
  );
  fillPolygon(context, [
    [-half * 0.92, top - TOP_DEPTH],
    [half * 0.92, top - TOP_DEPTH],
    [half, top + 0.02],
    [-half, top + 0.02],
  ]);
  context.fillStyle = shaded(context, wood, top, top + BOARD);
  context.beginPath();
  context.roundRect(-half, top, half * 2, BOARD, 0.025);
  context.fill();
}
const TOP_DEPTH = 0.11;

function drawTable(context: Canvas2D, ambient: Ambient, top: number): void {
  const wood = ambient(WOOD);
  for (const x of [-HALF_WIDTH + 0.06, HALF_WIDTH - 0.06 - LEG]) {
    context.fillStyle = shaded(context, shift(wood, -0.08), top, FLOOR);
    context.fillRect(x, top, LEG, FLOOR - top);
  }
  drawTop(context, wood, HALF_WIDTH, top);
  context.fillStyle = css(shift(wood, -0.2), 0.4);
  context.fillRect(-HALF_WIDTH + 0.03, top + BOARD, HALF_WIDTH * 2 - 0.06, 0.02);
}

const DESK_HALF = 0.66;
/** How much lower the body of who sits at a desk is drawn: the floor is nearer to its top. */
export const DESK_SINK = 0.17;
/** Where the floor is then. */
export const DESK_FLOOR = FLOOR - DESK_SINK;

/** Drawers on both sides of a panel that hides the legs. */
function drawDesk(context: Canvas2D, ambient: Ambient, top: number): void {
  const wood = ambient(WOOD);
  const floor = DESK_FLOOR;
  const under = top + BOARD;
  context.fillStyle = shaded(context, shift(wood, -0.16), under, floor);
  context.fillRect(-DESK_HALF + 0.1, under, DESK_HALF * 2 - 0.2, floor - under - 0.04);
  const tall = (floor - under - 0.05) / 2;
  for (const left of [-DESK_HALF + 0.05, DESK_HALF - 0.05 - DRAWER]) {
    context.fillStyle = shaded(context, shift(wood, -0.08), under, floor);
    context.fillRect(left, under, DRAWER, floor - under);
    for (const y of [under + 0.02, under + 0.03 + tall]) {
      context.fillStyle = shaded(context, shift(wood, -0.01), y, y + tall);
      context.beginPath();
      context.roundRect(left + 0.025, y, DRAWER - 0.05, tall - 0.01, 0.015);
      context.fill();
      context.fillStyle = css(ambient([0.84, 0.11, 85]));
      context.beginPath();
      context.roundRect(left + DRAWER / 2 - 0.045, y + tall / 2 - 0.014, 0.09, 0.022, 0.011);
      context.fill();
    }
  }
  drawTop(context, wood, DESK_HALF, top);
  context.fillStyle = css(shift(wood, -0.22), 0.4);
  context.fillRect(-DESK_HALF + 0.05, under, DESK_HALF * 2 - 0.1, 0.02);
}
const DRAWER = 0.34;

/** The back of a chair behind somebody at a desk, in the units of figures. */
export function chairBackDrawing(stage: Stage): (context: Canvas2D) => void {
  const cloth = underAmbient([0.42, 0.05, 265], stage.palette, 0.7);
  return (context) => {
    context.fillStyle = shaded(context, cloth, 0.62, 1.2);
    context.beginPath();
    context.roundRect(-0.3, 0.66, 0.6, 0.6, 0.1);
    context.fill();
  };
}

/** Lies across it, glowing or not. */
function layOnAnvil(context: Canvas2D, thing: HeldThing, top: number): void {
  const isLong = /sword|katana|dagger|axe|knife/.test(thing.glyph);
  const size = isLong ? 0.95 : 0.4;
  context.translate(0, top - (isLong ? 0.03 : (size * thing.tall) / 2 - 0.02));
  if (isLong) context.rotate(-Math.PI / 2 + 0.04);
  thing.draw(context, size);
}

const IRON: Colour = [0.34, 0.02, 280];
const EMBERS: Colour = [0.72, 0.19, 50];

/** A kettle on three legs, glowing below its grate. */
function drawGrill(context: Canvas2D, ambient: Ambient, top: number): void {
  const iron = ambient(IRON);
  context.strokeStyle = css(shift(iron, 0.12));
  context.lineWidth = 0.04;
  context.lineCap = 'round';
  for (const [from, to] of [
    [-0.22, -0.36],
    [0, 0],
    [0.22, 0.36],
  ] as const) {
    context.beginPath();
    context.moveTo(from, top + 0.2);
    context.lineTo(to, FLOOR);
    context.stroke();
  }
  context.fillStyle = shaded(context, iron, top, top + 0.36);
  context.beginPath();
  context.moveTo(-0.46, top);
  context.bezierCurveTo(-0.46, top + 0.26, -0.24, top + 0.36, 0, top + 0.36);
  context.bezierCurveTo(0.24, top + 0.36, 0.46, top + 0.26, 0.46, top);
  context.closePath();
  context.fill();
  context.fillStyle = css(EMBERS);
  context.beginPath();
  context.ellipse(0, top + 0.01, 0.43, 0.045, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(shift(iron, 0.06));
  context.lineWidth = 0.016;
  for (let i = -3; i <= 3; i++) {
    const half = 0.042 * Math.sqrt(1 - (i / 4.2) ** 2);
    context.beginPath();
    context.moveTo(i * 0.11, top + 0.01 - half);
    context.lineTo(i * 0.11, top + 0.01 + half);
    context.stroke();
  }
  context.lineWidth = 0.03;
  context.beginPath();
  context.ellipse(0, top + 0.01, 0.45, 0.052, 0, 0, Math.PI * 2);
  context.stroke();
}

/** A stool below somebody who sits, in the units of figures. */
export function stoolDrawing(stage: Stage): (context: Canvas2D) => void {
  const wood = underAmbient(WOOD, stage.palette, 0.85);
  return (context) => {
    for (const x of [-0.15, 0.09]) {
      context.fillStyle = shaded(context, shift(wood, -0.1), STOOL, FLOOR);
      context.fillRect(x, STOOL, 0.06, FLOOR - STOOL);
    }
    context.fillStyle = shaded(context, wood, STOOL, STOOL + BOARD);
    context.beginPath();
    context.roundRect(-0.21, STOOL, 0.42, BOARD, 0.03);
    context.fill();
  };
}

const shaded = (context: Canvas2D, colour: Colour, top: number, bottom: number) =>
  linearGradient(
    context,
    [0, top, 0, bottom],
    [
      [0, shift(colour, 0.08)],
      [1, shift(colour, -0.08)],
    ],
  );
