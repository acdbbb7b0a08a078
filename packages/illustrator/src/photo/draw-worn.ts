import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import { css } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { EYEWEAR_HEIGHT, EYEWEAR_WIDTH, paintEyewear } from './eyewear.ts';
import type { Face } from './find-face.ts';
import type { PhotoSubject } from './photo-subject.ts';
import type { WornPlace, WornThing } from './worn-things.ts';

/** A thing as it is worn: drawn upright around its anchor. */
interface WornSprite {
  readonly canvas: Canvas;
  /** From the middle between the eyes, along and across the line through them, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the eyes are in the frame of the stage. */
export interface FaceInFrame {
  /** Between the eyes, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Between the two eyes, in pixels. */
  readonly eyes: number;
  /** Clockwise, in radians. */
  readonly tilt: number;
}

export function faceInFrame({ left, right }: Face, width: number): FaceInFrame {
  return {
    x: ((left.x + right.x) / 2) * width,
    y: ((left.y + right.y) / 2) * width,
    eyes: Math.hypot(right.x - left.x, right.y - left.y) * width,
    tilt: Math.atan2(right.y - left.y, right.x - left.x),
  };
}

/**
 * Widths in distances between the eyes. Between the pupils people have 63 mm, and across the head 150 mm:
 * NASA, Anthropometric Source Book (1978). Cats' and dogs' eyes are farther apart on a narrower head.
 */
const WIDTHS: Readonly<
  Record<'person' | 'animal', Readonly<Record<Exclude<WornPlace, 'head'>, number>>>
> = {
  person: { eyes: EYEWEAR_WIDTH, ears: 2.9, neck: 1.9 },
  animal: { eyes: EYEWEAR_WIDTH, ears: 2.3, neck: 1.8 },
};
/** They stand on the head; other hats are pulled over it. */
const STANDING_ON_HEAD = /^(?:crown|@?party-?hat)$/;
const STANDING_WIDTH = 0.7;
/** A little wider than the head. */
const HAT_WIDTH = 1.08;
/** With a brim around the head. */
const BRIMMED = /^(?:@(?:cowboy|straw|sombrero|witch|fedora|leprechaun)hat|womans-hat|top-hat)$/;
const BRIM_WIDTH = 1.45;
/** What hangs down from the neck: its width in distances between the eyes. */
const HANGING: Readonly<Record<string, number>> = { '@wornnecktie': 0.62, '@necklace': 1.7 };
/** Where it begins, of the distance from the eyes to the neck. */
const HANGS_FROM = 0.88;
/** The lower edge of a hat that is pulled over the head, above the eyes, in distances between them. */
const BRIM = { person: 0.75, animal: 0.45 };
/** How much of what stands on the head lies on it, of its height. */
const SUNK = 0.24;
/** From the eyes down to the neck, in distances between the eyes. */
const NECK = { person: 2.15, animal: 2 };
const WORN_AS: Readonly<Record<string, string>> = {
  scarf: '@wornscarf',
  '@bikehelmet': '@wornhelmet',
  '@motorcyclehelmet': '@wornhelmet',
  '@footballhelmet': '@wornhelmet',
  headphone: '@wornheadphones',
  necktie: '@wornnecktie',
};

/** Eyewear is painted: emoji of it are seen from the side or have their own light. */
function eyewearSprite({ environment }: Stage, { subject }: WornThing, eyes: number): WornSprite {
  const width = EYEWEAR_WIDTH * eyes;
  const height = EYEWEAR_HEIGHT * eyes;
  const canvas = paintOnce(environment, width, height, (context) => {
    context.translate(width / 2, height / 2);
    context.scale(eyes, eyes);
    paintEyewear(context, subject.glyph, colourNamed(subject.colour));
  });
  return { canvas, x: 0, y: 0, width, height };
}

/** In widths of the head. */
const hatWidth = (glyph: string): number =>
  STANDING_ON_HEAD.test(glyph) ? STANDING_WIDTH : BRIMMED.test(glyph) ? BRIM_WIDTH : HAT_WIDTH;

/**
 * How far the middle of a thing is below the eyes, in distances between them.
 * @param tall its height, in the same unit
 */
function middleFrom(
  glyph: string,
  place: WornPlace,
  tall: number,
  { kind, headTop }: PhotoSubject,
): number {
  if (place === 'neck') {
    return glyph in HANGING ? NECK[kind] * HANGS_FROM + tall / 2 : NECK[kind];
  }
  if (place === 'ears') return 0.75 - tall / 2;
  const lowerEdge = STANDING_ON_HEAD.test(glyph) ? tall * SUNK - headTop : -BRIM[kind];
  return lowerEdge - tall / 2;
}

async function worn(
  stage: Stage,
  { subject, place }: WornThing,
  { eyes }: FaceInFrame,
  photographed: PhotoSubject,
): Promise<WornSprite> {
  const { kind, headWidth } = photographed;
  const glyph = WORN_AS[subject.glyph] ?? subject.glyph;
  const wide =
    place === 'head' ? headWidth * hatWidth(glyph) : (HANGING[glyph] ?? WIDTHS[kind][place]);
  const wanted = wide * eyes;
  const sprite = await stage.sprite(glyph, wanted * 1.2, colourNamed(subject.colour));
  const lit = stage.lit(sprite, { rim: 0.25, ambient: 1.2 });
  const bounds = boundsOf(sprite);
  const width = wanted / (bounds.right - bounds.left);
  const height = (width * sprite.height) / sprite.width;
  const middle = ((bounds.left + bounds.right) / 2 - 0.5) * width;
  const tall = (bounds.bottom - bounds.top) * height;
  const middleY = middleFrom(glyph, place, tall / eyes, photographed) * eyes;
  const y = middleY - ((bounds.top + bounds.bottom) / 2 - 0.5) * height;
  return { canvas: lit, x: -middle, y, width, height };
}

/** How much of a thing has to lie within the frame, or it is not drawn. */
const LEAST_VISIBLE = 0.55;

function isInFrame({ width, height }: Stage, sprite: WornSprite, face: FaceInFrame): boolean {
  const cos = Math.cos(face.tilt);
  const sin = Math.sin(face.tilt);
  const x = face.x + sprite.x * cos - sprite.y * sin;
  const y = face.y + sprite.x * sin + sprite.y * cos;
  const visible = (from: number, size: number, limit: number): number =>
    clamp((Math.min(limit, from + size / 2) - Math.max(0, from - size / 2)) / size);
  return visible(x, sprite.width, width) * visible(y, sprite.height, height) >= LEAST_VISIBLE;
}

export interface WornLayer {
  /** What could be placed, in the order of the prompt. */
  readonly drawn: readonly WornThing[];
  /** Draw it where the face is. */
  readonly draw: (context: Canvas2D, face: FaceInFrame) => void;
  readonly drawShadows: (context: Canvas2D, face: FaceInFrame) => void;
}

/** What the skin and the fur below it get. */
function drawShadow(context: Canvas2D, { canvas, x, y, width, height }: WornSprite, eyes: number) {
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = 0.4;
  context.shadowColor = css([0.18, 0.03, 40]);
  context.shadowBlur = eyes * 0.14;
  // The sprite itself lies outside of the canvas: only its shadow falls into it.
  const away = 20_000;
  context.shadowOffsetX = away;
  context.shadowOffsetY = eyes * 0.09;
  context.drawImage(canvas, x - width / 2 - away, y - height / 2, width, height);
  context.restore();
}

/**
 * Prepares what the subject of a photograph wears.
 * @param brightness of the light on the face, about 1 by day
 */
export async function prepareWorn(
  stage: Stage,
  things: readonly WornThing[],
  subject: PhotoSubject,
  brightness: number,
): Promise<WornLayer> {
  const { face } = subject;
  if (face === null) return { drawn: [], draw: () => undefined, drawShadows: () => undefined };
  const at = faceInFrame(face, stage.width);
  const sprites: { readonly thing: WornThing; readonly sprite: WornSprite }[] = [];
  for (const thing of things) {
    const sprite =
      thing.place === 'eyes'
        ? eyewearSprite(stage, thing, at.eyes)
        : await worn(stage, thing, at, subject);
    if (isInFrame(stage, sprite, at))
      sprites.push({ thing, sprite: dimmed(stage.environment, sprite, brightness) });
  }
  const drawEach =
    (drawOne: (context: Canvas2D, sprite: WornSprite) => void) =>
    (context: Canvas2D, { x, y, tilt, eyes }: FaceInFrame): void => {
      context.save();
      context.translate(x, y);
      context.rotate(tilt);
      context.scale(eyes / at.eyes, eyes / at.eyes);
      for (const { sprite } of sprites) drawOne(context, sprite);
      context.restore();
    };
  return {
    drawn: sprites.map(({ thing }) => thing),
    draw: drawEach((context, { canvas, x, y, width, height }) =>
      context.drawImage(canvas, x - width / 2, y - height / 2, width, height),
    ),
    drawShadows: drawEach((context, sprite) => drawShadow(context, sprite, at.eyes)),
  };
}

/** The sprite in the light of a dark picture. */
function dimmed(environment: Environment, sprite: WornSprite, brightness: number): WornSprite {
  if (brightness >= 1) return sprite;
  const { canvas } = sprite;
  // The canvas of a lit sprite is shared.
  const dark = paintOnce(environment, canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.globalAlpha = 1 - brightness;
    context.fillStyle = css([0.12, 0.03, 270]);
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
  return { ...sprite, canvas: dark };
}
