import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { paintCobbles } from './cobbles.ts';
import { scaleOf } from './extent.ts';
import { addFacades } from './facades.ts';
import { addLightStrings } from './light-strings.ts';
import { addMoonOfMoonlight } from './moonlight.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const FOOT = 0.68;
const LAMPLIGHT: Colour = [0.9, 0.12, 80];
const WHITE: Colour = [0.96, 0.015, 90];
const AWNINGS: readonly Colour[] = [
  [0.55, 0.17, 25],
  [0.5, 0.1, 160],
  [0.5, 0.11, 250],
  [0.6, 0.13, 50],
];

/** Shop windows with a door between them, below one long awning. */
function paintFront(context: Canvas2D, stage: Stage): void {
  const { width, height, palette, take } = stage;
  const scale = scaleOf(stage);
  const wide = 0.78 * scale;
  const tall = 0.34 * scale;
  const left = width / 2 - wide / 2;
  const foot = FOOT * height;
  const top = foot - tall;
  const tone = underSky(palette, AWNINGS[take.index % AWNINGS.length] ?? WHITE);
  context.fillStyle = css(shift(tone, -0.12, 0.7));
  context.fillRect(left, top, wide, tall);
  const glass = palette.night > 0.5 ? LAMPLIGHT : underSky(palette, [0.82, 0.07, 75]);
  const pane = (x: number, y: number, w: number, h: number): void => {
    context.fillStyle = css(shift(tone, -0.24, 0.7));
    context.fillRect(left + x * wide - 3, top + y * tall - 3, w * wide + 6, h * tall + 6);
    context.fillStyle = verticalGradient(context, top + y * tall, top + (y + h) * tall, [
      [0, shift(glass, 0.06)],
      [1, shift(glass, -0.14, 1.1)],
    ]);
    context.fillRect(left + x * wide, top + y * tall, w * wide, h * tall);
  };
  pane(0.04, 0.34, 0.34, 0.44);
  pane(0.62, 0.34, 0.34, 0.44);
  pane(0.43, 0.34, 0.14, 0.66);
  context.fillStyle = css(shift(tone, -0.24, 0.7));
  for (const x of [0.155, 0.265, 0.735, 0.845]) {
    context.fillRect(left + x * wide, top + 0.34 * tall, 0.006 * wide, 0.44 * tall);
  }
  const stripes = 15;
  for (let i = 0; i < stripes; i++) {
    const at = (t: number, y: number, grow: number): readonly [number, number] => [
      width / 2 + (t - 0.5) * wide * grow,
      top + y * tall,
    ];
    const colour = i % 2 ? underSky(palette, WHITE) : tone;
    const [t0, t1] = [i / stripes, (i + 1) / stripes];
    context.fillStyle = verticalGradient(context, top + 0.1 * tall, top + 0.34 * tall, [
      [0, shift(colour, 0.04)],
      [1, shift(colour, -0.06)],
    ]);
    fillPolygon(context, [
      at(t0, 0.1, 0.98),
      at(t1, 0.1, 0.98),
      at(t1, 0.32, 1.06),
      at(t0, 0.32, 1.06),
    ]);
    const [cx, cy] = at((t0 + t1) / 2, 0.32, 1.06);
    context.beginPath();
    context.arc(cx, cy, (wide * 1.06) / stripes / 2, 0, Math.PI);
    context.fill();
  }
}

/** A round table on one leg with two bentwood chairs. */
function paintSet(context: Canvas2D, stage: Stage, x: number, foot: number, size: number): void {
  const { height, palette } = stage;
  const unit = size * scaleOf(stage);
  const ink = underSky(palette, [0.28, 0.03, 60]);
  const wood = underSky(palette, [0.56, 0.1, 55]);
  const bottom = foot * height;
  context.fillStyle = css(palette.shadow, 0.25);
  context.beginPath();
  context.ellipse(x, bottom, unit * 0.75, unit * 0.09, 0, 0, Math.PI * 2);
  context.fill();
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    const cx = x + side * unit * 0.55;
    context.strokeStyle = css(ink);
    context.lineWidth = unit * 0.035;
    for (const leg of [-0.14, 0.14]) {
      context.beginPath();
      context.moveTo(cx + leg * unit, bottom - unit * 0.34);
      context.lineTo(cx + leg * 1.2 * unit, bottom);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(cx + side * 0.16 * unit, bottom - unit * 0.34);
    context.bezierCurveTo(
      cx + side * 0.26 * unit,
      bottom - unit * 0.9,
      cx + side * 0.02 * unit,
      bottom - unit * 0.86,
      cx + side * 0.05 * unit,
      bottom - unit * 0.36,
    );
    context.stroke();
    context.fillStyle = css(wood);
    context.beginPath();
    context.ellipse(cx, bottom - unit * 0.35, unit * 0.2, unit * 0.055, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = css(ink);
  context.fillRect(x - unit * 0.025, bottom - unit * 0.5, unit * 0.05, unit * 0.48);
  context.beginPath();
  context.ellipse(x, bottom - unit * 0.015, unit * 0.18, unit * 0.04, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(shift(wood, -0.1));
  context.beginPath();
  context.ellipse(x, bottom - unit * 0.49, unit * 0.36, unit * 0.085, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(shift(wood, 0.1));
  context.beginPath();
  context.ellipse(x, bottom - unit * 0.51, unit * 0.36, unit * 0.08, 0, 0, Math.PI * 2);
  context.fill();
}

/** The tables of a café on the pavement before it. */
export async function terrace(stage: Stage): Promise<void> {
  const { palette, width, height } = stage;
  const scale = scaleOf(stage);
  const night = palette.night > 0.5;
  stage.horizon = FOOT;
  stage.ground = 0.92;
  addSky(stage, FOOT + 0.02);
  addMoonOfMoonlight(stage, { x: 0.3, y: 0.12 });
  if (night) addStars(stage, { count: 90, bottom: 0.3 });
  else addClouds(stage, { count: 3, top: 0.03, bottom: 0.2, size: 0.4, depth: 0.2 });
  addFacades(stage, { foot: FOOT + 0.01, tall: 0.5 });
  paintCobbles(stage, FOOT);
  addStrip(stage, { order: 21, depth: 0.4, top: 0.2, bottom: FOOT + 0.01 }, (context) =>
    paintFront(context, stage),
  );
  const cup = stage.lit(await stage.sprite('@coffee', Math.ceil(0.07 * scale)), { rim: 0.4 });
  const flower = stage.lit(await stage.sprite('potted-plant', Math.ceil(0.2 * scale)), {
    rim: 0.4,
  });
  addStrip(stage, { order: 24, depth: 0.62, top: 0.3, bottom: 1.06 }, (context) => {
    for (const [place, foot, size] of [
      [0.36, 0.735, 0.15],
      [0.64, 0.735, 0.15],
      [0.1, 0.85, 0.27],
      [0.9, 0.85, 0.27],
    ] as const) {
      const x = width / 2 + (place - 0.5) * Math.max(width, scale);
      paintSet(context, stage, x, foot, size);
      const side = 0.26 * size * scale;
      context.drawImage(
        cup,
        x - side / 2,
        foot * height - 0.54 * size * scale - side * 0.9,
        side,
        side,
      );
    }
    for (const x of [0.26, 0.74]) {
      const side = 0.15 * scale;
      context.drawImage(
        flower,
        width / 2 + (x - 0.5) * scale - side / 2,
        (FOOT + 0.025) * height - side * 0.96,
        side,
        side,
      );
    }
  });
  addLightStrings(stage, { top: 0.05, drop: 0.1 });
}
