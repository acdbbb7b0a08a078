import type { Canvas2D } from '../canvas.ts';
import { isScenery, isSkyBody } from '../language/scenery-things.ts';
import { css, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { meadowColour } from './foliage-colours.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** A path leads to a building, and to no animal or tree. */
const hasPath = ({ plan: { subjects } }: Stage): boolean =>
  subjects.some(({ glyph }) => isScenery(glyph) && !/tree/.test(glyph) && !isSkyBody(glyph));

/** The path winds from the top to the front of the picture. */
function paintPath(context: Canvas2D, stage: Stage, top: number): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const middle = width / 2;
  context.fillStyle = css(underSky(palette, [0.72, 0.06, 75], 0.04));
  context.beginPath();
  const bottom = 1.1 * height;
  context.moveTo(middle - 0.02 * scale, (top + 0.015) * height);
  context.bezierCurveTo(
    middle + 0.2 * scale,
    0.78 * height,
    middle - 0.24 * scale,
    0.84 * height,
    middle + 0.04 * scale,
    bottom,
  );
  context.lineTo(middle + 0.22 * scale, bottom);
  context.bezierCurveTo(
    middle - 0.1 * scale,
    0.86 * height,
    middle + 0.28 * scale,
    0.78 * height,
    middle + 0.02 * scale,
    (top + 0.015) * height,
  );
  context.fill();
}

/** A steep hill in the middle, with a path up to what stands on its top. */
export function addKnoll(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const top = 0.665;
  stage.ground = top + 0.02;
  const green = underSky(palette, meadowColour(stage), 0.02);
  const middle = width / 2;
  addStrip(stage, { order: 30, depth: 0.6, top: top - 0.05, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, top * height, height, [
      [0, shift(green, 0.03)],
      [1, shift(green, -0.14)],
    ]);
    context.beginPath();
    context.moveTo(middle - 0.72 * scale, 1.1 * height);
    context.bezierCurveTo(
      middle - 0.5 * scale,
      1.02 * height,
      middle - 0.36 * scale,
      top * height,
      middle,
      top * height,
    );
    context.bezierCurveTo(
      middle + 0.36 * scale,
      top * height,
      middle + 0.5 * scale,
      1.02 * height,
      middle + 0.72 * scale,
      1.1 * height,
    );
    context.fill();
    if (hasPath(stage)) paintPath(context, stage, top);
  });
}
