import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

interface Disk {
  /** Fractions of the picture. */
  readonly x: number;
  readonly y: number;
  /** Fraction of the scale. */
  readonly radius: number;
  /** How narrow it looks from the side that is seen, and how it lies. */
  readonly flat: number;
  readonly tilt: number;
}

const ONE: readonly Disk[] = [{ x: 0.52, y: 0.47, radius: 0.54, flat: 0.52, tilt: -0.38 }];
/** Behind those who are in space. */
const BEHIND: readonly Disk[] = [{ x: 0.7, y: 0.27, radius: 0.5, flat: 0.5, tilt: -0.38 }];
const TWO: readonly Disk[] = [
  { x: 0.36, y: 0.56, radius: 0.34, flat: 0.5, tilt: -0.45 },
  { x: 0.72, y: 0.29, radius: 0.22, flat: 0.62, tilt: 0.5 },
];
const ARMS = 2;
/** How far an arm winds around the middle, in radians. */
const WINDING = 4.6;
const STARS = 1500;
const CLOUDS = 130;
const CORE: Colour = [0.96, 0.06, 85];
const INNER: Colour = [0.82, 0.12, 340];
const OUTER: Colour = [0.68, 0.15, 262];

const colourAt = (out: number): Colour =>
  out < 0.3 ? mix(CORE, INNER, out / 0.3) : mix(INNER, OUTER, (out - 0.3) / 0.7);

/** A place on an arm: how far out, and how far beside the middle line of the arm. */
function onArm(random: () => number, spread: number) {
  const out = random() ** 0.75;
  const arm = Math.floor(random() * ARMS);
  const beside = (random() + random() + random() - 1.5) * spread * (0.35 + 0.65 * out);
  const angle = (arm * TAU) / ARMS + WINDING * out ** 0.7 + beside;
  return { out, x: Math.cos(angle) * out, y: Math.sin(angle) * out };
}

/** Clouds of light along both arms, and stars in them; in a square of twice the radius. */
function paintDisk(context: Canvas2D, stage: Stage, radius: number, seed: number): void {
  const random = createRandom(seed);
  context.translate(radius, radius);
  for (let i = 0; i < CLOUDS; i++) {
    const { out, x, y } = onArm(random, 0.5);
    const sprite = glowSprite(stage.environment, colourAt(Math.round(out * 8) / 8));
    const size = (0.1 + 0.1 * random()) * radius;
    drawGlow(context, sprite, x * radius * 0.88, y * radius * 0.88, size, 0.38 * (1 - 0.45 * out));
  }
  for (let i = 0; i < STARS; i++) {
    const { out, x, y } = onArm(random, 0.85);
    const bright = random();
    context.fillStyle = css(mix(colourAt(out), [1, 0, 0], 0.55 * bright), 0.25 + 0.7 * bright ** 2);
    fillCircle(
      context,
      x * radius * 0.96,
      y * radius * 0.96,
      (0.5 + 1.2 * bright ** 5) * stage.unit * 1.3,
    );
  }
}

function addDisk(stage: Stage, { x, y, radius, flat, tilt }: Disk, seed: number): void {
  const { width, height, environment } = stage;
  const reach = radius * scaleOf(stage);
  const disk = paintOnce(environment, 2 * reach, 2 * reach, (context) =>
    paintDisk(context, stage, reach, seed),
  );
  const core = glowSprite(environment, CORE);
  stage.addLayer(2.5, 0.08, (context, phase) => {
    context.save();
    context.translate(x * width, y * height);
    context.rotate(tilt + 0.035 * wave(phase));
    context.scale(1, flat);
    context.globalCompositeOperation = 'screen';
    context.drawImage(disk, -reach, -reach);
    const breath = 1 + 0.04 * wave(phase, 1, 0.3);
    drawGlow(context, core, 0, 0, 0.62 * reach * breath, 0.6);
    drawGlow(context, core, 0, 0, 0.26 * reach * breath, 0.95);
    context.restore();
  });
}

/** A spiral of stars with a bright middle, seen from the side; two where the prompt speaks of several. */
export function addGalaxy(stage: Stage): void {
  const { prompt, subjects } = stage.plan;
  const one = subjects.length === 0 ? ONE : BEHIND;
  const disks = /\bgalaxies\b/i.test(prompt) ? TWO : one;
  for (const [i, disk] of disks.entries()) addDisk(stage, disk, stage.seed + 211 + i);
}
