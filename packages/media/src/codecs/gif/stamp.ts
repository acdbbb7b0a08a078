import { concatBytes } from '../../bytes.ts';
import { FormatError } from '../../format-error.ts';
import { readGifBlocks, type GifBlocks, type GifFrame } from './blocks.ts';
import { freeEntries, nearestEntry } from './free-entries.ts';
import { compressPixels, decompressPixels } from './lzw.ts';
import { writeGifFrame } from './write.ts';

/** A small picture to be printed on an animation. */
export interface Stamp {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** RGBA. Opaque pixels should use few colours, at most a dozen; each takes a palette entry. */
  readonly pixels: Uint8Array;
}

/** Opaque colours beyond this many would cost the picture too much of its palette. */
const MOST_STAMP_COLOURS = 16;

/**
 * Prints a stamp on every frame of an animation without decoding it to colours: pixels under the
 * stamp are exchanged in the indexed frames, and frames that do not touch it are copied. Delays,
 * loop count, number of frames and every other block (XMP among them) stay as they are.
 *
 * The opaque part of the stamp is printed on the first frame; later frames let it show through
 * where they have a transparent entry. Half-covered pixels take the nearest colour that there is.
 *
 * @throws FormatError `unsupported` when frames clear the screen (disposal 2 or 3) or are
 *   interlaced, or when the first frame does not lie under the whole stamp; our encoder makes
 *   no such files
 */
export function stampGif(gif: Uint8Array, stamp: Stamp): Uint8Array<ArrayBuffer> {
  const blocks = readGifBlocks(gif);
  checkFits(blocks, stamp);
  const colours = opaqueColours(stamp);
  const parts: Uint8Array[] = [];
  let copied = 0;
  for (const [index, frame] of blocks.frames.entries()) {
    parts.push(gif.subarray(copied, frame.start));
    copied = frame.end;
    const stamped = overlaps(frame, stamp)
      ? stampFrame(blocks, frame, index, stamp, colours)
      : null;
    parts.push(stamped ?? gif.subarray(frame.start, frame.end));
  }
  parts.push(gif.subarray(copied));
  return concatBytes(parts);
}

/** The frame's new bytes, or null when the stamp changes nothing in it. */
function stampFrame(
  blocks: GifBlocks,
  frame: GifFrame,
  frameIndex: number,
  stamp: Stamp,
  colours: ReadonlyMap<number, number>,
): Uint8Array | null {
  const palette = frame.palette ?? blocks.globalPalette;
  if (!palette) throw new FormatError('gif', 'damaged', 'a frame without a palette');
  const pixels = decompressPixels(frame.data, frame.width * frame.height);
  // A transparent pixel shows the frame before, which has the stamp; in the first, only the
  // opaque part can be printed on nothing.
  const touched = pixelsUnder(stamp, frame).filter(
    ([at, stampAt]) =>
      pixels[at] !== frame.transparentIndex ||
      (frameIndex === 0 && stamp.pixels[stampAt * 4 + 3] === 255),
  );
  if (touched.length === 0) return null;
  if (pixels.some((index) => index * 3 >= palette.length)) {
    throw new FormatError('gif', 'damaged', 'a pixel outside the palette');
  }

  const showsThrough = frameIndex > 0 && frame.transparentIndex !== null;
  const entries = showsThrough
    ? { palette, moved: null, free: [] }
    : freeEntries(palette, countUses(pixels), frame.transparentIndex, colours.size);
  const stampedPalette = Uint8Array.from(entries.palette);
  if (entries.moved) {
    for (let at = 0; at < pixels.length; at++) pixels[at] = entries.moved[pixels[at]!]!;
    for (const [colour, order] of colours) {
      stampedPalette.set(channelsOf(colour), entries.free[order]! * 3);
    }
  }
  for (const [at, stampAt] of touched) {
    const alpha = stamp.pixels[stampAt * 4 + 3]!;
    if (alpha === 255 && showsThrough) pixels[at] = frame.transparentIndex!;
    else if (alpha === 255) pixels[at] = entries.free[colours.get(colourAt(stamp, stampAt))!]!;
    else {
      const under = stampedPalette.subarray(pixels[at]! * 3, pixels[at]! * 3 + 3);
      const mixed = under.map((channel, index) =>
        Math.round(channel + ((stamp.pixels[stampAt * 4 + index]! - channel) * alpha) / 255),
      );
      pixels[at] = nearestEntry(stampedPalette, mixed, frame.transparentIndex);
    }
  }
  return writeGifFrame({
    ...frame,
    palette: entries.moved ? stampedPalette : frame.palette,
    data: compressPixels(pixels, stampedPalette.length / 3),
  });
}

/** Pairs of positions, in the frame and in the stamp, where the stamp shows at all. */
function pixelsUnder(stamp: Stamp, frame: GifFrame): [inFrame: number, inStamp: number][] {
  const pairs: [number, number][] = [];
  for (let stampAt = 0; stampAt < stamp.width * stamp.height; stampAt++) {
    const x = stamp.left + (stampAt % stamp.width) - frame.left;
    const y = stamp.top + Math.floor(stampAt / stamp.width) - frame.top;
    const inside = x >= 0 && y >= 0 && x < frame.width && y < frame.height;
    if (inside && stamp.pixels[stampAt * 4 + 3]! > 0) pairs.push([y * frame.width + x, stampAt]);
  }
  return pairs;
}

function countUses(pixels: Uint8Array): Uint32Array {
  const uses = new Uint32Array(256);
  for (const index of pixels) uses[index] = uses[index]! + 1;
  return uses;
}

/** Each opaque colour of the stamp and its number. */
function opaqueColours(stamp: Stamp): Map<number, number> {
  const colours = new Map<number, number>();
  for (let at = 0; at < stamp.width * stamp.height; at++) {
    if (stamp.pixels[at * 4 + 3] !== 255) continue;
    const colour = colourAt(stamp, at);
    if (!colours.has(colour)) colours.set(colour, colours.size);
  }
  if (colours.size > MOST_STAMP_COLOURS) {
    throw new RangeError(`A stamp may have ${MOST_STAMP_COLOURS} colours, not ${colours.size}`);
  }
  return colours;
}

function colourAt(stamp: Stamp, at: number): number {
  const [red, green, blue] = stamp.pixels.subarray(at * 4, at * 4 + 3);
  return (red! << 16) | (green! << 8) | blue!;
}

function channelsOf(colour: number): [red: number, green: number, blue: number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function overlaps(frame: GifFrame, stamp: Stamp): boolean {
  return (
    frame.left < stamp.left + stamp.width &&
    stamp.left < frame.left + frame.width &&
    frame.top < stamp.top + stamp.height &&
    stamp.top < frame.top + frame.height
  );
}

function checkFits({ width, height, frames }: GifBlocks, stamp: Stamp): void {
  if (
    stamp.left < 0 ||
    stamp.top < 0 ||
    stamp.left + stamp.width > width ||
    stamp.top + stamp.height > height
  ) {
    throw new RangeError('The stamp lies outside the picture');
  }
  const first = frames[0]!;
  const covered =
    first.left <= stamp.left &&
    first.top <= stamp.top &&
    first.left + first.width >= stamp.left + stamp.width &&
    first.top + first.height >= stamp.top + stamp.height;
  if (!covered || frames.some(({ disposal, interlaced }) => disposal > 1 || interlaced)) {
    throw new FormatError('gif', 'unsupported', 'cleared, interlaced or partial first frames');
  }
}
