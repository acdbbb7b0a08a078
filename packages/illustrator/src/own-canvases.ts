import type { Canvas, Environment } from './canvas.ts';

/** An environment that remembers the canvases it has made. */
export interface OwnCanvases {
  readonly environment: Environment;
  /**
   * Frees the pixels of all canvases at once; they must not be drawn with any more. Without it they
   * stay until the next garbage collection, and the collector does not see their size: pixels lie
   * outside of its heap.
   */
  readonly release: () => void;
}

export function ownCanvases(environment: Environment): OwnCanvases {
  // Weak, because a scene may also drop canvases while it is drawn.
  const canvases: WeakRef<Canvas>[] = [];
  return {
    environment: {
      ...environment,
      createCanvas(width, height) {
        const canvas = environment.createCanvas(width, height);
        canvases.push(new WeakRef(canvas));
        return canvas;
      },
    },
    release() {
      for (const reference of canvases.splice(0)) {
        const canvas = reference.deref();
        if (canvas !== undefined) shrink(canvas);
      }
    },
  };
}

/** Frees the pixels of a canvas that is not needed any more. */
export function shrink(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
