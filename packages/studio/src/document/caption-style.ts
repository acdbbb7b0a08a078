import type { StudioDocument } from './document-schema.ts';
import type { TextLayer } from './layer-schema.ts';
import { newTextLayer } from './new-layers.ts';
import type { TextStyle } from './text-schema.ts';

/** A look for captions that fits canvases of every size. */
export interface CaptionStyle {
  readonly font: string;
  /** Of the canvas' shorter side. */
  readonly size: number;
  readonly color: string;
  readonly outlineColor: string;
  /** Of the text's size. */
  readonly outline: number;
  readonly place: 'top' | 'middle' | 'bottom';
}

/** Where the middle of a caption stands, of the canvas' height. */
const HEIGHTS = { top: 0.16, middle: 0.5, bottom: 0.84 } as const;

/** What a caption style gives a text layer on a canvas: a part of its style, and its place in pixels. */
export function captionStyleOf(
  { font, size, color, outlineColor, outline, place }: CaptionStyle,
  { width, height }: StudioDocument['canvas'],
): { readonly style: Partial<TextStyle>; readonly x: number; readonly y: number } {
  const pixels = Math.min(1000, Math.max(4, Math.round(Math.min(width, height) * size)));
  return {
    style: {
      font,
      size: pixels,
      weight: 400,
      color,
      outlineColor,
      outlineWidth: Math.min(100, Math.round(pixels * outline)),
    },
    x: width / 2,
    y: height * HEIGHTS[place],
  };
}

/** A new text layer in a caption style. */
export function newCaptionLayer(
  id: string,
  text: string,
  caption: CaptionStyle,
  canvas: StudioDocument['canvas'],
): TextLayer {
  const { style, x, y } = captionStyleOf(caption, canvas);
  const layer = newTextLayer(id, text, canvas);
  return {
    ...layer,
    transform: { ...layer.transform, x, y },
    style: { ...layer.style, ...style },
  };
}
