import type { Canvas2D } from '../canvas.ts';
import { fract, smoothstep } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** A layer of a picture that shows them apart: its band, and how far it falls onto those below it, in heights. */
interface Layer {
  readonly top: number;
  readonly bottom: number;
  readonly fall: number;
}

/** From below upwards. */
const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  '@burgerlayers': [
    { top: 0.855, bottom: 1, fall: 0 },
    { top: 0.715, bottom: 0.845, fall: 0.05 },
    { top: 0.595, bottom: 0.71, fall: 0.105 },
    { top: 0.48, bottom: 0.58, fall: 0.16 },
    { top: 0.335, bottom: 0.455, fall: 0.25 },
    { top: 0.08, bottom: 0.32, fall: 0.33 },
  ],
};
/** When the first layer falls, how much later each of the next does, and how long it takes, in parts of a loop. */
const [FIRST, LATER, TAKES] = [0.05, 0.09, 0.14];
/** When they have been put together, and when they fly apart again. */
const [APART, END] = [0.8, 0.97];

/** How far a layer has come down, 0 to 1. */
function fallenAt(index: number, phase: number): number {
  const from = FIRST + LATER * index;
  const fallen = smoothstep(from, from + TAKES, phase) ** 1.6;
  return fallen * (1 - smoothstep(APART, END, phase));
}

function drawBand(context: Canvas2D, placed: PlacedSprite, layer: Layer, fallen: number): void {
  const { width, height } = placed.sprite;
  const [top, tall] = [layer.top * height, (layer.bottom - layer.top) * height];
  const y = placed.y + top + layer.fall * fallen * height;
  context.drawImage(placed.sprite, 0, top, width, tall, placed.x, y, width, tall);
}

/** "a burger being assembled": its layers fall onto each other one by one, and fly apart again; null for other glyphs. */
export function stackingDrawing(glyph: string, placed: PlacedSprite): Body['draw'] | null {
  const layers = LAYERS[glyph];
  if (layers === undefined) return null;
  return (context, phase) => {
    for (const [i, layer] of layers.entries())
      drawBand(context, placed, layer, fallenAt(i, fract(phase)));
  };
}
