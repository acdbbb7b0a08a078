import { defineAction } from './action.ts';

/** How layers follow a new size of the canvas: scaled so that the old canvas fits, or covers the new one. */
type CanvasFit = 'fit' | 'cover' | 'keep';

/** Changes the size of the canvas; the middle of the picture stays in the middle. */
export const resizeCanvas = defineAction<{
  /** Whole pixels. */
  readonly width: number;
  readonly height: number;
  readonly layers: CanvasFit;
}>({
  id: 'resizeCanvas',
  change({ document: { canvas, layers } }, { width, height, layers: fit }) {
    const ratios = [width / canvas.width, height / canvas.height] as const;
    const scale = fit === 'keep' ? 1 : fit === 'fit' ? Math.min(...ratios) : Math.max(...ratios);
    for (const { transform } of layers) {
      transform.x = width / 2 + (transform.x - canvas.width / 2) * scale;
      transform.y = height / 2 + (transform.y - canvas.height / 2) * scale;
      transform.scale *= scale;
    }
    Object.assign(canvas, { width, height });
  },
});

export const setBackground = defineAction<{ readonly background: string | null }>({
  id: 'setBackground',
  change({ document: { canvas } }, { background }) {
    canvas.background = background;
  },
});

/** Length and rate of the document. Layers follow, because they play by the phase. */
export const setTiming = defineAction<{ readonly fps?: number; readonly frameCount?: number }>({
  id: 'setTiming',
  change({ document }, timing) {
    Object.assign(document, timing);
  },
});
