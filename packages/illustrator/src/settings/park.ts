import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { seasonOf } from './foliage-colours.ts';
import { paintRollingHills } from './hills.ts';
import { addFlowers } from './meadow.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** A path that winds from the foreground into the distance. */
function addPath(stage: Stage): void {
  const { width, height, palette } = stage;
  const gravel = underSky(palette, stage.snowy ? [0.84, 0.03, 250] : [0.86, 0.06, 80], 0.08);
  const edge = (t: number, side: number): [number, number] => {
    const near = t * t;
    const centre = 0.52 + 0.16 * Math.sin(2.1 + t * 3.3) * (1 - t * 0.4);
    return [(centre + side * (0.012 + 0.2 * near)) * width, (0.785 + 0.25 * near) * height];
  };
  const trace = (context: Canvas2D, grow: number): void => {
    context.beginPath();
    for (let i = 0; i <= 20; i++) context.lineTo(...edge(i / 20, -grow));
    for (let i = 20; i >= 0; i--) context.lineTo(...edge(i / 20, grow));
    context.closePath();
    context.fill();
  };
  addStrip(stage, { order: 19, depth: 0.6, top: 0.77, bottom: 1.05 }, (context) => {
    context.fillStyle = css(shift(gravel, -0.16, 1.2), 0.6);
    trace(context, 1.1);
    context.fillStyle = css(gravel);
    trace(context, 1);
    context.fillStyle = css(shift(gravel, 0.05), 0.5);
    trace(context, 0.45);
  });
}

function paintBench(context: Canvas2D, stage: Stage, x: number, y: number, size: number): void {
  const wood = underSky(stage.palette, [0.58, 0.11, 55], 0.05);
  const iron = underSky(stage.palette, [0.34, 0.03, 250], 0.05);
  context.fillStyle = css(stage.palette.shadow, 0.3);
  context.beginPath();
  context.ellipse(x, y, size * 0.56, size * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(iron);
  for (const side of [-0.4, 0.36])
    context.fillRect(x + side * size, y - size * 0.45, size * 0.05, size * 0.45);
  for (const [level, tall] of [
    [0.47, 0.09],
    [0.35, 0.09],
    [0.21, 0.06],
    [0.15, 0.05],
  ] as const) {
    context.fillStyle = css(shift(wood, level < 0.3 ? 0.06 : 0));
    context.beginPath();
    context.roundRect(x - size * 0.5, y - level * size, size, tall * size, size * 0.02);
    context.fill();
  }
}

const LANTERN: Colour = [0.93, 0.13, 85];

/** Two lamp posts and a bench; the lamps burn at night. */
function addFurniture(stage: Stage): void {
  const { width, height, palette, environment, plan } = stage;
  const scale = scaleOf(stage);
  const night = palette.night > 0.5;
  const hasBench = plan.subjects.some(({ glyph }) => /^@(?:wide)?bench$/.test(glyph));
  const iron = underSky(palette, [0.3, 0.03, 260], 0.06);
  const lamps = [
    { x: 0.11 * width, foot: 0.865 * height, tall: 0.34 * scale },
    { x: 0.8 * width, foot: 0.82 * height, tall: 0.24 * scale },
  ];
  addStrip(stage, { order: 20, depth: 0.7, top: 0.3, bottom: 0.92 }, (context) => {
    if (!hasBench) paintBench(context, stage, 0.24 * width, 0.865 * height, 0.2 * scale);
    for (const { x, foot, tall } of lamps) {
      const thick = tall * 0.022;
      context.fillStyle = css(iron);
      context.fillRect(x - thick / 2, foot - tall * 0.86, thick, tall * 0.86);
      context.fillRect(x - thick * 1.2, foot - tall * 0.1, thick * 2.4, tall * 0.1);
      context.fillRect(x - thick * 2, foot - tall * 0.87, thick * 4, thick);
      context.fillStyle = css(night ? LANTERN : mix(LANTERN, palette.haze, 0.5));
      context.beginPath();
      context.roundRect(
        x - tall * 0.035,
        foot - tall * 0.97,
        tall * 0.07,
        tall * 0.1,
        tall * 0.015,
      );
      context.fill();
      context.fillStyle = css(iron);
      context.beginPath();
      context.arc(x, foot - tall * 0.965, tall * 0.05, Math.PI, 0);
      context.fill();
      fillCircle(context, x, foot - tall * 1.02, tall * 0.014);
    }
  });
  if (!night) return;
  const light = glowSprite(environment, LANTERN);
  stage.addLayer(31, 0.7, (context, phase) => {
    lamps.forEach(({ x, foot, tall }, i) => {
      const breath = 1 + 0.04 * wave(phase, 2, i * 0.3);
      drawGlow(context, light, x, foot - tall * 0.92, tall * 0.75 * breath, 0.9);
      context.save();
      context.translate(x, foot);
      context.scale(1, 0.22);
      drawGlow(context, light, 0, 0, tall * 0.9, 0.4);
      context.restore();
    });
  });
}

const USUAL_FLOWERS: readonly string[] = ['tulip', 'blossom', 'rose', 'hibiscus'];

/** Trees, a winding path, a bench and lamps. */
export async function park(stage: Stage): Promise<void> {
  stage.ground = 0.865;
  paintRollingHills(stage, 0.53);
  addPath(stage);
  addFurniture(stage);
  const season = seasonOf(stage);
  if (season === 'summer' || season === 'spring') {
    await addFlowers(stage, stage.plan.landLook?.flowers ?? USUAL_FLOWERS, 9);
  }
}
