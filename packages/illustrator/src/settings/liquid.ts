import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { coloursOf, inTurn } from './motif-colours.ts';
import { addStrip } from './strip.ts';

const BANDS = 9;

/** The top edge of one band of liquid colour. */
function bandLine(stage: Stage, band: number, x: number, phase: number): number {
  const broad = stage.width / scaleOf(stage);
  const swing = scaleOf(stage) / stage.height;
  return (
    0.16 +
    0.085 * band +
    (0.07 * Math.sin(TAU * (x * 1.1 * broad + phase + band * 0.11)) +
      0.03 * Math.sin(TAU * (x * 2.3 * broad - phase * 2 + band * 0.23)) +
      0.05 * wave(phase, 1, band * 0.1)) *
      swing
  );
}

function traceBand(context: Canvas2D, stage: Stage, band: number, phase: number, lift = 0): void {
  const { width, height } = stage;
  context.beginPath();
  for (let i = 0; i <= 44; i++) {
    const x = (i / 44) * 1.1 - 0.05;
    context.lineTo(x * width, (bandLine(stage, band, x, phase) + lift) * height);
  }
}

/** Layers of flowing colour over drifting lights. */
export function liquid(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const scale = scaleOf(stage);
  const colours = coloursOf(stage);
  const colourAt = (i: number): Colour => inTurn(colours, i);
  const base = mix(colourAt(0), [0.2, 0.08, 280], 0.45);
  addStrip(stage, { order: 0, depth: 0.05, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0, height, [
      [0, shift(base, 0.05)],
      [1, shift(base, -0.08)],
    ]);
    context.fillRect(-width, -height, 3 * width, 3 * height);
  });
  const random = createRandom(stage.seed + 3);
  const lights = Array.from({ length: 5 }, (_, i) => ({
    sprite: glowSprite(environment, colourAt(i)),
    x: 0.1 + 0.8 * random(),
    y: 0.05 + 0.3 * random(),
    radius: (0.4 + 0.25 * random()) * scale,
    offset: random(),
    cycles: 1 + (i % 2),
  }));
  stage.addLayer(2, 0.1, (context, phase) => {
    for (const { sprite, x, y, radius, offset, cycles } of lights) {
      const left = (x + 0.1 * wave(phase, cycles, offset)) * width;
      const top = (y + 0.06 * wave(phase, 1, offset + 0.25)) * height;
      drawGlow(context, sprite, left, top, radius, 0.9);
    }
  });
  for (let band = 0; band < BANDS; band++) {
    const colour = colourAt(band);
    const top = 0.16 + 0.085 * band;
    const sheen = css(shift(colour, 0.2), 0.7);
    const shade = css([0.15, 0.1, 285]);
    stage.addLayer(4 + band, 0.2, (context, phase) => {
      // A soft shadow on the band behind, in steps: a blurred one would cost a frame's whole time.
      context.strokeStyle = shade;
      context.lineJoin = 'round';
      for (const thickness of [30, 15]) {
        traceBand(context, stage, band, phase, -0.002);
        context.globalAlpha = 0.09;
        context.lineWidth = thickness * unit;
        context.stroke();
      }
      context.globalAlpha = 1;
      traceBand(context, stage, band, phase);
      context.lineTo(width * 1.06, height * 1.1);
      context.lineTo(-0.06 * width, height * 1.1);
      context.closePath();
      context.fillStyle = verticalGradient(
        context,
        (top - 0.1) * height,
        (top + 0.3) * height,
        [
          [0, shift(colour, 0.12)],
          [0.3, colour],
          [1, shift(colour, -0.2, 1.1, -20)],
        ],
        6,
      );
      context.fill();
      traceBand(context, stage, band, phase);
      context.strokeStyle = sheen;
      context.lineWidth = 2 * unit;
      context.stroke();
    });
  }
  stage.ground = 0.62;
}
