import { ByteCollector } from '../../../bytes.ts';
import { compressPixels } from '../lzw.ts';
import { packCodes } from '../pack-codes.ts';
import { writeGifFrame } from '../write.ts';
import { measureActivity } from './activity.ts';
import { boundsOfDrawn, DRAW, drawShortRuns, frameBounds, KEEP, markChanges } from './changes.ts';
import { type ClosingGoal, closingOrder, markMovingOver, type ShownFrame } from './closing.ts';
import { type FramePlan, FramePlanner, MOST_COLOURS } from './frame-plan.ts';
import type { Pixels } from './frame.ts';
import { JointDiffusion } from './joint-diffusion.ts';
import { LocalPalettes } from './local-palettes.ts';
import { mapExactly, NearestMapper } from './map-colours.ts';
import type { Palette } from './palette.ts';
import type { Rectangle } from './rectangle.ts';
import type { EncodedSegment, Segment, SegmentFrame } from './segment.ts';
import { splitDelay } from './timing.ts';

/** What of a frame is settled before its colours are. */
interface WrittenFrame {
  readonly bounds: Rectangle;
  readonly isFirst: boolean;
  readonly previousPixels: Pixels | null;
  /** Whether the bounds may become smaller when less turns out to change. */
  readonly mayShrink: boolean;
  readonly delay: number;
  readonly disposal: number;
  /** The plan that draws all of it exactly; null when there is none. */
  readonly exact: FramePlan | null;
  /** What the frame moves over to, as one of the last of a loop; else null. */
  readonly goal: ClosingGoal | null;
}

/** Compresses segments, one after another, of one file or of several; keeps its tables. */
export class SegmentEncoder {
  readonly #joint = new JointDiffusion();
  readonly #mapper = new NearestMapper();
  readonly #planner = new FramePlanner();
  readonly #blocks = new ByteCollector();
  #marks = new Uint8Array(0);
  #indices = new Uint8Array(0);
  #canvas: Pixels = new Uint32Array(0);
  #first: ShownFrame | null = null;
  #order: { readonly width: number; readonly of: Uint8Array } | null = null;

  encode(segment: Segment): EncodedSegment {
    const { width, height, settings, screen, frames } = segment;
    const pixelCount = width * height;
    if (this.#marks.length !== pixelCount) {
      this.#marks = new Uint8Array(pixelCount);
      this.#indices = new Uint8Array(pixelCount);
    }
    this.#canvas = screen?.canvas ?? new Uint32Array(pixelCount);
    this.#first = screen?.first ?? null;
    const palettes = new LocalPalettes(segment, Math.min(settings.colorCount, MOST_COLOURS));
    let { previous } = segment;
    for (const [index, frame] of frames.entries()) {
      palettes.turnTo(index);
      const goal = this.#goalOf(segment, index);
      for (const block of this.#encodeFrame(segment, frame, previous, palettes, goal)) {
        this.#blocks.add(block);
      }
      if (frame.clears !== null) clearCanvas(this.#canvas, width, frame.clears);
      previous = frame;
    }
    const left = { canvas: this.#canvas, first: this.#first };
    this.#canvas = new Uint32Array(0);
    this.#first = null;
    return { blocks: this.#blocks.take(), screen: left };
  }

  #goalOf({ width, height, settings, closing }: Segment, index: number): ClosingGoal | null {
    const level = closing?.levels[index] ?? 0;
    if (closing === null || level === 0 || this.#first === null || settings.isFast) return null;
    if (this.#order?.width !== width || this.#order.of.length !== width * height) {
      this.#order = { width, of: closingOrder(width, height) };
    }
    return { ...this.#first, source: closing.first, order: this.#order.of, level };
  }

  #encodeFrame(
    segment: Segment,
    frame: SegmentFrame,
    previous: SegmentFrame | null,
    palettes: LocalPalettes,
    goal: ClosingGoal | null,
  ): Uint8Array[] {
    const { width, height } = segment;
    const [delay = 0, ...holds] = splitDelay(frame.delayHundredths);
    const clears = holds.length > 0 ? null : frame.clears;
    const { drawn, exact } = this.#markFrame(segment, frame, previous, goal);
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
            exact,
            goal,
          }),
    ];
    for (const [index, hold] of holds.entries()) {
      const isLast = index === holds.length - 1;
      const held = frameBounds(null, isLast ? frame.clears : null);
      blocks.push(emptyFrame(held, hold, isLast && frame.clears !== null ? 2 : 1));
    }
    return blocks;
  }

  /** Marks what has to be drawn, and finds out whether that can be drawn exactly. */
  #markFrame(
    segment: Segment,
    { pixels, clears }: SegmentFrame,
    previous: SegmentFrame | null,
    goal: ClosingGoal | null,
  ): { readonly drawn: Rectangle | null; readonly exact: FramePlan | null } {
    const { width } = segment;
    const marks = this.#marks;
    const before = previous?.pixels ?? null;
    const drawn = markChanges(pixels, before, previous?.clears ?? null, width, marks);
    const exact = drawn && this.#planner.planExactly(segment, pixels, marks);
    const isExact = drawn ? exact !== null : areEqual(pixels, this.#canvas);
    // What a frame draws beyond the part that it clears would be cleared too.
    if (goal === null || isExact || clears !== null) return { drawn, exact };
    markMovingOver(pixels, this.#canvas, goal, marks);
    return { drawn: boundsOfDrawn(marks, width), exact: null };
  }

  #drawFrame(
    segment: Segment,
    { pixels }: SegmentFrame,
    palettes: LocalPalettes,
    written: WrittenFrame,
  ): Uint8Array {
    const { width, settings } = segment;
    let { bounds } = written;
    const { exact, goal, isFirst } = written;
    const plan = exact ?? this.#planner.plan(segment, pixels, this.#marks, palettes, goal, isFirst);
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
        goal,
        ...plan.leeway,
      });
      data = packCodes(codes, codes.length, minimumCodeSize);
    }
    if (isFirst) this.#first = { shown: this.#canvas.slice(), palette, isGlobal: plan.isGlobal };
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

function areEqual(pixels: Pixels, canvas: Pixels): boolean {
  for (let at = 0; at < pixels.length; at++) if (pixels[at] !== canvas[at]) return false;
  return true;
}
