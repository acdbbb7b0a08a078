import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

const ENCHANTED = /enchanted|fairy|magic|mystical/;
const LIGHTS: readonly Colour[] = [
  [0.86, 0.13, 200],
  [0.82, 0.15, 320],
  [0.9, 0.13, 95],
  [0.85, 0.15, 160],
];
const CAPS: readonly Colour[] = [
  [0.68, 0.16, 210],
  [0.66, 0.19, 320],
  [0.66, 0.17, 285],
];

/** A mushroom with dots that give light. */
function paintMushroom(
  context: Canvas2D,
  [x, foot, size]: readonly [x: number, foot: number, size: number],
  cap: Colour,
): void {
  context.fillStyle = css([0.9, 0.04, 220]);
  context.beginPath();
  context.roundRect(x - size * 0.12, foot - size * 0.55, size * 0.24, size * 0.58, size * 0.1);
  context.fill();
  context.fillStyle = verticalGradient(context, foot - size, foot - size * 0.45, [
    [0, shift(cap, 0.12)],
    [1, cap],
  ]);
  context.beginPath();
  context.ellipse(x, foot - size * 0.48, size * 0.46, size * 0.46, 0, Math.PI, TAU);
  context.fill();
  context.fillStyle = css([0.97, 0.05, 200]);
  for (const [dx, dy, radius] of [
    [-0.22, 0.62, 0.06],
    [0.02, 0.78, 0.075],
    [0.24, 0.6, 0.05],
  ] as const)
    fillCircle(context, x + dx * size, foot - dy * size, radius * size);
}

/** Mushrooms that glow at both sides of the clearing. */
function addMushrooms(stage: Stage): void {
  const { width, height, environment } = stage;
  const scale = scaleOf(stage);
  const places = [
    [0.07, 0.88, 0.15, 0],
    [0.17, 0.93, 0.09, 1],
    [0.24, 0.85, 0.07, 2],
    [0.92, 0.89, 0.16, 2],
    [0.82, 0.94, 0.09, 0],
    [0.76, 0.84, 0.06, 1],
  ] as const;
  addStrip(stage, { order: 27, depth: 0.7, top: 0.6, bottom: 1 }, (context) => {
    for (const [x, foot, size, cap] of places) {
      const at = [x * width, foot * height, size * scale] as const;
      paintMushroom(context, at, CAPS[cap] ?? CAPS[0] ?? [0.7, 0.16, 210]);
    }
  });
  const glows = CAPS.map((cap) => glowSprite(environment, shift(cap, 0.14)));
  stage.addLayer(27.5, 0.7, (context, phase) => {
    for (const [i, [x, foot, size, cap]] of places.entries()) {
      const glow = glows[cap];
      const breath = 0.5 + 0.14 * wave(phase, 1, i * 0.27);
      if (glow)
        drawGlow(
          context,
          glow,
          x * width,
          foot * height - 0.5 * size * scale,
          size * scale * 1.5,
          breath,
        );
    }
  });
}

/** Small lights that rise and fade between the trees. */
function addWisps(stage: Stage): void {
  const { width, height, environment, unit } = stage;
  const random = createRandom(stage.seed + 119);
  const sprites = LIGHTS.map((colour) => glowSprite(environment, colour));
  const wisps = Array.from({ length: crowd(stage, 30) }, () => ({
    x: random() * width,
    y: (0.25 + 0.6 * random()) * height,
    size: (14 + 34 * random()) * unit,
    light: Math.floor(random() * LIGHTS.length),
    offset: random(),
  }));
  stage.addLayer(28, 0.6, (context, phase) => {
    for (const { x, y, size, light, offset } of wisps) {
      const t = saw(phase, 1, offset);
      const sprite = sprites[light];
      const at = x + 10 * unit * wave(phase, 1, offset + 0.2);
      if (sprite) drawGlow(context, sprite, at, y - 0.05 * t * height, size, Math.sin(Math.PI * t));
    }
  });
}

/** Glowing mushrooms, drifting lights and a violet air in a forest that is said to be enchanted. */
export function addEnchantment(stage: Stage): void {
  const { width, height, plan } = stage;
  if (!plan.placeNames.some((name) => ENCHANTED.test(name))) return;
  const air = { order: 21, depth: 0.3, top: 0, bottom: 1.05 };
  addStrip(stage, air, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, height],
      [
        [0, [0.5, 0.16, 300], 0],
        [0.4, [0.5, 0.16, 300], 0.34],
        [1, [0.45, 0.12, 210], 0.4],
      ],
    );
    context.fillRect(-width, 0, width * 3, height * 1.1);
  });
  addMushrooms(stage);
  addWisps(stage);
}
