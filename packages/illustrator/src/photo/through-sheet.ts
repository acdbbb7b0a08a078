import type { Canvas, Canvas2D } from '../canvas.ts';
import type { Layer, Stage } from '../stage/stage.ts';

interface ThroughSheet {
  /** Before a layer is drawn on the sheet; its changes are taken back afterwards. */
  readonly place?: (sheet: Canvas2D) => void;
  /** Draws the sheet, as large as the stage, with the layer on it. */
  readonly show: (context: Canvas2D, sheet: Canvas) => void;
}

/** Lets each layer that was not there before be drawn on a sheet first. */
export function throughSheet(
  stage: Stage,
  before: ReadonlySet<Layer>,
  { place, show }: ThroughSheet,
): void {
  const { width, height, environment, layers } = stage;
  const sheet = environment.createCanvas(width, height);
  layers.forEach((layer, index) => {
    if (before.has(layer)) return;
    const draw = (context: Canvas2D, phase: number): void => {
      const own = sheet.getContext('2d');
      own.clearRect(0, 0, width, height);
      own.save();
      place?.(own);
      layer.draw(own, phase);
      own.restore();
      show(context, sheet);
    };
    layers[index] = { ...layer, draw };
  });
}
