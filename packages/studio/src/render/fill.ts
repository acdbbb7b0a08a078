import type { Canvas2D } from '../canvas.ts';
import type { FillLayer } from '../document/layer-schema.ts';

/**
 * Covers a canvas with a color or a gradient, whose first and last color touch opposite corners.
 * @param rotation added to the angle of the gradient, in radians
 */
export function drawFill(
  context: Canvas2D,
  layer: FillLayer,
  width: number,
  height: number,
  rotation: number,
): void {
  const [only = '#000000', ...others] = layer.colors;
  if (others.length === 0) {
    context.fillStyle = only;
  } else {
    const angle = (layer.angle * Math.PI) / 180 + rotation;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const half = (Math.abs(cos) * width + Math.abs(sin) * height) / 2;
    const [x, y] = [width / 2, height / 2];
    const gradient = context.createLinearGradient(
      x - cos * half,
      y - sin * half,
      x + cos * half,
      y + sin * half,
    );
    layer.colors.forEach((color, at) => gradient.addColorStop(at / others.length, color));
    context.fillStyle = gradient;
  }
  context.fillRect(0, 0, width, height);
}
