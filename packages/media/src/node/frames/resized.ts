import type { ExportFit } from '@loopwright/contract';
import type { FrameSource } from '../../frame-source.ts';
import { sharp } from '../images/image-library.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export interface ResizeOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What happens to a picture of another shape: edges are cut off, or bars are added. */
  readonly fit: ExportFit;
  /** The color of bars and behind transparent pixels; null: bars are transparent, and so are pixels. */
  readonly background: Rgb | null;
}

/**
 * The frames of a source in another size and shape, one at a time (Lanczos, in straight alpha). The result has
 * alpha when the source or its bars have.
 */
export function resized(source: FrameSource, options: ResizeOptions): FrameSource {
  const { width, height, fit, background } = options;
  const [r, g, b] = background ?? [0, 0, 0];
  const fill = { r, g, b, alpha: background === null ? 0 : 1 };
  // Half a pixel of rounding to even sides is stretched, not cut or filled.
  const stretch = Math.abs(source.width / source.height / (width / height) - 1) <= 0.02;
  const hasBars = fit === 'pad' && !stretch;
  const raw = { width: source.width, height: source.height, channels: 4 } as const;
  const isSame = source.width === width && source.height === height;
  return {
    ...source,
    width,
    height,
    hasAlpha: background === null && (source.hasAlpha || hasBars),
    async *frames(signal) {
      for await (const frame of source.frames(signal)) {
        if (isSame && (background === null || !source.hasAlpha)) {
          yield frame;
          continue;
        }
        const image = sharp(frame, { raw, limitInputPixels: false }).resize({
          width,
          height,
          fit: stretch ? 'fill' : fit === 'crop' ? 'cover' : 'contain',
          background: fill,
        });
        const flat =
          background === null ? image : image.flatten({ background: fill }).ensureAlpha();
        yield await flat.raw().toBuffer();
      }
    },
    close: () => source.close(),
  };
}
