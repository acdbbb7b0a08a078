import type { Canvas } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

/** True when every layer is a sheet of paper with a shadow of its own. */
export const isCutPaper = (stage: Stage): boolean => stage.plan.style === 'papercut';

/** The same picture lying above what is behind it: with a soft shadow, and a bright cut edge. */
export function withPaperShadow(stage: Stage, picture: Canvas): Canvas {
  const { unit, palette, environment } = stage;
  const lift = stage.lightSource.x < stage.width / 2 ? 1 : -1;
  return paintOnce(environment, picture.width, picture.height, (context) => {
    context.shadowColor = css(palette.shadow, 0.55);
    context.shadowBlur = 16 * unit;
    context.shadowOffsetX = 5 * lift * unit;
    context.shadowOffsetY = -4 * unit;
    context.drawImage(picture, 0, 0);
  });
}
