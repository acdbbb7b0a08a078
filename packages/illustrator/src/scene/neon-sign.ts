import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { clamp, wave } from '../math/periodic.ts';
import { shrink } from '../own-canvases.ts';
import { paintOnce } from '../painting.ts';
import { edgesOf } from '../post/luminance.ts';
import type { Layer, Stage } from '../stage/stage.ts';
import { addSheet, drawSheet } from './cut-outs.ts';
import { lightSaid } from './glow.ts';

export const NEON_PINK: Colour = [0.65, 0.28, 345];

/** Thickness of a tube, thousandths of the shorter side. */
const TUBE = 9;
/** Edges inside of a thing weaker than this are no tubes. */
const FAINT = 70;

/**
 * Draws the layers of the actors as a sign of neon tubes: their outline and their inner edges glow in their own
 * colors, and light the wall behind.
 * @param layers taken from the stage
 */
export function showAsNeonSign(stage: Stage, layers: readonly Layer[]): void {
  const { width, height, unit, environment } = stage;
  const sheet = environment.createCanvas(width, height);
  const tubes = environment.createCanvas(width, height);
  const halo = environment.createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const light = lightOfSign(stage);
  let isMade = false;
  addSheet(stage, layers, [sheet, tubes, halo], (context, phase) => {
    if (!isMade) {
      drawSheet(sheet.getContext('2d'), stage, layers, 0);
      bendTubes(tubes, sheet, TUBE * unit, environment);
      const soft = halo.getContext('2d');
      soft.filter = `blur(${Math.max(1, 9 * unit)}px)`;
      soft.drawImage(tubes, 0, 0, halo.width, halo.height);
      soft.filter = 'none';
      isMade = true;
    }
    drawLit(context, { tubes, halo }, stage, light(phase));
  });
}

/** Once in a loop the light fails for a moment. */
const buzzing = (phase: number): number =>
  (phase > 0.62 && phase < 0.65) || (phase > 0.69 && phase < 0.7)
    ? 0.18
    : 0.94 + 0.06 * wave(phase, 4);

/** How bright the tubes of a sign are at a phase, 0 to 1. */
export const lightOfSign = ({
  still,
  plan,
}: Pick<Stage, 'still' | 'plan'>): ((phase: number) => number) =>
  still ? () => 1 : (lightSaid(plan.prompt) ?? buzzing);

function drawLit(
  context: Canvas2D,
  { tubes, halo }: { readonly tubes: Canvas; readonly halo: Canvas },
  { width, height, unit }: Stage,
  strength: number,
): void {
  context.save();
  context.globalAlpha = 0.5;
  context.filter = 'brightness(0.15)';
  context.drawImage(tubes, 8 * unit, 10 * unit);
  context.filter = 'none';
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = strength;
  for (let i = 0; i < 3; i++) context.drawImage(halo, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 0.2 + 0.8 * strength;
  context.drawImage(tubes, 0, 0);
  context.restore();
}

/** A color at full strength of its hue; grey becomes white light. */
function glowing(data: Uint8ClampedArray, p: number): readonly [number, number, number] {
  const [red, green, blue] = [data[p]!, data[p + 1]!, data[p + 2]!];
  const most = Math.max(red, green, blue, 1);
  const least = Math.min(red, green, blue);
  if ((most - least) / most < 0.14) return [235, 240, 255];
  const lit = (value: number): number => 40 + (215 * (value - least)) / (most - least);
  return [lit(red), lit(green), lit(blue)];
}

/** The outline of what is on the sheet and the edges inside of it, one pixel wide, in glowing colors. */
function edgesOn(sheet: Canvas, environment: Environment): Canvas {
  const { width, height } = sheet;
  return paintOnce(environment, width, height, (context) => {
    // Edges of light and dark against a middle grey ground are those of the shape as well.
    context.drawImage(sheet, 0, 0);
    const pixels = context.getImageData(0, 0, width, height);
    const { data } = pixels;
    const alpha = new Uint8ClampedArray(data.length);
    for (let p = 0; p < data.length; p += 4) alpha[p] = alpha[p + 1] = alpha[p + 2] = data[p + 3]!;
    const outline = edgesOf(alpha, width, height);
    const inner = edgesOf(data, width, height);
    for (let i = 0, p = 0; i < outline.length; i++, p += 4) {
      const isInside = data[p + 3]! > 250 && outline[i]! < 20;
      const strength = isInside ? Math.max(0, inner[i]! - FAINT) * 2.2 : outline[i]! * 0.6;
      data.set(glowing(data, p), p);
      data[p + 3] = Math.min(255, strength);
    }
    context.putImageData(pixels, 0, 0);
  });
}

/** Thickens the edges to round tubes with a bright core. */
function bendTubes(tubes: Canvas, sheet: Canvas, thick: number, environment: Environment): void {
  const { width, height } = sheet;
  const edges = edgesOn(sheet, environment);
  const context = tubes.getContext('2d');
  context.filter = `blur(${thick * 0.3}px)`;
  for (let i = 0; i < 2; i++) context.drawImage(edges, 0, 0);
  context.filter = 'none';
  shrink(edges);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let p = 0; p < data.length; p += 4) {
    const cover = data[p + 3]! / 255;
    const core = 0.8 * clamp((cover - 0.5) / 0.3, 0, 1);
    const colour = glowing(data, p);
    for (let channel = 0; channel < 3; channel++)
      data[p + channel] = colour[channel]! + (255 - colour[channel]!) * core;
    data[p + 3] = 255 * clamp((cover - 0.14) / 0.22, 0, 1);
  }
  context.putImageData(pixels, 0, 0);
}

/** The outline of a letter as a glowing tube with a bright core. */
export function paintTubes(
  context: Canvas2D,
  { unit, plan }: Stage,
  letter: string,
  { x, y, fontPx }: { readonly x: number; readonly y: number; readonly fontPx: number },
): void {
  const named = COLOURS[plan.captionColour ?? plan.colours[0] ?? ''];
  const colour: Colour = named ?? NEON_PINK;
  context.lineJoin = 'round';
  context.shadowColor = css(colour);
  for (const [share, blur, tone] of [
    [0.075, 40, colour],
    [0.07, 18, colour],
    [0.028, 0, shift([Math.max(0.85, colour[0]), colour[1] * 0.4, colour[2]], 0.08)],
  ] as const) {
    context.shadowBlur = blur * unit;
    context.strokeStyle = css(tone);
    context.lineWidth = fontPx * share;
    context.strokeText(letter, x, y);
  }
  context.shadowBlur = 0;
}
