import type { Canvas } from '../../canvas.ts';
import { drawGlow, glowSprite } from '../../glow-sprite.ts';
import { type Colour, css, mix, shift, toRgb } from '../../math/colour.ts';
import { wave } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { starCorners } from '../../math/star-corners.ts';
import { fillCircle, fillPolygon, paintOnce, radialGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import { coloursOf, cover, fillWith, GOLD, WHITE } from './ground.ts';

/** Grains of metal, each as bright as it happens to be turned to the light. */
function grainTile({ environment }: Stage, tone: Colour, seed: number): Canvas {
  const SIDE = 256;
  const random = createRandom(seed);
  return paintOnce(environment, SIDE, SIDE, (context) => {
    const pixels = context.createImageData(SIDE, SIDE);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const turn = random();
      const lightness = tone[0] - 0.26 + 0.3 * turn + (turn > 0.93 ? 0.3 : 0);
      const faded = turn > 0.93 ? 0.35 : 1 - 0.25 * turn;
      const hue = tone[2] + (random() - 0.5) * 16;
      pixels.data.set(toRgb([Math.min(0.99, Math.max(0.1, lightness)), tone[1] * faded, hue]), at);
      pixels.data[at + 3] = 255;
    }
    context.putImageData(pixels, 0, 0);
  });
}

export function glitter(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const [tone = GOLD] = coloursOf(stage, GOLD);
  const tile = grainTile(stage, tone, stage.seed);
  const grain = 256 * 4.4 * unit;
  fillWith(stage, (context) => {
    context.imageSmoothingEnabled = false;
    for (let x = -grain; x < width + grain; x += grain) {
      for (let y = -grain; y < height + grain; y += grain) {
        context.drawImage(tile, x, y, grain + 1, grain + 1);
      }
    }
    context.imageSmoothingEnabled = true;
    const random = createRandom(stage.seed + 2);
    for (let patch = 0; patch < 26; patch++) {
      const light = patch % 2 === 0;
      const [x, y, radius] = [
        random() * width,
        random() * height,
        (0.12 + 0.2 * random()) * scaleOf(stage),
      ];
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, light ? shift(tone, 0.2, 0.6) : shift(tone, -0.3), light ? 0.28 : 0.2],
        [1, tone, 0],
      ]);
      fillCircle(context, x, y, radius);
    }
  });
  const random = createRandom(stage.seed + 7);
  const lights = Array.from({ length: 70 }, () => ({
    x: random() * width,
    y: random() * height,
    size: (9 + 30 * random() ** 3) * unit,
    offset: random(),
  }));
  const gleam = glowSprite(environment, mix(tone, WHITE, 0.7));
  stage.addLayer(3, 0, (context, phase) => {
    for (const { x, y, size, offset } of lights) {
      const bright = Math.max(0, 0.55 + 0.45 * wave(phase, 2, offset));
      drawGlow(context, gleam, x, y, size * 2, 0.7 * bright);
      context.fillStyle = css(WHITE, 0.9 * bright);
      fillPolygon(context, starCorners([x, y], size * bright, 0.13, 4));
    }
  });
}

export function bokeh(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const tones = coloursOf(stage, [0.8, 0.13, 75], [0.72, 0.15, 45], [0.85, 0.1, 90]);
  const [first = GOLD] = tones;
  fillWith(stage, (context) => {
    context.fillStyle = radialGradient(
      context,
      width / 2,
      height * 0.45,
      Math.max(width, height) * 0.8,
      [
        [0, shift(first, -0.3, 0.8)],
        [1, shift(first, -0.58, 0.6)],
      ],
    );
    cover(context, stage);
  });
  const random = createRandom(stage.seed);
  const lights = Array.from({ length: 60 }, (_, i) => ({
    x: random() * width,
    y: random() * height,
    radius: (18 + 70 * random() ** 1.6) * unit,
    colour: shift(tones[i % tones.length] ?? first, 0.06 * random(), 0.9, (random() - 0.5) * 14),
    offset: random(),
  }));
  const glows = lights.map(({ colour }) => glowSprite(environment, colour));
  stage.addLayer(2, 0, (context, phase) => {
    lights.forEach(({ x, y, radius, colour, offset }, i) => {
      const bright = 0.34 + 0.16 * wave(phase, 1, offset);
      const glow = glows[i];
      if (glow) drawGlow(context, glow, x, y, radius * 1.7, 0.3 * bright);
      context.fillStyle = css(colour, bright);
      fillCircle(context, x, y, radius);
      context.strokeStyle = css(shift(colour, 0.12), bright);
      context.lineWidth = 3 * unit;
      context.stroke();
    });
  });
}
