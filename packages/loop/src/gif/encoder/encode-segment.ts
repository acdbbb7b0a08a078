import { ByteCollector } from '../../bytes.ts';
import { measureActivity } from './activity.ts';
import { compressPixels } from '../lzw.ts';
import { packCodes } from '../pack-codes.ts';
import { writeGifFrame } from '../write.ts';
import { boundsOfDrawn, DRAW, drawShortRuns, frameBounds, KEEP, markChanges } from './changes.ts';
import { ExactColours } from './exact-colours.ts';
import type { Pixels } from './frame.ts';
import { type ColourBins, ColourHistogram, sampleStep } from './histogram.ts';
import { JointDiffusion } from './joint-diffusion.ts';
import { distortionOf } from './k-means.ts';
import { type Leeway, leewayFor } from './leeway.ts';
import { LocalPalettes } from './local-palettes.ts';
import { hasAllColours, mapExactly, NearestMapper } from './map-colours.ts';
import { paysForPalette } from './palette-choice.ts';
import { type Palette, toCentres, toPalette } from './palette.ts';
import type { Rectangle } from './rectangle.ts';
import type { Segment, SegmentFrame } from './segment.ts';
import { splitDelay } from './timing.ts';

const MOST_COLOURS = 255;
const NO_LEEWAY: Leeway = { tolerance: 0, smoothTolerance: 0, strength: 0, isFine: true };
const HISTOGRAM_STEP = { fast: 8, full: 6 } as const;

/** How a frame's pixels are found. */
interface FramePlan {
  readonly palette: Palette;
  readonly isGlobal: boolean;
  readonly isExact: boolean;
  readonly leeway: Leeway;
}

/** What of a frame is settled before its colours are. */
interface WrittenFrame {
  readonly bounds: Rectangle;
  readonly isFirst: boolean;
  readonly previousPixels: Pixels | null;
  /** Whether the bounds may become smaller when less turns out to change. */
  readonly mayShrink: boolean;
  readonly delay: number;
  readonly disposal: number;
}

/** Compresses segments, one after another; keeps its tables from one to the next. */
export class SegmentEncoder {
  readonly #joint = new JointDiffusion();
  readonly #mapper = new NearestMapper();
  readonly #histogram = new ColourHistogram();
  #marks = new Uint8Array(0);
  #indices = new Uint8Array(0);
  #canvas: Pixels = new Uint32Array(0);
  readonly #blocks = new ByteCollector();

  /** The segment's frames as blocks of a GIF file. */
  encode(segment: Segment): Uint8Array<ArrayBuffer> {
    const pixelCount = segment.width * segment.height;
    if (this.#marks.length !== pixelCount) {
      this.#marks = new Uint8Array(pixelCount);
      this.#indices = new Uint8Array(pixelCount);
      this.#canvas = new Uint32Array(pixelCount);
    }
    // What another segment has drawn is not known here, or segments would have to wait.
    this.#canvas.fill(0);
    const { colorCount } = segment.settings;
    const palettes = new LocalPalettes(segment, Math.min(colorCount, MOST_COLOURS));
    let previous = segment.previous;
    for (const [index, frame] of segment.frames.entries()) {
      palettes.turnTo(index);
      for (const block of this.#encodeFrame(segment, frame, previous, palettes)) {
        this.#blocks.add(block);
      }
      if (frame.clears !== null) clearCanvas(this.#canvas, segment.width, frame.clears);
      previous = frame;
    }
    return this.#blocks.take();
  }

  #encodeFrame(
    segment: Segment,
    frame: SegmentFrame,
    previous: SegmentFrame | null,
    palettes: LocalPalettes,
  ): Uint8Array[] {
    const { width, height } = segment;
    const [delay = 0, ...holds] = splitDelay(frame.delayHundredths);
    const clears = holds.length > 0 ? null : frame.clears;
    const drawn = markChanges(
      frame.pixels,
      previous?.pixels ?? null,
      previous?.clears ?? null,
      width,
      this.#marks,
    );
    const screen = { left: 0, top: 0, width, height };
    const bounds = previous === null ? screen : frameBounds(drawn, clears);
    const disposal = clears === null ? 1 : 2;
    const blocks = [
      drawn === null
        ? emptyFrame(bounds, delay, disposal)
        : this.#drawFrame(segment, frame, palettes, {
            bounds,
            isFirst: previous === null,
            previousPixels: previous?.pixels ?? null,
            mayShrink: previous !== null && clears === null,
            delay,
            disposal,
          }),
    ];
    for (const [index, hold] of holds.entries()) {
      const isLast = index === holds.length - 1;
      const held = frameBounds(null, isLast ? frame.clears : null);
      blocks.push(emptyFrame(held, hold, isLast && frame.clears !== null ? 2 : 1));
    }
    return blocks;
  }

  #drawFrame(
    segment: Segment,
    { pixels }: SegmentFrame,
    palettes: LocalPalettes,
    written: WrittenFrame,
  ): Uint8Array {
    const { width, settings } = segment;
    let { bounds } = written;
    const plan = this.#choosePalette(segment, pixels, palettes, written.isFirst);
    const { palette } = plan;
    const colourCount = palette.length / 3;
    const transparentIndex = colourCount < 256 ? colourCount : null;
    const tableSize = 2 ** Math.max(1, Math.ceil(Math.log2(Math.min(256, colourCount + 1))));
    const table = new Uint8Array(tableSize * 3);
    table.set(palette);

    let data: Uint8Array<ArrayBuffer>;
    if (plan.isExact || settings.isFast) {
      bounds = this.#mapPixels(segment, pixels, plan, written);
      const part = cutOut(this.#indices, this.#marks, width, bounds, transparentIndex);
      data = compressPixels(part, tableSize);
    } else {
      drawShortRuns(pixels, this.#marks, width, bounds);
      const minimumCodeSize = Math.max(2, Math.log2(tableSize));
      const codes = this.#joint.run({
        pixels,
        marks: this.#marks,
        canvas: this.#canvas,
        previousPixels: written.previousPixels,
        hidden: measureActivity(pixels, width, bounds),
        width,
        bounds,
        palette,
        transparentIndex: colourCount,
        minimumCodeSize,
        ...plan.leeway,
      });
      data = packCodes(codes, codes.length, minimumCodeSize);
    }
    return writeGifFrame({
      ...bounds,
      delayHundredths: written.delay,
      disposal: written.disposal,
      transparentIndex,
      interlaced: false,
      palette: plan.isGlobal ? null : table,
      data,
    });
  }

  /** Finds palette indices without diffusion. Gives what has to be drawn, which may be less. */
  #mapPixels(
    { width }: Segment,
    pixels: Pixels,
    { palette, isExact, leeway }: FramePlan,
    { bounds, mayShrink }: WrittenFrame,
  ): Rectangle {
    const marks = this.#marks;
    const indices = this.#indices;
    let drawn = bounds;
    if (palette.length === 256 * 3) marks.fill(DRAW);
    else if (!isExact) {
      this.#mapper.map({ pixels, palette, indices }, leeway.isFine);
      keepShown(palette, indices, this.#canvas, marks);
      if (mayShrink) drawn = boundsOfDrawn(marks, width) ?? bounds;
    }
    drawShortRuns(pixels, marks, width, drawn);
    if (isExact) mapExactly({ pixels, palette, indices }, marks);
    showOn(this.#canvas, indices, marks, palette);
    return drawn;
  }

  #choosePalette(
    segment: Segment,
    pixels: Pixels,
    palettes: LocalPalettes,
    isFirstFrame: boolean,
  ): FramePlan {
    const { settings, globalPalette } = segment;
    const mustBeGlobal = globalPalette !== null && settings.paletteChoice === 'global';
    if (settings.keepsExact) {
      const palette = exactPalette(pixels, this.#marks, settings.colorCount);
      if (palette !== null) {
        if (globalPalette !== null && hasAllColours(globalPalette, palette)) {
          return { palette: globalPalette, isGlobal: true, isExact: true, leeway: NO_LEEWAY };
        }
        if (!mustBeGlobal) return { palette, isGlobal: false, isExact: true, leeway: NO_LEEWAY };
      }
    }
    const step = sampleStep(pixels, HISTOGRAM_STEP[settings.isFast ? 'fast' : 'full']);
    const bins = this.#countColours(pixels, segment.width, step);
    const whole =
      globalPalette === null ? Infinity : distortionOf(bins, toCentres(globalPalette)) / bins.total;
    if (mustBeGlobal) {
      const leeway = leewayFor(whole, settings, isFirstFrame);
      return { palette: globalPalette, isGlobal: true, isExact: false, leeway };
    }
    const local = palettes.next(bins);
    const own = local.distortion / bins.total;
    const leeway = leewayFor(own, settings, isFirstFrame);
    if (globalPalette !== null) {
      const gain = (whole - own) * bins.total * step;
      if (!paysForPalette(gain, globalPalette, own, settings)) {
        return { palette: globalPalette, isGlobal: true, isExact: false, leeway };
      }
    }
    return { palette: toPalette(local.centres), isGlobal: false, isExact: false, leeway };
  }

  /** The colours of a part of the pixels that are to be drawn. */
  #countColours(pixels: Pixels, width: number, step: number): ColourBins {
    const histogram = this.#histogram;
    histogram.clear();
    histogram.add(pixels, this.#marks, width, step);
    const bins = histogram.bins();
    if (bins.count > 0) return bins;
    histogram.add(pixels, this.#marks, width, 1);
    return histogram.bins();
  }
}

/**
 * A palette with every colour that is to be drawn; null when that takes too many. One of 256 has no
 * room for transparency, so it has to have the whole picture's colours.
 */
function exactPalette(pixels: Pixels, marks: Uint8Array, colorCount: number): Palette | null {
  const changed = new ExactColours(Math.min(colorCount, MOST_COLOURS));
  if (changed.add(pixels, marks)) return changed.palette();
  if (colorCount <= MOST_COLOURS) return null;
  const all = new ExactColours(colorCount);
  return all.add(pixels, null) && !pixels.includes(0) ? all.palette() : null;
}

/** A frame that shows nothing new. */
function emptyFrame(bounds: Rectangle, delayHundredths: number, disposal: number): Uint8Array {
  const pixels = new Uint8Array(bounds.width * bounds.height);
  return writeGifFrame({
    ...bounds,
    delayHundredths,
    disposal,
    transparentIndex: 0,
    interlaced: false,
    palette: new Uint8Array(6),
    data: compressPixels(pixels, 2),
  });
}

/** Keeps the pixels whose new colour the screen shows already. */
function keepShown(palette: Palette, indices: Uint8Array, canvas: Pixels, marks: Uint8Array): void {
  const shown = shownColours(palette);
  for (let at = 0; at < canvas.length; at++) {
    if (marks[at] !== KEEP && shown[indices[at]!] === canvas[at]) marks[at] = KEEP;
  }
}

function showOn(canvas: Pixels, indices: Uint8Array, marks: Uint8Array, palette: Palette): void {
  const shown = shownColours(palette);
  for (let at = 0; at < canvas.length; at++) {
    if (marks[at] !== KEEP) canvas[at] = shown[indices[at]!]!;
  }
}

/** Palette entries as pixels. */
function shownColours(palette: Palette): Pixels {
  return Uint32Array.from(
    { length: palette.length / 3 },
    (_, index) =>
      palette[index * 3]! |
      (palette[index * 3 + 1]! << 8) |
      (palette[index * 3 + 2]! << 16) |
      0xff000000,
  );
}

/** The indices inside of a rectangle, with the transparent one where pixels are kept. */
function cutOut(
  indices: Uint8Array,
  marks: Uint8Array,
  width: number,
  bounds: Rectangle,
  transparentIndex: number | null,
): Uint8Array {
  const part = new Uint8Array(bounds.width * bounds.height);
  let to = 0;
  for (let y = bounds.top; y < bounds.top + bounds.height; y++) {
    const start = y * width + bounds.left;
    for (let at = start; at < start + bounds.width; at++) {
      part[to++] = marks[at] === KEEP ? (transparentIndex ?? 0) : indices[at]!;
    }
  }
  return part;
}

function clearCanvas(canvas: Pixels, width: number, cleared: Rectangle): void {
  for (let y = cleared.top; y < cleared.top + cleared.height; y++) {
    canvas.fill(0, y * width + cleared.left, y * width + cleared.left + cleared.width);
  }
}
