import type { GlyphArt } from './pack.ts';

/** A whole SVG document of a drawing, `widthPx` wide and as high as its view box asks. */
export function svgDocument({ body, width, height }: GlyphArt, widthPx: number): string {
  const heightPx = Math.round((widthPx * height) / width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"` +
    ` width="${widthPx}" height="${heightPx}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  );
}
