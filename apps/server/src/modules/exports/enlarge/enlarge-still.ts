import type { StopSignal } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import { type Network, SCALE } from './network.ts';

/** A picture is enlarged in tiles, because the network needs a hundred times the memory of what it enlarges. */
const TILE_PX = 160;
/** Of the neighbors of a tile, so that the tiles meet without a seam. */
const MARGIN_PX = 8;
const DEADLINE_MS = 60_000;
/** The first tiles take longer, and say nothing about the others. */
const TILES_UNTIMED = 2;

export interface Still {
  readonly width: number;
  readonly height: number;
  /** RGBA, not premultiplied. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface EnlargeOptions {
  readonly network: Pick<Network, 'enlarge'>;
  readonly signal: StopSignal;
  /** @param fraction of the work, from 0 to 1 */
  readonly onProgress: (fraction: number) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * Makes the sides of a still twice as long with a network that has learned how details look. Alpha is resampled.
 * @returns null when it would take longer than a minute
 * @throws the signal's reason when it fires
 */
export async function enlargeStill(still: Still, options: EnlargeOptions): Promise<Still | null> {
  const { network, signal, onProgress, now = Date.now } = options;
  const { width, height } = still;
  const larger = await resampled(still);
  const tiles = tilesOf(width, height);
  const began = now();
  let timedFrom = began;
  for (const [index, tile] of tiles.entries()) {
    signal.throwIfAborted();
    const { left, top, right, bottom } = withMargin(tile, width, height);
    const rgb = readRgb(still, { left, top, right, bottom });
    const enlarged = await network.enlarge(rgb, right - left, bottom - top);
    place(enlarged, { left, top, right, bottom }, tile, larger);
    const done = index + 1;
    if (done <= TILES_UNTIMED) timedFrom = now();
    const timed = done - TILES_UNTIMED;
    const perTile = timed > 0 ? (now() - timedFrom) / timed : 0;
    const expected = now() - began + perTile * (tiles.length - done);
    if (expected > DEADLINE_MS) return null;
    onProgress(done / tiles.length);
  }
  return larger;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function tilesOf(width: number, height: number): Box[] {
  const step = TILE_PX - 2 * MARGIN_PX;
  const tiles: Box[] = [];
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const [right, bottom] = [Math.min(left + step, width), Math.min(top + step, height)];
      tiles.push({ left, top, right, bottom });
    }
  }
  return tiles;
}

const withMargin = ({ left, top, right, bottom }: Box, width: number, height: number): Box => ({
  left: Math.max(0, left - MARGIN_PX),
  top: Math.max(0, top - MARGIN_PX),
  right: Math.min(width, right + MARGIN_PX),
  bottom: Math.min(height, bottom + MARGIN_PX),
});

function readRgb({ width, data }: Still, { left, top, right, bottom }: Box): Uint8Array {
  const rgb = new Uint8Array((right - left) * (bottom - top) * 3);
  let at = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const source = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) rgb[at++] = data[source + channel]!;
    }
  }
  return rgb;
}

/** Writes the middle of an enlarged tile into the picture; its alpha stays. */
function place(rgb: Uint8Array, outer: Box, inner: Box, into: Still): void {
  const stride = (outer.right - outer.left) * SCALE;
  for (let y = inner.top * SCALE; y < inner.bottom * SCALE; y++) {
    for (let x = inner.left * SCALE; x < inner.right * SCALE; x++) {
      const source = ((y - outer.top * SCALE) * stride + x - outer.left * SCALE) * 3;
      const target = (y * into.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        into.data[target + channel] = rgb[source + channel]!;
      }
    }
  }
}

async function resampled({ width, height, data }: Still): Promise<Still> {
  const size = { width: width * SCALE, height: height * SCALE };
  const raw = { width, height, channels: 4 as const };
  const larger = await sharp(data, { raw }).resize(size.width, size.height).raw().toBuffer();
  return { ...size, data: larger };
}
