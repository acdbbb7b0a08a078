import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { hueOfPart } from '../language/parts-of-things.ts';
import type { PaintedPart, PatternName, Subject } from '../language/spec.ts';
import { type Colour, css, fromRgb, shift, toRgb } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, paintOnce } from '../painting.ts';

const CREAM: Colour = [0.96, 0.02, 90];
const CORAL: Colour = [0.62, 0.18, 25];
const OAK: Colour = [0.66, 0.09, 62];
const MARBLE: Colour = [0.95, 0.006, 90];

/** The pattern in the unit square. */
type PaintPattern = (context: Canvas2D, ink: Colour) => void;

const PATTERNS: Readonly<Record<PatternName, PaintPattern>> = {
  stripes(context, ink) {
    context.fillStyle = css(ink);
    for (let i = 0; i < 9; i++) context.fillRect(0, (i + 0.25) / 9, 1, 0.5 / 9);
  },
  dots(context, ink) {
    context.fillStyle = css(ink);
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 9; column++) {
        fillCircle(context, (column + (row % 2) * 0.5 + 0.25) / 8.5, (row + 0.5) / 9, 0.03);
      }
    }
  },
  checks(context, ink) {
    context.fillStyle = css(ink, 0.6);
    for (let i = 0; i < 7; i++) {
      context.fillRect(0, (i + 0.25) / 7, 1, 0.5 / 7);
      context.fillRect((i + 0.25) / 7, 0, 0.5 / 7, 1);
    }
  },
  zigzag(context, ink) {
    context.strokeStyle = css(ink);
    context.lineWidth = 0.045;
    for (let row = -1; row < 9; row++) {
      context.beginPath();
      for (let i = 0; i <= 12; i++) context.lineTo(i / 12, (row + (i % 2) * 0.6 + 0.5) / 8);
      context.stroke();
    }
  },
  wood(context) {
    context.fillStyle = css(OAK);
    context.fillRect(0, 0, 1, 1);
    const random = createRandom(5);
    for (let i = 0; i < 40; i++) {
      const x = random();
      context.fillStyle = css(shift(OAK, -0.12 - 0.1 * random()), 0.5);
      const wide = 0.004 + 0.01 * random();
      fillPolygon(context, [
        [x, 0],
        [x + wide, 0],
        [x + wide + 0.03 * random(), 1],
        [x + 0.02 * random(), 1],
      ]);
    }
  },
  marble(context) {
    context.fillStyle = css(MARBLE);
    context.fillRect(0, 0, 1, 1);
    const random = createRandom(9);
    for (let vein = 0; vein < 9; vein++) {
      context.strokeStyle = css([0.55, 0.012, 260], 0.25 + 0.4 * random());
      context.lineWidth = 0.004 + 0.01 * random();
      context.beginPath();
      let [x, y] = [random(), 0];
      while (y < 1) {
        context.lineTo(x, y);
        x += (random() - 0.42) * 0.16;
        y += 0.05 + 0.06 * random();
      }
      context.stroke();
    }
  },
};

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
  const ink = named ?? (meanLightness(sprite) > 0.78 ? CORAL : CREAM);
  const layer = paintOnce(environment, width, height, (context) => {
    context.save();
    context.scale(width, width);
    PATTERNS[name](context, ink);
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

/** Gives the pixels of one hue the color of a part. */
function paintPart(data: Uint8ClampedArray, hue: number, target: Colour): void {
  const members: (readonly [at: number, colour: Colour])[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) === 0) continue;
    const colour = fromRgb(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (colour[1] > 0.07 && hueDistance(hue, colour[2]) < 22) members.push([at, colour]);
  }
  const mean = members.reduce((sum, [, [lightness]]) => sum + lightness, 0) / members.length;
  for (const [at, [lightness]] of members) {
    const lit = clamp(target[0] + (lightness - mean) * 0.8, 0.08, 0.98);
    data.set(toRgb([lit, target[1], target[2]]), at);
  }
}

function withPaintedParts(
  environment: Environment,
  sprite: Canvas,
  glyph: string,
  parts: readonly PaintedPart[],
): Canvas {
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    const pixels = sprite.getContext('2d').getImageData(0, 0, sprite.width, sprite.height);
    for (const { part, colour } of parts) {
      const hue = hueOfPart(glyph, part);
      const target = COLOURS[colour];
      if (hue !== null && target) paintPart(pixels.data, hue, target);
    }
    context.putImageData(pixels, 0, 0);
  });
}

/** The sprite with the pattern and the painted parts that the prompt says of its subject. */
export function finishSprite(
  environment: Environment,
  subjects: readonly Subject[],
  { glyph, colour }: { readonly glyph: string; readonly colour: Colour | null },
  sprite: Canvas,
): Canvas {
  const subject = subjects.find(
    (each) =>
      each.glyph === glyph &&
      (each.pattern !== undefined || each.parts !== undefined) &&
      (each.colour === null || COLOURS[each.colour]?.join() === colour?.join()),
  );
  if (!subject) return sprite;
  const { pattern, parts } = subject;
  const painted = parts ? withPaintedParts(environment, sprite, glyph, parts) : sprite;
  return pattern ? withPattern(environment, painted, pattern) : painted;
}
