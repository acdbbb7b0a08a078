/**
 * The part of the Canvas 2D interface that the illustrator draws with, written down structurally so
 * that the same code runs on `@napi-rs/canvas` in Node and on `OffscreenCanvas` in a browser, and
 * compiles without the DOM's types.
 */
export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

export interface PixelData {
  readonly width: number;
  readonly height: number;
  /** RGBA, 8 bits a channel, straight alpha, row by row from the top left. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Anything that `drawImage` takes. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
}

export type Fill = string | Gradient;

export type BlendMode =
  | 'source-over'
  | 'source-in'
  | 'source-atop'
  | 'destination-in'
  | 'destination-out'
  | 'destination-over'
  | 'lighter'
  | 'multiply'
  | 'screen'
  | 'overlay'
  | 'soft-light'
  | 'color'
  | 'luminosity'
  | 'saturation'
  | 'darken'
  | 'lighten'
  | 'color-dodge';

export interface Canvas2D {
  fillStyle: Fill;
  strokeStyle: Fill;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'round' | 'miter';
  globalAlpha: number;
  globalCompositeOperation: BlendMode;
  filter: string;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  direction: 'ltr' | 'rtl' | 'inherit';
  textAlign: 'left' | 'center' | 'right' | 'start' | 'end';
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom';
  imageSmoothingEnabled: boolean;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, reverse?: boolean): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    reverse?: boolean,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): Gradient;
  drawImage(image: Drawable, x: number, y: number): void;
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
  createImageData(width: number, height: number): PixelData;
  getImageData(x: number, y: number, width: number, height: number): PixelData;
  putImageData(pixels: PixelData, x: number, y: number): void;
}

export interface Canvas extends Drawable {
  /** Another size gives new, transparent pixels and frees the old ones. */
  width: number;
  height: number;
  getContext(kind: '2d'): Canvas2D;
}

/** A decoded SVG document. */
interface LoadedSvg {
  readonly picture: Drawable;
  /** Frees its pixels; it must not be drawn any more, and what has recorded it must be drawn. */
  readonly release: () => void;
}

/** What a text is lettered with. */
export interface TextFont {
  /** As in CSS, in the order of fallback. */
  readonly families: string;
  /** Whether all characters of the text have a glyph in them. */
  readonly isComplete: boolean;
}

/** What the illustrator needs of its host; it uses no other input or output. */
export interface Environment {
  /** A transparent canvas; `width` and `height` are whole pixels. */
  createCanvas(width: number, height: number): Canvas;
  /** Decodes an SVG document at its own `width` and `height`. Rejects when it does not parse. */
  loadSvg(svg: string): Promise<LoadedSvg>;
  /**
   * The fonts that letter a text, loaded.
   * @param font id of a font of the Studio
   */
  fontOf(text: string, font: string, weight: number): TextFont;
}
