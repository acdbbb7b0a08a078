import type { Canvas2D } from '../canvas.ts';
import { isInterior } from '../language/indoors.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom, type Random } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Prompts that name plants: more of them grow than in a place that is only abandoned. */
const OVERGROWN = /overgrown|\bferns?\b|\bvines?\b|\bivy\b|reclaimed|bewachsen|überwuchert/i;
const LEAF: Colour = [0.5, 0.11, 138];

/** A vine that hangs from the upper border, with leaves on both sides. */
function paintVine(
  context: Canvas2D,
  [x, long, size]: readonly [x: number, long: number, size: number],
  tone: Colour,
  random: Random,
): void {
  const lean = (random() - 0.5) * size * 3;
  const at = (t: number): readonly [number, number] => [
    x + lean * t * t + Math.sin(t * 9 + x) * size * 0.3,
    t * long,
  ];
  context.strokeStyle = css(shift(tone, -0.14));
  context.lineWidth = size * 0.12;
  context.beginPath();
  for (let i = 0; i <= 20; i++) context.lineTo(...at(i / 20));
  context.stroke();
  const leaves = Math.max(4, Math.round(long / (size * 0.55)));
  for (let i = 0; i < leaves; i++) {
    const [px, py] = at(i / leaves);
    const side = i % 2 ? 1 : -1;
    context.fillStyle = css(shift(tone, 0.1 * (random() - 0.5)));
    context.beginPath();
    context.ellipse(
      px + side * size * 0.36,
      py,
      size * 0.42,
      size * 0.26,
      side * 0.6,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** A tuft of long blades, or a fern. */
function paintTuft(
  context: Canvas2D,
  [x, foot, size]: readonly [x: number, foot: number, size: number],
  tone: Colour,
  random: Random,
): void {
  for (let i = 0; i < 11; i++) {
    const lean = (random() - 0.5) * size * 1.2;
    const tall = size * (0.5 + 0.6 * random());
    context.fillStyle = css(shift(tone, 0.12 * (random() - 0.5)));
    context.beginPath();
    context.moveTo(x + lean * 0.2 - size * 0.03, foot);
    context.quadraticCurveTo(x + lean * 0.3, foot - tall * 0.6, x + lean, foot - tall);
    context.quadraticCurveTo(x + lean * 0.4, foot - tall * 0.5, x + lean * 0.2 + size * 0.03, foot);
    context.fill();
  }
}

/** What grows in abandoned places: vines from above, weeds and cracks on the ground. */
export function addOvergrowth(stage: Stage): void {
  const { width, height, unit, palette, plan } = stage;
  const scale = scaleOf(stage);
  const lush = OVERGROWN.test(plan.prompt) ? 1.7 : 1;
  const isInside = isInterior(plan.setting);
  const tone = mix(underSky(palette, LEAF, 0.05), [0.3, 0.05, 150], 0.35 * palette.night);
  const random = createRandom(stage.seed + 515);
  const ground = stage.ground ?? 0.9;
  addStrip(stage, { order: 30, depth: 0.75, top: ground - 0.2, bottom: 1.1 }, (context) => {
    context.strokeStyle = css([0.2, 0.02, 60], isInside ? 0.45 : 0.2);
    context.lineCap = 'round';
    for (let i = 0; i < 7; i++) {
      let [x, y] = [random() * width, (ground - 0.02 + 0.12 * random()) * height];
      context.lineWidth = (1.5 + 2 * random()) * unit;
      context.beginPath();
      context.moveTo(x, y);
      for (let step = 0; step < 5; step++) {
        x += (random() - 0.4) * 70 * unit;
        y += (random() - 0.45) * 22 * unit;
        context.lineTo(x, y);
      }
      context.stroke();
    }
    for (let i = 0; i < crowd(stage, 15 * lush); i++) {
      const x = random() * width;
      const nearMiddle = Math.abs(x / width - 0.5) < 0.2;
      const foot = (ground - 0.06 + 0.1 * random()) * height;
      paintTuft(
        context,
        [x, foot, (nearMiddle ? 0.05 : 0.1) * lush * scale],
        shift(tone, -0.04),
        random,
      );
    }
  });
  addStrip(stage, { order: 62, depth: 1.1, top: -0.06, bottom: 1.1 }, (context) => {
    const vines = crowd(stage, 16);
    for (let i = 0; i < vines; i++) {
      const t = (i + random()) / vines;
      const fromEdge = Math.min(t, 1 - t) * 2;
      const long = (0.32 - 0.26 * fromEdge ** 0.5) * (0.6 + 0.7 * random()) * lush * height;
      paintVine(context, [t * width, long, 0.034 * scale], shift(tone, -0.07), random);
    }
    for (let i = 0; i < crowd(stage, 14 * lush); i++) {
      const t = random();
      const edge = t < 0.5 ? t * 0.62 : 1 - (1 - t) * 0.62;
      paintTuft(
        context,
        [edge * width, 1.03 * height, (0.12 + 0.08 * random()) * scale],
        shift(tone, -0.1),
        random,
      );
    }
  });
}
