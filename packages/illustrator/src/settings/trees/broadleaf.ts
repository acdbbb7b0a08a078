import type { Canvas, Canvas2D } from '../../canvas.ts';
import { css, mix } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom, type Random } from '../../math/random.ts';
import {
  fillCircle,
  fillPolygon,
  paintOnce,
  radialGradient,
  verticalGradient,
} from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { shadeSides } from './conifer.ts';
import type { Foliage } from './foliage.ts';

type Leafage = readonly [x: number, y: number, radius: number];

/** A rounded crown of overlapping balls. */
function crown(width: number, height: number, random: Random): Leafage[] {
  const balls: Leafage[] = [[width * 0.5, height * 0.37, width * 0.27]];
  const around = 8;
  for (let i = 0; i < around; i++) {
    const angle = (i / around) * TAU + 0.4 * random();
    balls.push([
      width * (0.5 + 0.24 * Math.cos(angle)),
      height * (0.38 + 0.19 * Math.sin(angle)),
      width * (0.17 + 0.06 * random()),
    ]);
  }
  return balls.toSorted((a, b) => b[1] - a[1]);
}

/** Short dabs that break up the smooth crown. */
function paintLeafDabs(
  context: Canvas2D,
  balls: readonly Leafage[],
  look: Foliage,
  random: Random,
): void {
  const tones = [css(look.snow ?? look.lit, 0.3), css(look.shaded, 0.22)];
  for (const [x, y, radius] of balls) {
    for (let i = 0; i < 14; i++) {
      const angle = random() * TAU;
      const away = radius * Math.sqrt(random()) * 0.95;
      context.fillStyle = tones[i % 2] ?? '';
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * away,
        y + Math.sin(angle) * away,
        radius * 0.13,
        radius * 0.065,
        random() * TAU,
        0,
        TAU,
      );
      context.fill();
    }
  }
}

/** A round-headed tree standing on the bottom edge of its square sprite. */
export function broadleafSprite(stage: Stage, height: number, seed: number, look: Foliage): Canvas {
  const width = height;
  const random = createRandom(seed);
  const balls = crown(width, height, random);
  const lean = look.lightFromLeft ? -0.35 : 0.35;
  return paintOnce(stage.environment, width, height, (context) => {
    context.fillStyle = verticalGradient(context, height * 0.6, height, [
      [0, look.shaded],
      [0.5, mix(look.trunk, look.shaded, 0.4)],
      [1, look.trunk],
    ]);
    fillPolygon(context, [
      [width * 0.46, height * 0.5],
      [width * 0.54, height * 0.5],
      [width * 0.545, height * 0.94],
      [width * 0.58, height],
      [width * 0.42, height],
      [width * 0.455, height * 0.94],
    ]);
    context.fillStyle = verticalGradient(context, height * 0.05, height * 0.75, [
      [0, look.snow ?? mix(look.body, look.lit, 0.5)],
      [0.5, look.body],
      [1, look.shaded],
    ]);
    for (const [x, y, radius] of balls) fillCircle(context, x, y, radius);
    context.globalCompositeOperation = 'source-atop';
    for (const [x, y, radius] of balls) {
      context.fillStyle = radialGradient(context, x, y + radius * 0.95, radius * 1.15, [
        [0, look.shaded, 0.5],
        [0.7, look.shaded, 0.16],
        [1, look.shaded, 0],
      ]);
      fillCircle(context, x, y, radius * 1.04);
      context.fillStyle = radialGradient(
        context,
        x + lean * radius,
        y - radius * 0.5,
        radius * 1.05,
        [
          [0, look.snow ?? look.lit, look.snow ? 0.85 : 0.6],
          [0.5, look.body, 0.35],
          [1, look.body, 0],
        ],
      );
      fillCircle(context, x, y - radius * 0.12, radius * 0.9);
    }
    paintLeafDabs(context, balls, look, random);
    shadeSides(context, width, height, look);
  });
}
