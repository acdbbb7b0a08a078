import { css } from '../math/colour.ts';
import type { Colour } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Layer, Stage } from '../stage/stage.ts';
import { addSheet, drawSheet } from './cut-outs.ts';

const DARK: Colour = [0.19, 0.04, 300];
/** Layers in front of everything that stands on the ground. */
const FRONT = 85;

/**
 * Shows the actors as dark shapes against the sky, over ground that is dark as well.
 * @param layers of the actors, taken from the stage
 */
export function showAgainstTheLight(stage: Stage, layers: readonly Layer[]): void {
  const { width, height, environment, horizon, ground } = stage;
  const sheet = environment.createCanvas(width, height);
  addSheet(stage, layers, [sheet], (context, phase) => {
    const shapes = sheet.getContext('2d');
    drawSheet(shapes, stage, layers, phase);
    shapes.globalCompositeOperation = 'source-in';
    shapes.fillStyle = css(DARK);
    shapes.fillRect(0, 0, width, height);
    context.drawImage(sheet, 0, 0);
  });
  if (ground === null) return;
  stage.addStatic(FRONT, 0.8, (context) => {
    const top = horizon * height;
    context.fillStyle = linearGradient(
      context,
      [0, top, 0, height],
      [
        [0, DARK, 0],
        [0.35, DARK, 0.7],
        [1, DARK, 0.95],
      ],
    );
    context.fillRect(-width * 0.1, top, width * 1.2, height - top + height * 0.1);
  });
}
