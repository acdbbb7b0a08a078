import type { BLEND_MODES } from './document/layer-schema.ts';

/**
 * The part of the Canvas 2D interface that the renderer draws with, written down structurally, so that the same
 * code runs on `@napi-rs/canvas` in Node and on `OffscreenCanvas` in a browser and compiles without the DOM's types.
 */
export interface Canvas2D {
  fillStyle: string | Gradient;
  strokeStyle: string | Gradient;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'round' | 'miter';
  globalAlpha: number;
  globalCompositeOperation: (typeof BLEND_MODES)[number] | 'lighter';
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  textAlign: 'left' | 'center' | 'right' | 'start' | 'end';
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom';
  direction: 'ltr' | 'rtl' | 'inherit';
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    isCounterclockwise?: boolean,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii: number): void;
  fill(): void;
  stroke(): void;
  setLineDash(lengths: number[]): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxAscent: number;
    readonly actualBoundingBoxDescent: number;
  };
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  drawImage(image: Drawable, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: Drawable,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  getImageData(x: number, y: number, width: number, height: number): PixelData;
  putImageData(pixels: PixelData, x: number, y: number): void;
}

interface Gradient {
  addColorStop(offset: number, color: string): void;
}

export interface PixelData {
  readonly width: number;
  readonly height: number;
  /** RGBA, 8 bits a channel, straight alpha, row by row from the top left. */
  readonly data: Uint8ClampedArray;
}

/** Anything that `drawImage` takes. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
}

export interface Canvas extends Drawable {
  /** Another size gives new, transparent pixels. */
  width: number;
  height: number;
  /** `willReadFrequently` keeps the pixels in main memory, as `@napi-rs/canvas` always does. */
  getContext(kind: '2d', options?: { willReadFrequently: boolean }): Canvas2D;
}
