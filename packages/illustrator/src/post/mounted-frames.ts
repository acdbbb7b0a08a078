import { LETTERED_THINGS } from '../art/props/lettered-things.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { type Area, isTitleAlone, mountedSheet } from '../plan/mounted-sheets.ts';
import type { Stage } from '../stage/stage.ts';

const CREAM: Colour = [0.955, 0.026, 88];
const CORD: Colour = [0.6, 0.07, 65];
const SHIRT_COLOUR: Colour = [0.96, 0.008, 250];
/** Roundness of the corners of a picture. */
const ROUND = 0.025;

/** The hue of the first accent, for what is tied to the paper. */
const accentOf = ({ accents }: Stage): Colour => [0.6, 0.14, accents[0]?.[2] ?? 25];

function castShadow(context: Canvas2D, unit: number): void {
  context.shadowColor = css([0.25, 0.04, 280], 0.35);
  context.shadowBlur = 26 * unit;
  context.shadowOffsetY = 12 * unit;
}

/** Goes over to units of the shorter side, with the square in the middle from 0 to 1. */
function inSquare(context: Canvas2D, { width, height }: Stage): void {
  const side = Math.min(width, height);
  context.translate((width - side) / 2, (height - side) / 2);
  context.scale(side, side);
}

/** The picture in an area: its sides or its sky are cut off. */
function printPicture(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const sheet = mountedSheet(stage.plan.format);
  if (sheet === undefined || isTitleAlone(stage.plan)) return;
  const [x, y, wide, tall]: Area = stage.plan.caption === null ? sheet.pictureAlone : sheet.picture;
  const { width, height } = stage;
  const scale = Math.min(width / wide, height / tall);
  const [shownWide, shownTall] = [wide * scale, tall * scale];
  context.save();
  context.beginPath();
  context.roundRect(x, y, wide, tall, ROUND);
  context.clip();
  context.drawImage(
    picture,
    (width - shownWide) / 2,
    height - shownTall,
    shownWide,
    shownTall,
    x,
    y,
    wide,
    tall,
  );
  context.restore();
}

/** A hole near the upper edge. */
function punchHole(context: Canvas2D, y: number): void {
  context.fillStyle = css([0.5, 0.03, 60], 0.75);
  context.beginPath();
  context.arc(0.5, y, 0.022, 0, TAU);
  context.fill();
}

function tieCord(context: Canvas2D, colour: Colour, [x, y]: readonly [number, number]): void {
  context.strokeStyle = css(colour);
  context.lineWidth = 0.012;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.5, y);
  context.quadraticCurveTo(0.5 + (x - 0.5) * 0.2, y * 0.3, x, -0.02);
  context.moveTo(0.5, y);
  context.quadraticCurveTo(0.5 - (x - 0.5) * 0.5, y * 0.5, 0.5 - (x - 0.5) * 0.4, -0.02);
  context.stroke();
}

/** A paper tag with cut corners that hangs on a cord. */
export function layTag(context: Canvas2D, stage: Stage, picture: Canvas): void {
  inSquare(context, stage);
  context.save();
  castShadow(context, stage.unit);
  context.fillStyle = css(CREAM);
  context.beginPath();
  context.moveTo(0.32, 0.06);
  context.lineTo(0.68, 0.06);
  context.lineTo(0.88, 0.24);
  context.lineTo(0.88, 0.96);
  context.lineTo(0.12, 0.96);
  context.lineTo(0.12, 0.24);
  context.closePath();
  context.fill();
  context.restore();
  punchHole(context, 0.15);
  tieCord(context, CORD, [0.62, 0.15]);
  printPicture(context, stage, picture);
}

/** A strip of paper with a ribbon through its hole. */
export function layBookmark(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const accent = accentOf(stage);
  inSquare(context, stage);
  context.save();
  castShadow(context, stage.unit);
  context.fillStyle = css(CREAM);
  context.beginPath();
  context.roundRect(0.26, 0.05, 0.48, 0.91, 0.03);
  context.fill();
  context.restore();
  context.strokeStyle = css(accent, 0.8);
  context.lineWidth = 0.006;
  context.beginPath();
  context.roundRect(0.275, 0.065, 0.45, 0.88, 0.022);
  context.stroke();
  punchHole(context, 0.125);
  tieCord(context, accent, [0.6, 0.125]);
  printPicture(context, stage, picture);
}

/** A shirt laid out flat with the picture on its chest. */
export function layShirt(context: Canvas2D, stage: Stage, picture: Canvas): void {
  inSquare(context, stage);
  context.save();
  castShadow(context, stage.unit);
  LETTERED_THINGS['@printshirt']?.(context, SHIRT_COLOUR);
  context.restore();
  printPicture(context, stage, picture);
}
