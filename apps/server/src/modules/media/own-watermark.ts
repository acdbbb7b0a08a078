import type { WatermarkCorner } from '@loopwright/contract';
import { firstFrameOf, type FrameSource } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import type { PlacedMark } from './mark.ts';
import { withMark } from './watermarked.ts';

const MARGIN_SHARE = 0.025;

/** A logo as a watermark. */
export interface LogoMark {
  /** Of one frame. */
  readonly logo: FrameSource;
  readonly corner: WatermarkCorner;
  /** 0–1. */
  readonly opacity: number;
  /** The longer side of the logo, of the frames' shorter side. */
  readonly size: number;
}

/** The frames of a source with a logo in a corner. */
export const ownWatermarked = (source: FrameSource, mark: LogoMark): FrameSource =>
  withMark(source, () => placeLogo(source, mark));

async function placeLogo(
  { width: frameWidth, height: frameHeight }: FrameSource,
  { logo, corner, opacity, size }: LogoMark,
): Promise<PlacedMark> {
  const shorter = Math.min(frameWidth, frameHeight);
  const scale = (shorter * size) / Math.max(logo.width, logo.height);
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  const [width, height] = [side(logo.width), side(logo.height)];
  const margin = Math.min(Math.round(shorter * MARGIN_SHARE), shorter - Math.max(width, height));
  const [vertical, horizontal] = corner.split('-');
  return {
    left: horizontal === 'left' ? margin : frameWidth - width - margin,
    top: vertical === 'top' ? margin : frameHeight - height - margin,
    width,
    height,
    pixels: await drawLogo(logo, { width, height, opacity }),
  };
}

async function drawLogo(
  logo: FrameSource,
  { width, height, opacity }: Pick<PlacedMark, 'width' | 'height'> & Pick<LogoMark, 'opacity'>,
): Promise<Buffer> {
  const raw = { width: logo.width, height: logo.height, channels: 4 } as const;
  const pixels = await sharp(await firstFrameOf(logo), { raw })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = Math.round(pixels[at]! * opacity);
  return pixels;
}
