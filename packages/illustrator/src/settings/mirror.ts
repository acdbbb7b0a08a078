import type { Canvas, Canvas2D } from '../canvas.ts';
import { TAU } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/**
 * The layers upside down below a shore.
 * @param span of the water, from its shore down; in pixels
 * @param tint paints the color of the water over them
 */
export function mirrorOf(
  { width, environment }: Stage,
  layers: readonly Layer[],
  [shore, deep]: readonly [shore: number, deep: number],
  tint: (context: Canvas2D) => void,
): Canvas {
  const sorted = layers.toSorted((a, b) => a.order - b.order);
  return paintOnce(environment, width, deep, (context) => {
    context.save();
    context.translate(0, shore);
    context.scale(1, -1);
    for (const layer of sorted) {
      context.save();
      layer.draw(context, 0);
      context.restore();
    }
    context.restore();
    tint(context);
  });
}

interface Ripples {
  /** Where the mirror's upper edge is, in pixels. */
  readonly shore: number;
  /** In units of the stage: how high a slice is, how far it is pushed, how far it reaches over the borders. */
  readonly slice: number;
  readonly push: number;
  readonly overhang: number;
  /** How many waves there are from the shore to the viewer. */
  readonly waves: number;
}

/** A mirror in slices that the ripples push to and fro, the nearer ones farther. */
export function drawRippled(
  context: Canvas2D,
  { width, unit }: Stage,
  mirror: Canvas,
  phase: number,
  { shore, slice, push, overhang, waves }: Ripples,
): void {
  const deep = mirror.height;
  const step = Math.max(2, Math.round(slice * unit));
  for (let y = 0; y < deep; y += step) {
    const near = y / deep;
    const aside =
      (1 + push * near) * unit * Math.sin(TAU * (phase + waves * Math.sqrt(near + 0.02)));
    const tall = Math.min(step, deep - y);
    context.drawImage(
      mirror,
      0,
      y,
      width,
      tall,
      aside - overhang * unit,
      shore + y,
      width + 2 * overhang * unit,
      tall + 0.7,
    );
  }
}
