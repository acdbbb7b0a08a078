import type { Canvas2D } from '../canvas.ts';
import type { TextLayer } from '../document/layer-schema.ts';
import type { Scene } from './scene.ts';
import { drawText } from './text/draw-text.ts';
import { type CaptionState, captionStateAt, textMotion } from './text/presets.ts';

/** Farther away than any canvas is wide: what is drawn there is not seen, but its shadow is. */
const ASIDE = 8192;

/** A still shows its captions in the middle of their time. */
function captionState({ style }: TextLayer, { document, phase }: Scene): CaptionState | null {
  if (document.frameCount === 1) return { share: 0.5, seconds: 1 };
  return captionStateAt(style, phase, document.frameCount / document.fps);
}

/** The opacity that a caption's span and preset give it at a moment; 0: it is not shown. */
export function captionOpacity(layer: TextLayer, scene: Scene): number {
  const state = captionState(layer, scene);
  return state === null ? 0 : textMotion(layer.style.preset, state).opacity;
}

/** Draws a text layer. @param enter takes the context into the box of the layer */
export function drawCaption(
  context: Canvas2D,
  layer: TextLayer,
  scene: Scene,
  enter: () => void,
): void {
  const state = captionState(layer, scene);
  if (state === null) return;
  const layout = scene.layouts.of(layer);
  const { style, transform } = layer;
  if (style.shadowX !== 0 || style.shadowY !== 0 || style.shadowBlur !== 0) {
    context.save();
    context.translate(-ASIDE, 0);
    enter();
    context.shadowColor = style.shadowColor;
    context.shadowBlur = style.shadowBlur * transform.scale;
    context.shadowOffsetX = style.shadowX * transform.scale + ASIDE;
    context.shadowOffsetY = style.shadowY * transform.scale;
    drawText(context, layout, style, state, 'silhouette');
    context.restore();
  }
  enter();
  drawText(context, layout, style, state, 'all');
}
