import type { Canvas, Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { shrink } from '../own-canvases.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/** Thousandths of the shorter side. */
const BORDER = 20;
const DIRECTIONS = 16;

/**
 * Draws the layers of the actors as one sheet that lies on the ground below: with a shadow, and as a
 * sticker with a white border.
 * @param layers taken from the stage
 */
export function layOnGround(stage: Stage, layers: readonly Layer[]): void {
  const { width, height, unit, environment, plan } = stage;
  const sheet = environment.createCanvas(width, height);
  const isSticker = plan.format === 'sticker';
  const shape = isSticker ? environment.createCanvas(width, height) : null;
  addSheet(stage, layers, shape === null ? [sheet] : [sheet, shape], (context, phase) => {
    drawSheet(sheet.getContext('2d'), stage, layers, phase);
    if (shape !== null) paintOutline(shape, sheet, BORDER * unit);
    context.save();
    // A logo and a label are print.
    if (plan.format !== 'emblem' && plan.format !== 'label') {
      context.shadowColor = css([0.25, 0.04, 280], isSticker ? 0.35 : 0.5);
      context.shadowBlur = (isSticker ? 16 : 22) * unit;
      context.shadowOffsetX = (isSticker ? 0 : 14) * unit;
      context.shadowOffsetY = (isSticker ? 8 : 18) * unit;
    }
    context.drawImage(shape ?? sheet, 0, 0);
    context.restore();
    if (shape !== null) context.drawImage(sheet, 0, 0);
  });
}

/**
 * Adds one layer in the place of those of the actors.
 * @param layers taken from the stage; released together with the new one
 * @param canvases on which it is made
 */
export function addSheet(
  stage: Stage,
  layers: readonly Layer[],
  canvases: readonly Canvas[],
  draw: Layer['draw'],
): void {
  stage.addLayer(50, 0.8, draw, () => {
    for (const { release } of layers) release?.();
    for (const canvas of canvases) shrink(canvas);
  });
}

/** The shape of a sheet in white, larger by a border. */
function paintOutline(shape: Canvas, sheet: Canvas, border: number): void {
  const { width, height } = shape;
  const context = shape.getContext('2d');
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  for (let i = 0; i < DIRECTIONS; i++) {
    const turn = (TAU * i) / DIRECTIONS;
    context.drawImage(sheet, border * Math.cos(turn), border * Math.sin(turn));
  }
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css([1, 0, 0]);
  context.fillRect(0, 0, width, height);
}

/** Draws layers at a phase of the loop, 0 to 1, on a cleared sheet of the size of the stage. */
export function drawSheet(
  context: Canvas2D,
  stage: Stage,
  layers: readonly Layer[],
  phase: number,
): void {
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, stage.width, stage.height);
  for (const { draw } of layers) {
    context.save();
    draw(context, phase);
    context.restore();
  }
}
