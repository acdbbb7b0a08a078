import type { Canvas } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { lerp, saw, smoothstep, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, linearGradient, radialGradient } from '../painting.ts';
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
  readonly fill: string;
  readonly halo: Canvas;
}

export interface StarOptions {
  /** In a square picture. */
  readonly count?: number;
  /** Down to which fraction of the height. */
  readonly bottom?: number;
  readonly order?: number;
  readonly size?: number;
}

/** The band of the galaxy across a sky that is full of stars. */
function addGalaxy(stage: Stage, order: number): void {
  const { width, height } = stage;
  stage.addStatic(order, 0.06, (context) => {
    context.globalCompositeOperation = 'screen';
    context.translate(width * 0.5, height * 0.26);
    context.rotate(-0.36);
    for (const [colour, across, alpha] of [
      [[0.5, 0.15, 300], 0.42, 0.4],
      [[0.62, 0.12, 255], 0.24, 0.32],
      [[0.85, 0.06, 330], 0.11, 0.22],
    ] as const) {
      context.save();
      context.scale(1, across);
      context.fillStyle = radialGradient(context, 0, 0, width * 0.85, [
        [0, colour, alpha],
        [0.5, colour, alpha * 0.55],
        [1, colour, 0],
      ]);
      context.fillRect(-width, -width, width * 2, width * 2);
      context.restore();
    }
  });
}

/** Twinkling stars, fading towards the horizon; the largest have a cross of light. */
export function addStars(stage: Stage, options: StarOptions = {}): void {
  if (isAbsent(stage, 'stars') || (stage.plan.weather.includes('fog') && stage.ground !== null))
    return;
  const isStarry = stage.plan.weather.includes('stars');
  const { bottom = 0.65, order = 1 } = options;
  const count = (options.count ?? 130) * (isStarry ? 2.4 : 1);
  const size = (options.size ?? 1) * (isStarry ? 1.2 : 1);
  const { width, height, unit, environment } = stage;
  if (isStarry) addGalaxy(stage, order - 0.1);
  const lightOf = (colour: Colour): Pick<Star, 'fill' | 'halo'> => ({
    fill: css(colour),
    halo: glowSprite(environment, colour),
  });
  const [warm, cool, white] = [lightOf(WARM), lightOf(COOL), lightOf(WHITE)];
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
      ...(tint < 0.2 ? warm : tint < 0.4 ? cool : white),
    };
  });

  stage.addLayer(order, 0.08, (context, phase) => {
    for (const star of stars) {
      const alpha = star.strength * (0.55 + 0.45 * wave(phase, star.cycles, star.offset));
      context.globalAlpha = alpha;
      context.fillStyle = star.fill;
      fillCircle(context, star.x, star.y, star.radius);
      if (star.radius < 1.7 * unit * size) continue;
      drawGlow(context, star.halo, star.x, star.y, star.radius * 7, alpha * 0.5);
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
