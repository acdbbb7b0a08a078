import { BLOCK_BITS } from './activity.ts';
import { BLUE_X, BLUE_Y, BLUE_Z, GREEN_Y, RED_X, RED_Y } from './colour-space.ts';
import { KEEP } from './changes.ts';
import type { Pixels } from './frame.ts';
import { isAbout, keyOf, NearestColour, slotOf } from './nearest-colour.ts';
import { type Palette, toCentres } from './palette.ts';
import type { Rectangle } from './rectangle.ts';

/** A frame to be turned into LZW codes. */
export interface DiffusionJob {
  readonly pixels: Pixels;
  /** `DRAW` or `KEEP` of each pixel. */
  readonly marks: Uint8Array;
  /** What the screen shows, as far as it is known, and 0 elsewhere; drawn pixels are entered. */
  readonly canvas: Pixels;
  /** What the screen was to show before; null at the beginning of the file. */
  readonly previousPixels: Pixels | null;
  /** How much noise each block of the picture hides; see `measureActivity`. */
  readonly hidden: Float32Array;
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
  /** The same where the picture is smooth. */
  readonly smoothTolerance: number;
}

const TABLE_SIZE = 4096;
/** Errors larger than this (squared) are damped, or bright dots would trail behind edges. */
const LARGE_ERROR = 250;
const DAMPING = 0.75;
/** The part of the tolerance that is granted to what the screen shows, in the middle of a run. */
const KEEPING = 0.5;
/**
 * How far a wanted colour is drawn towards the error that its pixel has on the screen: an error that
 * stays is not seen to flicker, and pixels that stay cost no bytes. At a half, slow gradients lose
 * more than it is worth.
 */
const STEADINESS = 0.36;
/** A pixel that changed more than this (squared) shows something else; its old error means nothing. */
const MOST_CHANGE = 300;
/**
 * Strings up to this length get the whole tolerance. Where they are longer, one more pixel in them
 * saves less of a code, so that it may cost less: about the same price for a bit everywhere.
 */
const LONG_STRING = 19;
/** How fast the usual length follows the strings' own. */
const LENGTH_SHARE = 0.1;
/** Further away than any colour is. */
const FAR = 1e9;

/**
 * Error diffusion and LZW compression in one walk. While it diffuses (Floyd and Steinberg, "An
 * adaptive algorithm for spatial greyscale", 1976), it looks at how the string read so far could go
 * on in the table: if one of the known continuations has a colour that is at most `tolerance` worse
 * than the nearest one, it is taken, and its error is diffused like any other. Local means hold,
 * the strings become longer, and the file about a third smaller.
 *
 * What the screen shows already may be kept in the same way, and the error that a pixel has there is
 * preferred to a new one.
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
    const { pixels, marks, canvas, previousPixels, hidden, width, bounds, palette } = job;
    const { transparentIndex } = job;
    const colourCount = palette.length / 3;
    const reds = new Float64Array(256);
    const greens = new Float64Array(256);
    const blues = new Float64Array(256);
    const xs = new Float64Array(256);
    const ys = new Float64Array(256);
    const zs = new Float64Array(256);
    const shown = new Uint32Array(256);
    const centres = toCentres(palette);
    for (let index = 0; index < colourCount; index++) {
      const red = palette[index * 3]!;
      const green = palette[index * 3 + 1]!;
      const blue = palette[index * 3 + 2]!;
      reds[index] = red;
      greens[index] = green;
      blues[index] = blue;
      xs[index] = centres[index * 3]!;
      ys[index] = centres[index * 3 + 1]!;
      zs[index] = centres[index * 3 + 2]!;
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
    let stringLength = 1;
    let usualLength = 1;
    let smoothTolerance = job.smoothTolerance;
    let moreTolerance = job.tolerance - job.smoothTolerance;
    const blockColumns = Math.ceil(width / (1 << BLOCK_BITS));
    for (let line = 0; line < bounds.height; line++) {
      let at = (line + bounds.top) * width + bounds.left;
      const blockRow = ((line + bounds.top) >> BLOCK_BITS) * blockColumns;
      let column = bounds.left;
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
      for (let slot = 3; slot < bounds.width * 3 + 3; slot += 3, at++, column++) {
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
          const sourceRed = pixel & 0xff;
          const sourceGreen = (pixel >>> 8) & 0xff;
          const sourceBlue = (pixel >>> 16) & 0xff;
          let wantedRed = sourceRed + row[slot]! + rightRed;
          let wantedGreen = sourceGreen + row[slot + 1]! + rightGreen;
          let wantedBlue = sourceBlue + row[slot + 2]! + rightBlue;
          wantedRed = wantedRed < 0 ? 0 : wantedRed > 255 ? 255 : wantedRed;
          wantedGreen = wantedGreen < 0 ? 0 : wantedGreen > 255 ? 255 : wantedGreen;
          wantedBlue = wantedBlue < 0 ? 0 : wantedBlue > 255 ? 255 : wantedBlue;
          let red = wantedRed;
          let green = wantedGreen;
          let blue = wantedBlue;
          const screen = canvas[at]!;
          const screenRed = screen & 0xff;
          const screenGreen = (screen >>> 8) & 0xff;
          const screenBlue = (screen >>> 16) & 0xff;
          if (screen === 0) {
            xs[transparentIndex] = FAR;
          } else {
            if (previousPixels !== null) {
              const was = previousPixels[at]!;
              const moveRed = sourceRed - (was & 0xff);
              const moveGreen = sourceGreen - ((was >>> 8) & 0xff);
              const moveBlue = sourceBlue - ((was >>> 16) & 0xff);
              if (moveRed * moveRed + moveGreen * moveGreen + moveBlue * moveBlue < MOST_CHANGE) {
                red += STEADINESS * (moveRed + screenRed - red);
                green += STEADINESS * (moveGreen + screenGreen - green);
                blue += STEADINESS * (moveBlue + screenBlue - blue);
                red = red < 0 ? 0 : red > 255 ? 255 : red;
                green = green < 0 ? 0 : green > 255 ? 255 : green;
                blue = blue < 0 ? 0 : blue > 255 ? 255 : blue;
              }
            }
            xs[transparentIndex] = RED_X * screenRed + BLUE_X * screenBlue;
            ys[transparentIndex] = GREEN_Y * screenGreen + RED_Y * screenRed + BLUE_Y * screenBlue;
            zs[transparentIndex] = BLUE_Z * screenBlue;
          }
          const x = RED_X * red + BLUE_X * blue;
          const y = GREEN_Y * green + RED_Y * red + BLUE_Y * blue;
          const z = BLUE_Z * blue;

          const leeway =
            smoothTolerance + moreTolerance * hidden[blockRow + (column >> BLOCK_BITS)]!;
          let cost = FAR;
          if (string >= 0) {
            for (let next = firstChild[string]!; next >= 0; next = nextSibling[next]!) {
              const candidate = lastPixel[next]!;
              const offX = x - xs[candidate]!;
              const offY = y - ys[candidate]!;
              const offZ = z - zs[candidate]!;
              const distance = offX * offX + offY * offY + offZ * offZ;
              if (distance < cost) {
                cost = distance;
                child = next;
              }
            }
          }
          if (cost > leeway) {
            const key = keyOf(red + 0.5, green + 0.5, blue + 0.5, keyMask);
            let content = slots[slotOf(key)]!;
            if (!isAbout(content, key)) content = nearest.find(key);
            index = (content & 0xff) - 1;
            let offX = x - xs[index]!;
            let offY = y - ys[index]!;
            let offZ = z - zs[index]!;
            const distance = offX * offX + offY * offY + offZ * offZ;
            if (cost > distance + leeway) {
              child = -1;
              // Where the screen was kept just before, keeping it again lets the next string be long.
              const isKeeping = string >= 0 && lastPixel[string] === transparentIndex;
              offX = x - xs[transparentIndex];
              offY = y - ys[transparentIndex]!;
              offZ = z - zs[transparentIndex]!;
              const screenDistance = offX * offX + offY * offY + offZ * offZ;
              const atMost = isKeeping ? distance + leeway * KEEPING : distance;
              if (screenDistance < atMost) index = transparentIndex;
            } else index = lastPixel[child]!;
          } else index = lastPixel[child]!;
          if (index === transparentIndex) {
            errorRed = wantedRed - screenRed;
            errorGreen = wantedGreen - screenGreen;
            errorBlue = wantedBlue - screenBlue;
          } else {
            errorRed = wantedRed - reds[index]!;
            errorGreen = wantedGreen - greens[index]!;
            errorBlue = wantedBlue - blues[index]!;
            canvas[at] = shown[index]!;
          }
          const squared = errorRed * errorRed + errorGreen * errorGreen + errorBlue * errorBlue;
          const scale = squared > LARGE_ERROR ? share * DAMPING : share;
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
          stringLength++;
          continue;
        }
        if (string >= 0) {
          codes[codeCount++] = string;
          usualLength += (stringLength - usualLength) * LENGTH_SHARE;
          stringLength = 1;
          const part = usualLength > LONG_STRING ? Math.sqrt(LONG_STRING / usualLength) : 1;
          smoothTolerance = job.smoothTolerance * part;
          moreTolerance = (job.tolerance - job.smoothTolerance) * part;
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
