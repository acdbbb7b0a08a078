import { BLOCK_BITS } from './activity.ts';
import { KEEP } from './changes.ts';
import { type ClosingGoal, NEAR } from './closing.ts';
import { BLUE_X, BLUE_Y, BLUE_Z, GREEN_Y, RED_X, RED_Y, UNIT } from './colour-space.ts';
import type { Pixels } from './frame.ts';
import { NearestColour, slotOf } from './nearest-colour.ts';
import type { Palette } from './palette.ts';
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
  readonly hidden: Uint8Array;
  /** Of the whole picture. */
  readonly width: number;
  readonly bounds: Rectangle;
  readonly palette: Palette;
  readonly transparentIndex: number;
  readonly minimumCodeSize: number;
  /** What the frame moves over to, as one of the last of a loop; else null. */
  readonly goal: ClosingGoal | null;
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
const LARGE_ERROR = 328 * UNIT ** 2;
const DAMPING = 0.75;
/**
 * How far a wanted colour is drawn towards the error that its pixel has on the screen: an error that
 * stays is not seen to flicker, and pixels that stay cost no bytes. At a half, slow gradients lose
 * more than it is worth.
 */
const STEADINESS = 0.36;
/** A pixel that changed more than this (squared) shows something else; its old error means nothing. */
const MOST_CHANGE = 393 * UNIT ** 2;
/**
 * How far a pixel that stands still is drawn towards what the first frame of the loop shows there. All
 * the way, the seam would be calmer than what is around it. The more it changed the less it is drawn.
 */
const CLOSING_STEADINESS = 0.875;
const CLOSING_NEAR = NEAR * UNIT ** 2;
/** Such a pixel may be further off its color than others. */
const CLOSING_LEEWAY = 1.25;
/**
 * Strings up to this length get the whole tolerance. Where they are longer, one more pixel in them
 * saves less of a code, so that it may cost less: about the same price for a bit everywhere.
 */
const LONG_STRING = 19;
/** How fast the usual length follows the strings' own. */
const LENGTH_SHARE = 0.1;

// All of the walk is counted in whole numbers: coordinates in parts of their unit, errors on their way
// in finer ones, so that rounding them neither darkens nor brightens.
const X_RED = RED_X * UNIT;
const X_BLUE = BLUE_X * UNIT;
const Y_RED = RED_Y * UNIT;
const Y_GREEN = GREEN_Y * UNIT;
const Y_BLUE = BLUE_Y * UNIT;
const Z_BLUE = BLUE_Z * UNIT;
const MOST_X = (X_RED + X_BLUE) * 255;
const MOST_Y = (Y_RED + Y_GREEN + Y_BLUE) * 255;
const MOST_Z = Z_BLUE * 255;
const SHARE_BITS = 12;
const HALF_SHARE = 1 << (SHARE_BITS - 1);
/** A factor of one, and a half of it, for factors that are kept in whole numbers. */
const FACTOR_BITS = 8;
const HALF_FACTOR = 1 << (FACTOR_BITS - 1);
const STEADY_FACTOR = Math.round(STEADINESS * 2 ** FACTOR_BITS);
const CLOSING_FACTOR = Math.round(CLOSING_STEADINESS * 2 ** FACTOR_BITS);
/** Of x; further away than any colour is, and its square still a whole number of 32 bits. */
const FAR = 1 << 14;
const FARTHEST = 2 ** 31 - 1;
/** Bits of x, y and z that colours with the same key do not share: in fine palettes, in coarse ones. */
const FINE_KEYS = { x: 3, y: 3, z: 3 } as const;
const COARSE_KEYS = { x: 7, y: 6, z: 7 } as const;
const KEY_X_AT = 21;
const KEY_Y_AT = 10;

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
  /** Of each code: the child that draws which was added last, and the one that keeps; -1 for none. */
  readonly #firstChild = new Int16Array(TABLE_SIZE);
  readonly #keptChild = new Int16Array(TABLE_SIZE);
  /** Of each code: its next sibling (-1: none) times 256, and its last pixel. */
  readonly #links = new Int32Array(TABLE_SIZE);
  #codes = new Uint16Array(0);
  #codeCount = 0;
  #nextCode = 0;
  /** The code of the string so far, -1 before the first pixel; its length, and the usual one. */
  #string = -1;
  #stringLength = 1;
  #usualLength = 1;
  #rows: [Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0)];
  readonly #xs = new Int32Array(256);
  readonly #ys = new Int32Array(256);
  readonly #zs = new Int32Array(256);
  readonly #shown = new Uint32Array(256);

  /** @returns the codes without the first clear code and the end code; valid until the next call */
  run(job: DiffusionJob): Uint16Array {
    const { palette, bounds } = job;
    const colourCount = palette.length / 3;
    const xs = this.#xs;
    const ys = this.#ys;
    const zs = this.#zs;
    const shown = this.#shown;
    for (let index = 0; index < colourCount; index++) {
      const red = palette[index * 3]!;
      const green = palette[index * 3 + 1]!;
      const blue = palette[index * 3 + 2]!;
      xs[index] = X_RED * red + X_BLUE * blue;
      ys[index] = Y_GREEN * green + Y_RED * red + Y_BLUE * blue;
      zs[index] = Z_BLUE * blue;
      shown[index] = red | (green << 8) | (blue << 16) | 0xff000000;
    }
    this.#nearest.use(palette, job.isFine);
    const clearCode = 1 << job.minimumCodeSize;
    for (let code = 0; code < clearCode; code++) {
      this.#firstChild[code] = -1;
      this.#keptChild[code] = -1;
      this.#links[code] = code;
    }
    const codes = this.#makeRoom(bounds);
    this.#codeCount = 0;
    this.#nextCode = clearCode + 2;
    this.#string = -1;
    this.#stringLength = 1;
    this.#usualLength = 1;
    let [row, nextRow] = this.#rows;
    for (let line = 0; line < bounds.height; line++) {
      this.#walkLine(job, line, row, nextRow);
      [row, nextRow] = [nextRow, row];
    }
    codes[this.#codeCount++] = this.#string;
    return codes.subarray(0, this.#codeCount);
  }

  /** A function of its own, and called often, so that engines compile it early and once. */
  #walkLine(job: DiffusionJob, line: number, row: Int32Array, nextRow: Int32Array): void {
    const { pixels, marks, canvas, previousPixels, hidden, width, bounds } = job;
    const { transparentIndex, goal } = job;
    const order = goal?.order ?? null;
    const level = goal?.level ?? 0;
    const goalSource = goal?.source ?? pixels;
    const goalShown = goal?.shown ?? canvas;
    const xs = this.#xs;
    const ys = this.#ys;
    const zs = this.#zs;
    const shown = this.#shown;
    const nearest = this.#nearest;
    const { keys, entries } = nearest;
    const keyBits = job.isFine ? FINE_KEYS : COARSE_KEYS;
    const keyX = keyBits.x;
    const keyY = keyBits.y;
    const keyZ = keyBits.z;
    const firstChild = this.#firstChild;
    const keptChild = this.#keptChild;
    const links = this.#links;
    const codes = this.#codes;
    const clearCode = 1 << job.minimumCodeSize;
    const wholeShare = Math.round((job.strength * (1 << SHARE_BITS)) / 16);
    const dampedShare = Math.round((job.strength * DAMPING * (1 << SHARE_BITS)) / 16);
    const wholeTolerance = job.smoothTolerance * UNIT ** 2;
    const wholeMore = (job.tolerance - job.smoothTolerance) * UNIT ** 2;
    let codeCount = this.#codeCount;
    let nextCode = this.#nextCode;
    let string = this.#string;
    let stringLength = this.#stringLength;
    let usualLength = this.#usualLength;
    const startPart = partOf(usualLength);
    let smoothTolerance = Math.trunc(wholeTolerance * startPart);
    let moreTolerance = Math.trunc(wholeMore * startPart);
    const rowEnd = bounds.width * 3 + 3;
    const blockRow = ((line + bounds.top) >> BLOCK_BITS) * Math.ceil(width / (1 << BLOCK_BITS));
    let at = (line + bounds.top) * width + bounds.left;
    let column = bounds.left;
    let blockEnd = column;
    let activity = 0;
    // Errors on their way to the right, to the pixel below, and to the one right of that.
    let rightX = 0;
    let rightY = 0;
    let rightZ = 0;
    let belowX = 0;
    let belowY = 0;
    let belowZ = 0;
    let asideX = 0;
    let asideY = 0;
    let asideZ = 0;
    for (let slot = 3; slot < rowEnd; slot += 3, at++, column++) {
      let index = transparentIndex;
      let child = -1;
      let errorX = 0;
      let errorY = 0;
      let errorZ = 0;
      if (marks[at] === KEEP) {
        if (string >= 0) child = keptChild[string]!;
        if ((belowX | belowY | belowZ | asideX | asideY | asideZ) === 0) {
          nextRow[slot - 3] = 0;
          nextRow[slot - 2] = 0;
          nextRow[slot - 1] = 0;
          if (child >= 0) {
            string = child;
            stringLength++;
            continue;
          }
        }
      } else {
        const pixel = pixels[at]!;
        const red = pixel & 0xff;
        const green = (pixel >>> 8) & 0xff;
        const blue = (pixel >>> 16) & 0xff;
        const sourceX = (Math.imul(X_RED, red) + Math.imul(X_BLUE, blue)) | 0;
        const sourceY =
          (Math.imul(Y_GREEN, green) + Math.imul(Y_RED, red) + Math.imul(Y_BLUE, blue)) | 0;
        const sourceZ = Math.imul(Z_BLUE, blue);
        let wantedX = (sourceX + ((row[slot]! + rightX + HALF_SHARE) >> SHARE_BITS)) | 0;
        let wantedY = (sourceY + ((row[slot + 1]! + rightY + HALF_SHARE) >> SHARE_BITS)) | 0;
        let wantedZ = (sourceZ + ((row[slot + 2]! + rightZ + HALF_SHARE) >> SHARE_BITS)) | 0;
        wantedX = wantedX < 0 ? 0 : wantedX > MOST_X ? MOST_X : wantedX;
        wantedY = wantedY < 0 ? 0 : wantedY > MOST_Y ? MOST_Y : wantedY;
        wantedZ = wantedZ < 0 ? 0 : wantedZ > MOST_Z ? MOST_Z : wantedZ;
        let x = wantedX;
        let y = wantedY;
        let z = wantedZ;
        const screen = canvas[at]!;
        let screenX = FAR;
        let screenY = 0;
        let screenZ = 0;
        if (screen !== 0) {
          const screenRed = screen & 0xff;
          const screenBlue = (screen >>> 16) & 0xff;
          screenX = (Math.imul(X_RED, screenRed) + Math.imul(X_BLUE, screenBlue)) | 0;
          screenY =
            (Math.imul(Y_GREEN, (screen >>> 8) & 0xff) +
              Math.imul(Y_RED, screenRed) +
              Math.imul(Y_BLUE, screenBlue)) |
            0;
          screenZ = Math.imul(Z_BLUE, screenBlue);
        }
        let isClosing = false;
        if (order !== null && order[at]! < level && goalSource[at] !== 0) {
          const was = goalSource[at]!;
          const wasRed = was & 0xff;
          const wasBlue = (was >>> 16) & 0xff;
          const moveX = (sourceX - Math.imul(X_RED, wasRed) - Math.imul(X_BLUE, wasBlue)) | 0;
          const moveY =
            (sourceY -
              Math.imul(Y_GREEN, (was >>> 8) & 0xff) -
              Math.imul(Y_RED, wasRed) -
              Math.imul(Y_BLUE, wasBlue)) |
            0;
          const moveZ = (sourceZ - Math.imul(Z_BLUE, wasBlue)) | 0;
          const move =
            (Math.imul(moveX, moveX) + Math.imul(moveY, moveY) + Math.imul(moveZ, moveZ)) | 0;
          if (move < CLOSING_NEAR) {
            isClosing = true;
            const first = goalShown[at]!;
            const firstRed = first & 0xff;
            const firstBlue = (first >>> 16) & 0xff;
            const firstX = (Math.imul(X_RED, firstRed) + Math.imul(X_BLUE, firstBlue)) | 0;
            const firstY =
              (Math.imul(Y_GREEN, (first >>> 8) & 0xff) +
                Math.imul(Y_RED, firstRed) +
                Math.imul(Y_BLUE, firstBlue)) |
              0;
            const firstZ = Math.imul(Z_BLUE, firstBlue);
            const factor = Math.round(CLOSING_FACTOR * (1 - move / CLOSING_NEAR));
            x = (x + ((Math.imul(factor, moveX + firstX - x) + HALF_FACTOR) >> FACTOR_BITS)) | 0;
            y = (y + ((Math.imul(factor, moveY + firstY - y) + HALF_FACTOR) >> FACTOR_BITS)) | 0;
            z = (z + ((Math.imul(factor, moveZ + firstZ - z) + HALF_FACTOR) >> FACTOR_BITS)) | 0;
          }
        }
        if (screen !== 0 && previousPixels !== null && !isClosing) {
          const was = previousPixels[at]!;
          const wasRed = was & 0xff;
          const wasBlue = (was >>> 16) & 0xff;
          const moveX = (sourceX - Math.imul(X_RED, wasRed) - Math.imul(X_BLUE, wasBlue)) | 0;
          const moveY =
            (sourceY -
              Math.imul(Y_GREEN, (was >>> 8) & 0xff) -
              Math.imul(Y_RED, wasRed) -
              Math.imul(Y_BLUE, wasBlue)) |
            0;
          const moveZ = (sourceZ - Math.imul(Z_BLUE, wasBlue)) | 0;
          const move =
            (Math.imul(moveX, moveX) + Math.imul(moveY, moveY) + Math.imul(moveZ, moveZ)) | 0;
          if (move < MOST_CHANGE) {
            x =
              (x + ((Math.imul(STEADY_FACTOR, moveX + screenX - x) + HALF_FACTOR) >> FACTOR_BITS)) |
              0;
            y =
              (y + ((Math.imul(STEADY_FACTOR, moveY + screenY - y) + HALF_FACTOR) >> FACTOR_BITS)) |
              0;
            z =
              (z + ((Math.imul(STEADY_FACTOR, moveZ + screenZ - z) + HALF_FACTOR) >> FACTOR_BITS)) |
              0;
          }
        }
        const keptX = (x - screenX) | 0;
        const keptY = (y - screenY) | 0;
        const keptZ = (z - screenZ) | 0;
        const keptDistance =
          (Math.imul(keptX, keptX) + Math.imul(keptY, keptY) + Math.imul(keptZ, keptZ)) | 0;
        if (column >= blockEnd) {
          activity = hidden[blockRow + (column >> BLOCK_BITS)]!;
          blockEnd = ((column >> BLOCK_BITS) + 1) << BLOCK_BITS;
        }
        let leeway = (smoothTolerance + (Math.imul(moreTolerance, activity) >> FACTOR_BITS)) | 0;
        if (isClosing) leeway = Math.trunc(leeway * CLOSING_LEEWAY);
        let cost = FARTHEST;
        if (string >= 0) {
          for (let next = firstChild[string]!; next >= 0;) {
            const link = links[next]!;
            const candidate = link & 0xff;
            const offX = (x - xs[candidate]!) | 0;
            const offY = (y - ys[candidate]!) | 0;
            const offZ = (z - zs[candidate]!) | 0;
            const distance =
              (Math.imul(offX, offX) + Math.imul(offY, offY) + Math.imul(offZ, offZ)) | 0;
            if (distance < cost) {
              cost = distance;
              child = next;
            }
            next = link >> 8;
          }
          const kept = keptChild[string]!;
          if (kept >= 0 && keptDistance < cost) {
            cost = keptDistance;
            child = kept;
          }
        }
        if (cost > leeway) {
          const insideX = x < 0 ? 0 : x > MOST_X ? MOST_X : x;
          const insideY = y < 0 ? 0 : y > MOST_Y ? MOST_Y : y;
          const insideZ = z < 0 ? 0 : z > MOST_Z ? MOST_Z : z;
          const key =
            ((insideX >> keyX) << KEY_X_AT) | ((insideY >> keyY) << KEY_Y_AT) | (insideZ >> keyZ);
          const keySlot = slotOf(key);
          index =
            keys[keySlot] === key
              ? entries[keySlot]!
              : nearest.find(
                  key,
                  middleOf(insideX, keyX),
                  middleOf(insideY, keyY),
                  middleOf(insideZ, keyZ),
                );
          const offX = (x - xs[index]!) | 0;
          const offY = (y - ys[index]!) | 0;
          const offZ = (z - zs[index]!) | 0;
          const distance =
            (Math.imul(offX, offX) + Math.imul(offY, offY) + Math.imul(offZ, offZ)) | 0;
          if (cost - leeway > distance) {
            child = -1;
            // Where the screen was kept just before, keeping it again lets the next string be long.
            const isKeeping = string >= 0 && (links[string]! & 0xff) === transparentIndex;
            const atMost = isKeeping ? distance + (leeway >> 1) : distance;
            if (keptDistance < atMost) index = transparentIndex;
          } else index = links[child]! & 0xff;
        } else index = links[child]! & 0xff;
        if (index === transparentIndex) {
          errorX = (wantedX - screenX) | 0;
          errorY = (wantedY - screenY) | 0;
          errorZ = (wantedZ - screenZ) | 0;
        } else {
          errorX = (wantedX - xs[index]!) | 0;
          errorY = (wantedY - ys[index]!) | 0;
          errorZ = (wantedZ - zs[index]!) | 0;
          canvas[at] = shown[index]!;
        }
        const squared =
          (Math.imul(errorX, errorX) + Math.imul(errorY, errorY) + Math.imul(errorZ, errorZ)) | 0;
        const share = squared > LARGE_ERROR ? dampedShare : wholeShare;
        errorX = Math.imul(errorX, share);
        errorY = Math.imul(errorY, share);
        errorZ = Math.imul(errorZ, share);
      }
      nextRow[slot - 3] = (belowX + Math.imul(errorX, 3)) | 0;
      nextRow[slot - 2] = (belowY + Math.imul(errorY, 3)) | 0;
      nextRow[slot - 1] = (belowZ + Math.imul(errorZ, 3)) | 0;
      belowX = (asideX + Math.imul(errorX, 5)) | 0;
      belowY = (asideY + Math.imul(errorY, 5)) | 0;
      belowZ = (asideZ + Math.imul(errorZ, 5)) | 0;
      asideX = errorX;
      asideY = errorY;
      asideZ = errorZ;
      rightX = Math.imul(errorX, 7);
      rightY = Math.imul(errorY, 7);
      rightZ = Math.imul(errorZ, 7);

      if (child >= 0) {
        string = child;
        stringLength++;
        continue;
      }
      if (string >= 0) {
        codes[codeCount++] = string;
        usualLength += (stringLength - usualLength) * LENGTH_SHARE;
        stringLength = 1;
        const part = partOf(usualLength);
        smoothTolerance = Math.trunc(wholeTolerance * part);
        moreTolerance = Math.trunc(wholeMore * part);
        if (nextCode < TABLE_SIZE) {
          firstChild[nextCode] = -1;
          keptChild[nextCode] = -1;
          if (index === transparentIndex) {
            links[nextCode] = index;
            keptChild[string] = nextCode++;
          } else {
            links[nextCode] = (firstChild[string]! << 8) | index;
            firstChild[string] = nextCode++;
          }
        } else {
          codes[codeCount++] = clearCode;
          firstChild.fill(-1, 0, clearCode);
          keptChild.fill(-1, 0, clearCode);
          nextCode = clearCode + 2;
        }
      }
      string = index;
    }
    const last = bounds.width * 3;
    nextRow[last] = belowX;
    nextRow[last + 1] = belowY;
    nextRow[last + 2] = belowZ;
    this.#codeCount = codeCount;
    this.#nextCode = nextCode;
    this.#string = string;
    this.#stringLength = stringLength;
    this.#usualLength = usualLength;
  }

  /** Room for a code of each pixel and for clear codes; and empty rows of errors. */
  #makeRoom({ width, height }: Rectangle): Uint16Array {
    const most = width * height + Math.ceil((width * height) / 1024) + 2;
    if (this.#codes.length < most) this.#codes = new Uint16Array(most);
    const rowLength = (width + 2) * 3;
    if (this.#rows[0].length < rowLength) {
      this.#rows = [new Int32Array(rowLength), new Int32Array(rowLength)];
    } else {
      this.#rows[0].fill(0);
    }
    return this.#codes;
  }
}

/** Of all coordinates that have the same key. */
function middleOf(coordinate: number, bits: number): number {
  return ((coordinate >> bits) << bits) | (1 << (bits - 1));
}

/** Of the tolerance, where strings are that long. */
function partOf(usualLength: number): number {
  return usualLength > LONG_STRING ? Math.sqrt(LONG_STRING / usualLength) : 1;
}
