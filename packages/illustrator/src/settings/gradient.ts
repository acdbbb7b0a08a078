import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { isSoftColour } from '../language/palettes-of-words.ts';
import { type Colour, mix } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

/** Whether the prompt asks for colors that flow into each other, without edges. */
export const isGradient = ({ plan }: Stage): boolean =>
  plan.placeNames.some((place) => /gradient|ombr|blur/.test(place)) || isSoft(plan);

const isSoft = ({ prompt, subjects }: Stage['plan']): boolean =>
  subjects.length === 0 && isSoftColour(prompt);

/** "a soap on a pastel gradient": pale behind things as well. */
const isPale = (plan: Stage['plan']): boolean =>
  isSoft(plan) || (plan.style === 'pastel' && /\bpastels?\b/iu.test(plan.prompt));
const PALE: Colour = [0.95, 0.02, 300];

/** One color that flows into the next from corner to corner, with soft lights that drift through. */
export function gradient(stage: Stage): void {
  const { width, height, accents, environment } = stage;
  const scale = scaleOf(stage);
  const [one = [0.7, 0.15, 300], other = [0.7, 0.13, 200]] = accents;
  const [first, second] = isPale(stage.plan)
    ? [mix(one, PALE, 0.55), mix(other, PALE, 0.55)]
    : [one, other];
  const middle = mix(first, second, 0.5);
  addStrip(stage, { order: 0, depth: 0.05, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, width, height],
      [
        [0, first],
        [0.5, middle],
        [1, second],
      ],
    );
    context.fillRect(-width, -height, 3 * width, 3 * height);
  });
  const lights = [first, second, middle, mix(first, [1, 0, 0], 0.35), second].map((colour, i) => ({
    sprite: glowSprite(environment, colour),
    x: [0.16, 0.84, 0.5, 0.3, 0.7][i] ?? 0.5,
    y: [0.2, 0.8, 0.5, 0.75, 0.28][i] ?? 0.5,
    turn: i % 2 ? 1 : -1,
    offset: i * 0.21,
  }));
  stage.addLayer(2, 0.1, (context, phase) => {
    for (const { sprite, x, y, turn, offset } of lights) {
      const angle = TAU * (turn * phase + offset);
      const left = (x + 0.12 * Math.cos(angle)) * width;
      const top = (y + 0.12 * Math.sin(angle)) * height;
      drawGlow(context, sprite, left, top, 0.62 * scale, 0.55);
    }
  });
  stage.ground = 0.62;
}
