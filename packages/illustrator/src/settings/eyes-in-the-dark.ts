import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

const IRIS: Colour = [0.9, 0.18, 98];
const RED: Colour = [0.62, 0.23, 25];
/** Before the far trees and behind the near ones. */
const ORDER = 21;
/** Middle and size of each pair, in fractions of the picture. */
const PAIRS = [
  [0.12, 0.52, 1],
  [0.3, 0.6, 0.75],
  [0.5, 0.46, 0.7],
  [0.7, 0.57, 0.85],
  [0.88, 0.49, 1.1],
] as const;

/** How much larger they are where there is nothing else. */
const ALONE = 1.7;

/** How often a pair blinks in a loop, and the part of the time between two blinks in which it shuts and opens. */
interface Blink {
  readonly cycles: number;
  readonly part: number;
}

const NOW_AND_THEN: Blink = { cycles: 1, part: 1 / 9 };
/** Where the prompt speaks of it. */
const OFTEN: Blink = { cycles: 2, part: 0.32 };

/** How far a pair is shut, 0 to 1. */
const shutAt = (phase: number, { cycles, part }: Blink): number =>
  Math.max(0, 1 - Math.abs(fract(cycles * phase) - 0.5) / (part / 2));

/** Eyes that glow between the trees and blink in turn. */
export function addEyes(stage: Stage): void {
  const { width, height, plan } = stage;
  const scale = scaleOf(stage) * (plan.setting === 'abstract' ? ALONE : 1);
  const rhythm = /\bblink/i.test(plan.prompt) ? OFTEN : NOW_AND_THEN;
  const colour = plan.colours.includes('red') ? RED : IRIS;
  const light = glowSprite(stage.environment, colour);
  const [iris, pupil] = [css(colour), css([0.2, 0.02, 280])];
  stage.addLayer(ORDER, 0.2, (context, phase) => {
    for (const [i, [x, y, size]] of PAIRS.entries()) {
      const radius = 0.021 * scale * size;
      const blink = shutAt(phase + i * 0.23, rhythm);
      for (const side of [-1, 1]) {
        const eyeX = x * width + side * radius * 1.35;
        const eyeY = y * height;
        drawGlow(context, light, eyeX, eyeY, radius * 4.5, 0.5 * (1 - blink));
        context.fillStyle = iris;
        context.beginPath();
        context.ellipse(
          eyeX,
          eyeY,
          radius,
          radius * 1.15 * (1 - 0.94 * blink),
          side * 0.25,
          0,
          TAU,
        );
        context.fill();
        if (blink > 0.5) continue;
        context.fillStyle = pupil;
        context.beginPath();
        context.ellipse(eyeX, eyeY, radius * 0.26, radius * 0.8, 0, 0, TAU);
        context.fill();
      }
    }
  });
}
