import { directionOf } from '@loopwright/studio/lettering';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, fromRgb, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { TEXT_SURFACES, type TextSurface } from '../things/text-surfaces.ts';
import { findEvenArea } from './even-area.ts';
import { fitLines, LINE_HEIGHT } from './fit-lines.ts';
import { paintBlocks } from './letter-blocks.ts';
import { paintWork } from './letter-work.ts';
import type { Stage } from './stage.ts';

const PLAIN = ['fredoka', 700] as const;
/** Of a surface's width and height that letters may fill. */
const FILLED = 0.9;
/** Of a cover, so that it ends outside of the letters. */
const COVERED = 1.06;
/** Levels of deviation from which a label is stuck on a thing that is not in the table. */
const BUSY = 22;
const LABEL: Colour = [0.97, 0.015, 88];
/** How far apart ink and ground are, in lightness. */
const LEAST_CONTRAST = 0.3;
/** Strips that a line is cut into to follow a curve. */
const STRIPS = 48;

/** Who holds a sign holds it as a placard. */
const HELD_FORMS: Readonly<Record<string, string>> = { '@placard': '@sign' };

/** The text that a picture's things of a glyph bear. */
export function textOn({ subjects }: Pick<ScenePlan, 'subjects'>, glyph: string): string | null {
  const bearer =
    subjects.find((each) => each.glyph === glyph && each.lettering !== undefined) ??
    subjects.find((each) => each.glyph === HELD_FORMS[glyph] && each.lettering !== undefined);
  return bearer?.lettering ?? null;
}

/** The mean color of a part of a sprite. */
function groundOf(
  sprite: Canvas,
  [left, top, width, height]: readonly [number, number, number, number],
): Colour {
  const { data } = sprite
    .getContext('2d')
    .getImageData(
      Math.floor(left * sprite.width),
      Math.floor(top * sprite.height),
      Math.max(1, Math.floor(width * sprite.width)),
      Math.max(1, Math.floor(height * sprite.height)),
    );
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += data[i + channel]!;
    count++;
  }
  if (count === 0) return LABEL;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count);
  return fromRgb(red, green, blue);
}

const isReadable = (ink: Colour, ground: Colour): boolean =>
  Math.abs(ink[0] - ground[0]) >= LEAST_CONTRAST;

/** The named ink or the surface's own where it can be read, else one that can. */
function inkFor(named: Colour | undefined, own: Colour | undefined, ground: Colour): Colour {
  for (const ink of [named, own]) if (ink !== undefined && isReadable(ink, ground)) return ink;
  const isLight = ground[0] > 0.72 || (ground[0] > 0.62 && ground[1] < 0.08);
  return isLight ? [0.27, Math.min(0.09, ground[1]), ground[2]] : [0.98, 0.012, 90];
}

/** A label is somewhat smaller than its place. */
const inset = ([x, y, width, height]: TextSurface['box']): TextSurface['box'] => [
  x + width * 0.05,
  y + height * 0.05,
  width * 0.9,
  height * 0.9,
];

/** The surface of the table, or the most even part of the thing. */
function surfaceFor(
  environment: Environment,
  glyph: string,
  text: string,
  sprite: Canvas,
): TextSurface | null {
  const known = TEXT_SURFACES[glyph];
  if (known !== undefined) return known;
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const { families } = environment.fontOf(text, 'fredoka', 700);
  const { fontIn } = fitLines(ruler, text, families, 1, 1);
  const area = findEvenArea(environment, sprite, (width, height) =>
    fontIn(width * FILLED, (height * FILLED * sprite.height) / sprite.width),
  );
  if (area === null) return null;
  return area.deviation > BUSY ? { box: inset(area.box), cover: LABEL } : { box: area.box };
}

/** Draws flat letters as they lie around a cylinder. */
function drawBowed(context: Canvas2D, flat: Canvas, sag: number): void {
  const strip = flat.width / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const across = (i + 0.5) / STRIPS;
    const fall = sag * (1 - (2 * across - 1) ** 2);
    const wide = Math.min(strip + 1, flat.width - i * strip);
    context.drawImage(flat, i * strip, 0, wide, flat.height, i * strip, fall, wide, flat.height);
  }
}

/** What a thing needs to know of the stage to be lettered. */
type LetteringStage = Pick<Stage, 'environment' | 'letteredPx'> & {
  readonly plan: Pick<ScenePlan, 'subjects' | 'captionColour'>;
};

/** The height of the letters in a room of pixels. */
function letterHeight(
  environment: Environment,
  text: string,
  { font }: TextSurface,
  { wide, tall }: { readonly wide: number; readonly tall: number },
): number {
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const { families } = environment.fontOf(text, ...(font ?? PLAIN));
  return fitLines(ruler, text, families, wide * FILLED, tall * FILLED).fontPx;
}

/** The name of a player is set small above the number. */
const NAME_AND_NUMBER = /^(?<name>[^\n]+)\n(?<number>\d{1,3})$/u;
const NAME_SHARE = 0.28;

/** The lines of a text in a box of pixels. */
function paintText(
  environment: Environment,
  text: string,
  surface: TextSurface,
  { wide, tall }: { readonly wide: number; readonly tall: number },
  colours: { readonly ink: Colour; readonly ground: Colour },
): Canvas {
  const jersey = NAME_AND_NUMBER.exec(text)?.groups;
  if (jersey !== undefined) {
    const part = (line: string, share: number): Canvas =>
      paintText(environment, line, surface, { wide, tall: tall * share }, colours);
    const [name, number] = [
      part((jersey['name'] ?? '').toUpperCase(), NAME_SHARE),
      part(jersey['number'] ?? '', 1 - NAME_SHARE),
    ];
    return paintOnce(environment, wide, tall, (context) => {
      context.drawImage(name, 0, 0);
      context.drawImage(number, 0, tall * NAME_SHARE);
    });
  }
  return paintOnce(environment, wide, tall, (context) => {
    const { families } = environment.fontOf(text, ...(surface.font ?? PLAIN));
    context.direction = directionOf(text);
    const { lines, fontPx } = fitLines(context, text, families, wide * FILLED, tall * FILLED);
    context.font = `${fontPx}px ${families}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    lines.forEach((line, row) => {
      const y = tall / 2 + (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
      paintWork(context, line, { x: wide / 2, y, fontPx }, surface.work ?? 'print', colours);
    });
  });
}

const BLOCKS = '@letterblocks';

/** Each letter on a block of its own, on the plank that the sprite is. */
function onBlocks(
  environment: Environment,
  text: string,
  sprite: Canvas,
  letteredPx: Map<string, number>,
): Canvas {
  const [left, top, width, height] = TEXT_SURFACES[BLOCKS]?.box ?? [0, 0, 1, 1];
  const room = { wide: width * sprite.width, tall: height * sprite.height };
  const { picture, letterPx } = paintBlocks(environment, text, room);
  letteredPx.set(text, letterPx);
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.drawImage(picture, left * sprite.width, top * sprite.height);
  });
}

/**
 * Letters a thing that bears a text, on its own surface and in its shape. Other sprites come back as they are.
 * @param glyph of the sprite
 */
export function letterThing(
  { environment, plan, letteredPx }: LetteringStage,
  glyph: string,
  sprite: Canvas,
): Canvas {
  const text = textOn(plan, glyph);
  const surface = text === null ? null : surfaceFor(environment, glyph, text, sprite);
  if (text === null || surface === null) return sprite;
  const [left, top, width, height] = surface.box;
  const cover =
    surface.cover === 'own' ? groundOf(sprite, [left, top, width, 0.04]) : surface.cover;
  const ground = cover ?? groundOf(sprite, surface.box);
  const named = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  const ink = inkFor(named, surface.ink, ground);
  const [wide, tall] = [width * sprite.width, height * sprite.height];
  const sag = (surface.bow ?? 0) * wide;
  const room = { wide, tall: tall - sag };
  if (glyph === BLOCKS) return onBlocks(environment, text, sprite, letteredPx);
  const flat = paintText(environment, text, surface, room, { ink, ground });
  letteredPx.set(
    text,
    Math.max(letteredPx.get(text) ?? 0, letterHeight(environment, text, surface, room)),
  );
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.save();
    context.translate((left + width / 2) * sprite.width, (top + height / 2) * sprite.height);
    context.rotate(surface.tilt ?? 0);
    if (cover !== undefined) {
      context.fillStyle = css(shift(cover, 0));
      const [coverWide, coverTall] = [wide * COVERED, tall * COVERED];
      context.beginPath();
      context.roundRect(-coverWide / 2, -coverTall / 2, coverWide, coverTall, 0.06 * tall);
      context.fill();
    }
    context.translate(-wide / 2, -tall / 2);
    if (sag === 0) context.drawImage(flat, 0, 0);
    else drawBowed(context, flat, sag);
    context.restore();
  });
}
