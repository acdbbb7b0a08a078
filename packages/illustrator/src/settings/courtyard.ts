import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { paintCobbles } from './cobbles.ts';
import { scaleOf } from './extent.ts';
import { addLightStrings } from './light-strings.ts';
import { addMoonOfMoonlight } from './moonlight.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const FOOT = 0.7;
const PLASTER: readonly Colour[] = [
  [0.86, 0.07, 75],
  [0.82, 0.08, 45],
  [0.92, 0.025, 90],
  [0.84, 0.05, 150],
];

function arch(
  context: Canvas2D,
  [x, y, wide, tall]: readonly [number, number, number, number],
): void {
  context.beginPath();
  context.roundRect(x, y, wide, tall, [wide / 2, wide / 2, 0, 0]);
  context.fill();
}

/** A wall with arcades below and windows above, tiles along its top. */
function paintWing(context: Canvas2D, stage: Stage): void {
  const { width, height, palette, take } = stage;
  const scale = scaleOf(stage);
  const wall = underSky(palette, PLASTER[take.index % PLASTER.length] ?? [0.86, 0.07, 75], 0.06);
  const top = FOOT * height - 0.5 * scale;
  const lamp: Colour = [0.9, 0.13, 80];
  context.fillStyle = verticalGradient(context, top, FOOT * height, [
    [0, shift(wall, 0.03)],
    [1, shift(wall, -0.07)],
  ]);
  context.fillRect(-width, top, width * 3, FOOT * height - top + 2);
  context.fillStyle = css(underSky(palette, [0.54, 0.13, 38], 0.06));
  context.fillRect(-width, top - 0.035 * scale, width * 3, 0.045 * scale);
  const step = 0.2 * scale;
  const count = Math.ceil(width / step / 2) + 1;
  for (let i = -count; i <= count; i++) {
    const x = width / 2 + i * step;
    context.fillStyle = css(shift(wall, 0.07));
    arch(context, [x - 0.083 * scale, FOOT * height - 0.25 * scale, 0.166 * scale, 0.25 * scale]);
    context.fillStyle = verticalGradient(context, FOOT * height - 0.24 * scale, FOOT * height, [
      [0, palette.night > 0.5 ? [0.62, 0.12, 65] : shift(wall, -0.3)],
      [1, palette.night > 0.5 ? [0.4, 0.08, 55] : shift(wall, -0.2)],
    ]);
    arch(context, [x - 0.068 * scale, FOOT * height - 0.232 * scale, 0.136 * scale, 0.232 * scale]);
    context.fillStyle = css(shift(wall, -0.26, 1.4));
    context.fillRect(x - 0.062 * scale, top + 0.07 * scale, 0.124 * scale, 0.11 * scale);
    context.fillStyle = css(
      palette.night > 0.5 && i % 2 ? lamp : underSky(palette, [0.56, 0.05, 240]),
    );
    context.fillRect(x - 0.032 * scale, top + 0.078 * scale, 0.064 * scale, 0.098 * scale);
    context.fillStyle = css(underSky(palette, [0.54, 0.14, 142]));
    for (const dx of [-0.03, 0, 0.03]) {
      context.beginPath();
      context.ellipse(
        x + dx * scale,
        top + 0.19 * scale,
        0.022 * scale,
        0.016 * scale,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}

/** A yard between arcades: paving, a fountain, plants in pots. */
export async function courtyard(stage: Stage): Promise<void> {
  const { width, height, palette, plan } = stage;
  const scale = scaleOf(stage);
  stage.horizon = FOOT;
  stage.ground = 0.92;
  addSky(stage, FOOT);
  addMoonOfMoonlight(stage, { x: 0.3, y: 0.1 });
  if (palette.night > 0.5) addStars(stage, { count: 90, bottom: 0.3 });
  else addClouds(stage, { count: 3, top: 0.02, bottom: 0.16, size: 0.36, depth: 0.2 });
  addStrip(stage, { order: 12, depth: 0.35, top: 0, bottom: FOOT + 0.02 }, (context) =>
    paintWing(context, stage),
  );
  paintCobbles(stage, FOOT);
  const hasFountain = !plan.subjects.some(({ glyph }) => glyph === '@fountain');
  const pieces = [
    ...(hasFountain ? [{ glyph: '@fountain', x: 0.5, foot: 0.8, size: 0.34 }] : []),
    { glyph: 'potted-plant', x: 0.2, foot: 0.735, size: 0.15 },
    { glyph: 'potted-plant', x: 0.8, foot: 0.735, size: 0.15 },
    { glyph: '@bench', x: 0.1, foot: 0.86, size: 0.24 },
    { glyph: 'potted-plant', x: 0.93, foot: 0.9, size: 0.26 },
  ];
  const sprites = await Promise.all(
    pieces.map(async ({ glyph, size }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * scale)), { rim: 0.4 }),
    ),
  );
  addStrip(stage, { order: 24, depth: 0.55, top: 0.3, bottom: 1.05 }, (context) => {
    for (const [i, { x, foot, size }] of pieces.entries()) {
      const sprite = sprites[i];
      const side = size * scale;
      const middle = width / 2 + (x - 0.5) * Math.max(width, 0.8 * scale);
      if (sprite)
        context.drawImage(sprite, middle - side / 2, foot * height - side * 0.96, side, side);
    }
  });
  addLightStrings(stage, { top: 0.1, drop: 0.1 });
}
