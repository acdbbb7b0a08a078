/** Above this, in pixels, an image or a frame needs so much memory that nothing is drawn beside it in the extra thread. */
const LIGHT_IMAGE_PIXELS = 2048 * 2048;
const LIGHT_FRAME_PIXELS = 720 * 1280;

interface Size {
  readonly kind: 'image' | 'gif';
  readonly options: { readonly width: number; readonly height: number };
}

export const isLargeDrawing = ({ kind, options: { width, height } }: Size): boolean =>
  width * height > (kind === 'gif' ? LIGHT_FRAME_PIXELS : LIGHT_IMAGE_PIXELS);

type Place = 'pool' | 'extra';

/** Calls `draw` with the place where the drawing runs, once it may begin there. */
export type DrawingPlace = <T>(isLarge: boolean, draw: (place: Place) => Promise<T>) => Promise<T>;

/**
 * Gives the drawings of a pool one extra thread, for a light drawing that would wait for the others. A
 * large drawing and the extra thread never work at the same time, so that the extra thread does not
 * raise the highest memory of the process.
 * @param threads of the pool
 */
export function createDrawingPlace(threads: number): DrawingPlace {
  let drawingInPool = 0;
  let largeDrawings = 0;
  let extraDrawing: Promise<unknown> | null = null;

  async function drawExtra<T>(draw: (place: Place) => Promise<T>): Promise<T> {
    const drawing = draw('extra');
    extraDrawing = drawing.catch(() => undefined);
    return await drawing.finally(() => {
      extraDrawing = null;
    });
  }

  async function drawInPool<T>(isLarge: boolean, draw: (place: Place) => Promise<T>): Promise<T> {
    drawingInPool += 1;
    if (isLarge) largeDrawings += 1;
    try {
      if (isLarge) await extraDrawing;
      return await draw('pool');
    } finally {
      drawingInPool -= 1;
      if (isLarge) largeDrawings -= 1;
    }
  }

  return async (isLarge, draw) => {
    const isExtraFree = extraDrawing === null && largeDrawings === 0 && drawingInPool >= threads;
    return isExtraFree && !isLarge ? await drawExtra(draw) : await drawInPool(isLarge, draw);
  };
}
