import type { RedrawOptions } from '../sources/index.ts';

/** No drawing is larger. */
const SIDE_MAXIMUM = 3840;

/** The size in which a creation is drawn again to be shown so many times larger; none when it is not shown larger. */
export function enlargedDrawing(
  { width, height }: { readonly width: number; readonly height: number },
  wanted: number,
): RedrawOptions {
  const scale = Math.min(wanted, SIDE_MAXIMUM / Math.max(width, height));
  if (scale <= 1) return {};
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
