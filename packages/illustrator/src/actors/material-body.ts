import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Material, Subject } from '../language/subject.ts';
import { css, fromRgb } from '../math/colour.ts';
import { clamp, TAU } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { SUBSTANCE_LOOKS, SUBSTANCE_PIECES, turnOfPiece } from './substances.ts';

/** Room around the body for pieces that stand out, as a part of its larger side. */
const MARGIN = 0.16;
/** The size of a piece, as a part of the larger side of the body. */
const PIECE = 0.12;
/** Around a piece for its shadow, in widths of the piece. */
const SHADOW_ROOM = 0.2;
/** How far apart pieces are, in sizes of one. */
const APART = 0.4;
const OPAQUE = 128;
/** Eyes and noses are darker than this, and no more than a part of the drawing is. */
const DARK = 0.42;
const SOFT = 0.16;
const MOST_DARK = 0.2;
/** Dark feet are no features: a part of the height of the canvas. */
const FEET = 0.68;

interface Shape {
  readonly canvas: Canvas;
  /** Where the body stands on the canvas. */
  readonly x: number;
  readonly y: number;
  /** The larger side of the body. */
  readonly sizePx: number;
}

/** The body as it is at the beginning of the loop, on a canvas of its own. */
function shapeOf({ environment }: Stage, body: Body): Shape {
  const sizePx = Math.max(body.width, body.height);
  const margin = sizePx * MARGIN;
  const [x, y] = [body.width / 2 + margin, body.height + margin];
  const canvas = paintOnce(environment, 2 * x, y + margin, (context) => {
    context.translate(x, y);
    body.draw(context, 0);
  });
  return { canvas, x, y, sizePx };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Points on the opaque part, none nearer to another than `apart` pixels, also where it is thin. */
function spotsOn(
  { width, height }: Canvas,
  pixels: Uint8ClampedArray,
  apart: number,
  random: Random,
) {
  const step = Math.max(1, Math.floor(apart / 4));
  const tries: Spot[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE) tries.push({ x, y });
    }
  }
  const shuffled = tries
    .map((spot) => ({ spot, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank);
  const taken = new Map<string, Spot[]>();
  const cellOf = (spot: Spot, dx = 0, dy = 0): string =>
    `${Math.floor(spot.x / apart) + dx} ${Math.floor(spot.y / apart) + dy}`;
  const spots: Spot[] = [];
  for (const { spot } of shuffled) {
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => taken.get(cellOf(spot, dx, dy)) ?? []),
    );
    if (near.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < apart)) continue;
    spots.push(spot);
    taken.set(cellOf(spot), [...(taken.get(cellOf(spot)) ?? []), spot]);
  }
  return spots;
}

/** How dark a pixel is, 0 to 1. */
function darknessAt(data: Uint8ClampedArray, at: number): number {
  const [lightness] = fromRgb(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return clamp((DARK - lightness) / SOFT, 0, 1);
}

/** The dark features of a light drawing: eyes, nose and mouth. */
function featuresOf({ environment }: Stage, { canvas }: Shape): Canvas | null {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
  const { data } = pixels;
  let [dark, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha >= OPAQUE) all++;
    const isFoot = at > FEET * data.length;
    const share = alpha < OPAQUE || isFoot ? 0 : darknessAt(data, at);
    dark += share;
    data[at + 3] = alpha * share;
  }
  if (dark > all * MOST_DARK) return null;
  return paintOnce(environment, width, height, (context) => context.putImageData(pixels, 0, 0));
}

/** Light and shade of the shape over what was drawn on it. */
function shadeAs(context: Canvas2D, { canvas }: Shape): void {
  for (const [mode, strength] of [
    ['soft-light', 0.6],
    ['luminosity', 0.22],
  ] as const) {
    context.globalCompositeOperation = mode;
    context.globalAlpha = strength;
    context.drawImage(canvas, 0, 0);
  }
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

interface Piece {
  /** With its shadow: a blur for each copy would take most of the time of the picture. */
  readonly sprite: Canvas;
  /** Its middle, pixels of the sprite. */
  readonly middle: Spot;
  /** Radians to either side. */
  readonly turn: number;
}

type PieceName = { readonly glyph: string; readonly colour: string | null };

const piecesIn = (stage: Stage, piecePx: number, pieces: readonly PieceName[]): Promise<Piece[]> =>
  Promise.all(
    pieces.map(async ({ glyph, colour }) => {
      const named = colour === null ? null : (COLOURS[colour] ?? null);
      const lit = stage.lit(await stage.sprite(glyph, Math.ceil(piecePx), named));
      const bounds = boundsOf(lit);
      const room = Math.ceil(lit.width * SHADOW_ROOM);
      const middle = {
        x: room + ((bounds.left + bounds.right) / 2) * lit.width,
        y: room + ((bounds.top + bounds.bottom) / 2) * lit.height,
      };
      return { sprite: withShadow(stage, lit, room), middle, turn: turnOfPiece(glyph) };
    }),
  );

/** A sprite with its shadow, and room for that on all sides. */
const withShadow = ({ environment }: Stage, sprite: Canvas, room: number): Canvas =>
  paintOnce(environment, sprite.width + 2 * room, sprite.height + 2 * room, (context) => {
    context.shadowColor = css([0.15, 0.03, 60], 0.35);
    context.shadowBlur = sprite.width * 0.08;
    context.shadowOffsetY = sprite.width * 0.04;
    context.drawImage(sprite, room, room);
  });

/** One piece, turned and a little larger or smaller by chance. */
function drawPiece(context: Canvas2D, piece: Piece, { x, y }: Spot, random: Random): void {
  const { sprite, middle, turn } = piece;
  context.save();
  context.translate(x, y);
  context.rotate((random() * 2 - 1) * turn);
  context.scale(0.85 + 0.3 * random(), 0.85 + 0.3 * random());
  context.drawImage(sprite, -middle.x, -middle.y);
  context.restore();
}

/** The shape filled with small things. */
async function filledWithPieces(
  stage: Stage,
  shape: Shape,
  names: readonly PieceName[],
): Promise<Canvas> {
  const { canvas, sizePx } = shape;
  const { width, height } = canvas;
  const piecePx = sizePx * PIECE;
  const pieces = await piecesIn(stage, piecePx, names);
  const random = createRandom(stage.seed + 71);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const spots = spotsOn(canvas, data, piecePx * APART, random);
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = css([0.3, 0.05, 60], 0.45);
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
    for (const [i, spot] of spots.entries()) {
      drawPiece(context, pieces[i % pieces.length]!, spot, random);
    }
    shadeAs(context, shape);
    // Towers and legs are to be told apart: no piece stands out far.
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(widened(stage, canvas, piecePx * STANDS_OUT), 0, 0);
  });
}

/** How far pieces may stand out of the shape, in sizes of one. */
const STANDS_OUT = 0.22;

/** The shape with an edge that is further out all around. */
const widened = ({ environment }: Stage, canvas: Canvas, byPx: number): Canvas =>
  paintOnce(environment, canvas.width, canvas.height, (context) => {
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * TAU;
      context.drawImage(canvas, byPx * Math.cos(angle), byPx * Math.sin(angle));
    }
    context.drawImage(canvas, 0, 0);
  });

/** How much larger than the shape a thing is that it is cut from, so that its own edge is outside. */
const CUT_FROM = 1.7;

/** The shape with the surface of one thing, and an edge that is darker. */
async function cutFrom(stage: Stage, shape: Shape, glyph: string): Promise<Canvas> {
  const { canvas, sizePx } = shape;
  const { width, height } = canvas;
  const sprite = stage.lit(await stage.sprite(glyph, Math.ceil(sizePx * CUT_FROM)));
  const bounds = boundsOf(sprite);
  const cut = paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(
      sprite,
      width / 2 - ((bounds.left + bounds.right) / 2) * sprite.width,
      height / 2 - ((bounds.top + bounds.bottom) / 2) * sprite.height,
    );
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(canvas, 0, 0);
  });
  return paintOnce(stage.environment, width, height, (context) => {
    context.shadowColor = css([0.2, 0.04, 60], 0.5);
    context.shadowBlur = sizePx * 0.03;
    context.drawImage(cut, 0, 0);
    context.shadowColor = 'transparent';
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = 0.5;
    context.drawImage(canvas, 0, 0);
  });
}

type Substance = keyof typeof SUBSTANCE_LOOKS;

/** The shape painted as if it were of one substance. */
function ofSubstance(stage: Stage, shape: Shape, name: Substance, colour: string | null): Canvas {
  const { canvas } = shape;
  const { width, height } = canvas;
  const { paint, shade, alpha = 1, isOverlay, hasRim } = SUBSTANCE_LOOKS[name];
  const random = createRandom(stage.seed + 73);
  const side = Math.max(width, height);
  const layer = paintOnce(stage.environment, width, height, (context) => {
    context.save();
    context.scale(side, side);
    paint(context, random, colour === null ? null : (COLOURS[colour] ?? null));
    context.restore();
    if (shade > 0) {
      context.globalCompositeOperation = 'luminosity';
      context.globalAlpha = shade;
      context.drawImage(canvas, 0, 0);
      context.globalAlpha = 1;
    }
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(canvas, 0, 0);
  });
  return paintOnce(stage.environment, width, height, (context) => {
    if (isOverlay) context.drawImage(canvas, 0, 0);
    context.globalAlpha = alpha;
    context.drawImage(layer, 0, 0);
    context.globalAlpha = RIM_ALPHA;
    if (hasRim) for (const side of [1, -1]) context.drawImage(rimOf(stage, shape, side), 0, 0);
  });
}

/** The width of a bright edge, as a part of the larger side of the body. */
const RIM = 0.022;
const RIM_ALPHA = 0.85;

/** The edge of the shape on one side: white from the upper left, blue from the lower right. */
function rimOf({ environment }: Stage, { canvas, sizePx }: Shape, side: number): Canvas {
  const inward = side * sizePx * RIM;
  return paintOnce(environment, canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'destination-out';
    context.drawImage(canvas, inward, inward);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = css(side > 0 ? [1, 0, 0] : [0.72, 0.07, 225]);
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
}

/** The body as if it consisted of what its subject is made of, where it is. Nothing of it moves then. */
export async function withMaterial(
  stage: Stage,
  body: Body,
  { madeOf = [], person = null, leaves }: Partial<Subject> = {},
): Promise<Body> {
  if (leaves !== undefined) return withCrown(stage, body, leaves);
  if (madeOf.length === 0) return body;
  const shape = shapeOf(stage, body);
  const pieces = madeOf.flatMap(piecesOf);
  const [first] = madeOf;
  const filled =
    first?.kind === 'cut'
      ? await cutFrom(stage, shape, first.glyph)
      : pieces.length === 0 && first?.kind === 'substance'
        ? ofSubstance(stage, shape, first.name as Substance, first.colour)
        : await filledWithPieces(stage, shape, pieces);
  // The hair of people is dark as well.
  const features = person === null ? featuresOf(stage, shape) : null;
  return {
    ...body,
    swing: undefined,
    drawShins: undefined,
    drawHuggingArm: undefined,
    draw(context) {
      context.drawImage(filled, -shape.x, -shape.y);
      if (features) context.drawImage(features, -shape.x, -shape.y);
    },
  };
}

/** Where the crown of a tree ends, in its heights from the top. */
const CROWN = 0.67;

/** A tree whose crown consists of small things instead of leaves. */
async function withCrown(stage: Stage, body: Body, piece: PieceName): Promise<Body> {
  const shape = shapeOf(stage, body);
  const { canvas, x, y } = shape;
  const crown = paintOnce(stage.environment, canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.clearRect(0, y - body.height * (1 - CROWN), canvas.width, canvas.height);
  });
  const filled = await filledWithPieces(stage, { ...shape, canvas: crown }, [piece]);
  return {
    ...body,
    draw(context) {
      context.drawImage(canvas, -x, -y);
      context.drawImage(filled, -x, -y);
    },
  };
}

const isOfPieces = (name: string): name is keyof typeof SUBSTANCE_PIECES =>
  name in SUBSTANCE_PIECES;

const BRICK_COLOURS = ['red', 'yellow', 'blue', 'green'];

function piecesOf(material: Material) {
  const { colour } = material;
  if (material.kind === 'cut') return [];
  if (material.kind === 'pieces') return material.glyphs.map((glyph) => ({ glyph, colour }));
  if (!isOfPieces(material.name)) return [];
  const glyph = SUBSTANCE_PIECES[material.name];
  const isColourful = material.name === 'bricks' && colour === null;
  return (isColourful ? BRICK_COLOURS : [colour]).map((each) => ({ glyph, colour: each }));
}
