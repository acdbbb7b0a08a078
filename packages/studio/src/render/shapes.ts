import type { Canvas2D } from '../canvas.ts';
import type { ShapeLayer, ShapeName } from '../document/layer-schema.ts';

type Draw = (context: Canvas2D, width: number, height: number) => void;
type Point = readonly [number, number];

const polygon = (context: Canvas2D, points: Iterable<Point>): void => {
  let isFirst = true;
  for (const [x, y] of points) {
    if (isFirst) context.moveTo(x, y);
    else context.lineTo(x, y);
    isFirst = false;
  }
  context.closePath();
};

/** Points on an ellipse that touches the edges, every second one drawn in to `inner` of the radius. */
function* spikes(count: number, inner: number, width: number, height: number): Generator<Point> {
  for (let at = 0; at < count * 2; at++) {
    const angle = (at / count - 0.5) * Math.PI;
    const radius = at % 2 === 0 ? 0.5 : 0.5 * inner;
    yield [width * (0.5 + radius * Math.cos(angle)), height * (0.5 + radius * Math.sin(angle))];
  }
}

const ellipse = (context: Canvas2D, width: number, height: number, share: number): void => {
  context.ellipse(
    width / 2,
    height / 2,
    (width / 2) * share,
    (height / 2) * share,
    0,
    0,
    2 * Math.PI,
  );
  context.closePath();
};

/** Each adds its path to the context, within a box from 0, 0. */
const PATHS: Readonly<Record<ShapeName, Draw>> = {
  rectangle: (context, width, height) => context.rect(0, 0, width, height),
  'rounded-rectangle': (context, width, height) =>
    context.roundRect(0, 0, width, height, Math.min(width, height) * 0.2),
  ellipse: (context, width, height) => ellipse(context, width, height, 1),
  triangle: (context, width, height) =>
    polygon(context, [
      [width / 2, 0],
      [width, height],
      [0, height],
    ]),
  star: (context, width, height) => polygon(context, spikes(5, 0.45, width, height)),
  burst: (context, width, height) => polygon(context, spikes(14, 0.76, width, height)),
  heart: (context, width, height) => {
    context.moveTo(width / 2, height);
    context.bezierCurveTo(width * 0.3, height * 0.8, 0, height * 0.62, 0, height * 0.3);
    context.bezierCurveTo(0, height * -0.06, width * 0.4, height * -0.1, width / 2, height * 0.18);
    context.bezierCurveTo(width * 0.6, height * -0.1, width, height * -0.06, width, height * 0.3);
    context.bezierCurveTo(width, height * 0.62, width * 0.7, height * 0.8, width / 2, height);
    context.closePath();
  },
  arrow: (context, width, height) => {
    const neck = Math.max(width * 0.5, width - height * 0.6);
    polygon(context, [
      [0, height * 0.3],
      [neck, height * 0.3],
      [neck, 0],
      [width, height / 2],
      [neck, height],
      [neck, height * 0.7],
      [0, height * 0.7],
    ]);
  },
  line: (context, width, height) =>
    context.roundRect(0, 0, width, height, Math.min(width, height) / 2),
  'speech-bubble': (context, width, height) => {
    const body = height * 0.78;
    const radius = Math.min(width, body) * 0.28;
    context.moveTo(radius, 0);
    context.lineTo(width - radius, 0);
    context.quadraticCurveTo(width, 0, width, radius);
    context.lineTo(width, body - radius);
    context.quadraticCurveTo(width, body, width - radius, body);
    context.lineTo(width * 0.46, body);
    context.quadraticCurveTo(width * 0.36, height * 0.94, width * 0.18, height);
    context.quadraticCurveTo(width * 0.26, height * 0.9, width * 0.26, body);
    context.lineTo(Math.min(radius, width * 0.26), body);
    context.quadraticCurveTo(0, body, 0, body - radius);
    context.lineTo(0, radius);
    context.quadraticCurveTo(0, 0, radius, 0);
    context.closePath();
  },
  sparkle: (context, width, height) => {
    const [x, y] = [width / 2, height / 2];
    const near = 0.1;
    context.moveTo(x, 0);
    context.quadraticCurveTo(x + width * near, y - height * near, width, y);
    context.quadraticCurveTo(x + width * near, y + height * near, x, height);
    context.quadraticCurveTo(x - width * near, y + height * near, 0, y);
    context.quadraticCurveTo(x - width * near, y - height * near, x, 0);
    context.closePath();
  },
  ring: (context, width, height) => {
    ellipse(context, width, height, 1);
    // The other way round, so that the inside is a hole.
    context.moveTo(width * 0.82, height / 2);
    context.ellipse(width / 2, height / 2, width * 0.32, height * 0.32, 0, 2 * Math.PI, 0, true);
    context.closePath();
  },
};

/** Draws a shape into its own box from 0, 0. Its stroke is centered on its outline. */
export function drawShape(context: Canvas2D, layer: ShapeLayer): void {
  const { fill, stroke, strokeWidth } = layer;
  context.beginPath();
  PATHS[layer.shape](context, layer.width, layer.height);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke !== null && strokeWidth > 0) {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineJoin = 'round';
    context.stroke();
  }
}
