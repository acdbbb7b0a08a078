import type { Canvas, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { hueOfPart, reachOfHue } from '../language/parts-of-things.ts';
import type { PaintedPart, PatternName, Subject } from '../language/subject.ts';
import { type Colour, fromRgb, toRgb } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import { bulged } from './bulge.ts';
import { inCondition } from './sprite-condition.ts';
import { inkOn, paintPattern } from './surface-pattern.ts';

/** Materials hide the colors of the thing itself. */
const MATERIALS: ReadonlySet<PatternName> = new Set<PatternName>(['wood', 'marble']);

function meanLightness(sprite: Canvas): number {
  const { data } = sprite.getContext('2d').getImageData(0, 0, sprite.width, sprite.height);
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i += 64) {
    if ((data[i + 3] ?? 0) < 200) continue;
    sum += fromRgb(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)[0];
    count++;
  }
  return count > 0 ? sum / count : 1;
}

/** Lays a pattern over the sprite and keeps its light and shade. */
function withPattern(
  environment: Environment,
  sprite: Canvas,
  { name, colour }: NonNullable<Subject['pattern']>,
): Canvas {
  const { width, height } = sprite;
  const named = colour === null ? undefined : COLOURS[colour];
  const ink = named ?? inkOn(meanLightness(sprite));
  const layer = paintOnce(environment, width, height, (context) => {
    context.save();
    context.scale(width, width);
    paintPattern(context, name, ink);
    context.restore();
    context.globalCompositeOperation = 'luminosity';
    context.globalAlpha = MATERIALS.has(name) ? 0.35 : 0.15;
    context.drawImage(sprite, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(sprite, 0, 0);
  });
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.globalAlpha = MATERIALS.has(name) ? 0.92 : 0.85;
    context.drawImage(layer, 0, 0);
  });
}

const hueDistance = (from: number, to: number): number => Math.abs(((to - from + 540) % 360) - 180);

/**
 * Gives the pixels of one hue the color of a part.
 * @param known the pixels that the hue is looked for in: those of the thing in its own colors
 */
function paintPart(
  data: Uint8ClampedArray,
  known: Uint8ClampedArray,
  { hue, reach }: { readonly hue: number; readonly reach: number },
  target: Colour,
): void {
  const members: (readonly [at: number, colour: Colour])[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((known[at + 3] ?? 0) === 0) continue;
    const colour = fromRgb(known[at] ?? 0, known[at + 1] ?? 0, known[at + 2] ?? 0);
    if (colour[1] > 0.07 && hueDistance(hue, colour[2]) < reach) members.push([at, colour]);
  }
  const mean = members.reduce((sum, [, [lightness]]) => sum + lightness, 0) / members.length;
  for (const [at, [lightness]] of members) {
    const lit = clamp(target[0] + (lightness - mean) * 0.8, 0.08, 0.98);
    data.set(toRgb([lit, target[1], target[2]]), at);
  }
}

/** The picture of a thing in the color that the prompt says, and in those that it has by itself. */
interface Forms {
  readonly sprite: Canvas;
  readonly inOwnColours: Canvas;
}

function withPaintedParts(
  environment: Environment,
  { sprite, inOwnColours }: Forms,
  glyph: string,
  parts: readonly PaintedPart[],
): Canvas {
  const { width, height } = sprite;
  return paintOnce(environment, width, height, (context) => {
    const pixels = sprite.getContext('2d').getImageData(0, 0, width, height);
    const known = inOwnColours.getContext('2d').getImageData(0, 0, width, height).data;
    for (const { part, colour } of parts) {
      const hue = hueOfPart(glyph, part);
      const target = COLOURS[colour];
      if (hue !== null && target) {
        paintPart(pixels.data, known, { hue, reach: reachOfHue(glyph) }, target);
      }
    }
    context.putImageData(pixels, 0, 0);
  });
}

/** The bodies of people are drawn otherwise. */
const isPlump = ({ isFat, person }: Subject): boolean => isFat === true && person === null;

/** Whether a part of the thing has a color of its own. */
export const hasPaintedParts = (subjects: readonly Subject[], glyph: string): boolean =>
  subjects.some((each) => each.glyph === glyph && each.parts !== undefined);

interface Finished {
  readonly glyph: string;
  readonly colour: Colour | null;
  /** Those of one of several subjects of the glyph whose parts differ. */
  readonly parts?: Subject['parts'];
}

/**
 * The sprite with the pattern, the painted parts and the condition that the prompt says of its subject.
 * @param inOwnColours the same sprite as it is without a color of the prompt
 */
export function finishSprite(
  environment: Environment,
  subjects: readonly Subject[],
  { glyph, colour, parts: own }: Finished,
  sprite: Canvas,
  inOwnColours = sprite,
): Canvas {
  const subject = subjects.find(
    (each) =>
      each.glyph === glyph &&
      (own === undefined || each.parts === own) &&
      (each.pattern !== undefined ||
        each.parts !== undefined ||
        each.condition !== undefined ||
        isPlump(each)) &&
      (each.colour === null || COLOURS[each.colour]?.join() === colour?.join()),
  );
  if (!subject) return sprite;
  const { pattern, parts, condition } = subject;
  const painted = parts
    ? withPaintedParts(environment, { sprite, inOwnColours }, glyph, parts)
    : sprite;
  const full = isPlump(subject) ? bulged(environment, painted) : painted;
  const patterned = pattern ? withPattern(environment, full, pattern) : full;
  return condition ? inCondition(environment, patterned, condition) : patterned;
}
