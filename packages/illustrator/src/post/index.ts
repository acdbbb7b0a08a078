import type { Canvas } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, toRgb } from '../math/colour.ts';
import { inksOf, paperOf } from '../plan/mark-colours.ts';
import type { Stage } from '../stage/stage.ts';
import { createBloom } from './bloom.ts';
import { changePixels } from './change-pixels.ts';
import { createFrame } from './frame.ts';
import { createGrade } from './grade.ts';
import { createGrain } from './grain.ts';
import { lookOf } from './looks.ts';
import { createMoodLight } from './mood-light.ts';
import { printInInks } from './stencil.ts';
import { STYLES } from './styles/index.ts';

export interface Finish {
  /** Glow, colours and style over the drawn layers, in place. Lettering comes after it. */
  develop(canvas: Canvas, phase: number): void;
  /** Film grain over everything. For stills: in a loop it would only cost bytes. */
  grain(canvas: Canvas): void;
}

/**
 * The finish of a stage. Styles look at the layers, so all of them must be on the stage. In a still
 * one frame can be developed: what is needed once is freed after its use.
 */
export function createFinish(stage: Stage): Finish {
  const look = lookOf(stage);
  const bloom = createBloom(stage);
  const grade = createGrade(stage, look);
  const style = stage.plan.style ? STYLES[stage.plan.style] : null;
  const filter = style?.(stage);
  const moodLight = createMoodLight(stage);
  const frame = createFrame(stage);
  const inks = inksOf(stage.plan);
  return {
    develop(canvas, phase) {
      bloom(canvas, look.bloom);
      grade(canvas);
      moodLight?.(canvas);
      filter?.(canvas, phase);
      if (stage.plan.isColourless) changePixels(stage, canvas, toGrey);
      if (inks.length > 0) printInInks(stage, canvas, paperOf(stage.plan), inks);
      const kept = COLOURS[stage.plan.keptColour ?? ''];
      if (kept) changePixels(stage, canvas, greyExcept(kept));
      frame?.(canvas);
    },
    grain(canvas) {
      if (look.grain > 0) createGrain(stage)(canvas, look.grain);
    },
  };
}

/** RGBA in place, a little warm as pencil on paper is. */
function toGrey(data: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i += 4) {
    const grey = (data[i] ?? 0) * 0.3 + (data[i + 1] ?? 0) * 0.59 + (data[i + 2] ?? 0) * 0.11;
    data[i] = grey + 1;
    data[i + 1] = grey;
    data[i + 2] = grey - 3;
  }
}

/** How far from the kept hue, in degrees, a pixel still has its color, and how grey it may be. */
const KEPT_HUES = 24;
const KEPT_SATURATION = 0.38;

/** All pixels become grey but those that have about the hue of a color. */
function greyExcept(kept: Colour): (data: Uint8ClampedArray) => void {
  const [red, green, blue] = toRgb(kept);
  const hue = hueOf(red, green, blue);
  return (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const high = Math.max(r, g, b);
      const saturation = high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
      const apart = Math.abs(((hueOf(r, g, b) - hue + 540) % 360) - 180);
      if (saturation > KEPT_SATURATION && apart < KEPT_HUES) continue;
      const grey = r * 0.3 + g * 0.59 + b * 0.11;
      data[i] = grey;
      data[i + 1] = grey;
      data[i + 2] = grey;
    }
  };
}

/** On the wheel of red, green and blue, in degrees. */
function hueOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue);
  const span = high - Math.min(red, green, blue);
  if (span === 0) return 0;
  if (high === red) return (60 * ((green - blue) / span) + 360) % 360;
  return high === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}
