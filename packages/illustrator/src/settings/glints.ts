import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/** A light on water, in pixels. */
interface Light {
  readonly x: number;
  readonly y: number;
  readonly offset: number;
  /** How often it comes and goes in a loop; 1 when absent. */
  readonly cycles?: number;
}

/** A short level light; `x` is its left end. */
interface Glint extends Light {
  readonly long: number;
  readonly thick?: number;
}

/** A flat round light; `x` is its middle. */
interface Ripple extends Light {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

interface LightLook {
  readonly order: number;
  readonly depth: number;
  readonly colour: Colour;
  /** Of a light in its own time, from -1 to 1 and back. */
  readonly alphaOf: (time: number) => number;
  /** How far the lights drift to both sides, and when; in pixels and parts of a loop. */
  readonly sway?: readonly [reach: number, offset: number];
}

function addLights<L extends Light>(
  stage: Stage,
  look: LightLook,
  lights: readonly L[],
  draw: (context: Canvas2D, x: number, light: L) => void,
): void {
  const { order, depth, alphaOf, sway = [0, 0] } = look;
  const colour = css(look.colour);
  stage.addLayer(order, depth, (context, phase) => {
    context.fillStyle = colour;
    for (const light of lights) {
      context.globalAlpha = alphaOf(wave(phase, light.cycles ?? 1, light.offset));
      draw(context, light.x + sway[0] * wave(phase, 1, light.offset + sway[1]), light);
    }
    context.globalAlpha = 1;
  });
}

/** Short lights on water, each in its own time. */
export function addGlints(stage: Stage, look: LightLook, glints: readonly Glint[]): void {
  const usual = 2.4 * stage.unit;
  addLights(stage, look, glints, (context, x, { y, long, thick = usual }) =>
    context.fillRect(x, y, long, thick),
  );
}

/** Flat round lights on water, each in its own time. */
export function addRipples(stage: Stage, look: LightLook, ripples: readonly Ripple[]): void {
  addLights(stage, look, ripples, (context, x, { y, halfWidth, halfHeight }) => {
    context.beginPath();
    context.ellipse(x, y, halfWidth, halfHeight, 0, 0, TAU);
    context.fill();
  });
}
