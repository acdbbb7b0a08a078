import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

const GLOWS: readonly Colour[] = [
  [0.86, 0.14, 195],
  [0.8, 0.18, 330],
  [0.88, 0.17, 150],
  [0.76, 0.17, 290],
];

/** A tower with a pointed or round top and rows of lit windows. */
function paintTower(
  context: Canvas2D,
  [x, foot, wide, tall]: readonly [number, number, number, number],
  wall: Colour,
  isPointed: boolean,
): void {
  context.fillStyle = css(wall);
  context.beginPath();
  context.moveTo(x - wide / 2, foot);
  context.lineTo(x - wide / 2, foot - tall);
  if (isPointed) context.lineTo(x, foot - tall - wide * 1.2);
  else context.arc(x, foot - tall, wide / 2, Math.PI, TAU);
  context.lineTo(x + wide / 2, foot - tall);
  context.lineTo(x + wide / 2, foot);
  context.fill();
  context.fillStyle = css([0.9, 0.13, 90]);
  for (let y = foot - tall + wide * 0.3, row = 0; y < foot - wide * 0.3; y += wide * 0.44, row++) {
    for (const dx of row % 2 ? [-0.24, 0.1] : [-0.06]) {
      context.beginPath();
      context.roundRect(x + dx * wide, y, wide * 0.15, wide * 0.24, wide * 0.07);
      context.fill();
    }
  }
}

/** Where the domes stand, and how large they are: a single one over the whole city if the prompt names it. */
const domesOf = ({ plan }: Stage): readonly (readonly [x: number, radius: number])[] =>
  plan.landforms.includes('domes')
    ? [[0.5, 0.47]]
    : [
        [0.24, 0.2],
        [0.7, 0.24],
      ];

/** A city on the sea floor: domes of glass over towers whose windows are lit. */
export function addSunkenCity(stage: Stage): void {
  const { width, height, palette, environment, unit } = stage;
  const scale = scaleOf(stage);
  const foot = 0.93 * height;
  for (const [level, count] of [9, 6].entries()) {
    const random = createRandom(stage.seed + 70 + level);
    const wall = mix(palette.haze, [0.34, 0.09, 265], 0.45 + 0.35 * level);
    const amount = crowd(stage, count);
    addStrip(
      stage,
      { order: 7.5 + 3 * level, depth: 0.2 + 0.2 * level, top: 0.2, bottom: 1 },
      (context) => {
        for (let i = 0; i < amount; i++) {
          const x = ((i + 0.3 + 0.4 * random()) / amount) * width;
          const wide = (0.05 + 0.03 * random()) * (1 + 0.35 * level) * scale;
          const tall = (0.2 + 0.2 * random()) * (level ? 0.75 : 1.1) * scale;
          paintTower(context, [x, foot, wide, tall], shift(wall, 0.04 * random()), random() < 0.5);
        }
        if (level === 0) return;
        for (const [x, radius] of domesOf(stage)) {
          context.fillStyle = css([0.86, 0.08, 200], 0.2);
          context.strokeStyle = css([0.93, 0.06, 200], 0.75);
          context.lineWidth = 3 * unit;
          context.beginPath();
          context.arc(x * width, foot, radius * scale, Math.PI, TAU);
          context.fill();
          context.stroke();
          for (const share of [0.5, 0.82]) {
            context.strokeStyle = css([0.93, 0.06, 200], 0.3);
            context.beginPath();
            context.ellipse(
              x * width,
              foot,
              radius * scale * share,
              radius * scale,
              0,
              Math.PI,
              TAU,
            );
            context.stroke();
          }
        }
      },
    );
  }
  const random = createRandom(stage.seed + 88);
  const sprites = GLOWS.map((colour) => glowSprite(environment, colour));
  const lights = Array.from({ length: crowd(stage, 34) }, (_, i) => ({
    x: random() * width,
    y: (0.35 + 0.6 * random()) * height,
    size: (0.012 + 0.03 * random()) * scale,
    sprite: sprites[i % sprites.length],
    offset: random(),
  }));
  stage.addLayer(14, 0.4, (context, phase) => {
    for (const { x, y, size, sprite, offset } of lights) {
      if (sprite) drawGlow(context, sprite, x, y, size * 1.6, 0.5 + 0.35 * wave(phase, 1, offset));
    }
  });
}
