import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

const PAPER: Colour = [0.95, 0.025, 90];
const INK: Colour = [0.25, 0.02, 280];
/** The colors of the Bauhaus, where the prompt names none. */
const PRIMARIES = ['red', 'blue', 'yellow'] as const;
/** Where the subjects stand, fraction of the height. */
const GROUND = 0.84;

/** The three colors of the figures: those of the prompt, and the primaries for the rest. */
function figureColours({ plan }: Stage): readonly Colour[] {
  const named = plan.paletteColours ?? [];
  const rest = PRIMARIES.filter((name) => !named.includes(name));
  return [...named, ...rest].map((name) => COLOURS[name] ?? INK).slice(0, 3);
}

/** A quarter of a disc in a corner of the frame. */
function fillQuarter(context: Canvas2D, x: number, y: number, radius: number, turn: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, radius, turn * TAU, (turn + 0.25) * TAU);
  context.closePath();
  context.fill();
}

/** A composition of plain figures on paper behind the subjects: a disc, quarters, bars and a row of dots. */
export function geometricGround(stage: Stage): void {
  const { width, height } = stage;
  const side = scaleOf(stage);
  const [disc = INK, quarter = INK, accent = INK] = figureColours(stage);
  stage.horizon = GROUND;
  stage.ground = GROUND + 0.03;
  stage.addLayer(0, 0, (context) => {
    context.fillStyle = css(PAPER);
    context.fillRect(0, 0, width, height);
    context.fillStyle = css(accent);
    fillQuarter(context, width, 0, 0.36 * side, 0.25);
    context.fillRect(0, 0.1 * height, 0.16 * side, 0.05 * side);
    context.fillStyle = css(INK);
    context.fillRect(0, 0.1 * height + 0.08 * side, 0.24 * side, 0.025 * side);
    for (let i = 0; i < 4; i++) {
      fillCircle(context, width - (0.06 + 0.055 * i) * side, 0.5 * height, 0.013 * side);
    }
    context.fillStyle = css(disc);
    fillCircle(context, 0.5 * width, 0.46 * height, 0.34 * side);
    context.fillStyle = css(quarter);
    fillQuarter(context, 0, GROUND * height, 0.4 * side, 0.75);
    context.fillStyle = css(INK);
    context.fillRect(0, GROUND * height, width, (1 - GROUND) * height);
    context.fillStyle = css(accent);
    context.fillRect(width - 0.3 * side, (GROUND - 0.05) * height, 0.3 * side, 0.05 * height);
  });
}
