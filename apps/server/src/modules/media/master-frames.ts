import type { GenerationKind } from '@loopwright/contract';
import { type FrameSource, playGif, readGifBlocks, sourceOfFrames } from '@loopwright/media';
import { encodeFrameDelta, sharp } from '@loopwright/media/node';
import { watermarked } from './watermarked.ts';

/**
 * The frames of a master.
 * @param bytes a GIF for a loop, a PNG for an image
 * @throws FormatError for a GIF that this project's encoder would not write
 */
export async function openMasterFrames(
  bytes: Uint8Array,
  kind: GenerationKind,
): Promise<FrameSource> {
  return kind === 'gif' ? openGif(bytes) : await openPng(bytes);
}

function openGif(gif: Uint8Array): FrameSource {
  const { width, height, frames } = readGifBlocks(gif);
  return {
    width,
    height,
    hasAlpha: false,
    delaysMs: frames.map(({ delayHundredths }) => delayHundredths * 10),
    async *frames() {
      yield* playGif(gif);
    },
    close: () => Promise.resolve(),
  };
}

async function openPng(png: Uint8Array): Promise<FrameSource> {
  const image = sharp(png);
  const { isOpaque } = await image.stats();
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sourceOfFrames([data], { width, height, delaysMs: 0, hasAlpha: !isOpaque });
}

/** A file of the frames of a master (docs/decisions/0047), with the visible mark where it is wanted. */
export async function framesOfMaster(
  bytes: Uint8Array,
  kind: GenerationKind,
  hasWatermark: boolean,
): Promise<Uint8Array> {
  const source = await openMasterFrames(bytes, kind);
  const pieces: Uint8Array[] = [];
  const shown = hasWatermark ? watermarked(source) : source;
  for await (const piece of encodeFrameDelta(shown)) pieces.push(piece);
  return Buffer.concat(pieces);
}
