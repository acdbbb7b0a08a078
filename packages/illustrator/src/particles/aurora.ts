import type { Canvas } from '../canvas.ts';
import { type Colour, mix } from '../math/colour.ts';
import { clamp, TAU, wave } from '../math/periodic.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const COLOURS: readonly Colour[] = [
  [0.8, 0.2, 155],
  [0.75, 0.18, 180],
  [0.65, 0.2, 300],
];
const RAY_WIDTH = 8;
const RAY_HEIGHT = 96;

/** One ray of a curtain: sharp and bright at the foot, fading upwards into the next colour. */
const ray = (stage: Stage, foot: Colour, top: Colour): Canvas =>
  paintOnce(stage.environment, RAY_WIDTH, RAY_HEIGHT, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, RAY_HEIGHT],
      [
        [0, top, 0],
        [0.55, mix(foot, top, 0.4), 0.4],
        [0.92, foot, 1],
        [1, foot, 0],
      ],
    );
    context.fillRect(0, 0, RAY_WIDTH, RAY_HEIGHT);
  });

/** Three folded curtains of northern lights. */
export function addAurora(stage: Stage, amount: number): void {
  const { width, height } = stage;
  const rays = COLOURS.map((colour, i) => ray(stage, colour, COLOURS[(i + 1) % 3] ?? colour));
  const folds = Math.round(60 * clamp(width / height, 0.7, 1.8));
  stage.addLayer(3, 0.07, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    rays.forEach((sprite, curtain) => {
      for (let i = 0; i < folds; i++) {
        const t = i / folds;
        const foot =
          0.26 +
          0.07 * curtain +
          0.07 * Math.sin(TAU * (t * 1.1 + curtain * 0.3) + 0.8 * wave(phase, 1, curtain * 0.3)) +
          0.03 * Math.sin(TAU * (t * 2.7 - phase + curtain * 0.2));
        const tall =
          (0.2 + 0.1 * Math.sin(TAU * (t * 3 + curtain * 0.17 + phase))) * (1 - 0.2 * curtain);
        const strength = 0.24 + 0.18 * Math.sin(TAU * (t * 5 - phase * 2 + curtain * 0.4));
        const alpha = strength * Math.sin(Math.PI * clamp(t * 0.96 + 0.02)) * amount;
        if (alpha <= 0.01) continue;
        context.globalAlpha = Math.min(1, alpha);
        context.drawImage(
          sprite,
          (t * 1.1 - 0.05) * width,
          (foot - tall) * height,
          (width * 1.1) / folds + 1.5,
          (tall + 0.03) * height,
        );
      }
    });
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}
