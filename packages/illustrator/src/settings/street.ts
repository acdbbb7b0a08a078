import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addBokeh } from './bokeh.ts';
import { paintSkyline, paintTownByLook } from './city.ts';
import { crowd, scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

const KERB = 0.8;
const REFLECTIONS: readonly Colour[] = [
  [0.85, 0.14, 80],
  [0.72, 0.19, 350],
  [0.8, 0.14, 205],
  [0.88, 0.12, 90],
];

function paintShop(
  context: Canvas2D,
  stage: Stage,
  [x, width]: readonly [number, number],
  colour: Colour,
): void {
  const { height, unit, palette } = stage;
  const night = palette.night > 0.5;
  const foot = KERB * height;
  const tall = 0.19 * scaleOf(stage);
  const wall = night ? mix([0.2, 0.06, 285], colour, 0.12) : mix([0.62, 0.06, 60], colour, 0.3);
  context.fillStyle = verticalGradient(context, foot - tall, foot, [
    [0, shift(wall, 0.04)],
    [1, shift(wall, -0.05)],
  ]);
  context.fillRect(x, foot - tall, width, tall);
  const glass: Colour = night ? [0.86, 0.13, 82] : [0.78, 0.06, 230];
  context.fillStyle = verticalGradient(context, foot - tall * 0.6, foot, [
    [0, shift(glass, 0.06)],
    [1, shift(glass, -0.16, 1.1)],
  ]);
  const door = width * 0.24;
  context.fillRect(x + width * 0.08, foot - tall * 0.58, width * 0.52, tall * 0.46);
  context.fillRect(x + width * 0.68, foot - tall * 0.6, door, tall * 0.6);
  context.fillStyle = css(shift(wall, -0.12));
  context.fillRect(x + width * 0.33, foot - tall * 0.58, 2.5 * unit, tall * 0.46);
  context.fillRect(x + width * 0.68 + door * 0.8, foot - tall * 0.3, 2.5 * unit, 8 * unit);
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const left = x + width * 0.04 + (i / stripes) * width * 0.92;
    const right = left + (width * 0.92) / stripes;
    const out = 0.02 * scaleOf(stage);
    context.fillStyle = css(
      i % 2
        ? mix([0.95, 0.02, 80], palette.haze, 0.2 + 0.35 * palette.night)
        : shift(colour, -0.12 * palette.night),
    );
    fillPolygon(context, [
      [left, foot - tall * 0.84],
      [right, foot - tall * 0.84],
      [right + (i - 3.5) * 0.15 * unit, foot - tall * 0.84 + out * 1.6],
      [left + (i - 3.5) * 0.15 * unit, foot - tall * 0.84 + out * 1.6],
    ]);
  }
}

/** Low shops at both sides of the picture; the middle looks down to the skyline. */
function addShops(stage: Stage): void {
  const { width } = stage;
  const scale = scaleOf(stage);
  const shop = 0.24 * scale;
  const colours: readonly Colour[] = [
    [0.66, 0.17, 25],
    [0.64, 0.13, 200],
    [0.7, 0.15, 80],
    [0.6, 0.16, 330],
  ];
  addStrip(stage, { order: 24, depth: 0.62, top: KERB - 0.3, bottom: KERB + 0.01 }, (context) => {
    const fit = Math.max(1, Math.round((width * 0.31) / shop));
    for (let i = 0; i < fit; i++) {
      const inset = -0.02 * width + i * shop;
      paintShop(context, stage, [inset, shop * 0.985], colours[i % 4] ?? [0.6, 0.1, 0]);
      paintShop(
        context,
        stage,
        [width - inset - shop, shop * 0.985],
        colours[(i + 1) % 4] ?? [0.6, 0.1, 0],
      );
    }
  });
}

function addRoadway(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const night = palette.night > 0.5;
  const asphalt: Colour = night ? [0.22, 0.045, 280] : mix([0.45, 0.03, 280], palette.haze, 0.12);
  addStrip(stage, { order: 26, depth: 0.7, top: KERB - 0.01, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, KERB * height, height, [
      [0, mix(palette.haze, asphalt, 0.65)],
      [0.25, asphalt],
      [1, shift(asphalt, -0.08)],
    ]);
    context.fillRect(-width, KERB * height, width * 3, height);
    const pavement = mix(shift(asphalt, 0.12), palette.haze, 0.2);
    context.fillStyle = css(pavement);
    context.fillRect(-width, KERB * height, width * 3, 0.022 * height);
    context.fillStyle = css(shift(pavement, 0.1), 0.8);
    context.fillRect(-width, (KERB + 0.02) * height, width * 3, 2.5 * unit);
    context.fillStyle = css(shift(asphalt, -0.08), 0.8);
    context.fillRect(-width, (KERB + 0.0225) * height, width * 3, 5 * unit);
    context.fillStyle = css(mix([0.95, 0.04, 95], asphalt, night ? 0.55 : 0.3));
    const dash = 0.14 * scaleOf(stage);
    for (let x = -dash; x < width + dash; x += dash * 1.8) {
      fillPolygon(context, [
        [x + 0.012 * height, 0.948 * height],
        [x + dash + 0.012 * height, 0.948 * height],
        [x + dash, 0.96 * height],
        [x, 0.96 * height],
      ]);
    }
  });
}

/** Lights drawn out on the wet asphalt, broken by ripples. */
function addReflections(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 9);
  const top = (KERB + 0.025) * height;
  const streaks = Array.from({ length: crowd(stage, 16) }, (_, i) => {
    const colour = REFLECTIONS[i % 4] ?? [0.85, 0.14, 80];
    return {
      x: random() * width,
      width: (0.01 + 0.035 * random()) * scale,
      length: (0.09 + 0.12 * random()) * height,
      cycles: 1 + (i % 2),
      offset: random(),
      colour,
    };
  });
  stage.addLayer(27, 0.7, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    for (const streak of streaks) {
      const alpha = 0.34 * (0.75 + 0.25 * wave(phase, streak.cycles, streak.offset));
      context.fillStyle = linearGradient(
        context,
        [0, top, 0, top + streak.length],
        [
          [0, streak.colour, alpha],
          [1, streak.colour, 0],
        ],
      );
      const slice = 0.02 * height;
      for (let y = 0; y < streak.length; y += slice) {
        const ripple =
          0.004 * width * Math.sin(TAU * (y * 0.37 + streak.offset + phase * streak.cycles));
        context.fillRect(
          streak.x + ripple - streak.width / 2,
          top + y,
          streak.width,
          Math.min(slice * 1.02, streak.length - y),
        );
      }
    }
    context.globalCompositeOperation = 'source-over';
  });
}

/** What stands on the pavement: it, and the actors at it, are drawn there. */
const ON_PAVEMENT = /^@(?:foodstall|phonebooth)$/;
const FRONT = /front$/;
/** The feet of those on the street; a house behind them stands on the pavement. */
const ON_STREET = 0.88;

const groundOf = ({ plan: { subjects } }: Stage): number => {
  const isAlone = subjects.length === 1 && FRONT.test(subjects[0]?.glyph ?? '');
  return isAlone || subjects.some(({ glyph }) => ON_PAVEMENT.test(glyph)) ? KERB + 0.02 : ON_STREET;
};

/** A street with shops before the skyline; wet at night and in the rain. */
export function street(stage: Stage): void {
  const { palette, plan } = stage;
  if (paintTownByLook(stage)) return;
  paintSkyline(stage, KERB + 0.02);
  stage.ground = groundOf(stage);
  stage.wet =
    palette.night > 0.5 || plan.weather.includes('rain') || plan.weather.includes('storm');
  addShops(stage);
  addRoadway(stage);
  if (stage.wet) addReflections(stage);
  if (palette.night > 0.5) addBokeh(stage);
}
