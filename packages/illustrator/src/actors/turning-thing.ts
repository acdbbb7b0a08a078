import type { Canvas, PixelData } from '../canvas.ts';
import { clamp, TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** How deep things are that are not round, in widths. */
const DEPTH = 0.5;
/** How far the middles of the rows of a round thing are from its axis on average, in half widths. */
const ASKEW = 0.07;
/** How much of its outline is seen through: of a round thing at most, and of what turns like a coin at least, in all and in its lower half. */
const GAPS = { round: 0.003, open: 0.22, body: 0.05 };
/** Cream on a cake has gaps between its tops that are no handles. Share of the height. */
const TOP = 0.12;
/** Nearer to its edge a picture has an outline. */
const EDGE = 0.92;
/** Alpha of what is drawn. */
const SEEN = 12;

/** Where a row of a picture is drawn, in pixels. */
interface Row {
  readonly middle: number;
  readonly half: number;
}

interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A row of a picture from its first drawn pixel to behind its last one. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** How many pixels between are drawn. */
  readonly drawn: number;
}

/** How much of its rows is seen through on average, 0 to 1. */
const gapsOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to, drawn }) => sum + 1 - drawn / (to - from), 0) / spans.length;

/** Null for an empty row. */
function spanOf({ data, width }: Picture, y: number): Span | null {
  const isDrawn = (x: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) > SEEN;
  let from = 0;
  while (from < width && !isDrawn(from)) from++;
  if (from === width) return null;
  let to = width - 1;
  while (!isDrawn(to)) to--;
  let drawn = 0;
  for (let x = from; x <= to; x++) if (isDrawn(x)) drawn++;
  return { from, to: to + 1, drawn };
}

/** How a thing turns: as a round body, as another one without gaps, or as what is seen through. */
interface Shape {
  readonly rows: readonly (Row | null)[];
  readonly axis: number;
  readonly kind: 'round' | 'solid' | 'open';
}

/** What the outline of a picture tells about the body that it shows. */
export function shapeOf(picture: Picture): Shape {
  const spans = Array.from({ length: picture.height }, (_, y) => spanOf(picture, y));
  const seen = spans.flatMap((span) => span ?? []);
  const left = Math.min(...seen.map(({ from }) => from));
  const right = Math.max(...seen.map(({ to }) => to));
  const axis = (left + right) / 2;
  const askew = seen.reduce((sum, { from, to }) => sum + Math.abs((from + to) / 2 - axis), 0);
  const inner = seen.slice(seen.length * TOP, seen.length * (1 - TOP));
  const isEven = askew / seen.length < (ASKEW * (right - left)) / 2;
  const isRound = isEven && gapsOf(inner) < GAPS.round;
  return {
    axis,
    rows: spans.map((span) =>
      span === null ? null : { middle: (span.from + span.to) / 2, half: (span.to - span.from) / 2 },
    ),
    kind: isOpen(seen) ? 'open' : isRound ? 'round' : 'solid',
  };
}

/** Seen through below as well: what has a hole only above is a body with a handle, as a bag. */
const isOpen = (seen: readonly Span[]): boolean =>
  gapsOf(seen) > GAPS.open && gapsOf(seen.slice(seen.length / 2)) > GAPS.body;

/** How a body is seen after a turn. */
interface Turn {
  /** How far what is aside of the axis is from it still, -1 to 1. */
  readonly cos: number;
  /** How wide it is seen, in widths. */
  readonly wide: number;
  /** How far its picture has gone round it. Radians. */
  readonly ahead: number;
}

/** Writes a row as it is seen after a turn; the hidden half is the mirror image of the seen one. */
function turnRow(
  from: Picture,
  to: Uint8ClampedArray,
  y: number,
  { middle, half }: Row,
  axis: number,
  { cos, wide, ahead }: Turn,
): void {
  const { data, width } = from;
  const reach = Math.max(1, half * wide);
  const seenMiddle = axis + (middle - axis) * cos;
  const start = Math.max(0, Math.ceil(seenMiddle - reach - 0.5));
  const end = Math.min(width - 1, Math.floor(seenMiddle + reach - 0.5));
  for (let x = start; x <= end; x++) {
    const across = clamp((x + 0.5 - seenMiddle) / reach, -1, 1);
    const edge = Math.max(EDGE, Math.abs(Math.cos(ahead)));
    const shown = clamp(Math.sin(Math.asin(across) - ahead), -edge, edge);
    const at = middle + half * shown - 0.5;
    const left = clamp(Math.floor(at), 0, width - 2);
    mixPixels(data, (y * width + left) * 4, clamp(at - left), to, (y * width + x) * 4);
  }
}

/** Between a pixel and the next one; what is transparent has no color to mix in. */
function mixPixels(
  data: Uint8ClampedArray,
  source: number,
  share: number,
  to: Uint8ClampedArray,
  target: number,
): void {
  const first = (data[source + 3] ?? 0) * (1 - share);
  const second = (data[source + 7] ?? 0) * share;
  const alpha = first + second;
  to[target + 3] = alpha;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel++) {
    const [a, b] = [data[source + channel] ?? 0, data[source + 4 + channel] ?? 0];
    to[target + channel] = (a * first + b * second) / alpha;
  }
}

/** Adds to a turned picture the light that falls on the thing where it stands. */
function addLight(to: Uint8ClampedArray, plain: Picture, lit: Picture): void {
  for (let i = 0; i < to.length; i++) {
    if (i % 4 === 3) to[i] = lit.data[i] ?? 0;
    else to[i] = (to[i] ?? 0) + (lit.data[i] ?? 0) - (plain.data[i] ?? 0);
  }
}

const pixelsOf = (canvas: Canvas): PixelData =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);

/** What is seen through turns like a coin. */
const turningFlat =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    context.save();
    context.scale(Math.cos(TAU * phase), 1);
    context.drawImage(sprite, x, y);
    context.restore();
  };

/**
 * A thing that turns about its upright axis. Of a round one the picture goes round it while its outline and its light
 * stay; another one grows narrow and wide.
 * @param plain its picture without light, of the same size
 */
export function turningThing(stage: Stage, placed: PlacedSprite, plain: Canvas): Body['draw'] {
  const { sprite, x, y } = placed;
  const lit = pixelsOf(sprite);
  const { rows, axis, kind } = shapeOf(lit);
  if (kind === 'open') return turningFlat(placed);
  const isRound = kind === 'round';
  const picture = isRound ? pixelsOf(plain) : lit;
  const canvas = stage.environment.createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  const pixels = pixelsOf(canvas);
  return (target, phase) => {
    const [cos, sin] = [Math.cos(TAU * phase), Math.sin(TAU * phase) * (isRound ? 1 : DEPTH)];
    const turn = {
      cos: isRound ? 1 : cos,
      wide: Math.hypot(cos, sin),
      ahead: Math.atan2(sin, cos),
    };
    pixels.data.fill(0);
    for (const [row, place] of rows.entries())
      if (place !== null) turnRow(picture, pixels.data, row, place, axis, turn);
    if (isRound) addLight(pixels.data, picture, lit);
    context.putImageData(pixels, 0, 0);
    target.drawImage(canvas, x, y);
  };
}
