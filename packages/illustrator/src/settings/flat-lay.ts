import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { keptTogether, markSpots } from '../layout/flat-lay.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, linearGradient, radialGradient } from '../painting.ts';
import { cardLook } from '../plan/card-look.ts';
import { inkNamed, inkOfColour, inksOf, paperOf, plainInk } from '../plan/mark-colours.ts';
import { isPriceList } from '../plan/titled-sheet.ts';
import { paintLabelPaper, strokeLabelFrame } from '../stage/label-paper.ts';
import { paintPriceLines } from '../stage/price-lines.ts';
import type { Stage } from '../stage/stage.ts';
import { inkOf, paintPattern } from '../stage/surface-pattern.ts';
import { SURFACE_TONES } from '../stage/surface-tones.ts';
import { paintCard } from './card-sheet.ts';
import { addForbiddingRing } from './crossed-out.ts';
import { addDividedSheet } from './divided-sheet.ts';
import { paintPebbles, paintVeins } from './front-table.ts';
import { paintShield } from './mark-shield.ts';
import { addStrip } from './strip.ts';
import { paintTiles } from './textures/ornaments.ts';

const PAPER: Colour = [0.99, 0.005, 90];
const SAND: Colour = [0.88, 0.05, 85];

/** Boards from the left to the right border. */
function paintBoards(context: Canvas2D, stage: Stage, tone: Colour): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 4);
  const boards = 6;
  for (let i = 0; i <= boards; i++) {
    const top = (i / boards) * 1.08 * height - 0.04 * height;
    context.fillStyle = css(shift(tone, (random() - 0.5) * 0.06));
    context.fillRect(-width, top, 3 * width, height / boards + 2);
    context.fillStyle = css(shift(tone, -0.2), 0.45);
    context.fillRect(-width, top, 3 * width, 3 * unit);
    context.fillStyle = css(shift(tone, -0.12), 0.18);
    for (let grain = 0; grain < 9; grain++) {
      const x = (random() * 1.2 - 0.1) * width;
      context.fillRect(
        x,
        top + (random() * height) / boards,
        (0.1 + 0.3 * random()) * width,
        1.6 * unit,
      );
    }
  }
}

const GRASS: Colour = [0.66, 0.15, 135];

/** A checked blanket, spread on the grass a little aslant. */
function paintBlanket(context: Canvas2D, { width, height, unit, seed }: Stage, tone: Colour): void {
  const random = createRandom(seed + 4);
  context.fillStyle = css(GRASS);
  context.fillRect(-width, -height, 3 * width, 3 * height);
  for (let blade = 0; blade < 500; blade++) {
    const [x, y] = [random() * width, random() * height];
    context.strokeStyle = css(shift(GRASS, (random() - 0.5) * 0.16), 0.8);
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + (random() - 0.5) * 26 * unit, y - (10 + 22 * random()) * unit);
    context.stroke();
  }
  const [half, tall] = [0.43 * width, 0.43 * height];
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(-0.05);
  context.shadowColor = css([0.2, 0.05, 140], 0.5);
  context.shadowBlur = 22 * unit;
  context.fillStyle = css([0.97, 0.012, 85]);
  context.fillRect(-half, -tall, 2 * half, 2 * tall);
  context.shadowBlur = 0;
  const checks = 9;
  context.fillStyle = css(tone, 0.5);
  for (let i = 0; i < checks; i += 2) {
    context.fillRect(-half + (i / checks) * 2 * half, -tall, (2 * half) / checks, 2 * tall);
    context.fillRect(-half, -tall + (i / checks) * 2 * tall, 2 * half, (2 * tall) / checks);
  }
  context.restore();
}

/** Light that falls through a window: bright bands aslant. */
function paintWindowLight(context: Canvas2D, { width, height }: Stage, phase: number): void {
  const sway = 0.02 * wave(phase);
  context.fillStyle = css([1, 0.03, 90], 0.16);
  for (const [from, to] of [
    [0.02, 0.2],
    [0.24, 0.42],
    [0.52, 0.6],
  ] as const) {
    fillPolygon(context, [
      [(from * 1.7 + sway) * width, -0.05 * height],
      [(to * 1.7 + sway) * width, -0.05 * height],
      [(to * 1.7 - 0.75 + sway) * width, 1.05 * height],
      [(from * 1.7 - 0.75 + sway) * width, 1.05 * height],
    ]);
  }
}

/** Around a round logo, in shares of the shorter side: radius and width of the line. */
const RINGS = [
  [0.455, 0.012],
  [0.432, 0.004],
] as const;

/** Whether the mark is printed in one or two inks; its paper is then painted in the print. */
const isPrinted = (plan: Stage['plan']): boolean => inksOf(plan).length > 0;
const paperUnder = (plan: Stage['plan']): Colour => (isPrinted(plan) ? PAPER : paperOf(plan));

/** Behind each icon of a set a pale disc, behind an icon for a phone a rounded tile; a logo stands on plain paper. */
function paintMarkGround(context: Canvas2D, stage: Stage): void {
  const { width, height, unit, accents, plan } = stage;
  const shorter = Math.min(width, height);
  const named = plan.colours.some((name) => name !== plan.backdrop);
  const tone: Colour = named ? (accents[0] ?? PAPER) : [0.7, 0.13, accents[0]?.[2] ?? 240];
  if (plan.mark?.isSet && !plan.mark.isLined && plan.subjects.length > 1) {
    const { spots, size } = markSpots(plan.subjects.length, plan.caption !== null, true);
    context.fillStyle = css([
      Math.max(0.86, Math.min(0.93, tone[0])),
      Math.min(tone[1], 0.06),
      tone[2],
    ]);
    for (const [x, y] of spots) {
      fillCircle(
        context,
        keptTogether(x, width, shorter) * width,
        keptTogether(y, height, shorter) * height,
        size * shorter * 0.82,
      );
    }
  }
  if (plan.mark?.isRound) {
    const { ringColour } = plan.mark;
    const own = ringColour === undefined ? inkNamed(plan) : inkOfColour(ringColour);
    const ink = isPrinted(plan) ? null : own;
    context.strokeStyle = css(ink ?? plainInk(paperUnder(plan)));
    for (const [radius, line] of RINGS) {
      context.lineWidth = line * shorter;
      context.beginPath();
      context.arc(width / 2, height / 2, radius * shorter, 0, TAU);
      context.stroke();
    }
  }
  if (plan.mark?.isShield) paintShield(context, stage);
  if (plan.mark?.isTile) {
    const side = 0.72 * shorter;
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    context.save();
    context.shadowColor = css([0.3, 0.04, 280], 0.3);
    context.shadowBlur = 40 * unit;
    context.shadowOffsetY = 16 * unit;
    context.fillStyle = linearGradient(
      context,
      [left, top, left + side, top + side],
      [
        [0, shift(tone, 0.1, 0.95, 14)],
        [1, shift(tone, -0.08, 1.05, -14)],
      ],
    );
    context.beginPath();
    context.roundRect(left, top, side, side, side * 0.23);
    context.fill();
    context.restore();
  }
}

const BRICK: Colour = [0.3, 0.06, 32];

/** Bricks at night, lit from the middle, where a sign hangs. */
function addBrickWall(stage: Stage): void {
  const { width, height } = stage;
  const random = createRandom(stage.seed + 17);
  addStrip(stage, { order: 0, depth: 0.7, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = css([0.17, 0.015, 300]);
    context.fillRect(-width, -height, 3 * width, 3 * height);
    const tall = 0.062 * Math.min(width, height);
    const long = tall * 2.5;
    for (let row = -2; row * tall < height * 1.1; row++) {
      for (let x = -long * (row % 2 === 0 ? 1 : 1.5); x < width * 1.1; x += long) {
        context.fillStyle = css(shift(BRICK, (random() - 0.5) * 0.09, 1, (random() - 0.5) * 14));
        context.beginPath();
        context.roundRect(x, row * tall, long * 0.95, tall * 0.87, tall * 0.08);
        context.fill();
      }
    }
    const [x, y, reach] = [width / 2, 0.48 * height, 0.75 * Math.max(width, height)];
    context.fillStyle = radialGradient(context, x, y, reach, [
      [0, [0.1, 0.03, 300], 0],
      [0.5, [0.1, 0.03, 300], 0.3],
      [1, [0.06, 0.03, 300], 0.85],
    ]);
    context.fillRect(-width, -height, 3 * width, 3 * height);
  });
}

/** What the surface is made of. */
function paintSurface(context: Canvas2D, stage: Stage, tone: Colour): void {
  const { width, height, unit, seed, plan } = stage;
  if (plan.surface === 'wood') paintBoards(context, stage, tone);
  else if (plan.surface === 'blanket') paintBlanket(context, stage, tone);
  else if (plan.surfacePattern != null) {
    const { name, ink } = plan.surfacePattern;
    context.save();
    context.scale(Math.max(width, height), Math.max(width, height));
    paintPattern(context, name, inkOf(ink, tone));
    context.restore();
  } else if (plan.surface === 'pebbles') {
    const area = [-0.1 * width, -0.1 * height, 1.1 * width, 1.1 * height] as const;
    const look = { tone, isWet: plan.isSurfaceWet === true, flat: 1 };
    paintPebbles(context, area, look, createRandom(seed + 4));
  } else if (plan.surface === 'marble' || plan.surface === 'stone') {
    const area = [-0.05 * width, -0.1 * height, 1.05 * width, 1.05 * height] as const;
    paintVeins(context, area, createRandom(seed + 4), unit);
  }
}

/** A surface seen from straight above. */
export function flatlay(stage: Stage): void {
  const { width, height, plan, backdrop, accents } = stage;
  stage.horizon = 0.4;
  stage.ground = null;
  stage.lightSource = { x: 0.1 * width, y: 0.05 * height };
  if (plan.isNeonSign) return addBrickWall(stage);
  if (plan.dividedSheet !== undefined) return addDividedSheet(stage, plan.dividedSheet);
  if (plan.mark?.isForbidden) addForbiddingRing(stage);
  const isBare = (plan.format !== null && plan.format !== 'polaroid') || backdrop !== null;
  const own: Colour =
    plan.format === 'border'
      ? PAPER
      : plan.format !== null
        ? plan.format === 'card'
          ? cardLook(plan, accents).ground
          : [0.9, 0.05, accents[0]?.[2] ?? 240]
        : SAND;
  const isMark = plan.mark != null && plan.format === 'emblem';
  const named = isMark
    ? paperUnder(plan)
    : plan.tableColour === null
      ? undefined
      : COLOURS[plan.tableColour];
  const tone = named ?? (plan.surface === null ? (backdrop ?? own) : SURFACE_TONES[plan.surface]);
  addStrip(stage, { order: 0, depth: 0.7, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = css(tone);
    context.fillRect(-width, -height, 3 * width, 3 * height);
    const tileColour = plan.tiles == null ? undefined : COLOURS[plan.tiles];
    if (tileColour !== undefined) paintTiles(context, stage, [tileColour], true);
    // Nothing that would end at the border.
    if (plan.format === 'pattern' || plan.format === 'border') return;
    if (plan.format === 'emblem') return paintMarkGround(context, stage);
    if (plan.format === 'label') {
      paintLabelPaper(context, stage);
      return strokeLabelFrame(context, stage);
    }
    if (plan.format === 'card') paintCard(context, stage);
    else paintSurface(context, stage, tone);
    if (isPriceList(plan)) paintPriceLines(context, stage);
    context.fillStyle = linearGradient(
      context,
      [0, 0, width, height],
      [
        [0, [1, 0, 0], 0.16],
        [0.5, [1, 0, 0], 0],
        [1, [0.3, 0.03, 280], plan.format === 'sticker' ? 0.04 : 0.12],
      ],
    );
    context.fillRect(-width, -height, 3 * width, 3 * height);
  });
  if (!isBare && plan.surface !== 'blanket')
    stage.addLayer(1, 0.7, (context, phase) => paintWindowLight(context, stage, phase));
}
