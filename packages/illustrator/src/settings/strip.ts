import type { BlendMode, Canvas, Canvas2D } from '../canvas.ts';
import { shrink } from '../own-canvases.ts';
import { movedToNewCanvas, paintOnce } from '../painting.ts';
import type { DrawLayer, Stage } from '../stage/stage.ts';
import { isCutPaper, withPaperShadow } from './cut-paper.ts';

/** What the camera's drift and the deepest parallax can uncover, in thousandths of the side. */
const MARGIN = 26;

export interface Strip {
  readonly order: number;
  readonly depth: number;
  /** Fractions of the height. */
  readonly top: number;
  readonly bottom: number;
  readonly mode?: BlendMode;
  /**
   * Canvases that only this strip draws; they are freed when it is painted. In a picture of 3840 px the
   * trees of a line are hundreds of megabytes.
   */
  readonly spent?: readonly Canvas[];
}

/**
 * A static layer that covers only a horizontal strip of the picture. Every frame scales each layer
 * into the camera's view, so pixels that are known to be empty are better not there.
 * @param paint draws in the picture's own coordinates
 */
export function addStrip(stage: Stage, strip: Strip, paint: (context: Canvas2D) => void): void {
  const margin = Math.ceil(MARGIN * stage.unit) + 1;
  const top = Math.max(
    -margin,
    Math.floor(strip.top * stage.height - (isCutPaper(stage) ? 26 * stage.unit : 2)),
  );
  const bottom = Math.min(stage.height + margin, Math.ceil(strip.bottom * stage.height) + 2);
  let painted = paintOnce(
    stage.environment,
    stage.width + 2 * margin,
    Math.max(1, bottom - top),
    (context) => {
      context.translate(margin, -top);
      paint(context);
    },
  );
  if (strip.spent !== undefined) {
    painted = movedToNewCanvas(stage.environment, painted);
    strip.spent.forEach(shrink);
  }
  const isSheet = isCutPaper(stage) && strip.order > 3 && !strip.mode;
  let shadowed: Canvas | undefined;
  const draw: DrawLayer = (context) => {
    if (isSheet) shadowed ??= withPaperShadow(stage, painted);
    if (strip.mode) context.globalCompositeOperation = strip.mode;
    context.drawImage(shadowed ?? painted, -margin, top);
    context.globalCompositeOperation = 'source-over';
  };
  stage.addLayer(strip.order, strip.depth, draw, () => {
    shrink(painted);
    if (shadowed !== undefined) shrink(shadowed);
  });
}
