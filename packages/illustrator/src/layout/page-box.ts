/** Left, top, width and height of something on a page, in pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Page {
  readonly width: number;
  readonly height: number;
}
