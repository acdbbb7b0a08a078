import type { Canvas2D } from '../canvas.ts';
import type { Layer, MediaLayer } from '../document/layer-schema.ts';
import { captionOpacity, drawCaption } from './caption.ts';
import { drawFill } from './fill.ts';
import { type Size, sizeOf } from './layer-geometry.ts';
import { mediaPicture } from './media.ts';
import { type Motion, motionAt } from './motion.ts';
import { drawPlaceholder } from './placeholder.ts';
import type { Scene } from './scene.ts';
import { drawShape } from './shapes.ts';

/** The next drawing is into the box of the layer, which begins at 0, 0. */
function enterBox(context: Canvas2D, { transform }: Layer, size: Size, motion: Motion): void {
  const scale = transform.scale * motion.scale;
  context.translate(transform.x + motion.x, transform.y + motion.y);
  context.rotate((transform.rotation * Math.PI) / 180 + motion.rotation);
  context.scale(scale, scale);
  context.translate(-transform.anchorX * size.width, -transform.anchorY * size.height);
}

function drawMedia(context: Canvas2D, layer: MediaLayer, size: Size, scene: Scene): void {
  const part = mediaPicture(layer, scene);
  if (part === null) {
    drawPlaceholder(context, layer.name, size, layer.transform.scale);
    return;
  }
  const { picture, x, y, width, height } = part;
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
}

/** Draws the content of a layer, without opacity and blend mode. */
function drawContent(context: Canvas2D, layer: Layer, motion: Motion, scene: Scene): void {
  const { document, layouts } = scene;
  if (layer.kind === 'fill') {
    drawFill(context, layer, document.canvas.width, document.canvas.height, motion.rotation);
    return;
  }
  const size = sizeOf(layer, document.canvas, layouts);
  const enter = (): void => enterBox(context, layer, size, motion);
  if (layer.kind === 'text') {
    drawCaption(context, layer, scene, enter);
    return;
  }
  enter();
  if (layer.kind === 'shape') drawShape(context, layer);
  else drawMedia(context, layer, size, scene);
}

/** Draws a layer with its animations, opacity and blend mode. */
export function drawLayer(context: Canvas2D, layer: Layer, scene: Scene): void {
  const { width, height } = scene.document.canvas;
  const motion = motionAt(layer.animations, scene.phase, Math.min(width, height));
  const { blendMode } = layer.transform;
  const shown = layer.kind === 'text' ? captionOpacity(layer, scene) : 1;
  const opacity = layer.transform.opacity * motion.opacity * shown;
  if (!layer.isVisible || opacity <= 0 || motion.scale <= 0) return;
  context.save();
  // A fill is one stroke. Of other layers, what overlaps must not be seen through.
  if (layer.kind === 'fill' || (opacity === 1 && blendMode === 'source-over')) {
    context.globalAlpha = opacity;
    context.globalCompositeOperation = blendMode;
    drawContent(context, layer, motion, scene);
  } else {
    const group = scene.canvases.get('layer', width, height);
    group.context.save();
    drawContent(group.context, layer, motion, scene);
    group.context.restore();
    context.globalAlpha = opacity;
    context.globalCompositeOperation = blendMode;
    context.drawImage(group.canvas, 0, 0, width, height);
  }
  context.restore();
}
