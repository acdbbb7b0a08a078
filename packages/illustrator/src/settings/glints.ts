import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/** A short level light: its left end and its length, in pixels. */
export interface Glint {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly thick?: number;
  readonly offset: number;
}

interface GlintLook {
  readonly order: number;
  readonly depth: number;
  readonly colour: Colour;
  /** Of a glint in its own time, from -1 to 1 and back. */
  readonly alphaOf: (time: number) => number;
  /** How far the glints drift to both sides, in pixels. */
  readonly sway?: number;
}

/** Short lights on water, each in its own time. */
export function addGlints(stage: Stage, look: GlintLook, glints: readonly Glint[]): void {
  const { order, depth, alphaOf, sway = 0 } = look;
  const colour = css(look.colour);
  const usual = 2.4 * stage.unit;
  stage.addLayer(order, depth, (context, phase) => {
    context.fillStyle = colour;
    for (const { x, y, long, thick = usual, offset } of glints) {
      context.globalAlpha = alphaOf(wave(phase, 1, offset));
      context.fillRect(x + sway * wave(phase, 1, offset + 0.3), y, long, thick);
    }
    context.globalAlpha = 1;
  });
}
