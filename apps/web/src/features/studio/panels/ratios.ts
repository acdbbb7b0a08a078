import { type Crop, isMediaLayer, type MediaLayer, type StudioDocument } from '@loopwright/studio';

/** Width to height. Names are the same in every language. */
export const RATIOS = ['1:1', '4:5', '9:16', '16:9', '4:3', '3:4'] as const;
export type Ratio = (typeof RATIOS)[number];

export function shareOf(ratio: Ratio): number {
  const [width, height] = ratio.split(':').map(Number) as [number, number];
  return width / height;
}

/** The ratio of a size, when it is one of those that are offered. */
export const ratioOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Ratio | null =>
  // Sides are whole and even.
  RATIOS.find((ratio) => Math.abs(width - height * shareOf(ratio)) <= 2) ?? null;

const evenly = (pixels: number): number => Math.max(16, Math.round(pixels / 2) * 2);

interface NewCanvas {
  readonly width: number;
  readonly height: number;
  readonly layers: 'keep' | 'cover';
}

/**
 * The canvas in another ratio, as long as its longer side is. The layers stay as large as they are when the picture
 * at the back still covers it, else they grow until it does.
 */
export function canvasInRatio(document: StudioDocument, ratio: Ratio): NewCanvas {
  const longer = Math.max(document.canvas.width, document.canvas.height);
  const share = shareOf(ratio);
  const width = evenly(share >= 1 ? longer : longer * share);
  const height = evenly(share >= 1 ? longer / share : longer);
  const back = document.layers.find((layer) => isMediaLayer(layer) && layer.isVisible);
  const isCovered = back !== undefined && isMediaLayer(back) && covers(back, width, height);
  return { width, height, layers: isCovered || back === undefined ? 'keep' : 'cover' };
}

const covers = ({ source, crop, transform }: MediaLayer, width: number, height: number): boolean =>
  source.width * crop.width * transform.scale >= width - 2 &&
  source.height * crop.height * transform.scale >= height - 2;

/** The largest part of a source in a ratio, in its middle. */
export function cropInRatio({ source }: MediaLayer, ratio: Ratio): Crop {
  const share = (shareOf(ratio) * source.height) / source.width;
  const [width, height] = share <= 1 ? [share, 1] : [1, 1 / share];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}
