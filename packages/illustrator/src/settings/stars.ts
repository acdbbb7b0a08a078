import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { lerp, saw, smoothstep, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isAbsent } from './absent.ts';
import { crowd } from './extent.ts';

const WARM: Colour = [0.9, 0.08, 60];
const COOL: Colour = [0.88, 0.08, 250];
const WHITE: Colour = [0.98, 0.01, 250];

interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly cycles: number;
  readonly offset: number;
  readonly strength: number;
  readonly colour: Colour;
}

export interface StarOptions {
  /** In a square picture. */
  readonly count?: number;
  /** Down to which fraction of the height. */
  readonly bottom?: number;
  readonly order?: number;
  readonly size?: number;
}

/** Twinkling stars, fading towards the horizon; the largest have a cross of light. */
export function addStars(stage: Stage, options: StarOptions = {}): void {
  if (isAbsent(stage, 'stars')) return;
  const { count = 130, bottom = 0.65, order = 1, size = 1 } = options;
  const { width, height, unit, environment } = stage;
  const random = createRandom(stage.seed + 811 + order);
  const stars = Array.from({ length: crowd(stage, count) }, (): Star => {
    const y = random() * bottom;
    const tint = random();
    return {
      x: random() * width,
      y: y * height,
      radius: (0.6 + 1.7 * random() ** 3) * unit * size,
      cycles: 1 + Math.floor(random() * 3),
      offset: random(),
      strength: (0.35 + 0.65 * random()) * (1 - 0.65 * smoothstep(0.55, 1, y / bottom)),
      colour: tint < 0.2 ? WARM : tint < 0.4 ? COOL : WHITE,
    };
  });

  stage.addLayer(order, 0.08, (context, phase) => {
    for (const star of stars) {
      const alpha = star.strength * (0.55 + 0.45 * wave(phase, star.cycles, star.offset));
      context.globalAlpha = alpha;
      context.fillStyle = css(star.colour);
      fillCircle(context, star.x, star.y, star.radius);
      if (star.radius < 1.7 * unit * size) continue;
      drawGlow(
        context,
        glowSprite(environment, star.colour),
        star.x,
        star.y,
        star.radius * 7,
        alpha * 0.5,
      );
      const arm = star.radius * 4 * alpha;
      context.globalAlpha = alpha * 0.8;
      context.fillStyle = '#fff';
      context.fillRect(star.x - arm, star.y - 0.35 * unit, arm * 2, 0.7 * unit);
      context.fillRect(star.x - 0.35 * unit, star.y - arm, 0.7 * unit, arm * 2);
    }
    context.globalAlpha = 1;
  });
}

/** One shooting star per loop; it is gone before the loop ends. */
export function addShootingStar(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const flight = 0.3;
  const tail = [0.2 * width, -0.2 * width * Math.tan(TAU * 0.058)] as const;
  stage.addLayer(2, 0.08, (context, phase) => {
    const time = saw(phase, 1, 0.35) / flight;
    if (time > 1) return;
    const x = lerp(0.95, 0.2, time) * width;
    const y = lerp(0.04, 0.32, time) * height;
    const alpha = Math.sin(time * Math.PI);
    context.strokeStyle = linearGradient(
      context,
      [x, y, x + tail[0], y + tail[1]],
      [
        [0, [1, 0.02, 230], 0.9 * alpha],
        [1, [0.9, 0.08, 230], 0],
      ],
    );
    context.lineWidth = 2.4 * unit;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + tail[0], y + tail[1]);
    context.stroke();
    drawGlow(context, glowSprite(environment, [1, 0.02, 230]), x, y, 16 * unit, alpha);
  });
}
