import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { isAtWindow } from '../language/at-window.ts';
import { saysBlownCurtains } from '../language/blown-curtains.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, verticalGradient } from '../painting.ts';
import { isOnSill } from '../plan/still-life.ts';
import type { Stage } from '../stage/stage.ts';
import { blownHem, traceBlownFold } from './blown-curtains.ts';
import { scaleOf } from './extent.ts';
import { viewOfHome } from './living-looks.ts';
import { addView, type WindowFrame } from './room-window.ts';
import { addStrip } from './strip.ts';
import type { ViewName } from './window-views.ts';

/** One for each take. */
const WALLS: readonly Colour[] = [
  [0.46, 0.075, 45],
  [0.47, 0.06, 155],
  [0.45, 0.065, 245],
  [0.46, 0.075, 5],
];
const FRAME: Colour = [0.36, 0.07, 40];
const TABLE: Colour = [0.5, 0.1, 50];
const CURTAIN: Colour = [0.64, 0.13, 25];
const TABLE_TOP = 0.78;
/** Upper edge of the sill when things on it are the subject, a fraction of the height. */
const SILL = 0.74;

function addWall(stage: Stage): void {
  const { width, height, unit, take } = stage;
  const wall = WALLS[take.index % WALLS.length] ?? [0.46, 0.075, 45];
  addStrip(stage, { order: 0, depth: 0.05, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0, height, [
      [0, shift(wall, -0.1)],
      [0.7, wall],
      [1, shift(wall, -0.05)],
    ]);
    context.fillRect(-width, -height, width * 3, height * 3);
    context.fillStyle = css(shift(wall, 0.03), 0.25);
    for (let x = -width * 0.05; x < width * 1.1; x += 77 * unit) {
      context.fillRect(x, -height, 8 * unit, height * 3);
    }
  });
}

function addWindowFrame(stage: Stage, { x, y, width, height }: WindowFrame): void {
  const { unit } = stage;
  addStrip(stage, { order: 5, depth: 0.1, top: -0.05, bottom: 0.85 }, (context) => {
    context.fillStyle = css(FRAME);
    context.fillRect(x - 16 * unit, y - 16 * unit, width + 32 * unit, 16 * unit);
    context.fillRect(x - 16 * unit, y + height, width + 32 * unit, 14 * unit);
    context.fillRect(x - 16 * unit, y, 16 * unit, height);
    context.fillRect(x + width, y, 16 * unit, height);
    context.fillRect(x + width / 2 - 6 * unit, y, 12 * unit, height);
    context.fillRect(x, y + height / 2 - 5 * unit, width, 10 * unit);
    context.fillStyle = css(shift(FRAME, 0.16));
    context.fillRect(x - 34 * unit, y + height + 12 * unit, width + 68 * unit, 20 * unit);
    context.fillStyle = css(shift(FRAME, -0.12), 0.5);
    context.fillRect(x - 34 * unit, y + height + 32 * unit, width + 68 * unit, 10 * unit);
  });
}

/** Two curtains whose folds breathe a little. */
function addCurtains(stage: Stage, frame: WindowFrame): void {
  const { unit } = stage;
  const top = frame.y - 40 * unit;
  const length = frame.height + 130 * unit;
  const tone = stage.accents[0]
    ? mix(CURTAIN, [CURTAIN[0], 0.13, stage.accents[0][2]], 0.35)
    : CURTAIN;
  const shades = [
    [0, shift(tone, 0.01)],
    [0.45, shift(tone, 0.1)],
    [1, shift(tone, -0.16)],
  ] as const;
  const folds = 6;
  const isBlown = saysBlownCurtains(stage.plan.prompt);
  stage.addLayer(6, 0.1, (context, phase) => {
    for (const side of [0, 1]) {
      const left = side ? frame.x + frame.width - 16 * unit : frame.x - 86 * unit;
      for (let i = 0; i < folds; i++) {
        const across = 17 * unit;
        const foldX = left + i * across;
        const swing = 3 * unit * wave(phase, 1, i * 0.13 + side * 0.4);
        const hems = isBlown
          ? [i, i + 1].map((edge) =>
              blownHem(phase, (side ? folds - edge : edge) / folds, side, unit),
            )
          : [];
        const aside = [hems[0]?.aside ?? 0, hems[1]?.aside ?? 0] as const;
        context.fillStyle = linearGradient(
          context,
          [foldX + 0.7 * aside[0], 0, foldX + across + 0.7 * aside[1], 0],
          shades,
        );
        context.beginPath();
        if (isBlown) {
          traceBlownFold(context, { left: foldX, across: across + unit, top, length }, hems);
        } else {
          context.moveTo(foldX, top);
          context.lineTo(foldX + across + unit, top);
          context.lineTo(foldX + across + unit + swing, top + length);
          context.lineTo(foldX + swing, top + length);
        }
        context.fill();
      }
    }
    context.fillStyle = css([0.3, 0.05, 40]);
    context.beginPath();
    context.roundRect(
      frame.x - 110 * unit,
      frame.y - 54 * unit,
      frame.width + 220 * unit,
      15 * unit,
      7 * unit,
    );
    context.fill();
  });
}

function addTable(stage: Stage): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 4);
  const top = TABLE_TOP * height;
  addStrip(stage, { order: 20, depth: 0.5, top: TABLE_TOP - 0.01, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, top, height, [
      [0, shift(TABLE, 0.12)],
      [0.12, TABLE],
      [1, shift(TABLE, -0.2)],
    ]);
    context.fillRect(-width, top, 3 * width, height);
    context.fillStyle = css([0.98, 0.06, 80], 0.25);
    context.fillRect(-width, top, 3 * width, 3 * unit);
    context.fillStyle = css(shift(TABLE, -0.08), 0.25);
    for (let i = 0; i < 44; i++) {
      context.fillRect(
        random() * width - 80 * unit,
        (TABLE_TOP + 0.012 + 0.21 * random()) * height,
        (60 + 200 * random()) * unit,
        1.6 * unit,
      );
    }
    for (let i = 1; i < 4; i++) {
      context.fillStyle = css(shift(TABLE, -0.14), 0.35);
      context.fillRect(-width, top + (0.02 + 0.055 * i * i * 0.45) * height, 3 * width, 2 * unit);
    }
  });
}

/** A plant and books at the table's ends. */
async function addThings(stage: Stage): Promise<void> {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  for (const { glyph, x, size, sways } of [
    { glyph: 'potted-plant', x: 0.1, size: 0.25, sways: true },
    { glyph: 'books', x: 0.9, size: 0.16, sways: false },
  ]) {
    const side = size * scale;
    const thing = stage.lit(await stage.sprite(glyph, Math.ceil(side)), {
      rim: 0.6,
      direction: x < 0.5 ? [0.81, -0.58] : [-0.81, -0.58],
    });
    stage.addLayer(21, 0.5, (context, phase) => {
      context.save();
      context.translate(x * width, (TABLE_TOP + 0.035) * height);
      context.fillStyle = css([0.15, 0.05, 40], 0.3);
      context.beginPath();
      context.ellipse(0, -side * 0.02, side * 0.36, side * 0.05, 0, 0, Math.PI * 2);
      context.fill();
      if (sways) context.transform(1, 0, 0.015 * wave(phase), 1, 0, 0);
      context.drawImage(thing, -side / 2, -side, side, side);
      context.restore();
    });
  }
}

/** The lights of a town make the picture in the evening; by day any view does. */
const viewFrom = ({ plan, seed }: Stage): ViewName =>
  plan.time === 'day' && plan.weather.length === 0 ? viewOfHome(plan.prompt, seed) : 'town';

/** A window that fills the picture, with a broad sill before it that things and cats are on. */
function windowSill(stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const across = Math.min(0.76 * width, 1.2 * scale);
  const frame = {
    x: (width - across) / 2,
    y: 0.06 * height,
    width: across,
    height: SILL * height - 0.08 * height,
  };
  addWall(stage);
  addView(stage, frame, viewFrom(stage));
  addWindowFrame(stage, frame);
  addCurtains(stage, frame);
  stage.ground = SILL + 0.055;
  stage.lightSource = { x: 0.5 * width, y: 0.1 * height };
  const night = stage.palette.night > 0.5;
  const board = shift([0.93, 0.02, 85], night ? -0.2 : 0);
  addStrip(stage, { order: 20, depth: 0.3, top: SILL - 0.02, bottom: 1.1 }, (context) => {
    const [top, front, under] = [SILL * height, (SILL + 0.1) * height, (SILL + 0.15) * height];
    context.fillStyle = css([0.2, 0.04, 40], 0.25);
    context.fillRect(-width, under, width * 3, 22 * unit);
    context.fillStyle = verticalGradient(context, top, front, [
      [0, shift(board, -0.06)],
      [1, shift(board, 0.03)],
    ]);
    context.fillRect(-width, top, width * 3, front - top);
    context.fillStyle = verticalGradient(context, front, under, [
      [0, shift(board, -0.1)],
      [1, shift(board, -0.16)],
    ]);
    context.fillRect(-width, front, width * 3, under - front);
  });
}

/** A snug room: a window, a table in the lamplight. */
export async function room(stage: Stage): Promise<void> {
  const { width, height, plan } = stage;
  const scale = scaleOf(stage);
  stage.horizon = 0.7;
  stage.ground = 0.86;
  if (isOnSill(plan)) return windowSill(stage);
  const across = Math.min(0.62 * width, 0.9 * scale);
  const tall = Math.min(0.54 * height, 0.62 * scale);
  const usual = { x: (width - across) / 2, y: 0.62 * height - tall, width: across, height: tall };
  // The subject sits on its sill.
  const frame = isAtWindow(plan)
    ? { x: 0.08 * width, y: 0.06 * height, width: 0.84 * width, height: 0.68 * height }
    : usual;

  addWall(stage);
  addView(stage, frame, viewFrom(stage));
  addWindowFrame(stage, frame);
  addCurtains(stage, frame);
  if (!plan.isTabletop) {
    addTable(stage);
    await addThings(stage);
  }
  stage.lightSource = { x: 0.88 * width, y: 0.2 * height };
  const lamp = glowSprite(stage.environment, [0.85, 0.14, 70]);
  stage.addLayer(70, 0.3, (context, phase) => {
    const flicker = 0.34 + 0.03 * wave(phase, 2) + 0.02 * wave(phase, 5);
    drawGlow(context, lamp, 0.95 * width, 0.1 * height, 0.8 * scale, flicker);
  });
}
