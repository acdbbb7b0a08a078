import type { Canvas, Environment, PixelData } from '../canvas.ts';
import { fract, TAU } from '../math/periodic.ts';

/** Displacement is stored in 256ths of a pixel. */
const FRACTION_BITS = 8;
const ONE = 1 << FRACTION_BITS;
/** Sines are scaled to this many bits, so that maps times sines stay within 32 bits. */
const SINE_BITS = 12;

/**
 * How every pixel of a picture moves through the loop, as amplitudes of the first two harmonics: the
 * displacement at a phase is a weighted sum of constant maps, so a frame computes no sine per pixel.
 * Each map has one entry per pixel, in 256ths of a pixel.
 */
export interface WarpMaps {
  readonly sineX: Int16Array;
  readonly cosineX: Int16Array;
  readonly sineX2: Int16Array;
  readonly cosineX2: Int16Array;
  readonly sineY: Int16Array;
  readonly cosineY: Int16Array;
  /** How far a pixel streams to the left within one loop; two streams half a loop apart are blended. */
  readonly stream: Int16Array;
  readonly hasStream: boolean;
}

/** `zoom`: how much larger the picture is there than in its source. */
export interface PlaceInFrame {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface WarpedPicture {
  /** Holds the frame that was drawn last. */
  readonly canvas: Canvas;
  /** Draws a frame; returns `canvas`. */
  frame(phase: number): Canvas;
  /** Where a pixel of the source is at a phase, for what is fixed to it. All in pixels. */
  readonly placeOf: (x: number, y: number, phase: number) => PlaceInFrame;
}

/** Four bytes a pixel as one number: red and blue in one register, green in the other. */
const RED_AND_BLUE = 0x00ff00ff;
const GREEN = 0x0000ff00;

/** Linear blend of two packed pixels, `t` 0 to 255; opaque. */
function blend(p: number, q: number, t: number): number {
  const s = ONE - t;
  const redBlue =
    ((Math.imul(p & RED_AND_BLUE, s) + Math.imul(q & RED_AND_BLUE, t)) >>> 8) & RED_AND_BLUE;
  const green = ((Math.imul((p & GREEN) >>> 8, s) + Math.imul((q & GREEN) >>> 8, t)) >>> 8) << 8;
  return redBlue | (green & GREEN);
}

/**
 * @param zoomAt magnification at a phase; keeps displaced edges outside the frame
 */
export function createWarp(
  environment: Environment,
  source: Canvas,
  maps: WarpMaps,
  zoomAt: (phase: number) => number,
): WarpedPicture {
  const { width, height } = source;
  const canvas = environment.createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image: PixelData = context.createImageData(width, height);
  const read = source.getContext('2d').getImageData(0, 0, width, height).data;
  const pixels = new Uint32Array(read.buffer, read.byteOffset, width * height);
  const output = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const columns = new Int32Array(width);
  const rightmost = (width - 1) * ONE - 1;
  const lowest = (height - 1) * ONE - 1;

  const sample = (x: number, y: number): number => {
    const cx = x < 0 ? 0 : x > rightmost ? rightmost : x;
    const cy = y < 0 ? 0 : y > lowest ? lowest : y;
    const i = (cy >> FRACTION_BITS) * width + (cx >> FRACTION_BITS);
    const tx = cx & (ONE - 1);
    const top = blend(pixels[i] ?? 0, pixels[i + 1] ?? 0, tx);
    const bottom = blend(pixels[i + width] ?? 0, pixels[i + width + 1] ?? 0, tx);
    return blend(top, bottom, cy & (ONE - 1));
  };

  return {
    canvas,
    placeOf(x, y, phase) {
      const column = Math.min(width - 1, Math.max(0, Math.round(x)));
      const row = Math.min(height - 1, Math.max(0, Math.round(y)));
      const i = row * width + column;
      const sine = (turns: number): number => Math.sin(TAU * turns);
      const dx =
        (maps.sineX[i] ?? 0) * sine(phase) +
        (maps.cosineX[i] ?? 0) * sine(phase + 0.25) +
        (maps.sineX2[i] ?? 0) * sine(2 * phase) +
        (maps.cosineX2[i] ?? 0) * sine(2 * phase + 0.25);
      const dy = (maps.sineY[i] ?? 0) * sine(phase) + (maps.cosineY[i] ?? 0) * sine(phase + 0.25);
      const zoom = zoomAt(phase);
      return {
        x: (x - dx / ONE - width / 2) * zoom + width / 2,
        y: (y - dy / ONE - height / 2) * zoom + height / 2,
        zoom,
      };
    },
    frame(phase) {
      const sine = (turns: number): number => Math.round(Math.sin(TAU * turns) * (1 << SINE_BITS));
      const s1 = sine(phase);
      const c1 = sine(phase + 0.25);
      const s2 = sine(2 * phase);
      const c2 = sine(2 * phase + 0.25);
      const zoom = zoomAt(phase);
      for (let x = 0; x < width; x++) {
        columns[x] = Math.round(((x - width / 2) / zoom + width / 2) * ONE);
      }
      // Two copies of the stream, half a loop apart; each is invisible while it jumps back.
      const early = Math.round((fract(phase) - 0.5) * ONE);
      const late = Math.round((fract(phase + 0.5) - 0.5) * ONE);
      const lateShare = Math.round(Math.abs(2 * fract(phase) - 1) * (ONE - 1));
      const { sineX, cosineX, sineX2, cosineX2, sineY, cosineY, stream, hasStream } = maps;
      for (let y = 0, i = 0; y < height; y++) {
        const rowY = Math.round(((y - height / 2) / zoom + height / 2) * ONE);
        for (let x = 0; x < width; x++, i++) {
          const dx =
            (Math.imul(sineX[i] ?? 0, s1) +
              Math.imul(cosineX[i] ?? 0, c1) +
              Math.imul(sineX2[i] ?? 0, s2) +
              Math.imul(cosineX2[i] ?? 0, c2)) >>
            SINE_BITS;
          const dy = (Math.imul(sineY[i] ?? 0, s1) + Math.imul(cosineY[i] ?? 0, c1)) >> SINE_BITS;
          const sourceX = (columns[x] ?? 0) + dx;
          const sourceY = rowY + dy;
          const streams = hasStream ? (stream[i] ?? 0) : 0;
          let colour: number;
          if (streams > 64) {
            const first = sample(sourceX + (Math.imul(streams, early) >> FRACTION_BITS), sourceY);
            const second = sample(sourceX + (Math.imul(streams, late) >> FRACTION_BITS), sourceY);
            colour = blend(first, second, lateShare);
          } else colour = sample(sourceX, sourceY);
          output[i] = colour | 0xff000000;
        }
      }
      context.putImageData(image, 0, 0);
      return canvas;
    },
  };
}
