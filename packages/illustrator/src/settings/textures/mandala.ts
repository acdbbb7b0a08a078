import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { fillCircle } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { coloursOf, cover, fillWith } from './ground.ts';

const NIGHT: Colour = [0.28, 0.08, 300];
const ROSE: Colour = [0.78, 0.11, 20];

/** Rings of petals from the outermost inwards: how far they reach, where they begin and how many there are. */
const RINGS: readonly (readonly [reach: number, from: number, petals: number])[] = [
  [0.47, 0.33, 24],
  [0.4, 0.22, 16],
  [0.3, 0.12, 16],
  [0.21, 0.06, 12],
  [0.12, 0.02, 8],
];

/** Around all petals. */
const DOTS = 48;

function tracePetal(context: Canvas2D, reach: number, from: number, half: number): void {
  context.beginPath();
  context.moveTo(from, 0);
  context.quadraticCurveTo(from + 0.55 * (reach - from), half, reach, 0);
  context.quadraticCurveTo(from + 0.55 * (reach - from), -half, from, 0);
  context.closePath();
}

interface Ring {
  readonly reach: number;
  readonly from: number;
  readonly petals: number;
  /** Of the first petal, in radians. */
  readonly turn: number;
}

/** A ring of petals with a smaller one in each, in the colors that the context has. */
function paintRing(context: Canvas2D, { reach, from, petals, turn }: Ring): void {
  const half = (1.05 * Math.PI * reach) / petals;
  const long = reach - from;
  for (let i = 0; i < petals; i++) {
    context.save();
    context.rotate((i / petals) * TAU + turn);
    tracePetal(context, reach, from, half);
    context.fill();
    context.stroke();
    tracePetal(context, reach - 0.24 * long, from + 0.2 * long, half * 0.5);
    context.stroke();
    context.restore();
  }
}

/** A rosette of petals whose rings turn against each other, each by one petal in a loop. */
export function mandala(stage: Stage): void {
  const { width, height, unit } = stage;
  const named = coloursOf(stage, NIGHT, ROSE).toSorted((a, b) => a[0] - b[0]);
  const [dark = NIGHT, light = shift(dark, 0.5, 0.6)] = named;
  const side = Math.min(width, height);
  fillWith(stage, (context) => {
    context.fillStyle = css(dark);
    cover(context, stage);
  });
  const fills = RINGS.map((_, ring) => css(mix(dark, light, 0.12 + 0.1 * ring)));
  const pale = css(light);
  stage.addLayer(1, 0, (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.scale(side, side);
    context.lineWidth = (3 * unit) / side;
    context.strokeStyle = pale;
    for (const [ring, [reach, from, petals]] of RINGS.entries()) {
      context.fillStyle = fills[ring] ?? pale;
      const turn = ((ring % 2 === 0 ? 1 : -1) * phase * TAU) / petals;
      paintRing(context, { reach, from, petals, turn });
    }
    context.fillStyle = pale;
    fillCircle(context, 0, 0, 0.028);
    for (let i = 0; i < DOTS; i++) {
      const angle = (i / DOTS) * TAU;
      fillCircle(context, 0.487 * Math.cos(angle), 0.487 * Math.sin(angle), 0.005);
    }
    context.restore();
  });
}
