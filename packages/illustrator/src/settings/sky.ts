import type { Canvas2D } from '../canvas.ts';
import { css, ramp } from '../math/colour.ts';
import { fillCircle, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isCutPaper } from './cut-paper.ts';
import { addStrip } from './strip.ts';

const SHEETS = 6;

/** Round sheets of paper, one within the other, from the zenith's colour to the horizon's. */
function paintPaperSky(context: Canvas2D, stage: Stage, bottom: number): void {
  const { width, height, unit, palette } = stage;
  context.fillStyle = css(ramp(palette.sky, 0));
  context.fillRect(-width, -height, width * 3, height * 3);
  context.shadowColor = css(palette.shadow, 0.4);
  context.shadowBlur = 22 * unit;
  for (let i = 1; i <= SHEETS; i++) {
    const radius = Math.hypot(width * 0.5, height * bottom) * (1.06 - (i / SHEETS) * 0.8);
    context.fillStyle = css(ramp(palette.sky, i / SHEETS));
    fillCircle(context, width * 0.5, height * bottom, radius);
  }
  context.shadowBlur = 0;
}

/** The sky's gradient down to `bottom`, a fraction of the height. */
export function addSky(stage: Stage, bottom = 1): void {
  const { width, height, palette } = stage;
  const strip = { order: 0, depth: 0.05, top: -0.1, bottom: bottom + 0.06 };
  if (isCutPaper(stage)) {
    addStrip(stage, strip, (context) => paintPaperSky(context, stage, bottom));
    return;
  }
  // Without a canvas of its own, which would be the largest one of most places.
  stage.addLayer(strip.order, strip.depth, (context) => {
    context.fillStyle = verticalGradient(context, 0, height * bottom, palette.sky, 24);
    context.fillRect(-width, -height, width * 3, height * (1 + strip.bottom));
  });
}
