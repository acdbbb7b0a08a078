import type { Canvas } from '../canvas.ts';
import { shrink } from '../own-canvases.ts';
import { drawRecorded } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { Kuwahara } from './kuwahara.ts';
import { luminanceInto } from './luminance.ts';

interface Smoothing {
  /** How many radii of the filter the shorter side has. */
  readonly fineness: number;
  /** Pixels of the half size. */
  readonly leastRadius?: number;
  /** 0–1. Some of the sharp picture stays, or small faces would lose their eyes. */
  readonly strength: number;
  /** Changes the smooth areas, RGBA. */
  readonly alter?: (
    data: Uint8ClampedArray,
    luminance: Float32Array,
    width: number,
    height: number,
  ) => void;
}

/** Lays the picture over itself in areas of one tone, worked out at half the size. */
export function createSmoothing(
  { width, height, environment, still }: Stage,
  { fineness, leastRadius = 2, strength, alter }: Smoothing,
): (canvas: Canvas) => void {
  const small = environment.createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const smallContext = small.getContext('2d');
  const shorter = Math.min(small.width, small.height);
  const radius = Math.max(leastRadius, Math.round(shorter / fineness));
  const kuwahara = new Kuwahara(small.width, small.height, radius);
  const luminance = new Float32Array(small.width * small.height);
  return (canvas) => {
    smallContext.drawImage(canvas, 0, 0, small.width, small.height);
    const pixels = smallContext.getImageData(0, 0, small.width, small.height);
    kuwahara.apply(pixels.data);
    if (alter) {
      luminanceInto(pixels.data, luminance);
      alter(pixels.data, luminance, small.width, small.height);
    }
    smallContext.putImageData(pixels, 0, 0);
    const context = canvas.getContext('2d');
    context.save();
    context.globalAlpha = strength;
    context.drawImage(small, 0, 0, width, height);
    context.restore();
    if (!still) return;
    drawRecorded(environment, canvas);
    shrink(small);
  };
}
