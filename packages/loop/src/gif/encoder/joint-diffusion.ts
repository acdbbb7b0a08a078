import { BLUE_WEIGHT, GREEN_WEIGHT, RED_WEIGHT } from './colour-space.ts';
import { KEEP } from './changes.ts';
import type { Pixels } from './frame.ts';
import { isAbout, keyOf, NearestColour, slotOf } from './nearest-colour.ts';
import type { Palette } from './palette.ts';
import type { Rectangle } from './rectangle.ts';

/** A frame to be turned into LZW codes. */
export interface DiffusionJob {
  readonly pixels: Pixels;
  /** `DRAW` or `KEEP` of each pixel. */
  readonly marks: Uint8Array;
  /** What the screen shows, as far as it is known, and 0 elsewhere; drawn pixels are entered. */
  readonly canvas: Pixels;
  /** Of the whole picture. */
  readonly width: number;
  readonly bounds: Rectangle;
  readonly palette: Palette;
  readonly transparentIndex: number;
  readonly minimumCodeSize: number;
  /** Whether single levels count; see `NearestColour`. */
  readonly isFine: boolean;
  /** How much of an error the neighbours take over, 0–1. */
  readonly strength: number;
  /** How much more than the nearest colour's squared distance a cheaper colour may have. */
  readonly tolerance: number;
}

const TABLE_SIZE = 4096;
/** Errors larger than this (squared) are damped, or bright dots would trail behind edges. */
const LARGE_ERROR = 300;
const DAMPING = 0.75;
/** The part of the tolerance that is granted to what the screen shows, in the middle of a run. */
const KEEPING = 0.5;

/**
 * Error diffusion and LZW compression in one walk. While it diffuses (Floyd and Steinberg, "An
 * adaptive algorithm for spatial greyscale", 1976), it looks at how the string read so far could go
 * on in the table: if one of the known continuations has a colour that is at most `tolerance` worse
 * than the nearest one, it is taken, and its error is diffused like any other. Local means hold,
 * the strings become longer, and the file about a third smaller.
 *
 * What the screen shows already may be kept in the same way.
 */
export class JointDiffusion {
  readonly #nearest = new NearestColour();
  readonly #firstChild = new Int16Array(TABLE_SIZE);
  readonly #nextSibling = new Int16Array(TABLE_SIZE);
  readonly #lastPixel = new Uint8Array(TABLE_SIZE);
  #codes = new Uint16Array(0);
  #rows: [Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0)];

  /** @returns the codes without the first clear code and the end code; valid until the next call */
  run(job: DiffusionJob): Uint16Array {
    const { pixels, marks, canvas, width, bounds, palette, transparentIndex, tolerance } = job;
    const colourCount = palette.length / 3;
    const reds = new Float64Array(256);
    const greens = new Float64Array(256);
    const blues = new Float64Array(256);
    const shown = new Uint32Array(256);
    for (let index = 0; index < colourCount; index++) {
      const red = palette[index * 3]!;
      const green = palette[index * 3 + 1]!;
      const blue = palette[index * 3 + 2]!;
      reds[index] = red;
      greens[index] = green;
      blues[index] = blue;
      shown[index] = red | (green << 8) | (blue << 16) | 0xff000000;
    }
    const nearest = this.#nearest;
    const keyMask = nearest.use(palette, job.isFine);
    const slots = nearest.slots;
    const firstChild = this.#firstChild;
    const nextSibling = this.#nextSibling;
    const lastPixel = this.#lastPixel;
    const clearCode = 1 << job.minimumCodeSize;
    for (let code = 0; code < clearCode; code++) {
      firstChild[code] = -1;
      lastPixel[code] = code;
    }
    const codes = this.#makeRoom(bounds);
    let row = this.#rows[0];
    let nextRow = this.#rows[1];
    const share = job.strength / 16;

    let codeCount = 0;
    let nextCode = clearCode + 2;
    let string = -1;
    for (let y = 0; y < bounds.height; y++) {
      let at = (y + bounds.top) * width + bounds.left;
      // Errors on their way to the right, to the pixel below, and to the one right of that.
      let rightRed = 0;
      let rightGreen = 0;
      let rightBlue = 0;
      let belowRed = 0;
      let belowGreen = 0;
      let belowBlue = 0;
      let asideRed = 0;
      let asideGreen = 0;
      let asideBlue = 0;
      for (let slot = 3; slot < bounds.width * 3 + 3; slot += 3, at++) {
        let index = transparentIndex;
        let child = -1;
        let errorRed = 0;
        let errorGreen = 0;
        let errorBlue = 0;
        if (marks[at] === KEEP) {
          if (string >= 0) {
            child = firstChild[string]!;
            while (child >= 0 && lastPixel[child] !== index) child = nextSibling[child]!;
          }
        } else {
          const pixel = pixels[at]!;
          let red = (pixel & 0xff) + row[slot]! + rightRed;
          let green = ((pixel >>> 8) & 0xff) + row[slot + 1]! + rightGreen;
          let blue = ((pixel >>> 16) & 0xff) + row[slot + 2]! + rightBlue;
          red = red < 0 ? 0 : red > 255 ? 255 : red;
          green = green < 0 ? 0 : green > 255 ? 255 : green;
          blue = blue < 0 ? 0 : blue > 255 ? 255 : blue;
          const key = keyOf(red + 0.5, green + 0.5, blue + 0.5, keyMask);
          let content = slots[slotOf(key)]!;
          if (!isAbout(content, key)) content = nearest.find(key);
          index = (content & 0xff) - 1;
          errorRed = red - reds[index]!;
          errorGreen = green - greens[index]!;
          errorBlue = blue - blues[index]!;
          let distance =
            RED_WEIGHT * errorRed * errorRed +
            GREEN_WEIGHT * errorGreen * errorGreen +
            BLUE_WEIGHT * errorBlue * errorBlue;

          // What the screen shows costs no more than a drawn colour, if it is known.
          const screen = canvas[at]!;
          let screenDistance = Infinity;
          if (screen !== 0) {
            const offRed = red - (screen & 0xff);
            const offGreen = green - ((screen >>> 8) & 0xff);
            const offBlue = blue - ((screen >>> 16) & 0xff);
            screenDistance =
              RED_WEIGHT * offRed * offRed +
              GREEN_WEIGHT * offGreen * offGreen +
              BLUE_WEIGHT * offBlue * offBlue;
          }
          if (string >= 0) {
            let limit = distance + tolerance;
            for (let next = firstChild[string]!; next >= 0; next = nextSibling[next]!) {
              const candidate = lastPixel[next]!;
              if (candidate === index) {
                child = next;
                break;
              }
              let cost = screenDistance;
              if (candidate !== transparentIndex) {
                const offRed = red - reds[candidate]!;
                const offGreen = green - greens[candidate]!;
                const offBlue = blue - blues[candidate]!;
                cost =
                  RED_WEIGHT * offRed * offRed +
                  GREEN_WEIGHT * offGreen * offGreen +
                  BLUE_WEIGHT * offBlue * offBlue;
              }
              if (cost < limit) {
                limit = cost;
                child = next;
              }
            }
            if (child >= 0) index = lastPixel[child]!;
          }
          // Where the screen was kept just before, keeping it again lets the next string be long.
          const isKeeping = string >= 0 && lastPixel[string] === transparentIndex;
          const atMost = isKeeping ? distance + tolerance * KEEPING : distance;
          if (child < 0 && screenDistance < atMost) index = transparentIndex;
          const colour = index === transparentIndex ? screen : shown[index]!;
          canvas[at] = colour;
          errorRed = red - (colour & 0xff);
          errorGreen = green - ((colour >>> 8) & 0xff);
          errorBlue = blue - ((colour >>> 16) & 0xff);
          distance =
            RED_WEIGHT * errorRed * errorRed +
            GREEN_WEIGHT * errorGreen * errorGreen +
            BLUE_WEIGHT * errorBlue * errorBlue;
          const scale = distance > LARGE_ERROR ? share * DAMPING : share;
          errorRed *= scale;
          errorGreen *= scale;
          errorBlue *= scale;
        }
        nextRow[slot - 3] = belowRed + 3 * errorRed;
        nextRow[slot - 2] = belowGreen + 3 * errorGreen;
        nextRow[slot - 1] = belowBlue + 3 * errorBlue;
        belowRed = asideRed + 5 * errorRed;
        belowGreen = asideGreen + 5 * errorGreen;
        belowBlue = asideBlue + 5 * errorBlue;
        asideRed = errorRed;
        asideGreen = errorGreen;
        asideBlue = errorBlue;
        rightRed = 7 * errorRed;
        rightGreen = 7 * errorGreen;
        rightBlue = 7 * errorBlue;

        if (child >= 0) {
          string = child;
          continue;
        }
        if (string >= 0) {
          codes[codeCount++] = string;
          if (nextCode < TABLE_SIZE) {
            firstChild[nextCode] = -1;
            lastPixel[nextCode] = index;
            nextSibling[nextCode] = firstChild[string]!;
            firstChild[string] = nextCode++;
          } else {
            codes[codeCount++] = clearCode;
            firstChild.fill(-1, 0, clearCode);
            nextCode = clearCode + 2;
          }
        }
        string = index;
      }
      const last = bounds.width * 3;
      nextRow[last] = belowRed;
      nextRow[last + 1] = belowGreen;
      nextRow[last + 2] = belowBlue;
      const finished = row;
      row = nextRow;
      nextRow = finished;
    }
    codes[codeCount++] = string;
    return codes.subarray(0, codeCount);
  }

  /** Room for a code of each pixel and for clear codes; and empty rows of errors. */
  #makeRoom({ width, height }: Rectangle): Uint16Array {
    const most = width * height + Math.ceil((width * height) / 1024) + 2;
    if (this.#codes.length < most) this.#codes = new Uint16Array(most);
    const rowLength = (width + 2) * 3;
    if (this.#rows[0].length < rowLength) {
      this.#rows = [new Float32Array(rowLength), new Float32Array(rowLength)];
    } else {
      this.#rows[0].fill(0);
    }
    return this.#codes;
  }
}
