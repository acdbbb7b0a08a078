import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { createMotes } from './bands.ts';

const COLOURS: readonly Colour[] = [
  [0.75, 0.2, 25],
  [0.85, 0.16, 95],
  [0.75, 0.17, 200],
  [0.7, 0.22, 330],
];
/** Share of its cycle that a shell climbs, and that its flower lives. */
const CLIMB = 0.18;
const BLOOM = 0.62;
const SPARKS = 36;

interface Flower {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly colour: Colour;
}

/** How far a spark has flown, 0 to 1, at an age from 0 to 1. */
const flown = (age: number): number => 1 - (1 - age) ** 3;

/** Sparks that fly out with a tail behind them, slow down and sink. */
function drawFlower(
  context: Canvas2D,
  { x, y, radius, turn, colour }: Flower,
  age: number,
  unit: number,
): void {
  const fade = (1 - age) ** 0.55;
  const sunk = (at: number): number => 46 * unit * at * at;
  const tail = Math.max(0, age - 0.16);
  const [head, back] = [flown(age), flown(tail)];
  const [bright, spark] = [css(colour), css(shift(colour, 0.16))];
  context.lineCap = 'round';
  context.lineWidth = (4.6 - 2.2 * age) * unit;
  for (let i = 0; i < SPARKS; i++) {
    // Every other spark flies less far, so that the flower has two whorls.
    const reach = radius * (i % 2 === 0 ? 0.92 + 0.08 * Math.sin(7 * i) : 0.58);
    const angle = (i / SPARKS) * TAU + turn;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [far, near] = [reach * head, reach * back];
    const end = [x + cos * far, y + sin * far + sunk(age)] as const;
    context.globalAlpha = fade * 0.55;
    context.strokeStyle = bright;
    context.beginPath();
    context.moveTo(x + cos * near, y + sin * near + sunk(tail));
    context.lineTo(...end);
    context.stroke();
    context.globalAlpha = fade;
    context.fillStyle = spark;
    fillCircle(context, ...end, (4.8 - 2 * age) * unit);
  }
  context.globalAlpha = 1;
}

/** Shells that climb and burst into double flowers, one after another. */
export function addFireworks(stage: Stage, amount: number): void {
  const { width, height, unit, environment } = stage;
  const shells = createMotes(stage, 11 * amount, 8).map((mote, i, all) => {
    const colour = COLOURS[i % COLOURS.length] ?? [0.8, 0.2, 60];
    return {
      x: (0.1 + 0.8 * ((i + mote.x) / all.length)) * width,
      y: (0.1 + 0.28 * mote.y) * height,
      radius: (150 + 110 * mote.b) * unit,
      turn: mote.a * 6,
      // Neighbours burst far apart in time.
      offset: (i * 0.382 + 0.05 * mote.offset) % 1,
      colour,
      halo: glowSprite(environment, colour),
    };
  });
  // Before the clouds, behind the roofs.
  stage.addLayer(8.5, 0.1, (context, phase) => {
    for (const shell of shells) {
      const time = saw(phase, 1, shell.offset);
      if (time > CLIMB + BLOOM) continue;
      if (time < CLIMB) {
        const climbed = time / CLIMB;
        const y = shell.y + (1 - climbed) ** 1.6 * 0.5 * height;
        drawGlow(context, shell.halo, shell.x, y, 14 * unit, 0.8);
        continue;
      }
      const age = (time - CLIMB) / BLOOM;
      const reach = flown(age) * shell.radius;
      drawGlow(context, shell.halo, shell.x, shell.y, reach * 1.4 + unit, 0.4 * (1 - age));
      drawFlower(context, shell, age, unit);
    }
  });
}
