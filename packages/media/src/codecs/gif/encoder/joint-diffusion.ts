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
/** The numbers of a pixel: its own color, what the screen shows, what it is pulled to, and how far. */
const SCREEN = 3;
const PULL = 6;
const FACTOR = 9;
const AIM_LENGTH = 10;
/** Set in the factor of a pixel that is drawn towards the first frame. */
const IS_CLOSING = 1 << 16;
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
  /** Of each pixel of a line: `AIM_LENGTH` numbers, see `#readLine`. */
  #aims = new Int32Array(0);
  #smoothTolerance = 0;
  #moreTolerance = 0;

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
      const color = red | (green << 8) | (blue << 16) | 0xff000000;
      xs[index] = xOf(color);
      ys[index] = yOf(color);
      zs[index] = zOf(color);
      shown[index] = color;
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
    this.#setTolerances(job.smoothTolerance, job.tolerance);
    let [row, nextRow] = this.#rows;
    for (let line = 0; line < bounds.height; line++) {
      this.#readLine(job, line);
      this.#walkLine(job, line, row, nextRow);
      [row, nextRow] = [nextRow, row];
    }
    codes[this.#codeCount++] = this.#string;
    return codes.subarray(0, this.#codeCount);
  }

  /**
   * What each pixel of a line is to become, before the errors of its neighbors: everything that does not
   * depend on the walk.
   */
  #readLine(job: DiffusionJob, line: number): void {
    const { pixels, marks, canvas, previousPixels, width, bounds, goal } = job;
    const aims = this.#aims;
    let at = (line + bounds.top) * width + bounds.left;
    const end = bounds.width * AIM_LENGTH;
    for (let slot = 0; slot < end; slot += AIM_LENGTH, at++) {
      if (marks[at] === KEEP) continue;
      const pixel = pixels[at]!;
      const screen = canvas[at]!;
      aims[slot] = xOf(pixel);
      aims[slot + 1] = yOf(pixel);
      aims[slot + 2] = zOf(pixel);
      aims[slot + SCREEN] = screen === 0 ? FAR : xOf(screen);
      aims[slot + SCREEN + 1] = yOf(screen);
      aims[slot + SCREEN + 2] = zOf(screen);
      let factor = 0;
      if (goal !== null && goal.order[at]! < goal.level && goal.source[at] !== 0) {
        const move = this.#pullTowards(slot, goal.shown[at]!, goal.source[at]!);
        if (move < CLOSING_NEAR) {
          factor = Math.round(CLOSING_FACTOR * (1 - move / CLOSING_NEAR)) | IS_CLOSING;
        }
      }
      if (factor === 0 && screen !== 0 && previousPixels !== null) {
        const move = this.#pullTowards(slot, screen, previousPixels[at]!);
        if (move < MOST_CHANGE) factor = STEADY_FACTOR;
      }
      aims[slot + FACTOR] = factor;
    }
  }

  /**
   * Where the error that another pixel had, `shown` in place of `wanted`, would bring this one.
   * @returns the squared distance of the pixel from `wanted`
   */
  #pullTowards(slot: number, shown: number, wanted: number): number {
    const aims = this.#aims;
    const moveX = (aims[slot]! - xOf(wanted)) | 0;
    const moveY = (aims[slot + 1]! - yOf(wanted)) | 0;
    const moveZ = (aims[slot + 2]! - zOf(wanted)) | 0;
    aims[slot + PULL] = moveX + xOf(shown);
    aims[slot + PULL + 1] = moveY + yOf(shown);
    aims[slot + PULL + 2] = moveZ + zOf(shown);
    return squared(moveX, moveY, moveZ);
  }

  /** A function of its own, and called often, so that engines compile it early and once. */
  #walkLine(job: DiffusionJob, line: number, row: Int32Array, nextRow: Int32Array): void {
    const { marks, canvas, hidden, width, bounds, transparentIndex } = job;
    const xs = this.#xs;
    const ys = this.#ys;
    const zs = this.#zs;
    const aims = this.#aims;
    const keptChild = this.#keptChild;
    const links = this.#links;
    const wholeShare = Math.round((job.strength * (1 << SHARE_BITS)) / 16);
    const dampedShare = Math.round((job.strength * DAMPING * (1 << SHARE_BITS)) / 16);
    let string = this.#string;
    let stringLength = this.#stringLength;
    const blockRow = ((line + bounds.top) >> BLOCK_BITS) * Math.ceil(width / (1 << BLOCK_BITS));
    let at = (line + bounds.top) * width + bounds.left;
    // Errors on their way to the pixel below, and the error of the pixel before.
    let belowX = 0;
    let belowY = 0;
    let belowZ = 0;
    let lastX = 0;
    let lastY = 0;
    let lastZ = 0;
    for (let column = 0; column < bounds.width; column++, at++) {
      const slot = column * 3 + 3;
      let index = transparentIndex;
      let child = -1;
      let errorX = 0;
      let errorY = 0;
      let errorZ = 0;
      if (marks[at] === KEEP) {
        if (string >= 0) child = keptChild[string]!;
      } else {
        const aim = column * AIM_LENGTH;
        const wantedX = within(
          aims[aim]! + ((row[slot]! + Math.imul(lastX, 7) + HALF_SHARE) >> SHARE_BITS),
          MOST_X,
        );
        const wantedY = within(
          aims[aim + 1]! + ((row[slot + 1]! + Math.imul(lastY, 7) + HALF_SHARE) >> SHARE_BITS),
          MOST_Y,
        );
        const wantedZ = within(
          aims[aim + 2]! + ((row[slot + 2]! + Math.imul(lastZ, 7) + HALF_SHARE) >> SHARE_BITS),
          MOST_Z,
        );
        const pull = aims[aim + FACTOR]!;
        const factor = pull & ~IS_CLOSING;
        const x = pulled(wantedX, aims[aim + PULL]!, factor);
        const y = pulled(wantedY, aims[aim + PULL + 1]!, factor);
        const z = pulled(wantedZ, aims[aim + PULL + 2]!, factor);
        const screenX = aims[aim + SCREEN]!;
        const screenY = aims[aim + SCREEN + 1]!;
        const screenZ = aims[aim + SCREEN + 2]!;
        const activity = hidden[blockRow + ((column + bounds.left) >> BLOCK_BITS)]!;
        const leeway = this.#leewayFor(activity, pull !== factor);
        const keptDistance = squared(x - screenX, y - screenY, z - screenZ);
        child = this.#choose(job, string, x, y, z, keptDistance, leeway);
        index = child >= 0 ? links[child]! & 0xff : ~child;
        if (index === transparentIndex) {
          errorX = wantedX - screenX;
          errorY = wantedY - screenY;
          errorZ = wantedZ - screenZ;
        } else {
          errorX = wantedX - xs[index]!;
          errorY = wantedY - ys[index]!;
          errorZ = wantedZ - zs[index]!;
          canvas[at] = this.#shown[index]!;
        }
        const share = squared(errorX, errorY, errorZ) > LARGE_ERROR ? dampedShare : wholeShare;
        errorX = Math.imul(errorX, share);
        errorY = Math.imul(errorY, share);
        errorZ = Math.imul(errorZ, share);
      }
      nextRow[slot - 3] = (belowX + Math.imul(errorX, 3)) | 0;
      nextRow[slot - 2] = (belowY + Math.imul(errorY, 3)) | 0;
      nextRow[slot - 1] = (belowZ + Math.imul(errorZ, 3)) | 0;
      belowX = (lastX + Math.imul(errorX, 5)) | 0;
      belowY = (lastY + Math.imul(errorY, 5)) | 0;
      belowZ = (lastZ + Math.imul(errorZ, 5)) | 0;
      lastX = errorX;
      lastY = errorY;
      lastZ = errorZ;
      if (child >= 0) {
        string = child;
        stringLength++;
      } else {
        if (string >= 0) this.#endString(job, string, index, stringLength);
        string = index;
        stringLength = 1;
      }
    }
    const last = bounds.width * 3;
    nextRow[last] = belowX;
    nextRow[last + 1] = belowY;
    nextRow[last + 2] = belowZ;
    this.#string = string;
    this.#stringLength = stringLength;
  }

  /**
   * The continuation of the string that is near enough to the wanted color, else the nearest color.
   * @param keptDistance squared, to what the screen shows
   * @returns the code of the longer string, or the bitwise complement of a color's index
   */
  #choose(
    { transparentIndex, isFine }: DiffusionJob,
    string: number,
    x: number,
    y: number,
    z: number,
    keptDistance: number,
    leeway: number,
  ): number {
    const xs = this.#xs;
    const ys = this.#ys;
    const zs = this.#zs;
    const links = this.#links;
    let child = -1;
    let cost = FARTHEST;
    if (string >= 0) {
      for (let next = this.#firstChild[string]!; next >= 0;) {
        const link = links[next]!;
        const candidate = link & 0xff;
        const distance = squared(x - xs[candidate]!, y - ys[candidate]!, z - zs[candidate]!);
        if (distance < cost) {
          cost = distance;
          child = next;
        }
        next = link >> 8;
      }
      const kept = this.#keptChild[string]!;
      if (kept >= 0 && keptDistance < cost) {
        cost = keptDistance;
        child = kept;
      }
    }
    if (cost <= leeway) return child;
    const index = this.#findNearest(x, y, z, isFine);
    const distance = squared(x - xs[index]!, y - ys[index]!, z - zs[index]!);
    if (cost - leeway <= distance) return child;
    // Where the screen was kept just before, keeping it again lets the next string be long.
    const isKeeping = string >= 0 && (links[string]! & 0xff) === transparentIndex;
    const atMost = isKeeping ? distance + (leeway >> 1) : distance;
    return keptDistance < atMost ? ~transparentIndex : ~index;
  }

  /** The index of the palette's color that is nearest to the middle of all coordinates with this key. */
  #findNearest(x: number, y: number, z: number, isFine: boolean): number {
    const { keys, entries } = this.#nearest;
    const bits = isFine ? FINE_KEYS : COARSE_KEYS;
    const insideX = within(x, MOST_X);
    const insideY = within(y, MOST_Y);
    const insideZ = within(z, MOST_Z);
    const key =
      ((insideX >> bits.x) << KEY_X_AT) | ((insideY >> bits.y) << KEY_Y_AT) | (insideZ >> bits.z);
    const slot = slotOf(key);
    if (keys[slot] === key) return entries[slot]!;
    return this.#nearest.find(
      key,
      middleOf(insideX, bits.x),
      middleOf(insideY, bits.y),
      middleOf(insideZ, bits.z),
    );
  }

  /** Writes the code of a string and enters the string with the next pixel into the table. */
  #endString(
    { transparentIndex, minimumCodeSize, smoothTolerance, tolerance }: DiffusionJob,
    string: number,
    index: number,
    length: number,
  ): void {
    this.#codes[this.#codeCount++] = string;
    this.#usualLength += (length - this.#usualLength) * LENGTH_SHARE;
    this.#setTolerances(smoothTolerance, tolerance);
    const code = this.#nextCode;
    if (code < TABLE_SIZE) {
      this.#firstChild[code] = -1;
      this.#keptChild[code] = -1;
      if (index === transparentIndex) {
        this.#links[code] = index;
        this.#keptChild[string] = code;
      } else {
        this.#links[code] = (this.#firstChild[string]! << 8) | index;
        this.#firstChild[string] = code;
      }
      this.#nextCode = code + 1;
    } else {
      const clearCode = 1 << minimumCodeSize;
      this.#codes[this.#codeCount++] = clearCode;
      this.#firstChild.fill(-1, 0, clearCode);
      this.#keptChild.fill(-1, 0, clearCode);
      this.#nextCode = clearCode + 2;
    }
  }

  /** How much more than the nearest color's squared distance a longer string may cost. */
  #leewayFor(activity: number, isClosing: boolean): number {
    const leeway =
      this.#smoothTolerance + (Math.imul(this.#moreTolerance, activity) >> FACTOR_BITS);
    return isClosing ? Math.trunc(leeway * CLOSING_LEEWAY) : leeway;
  }

  #setTolerances(smooth: number, whole: number): void {
    const part = partOf(this.#usualLength);
    this.#smoothTolerance = Math.trunc(smooth * UNIT ** 2 * part);
    this.#moreTolerance = Math.trunc((whole - smooth) * UNIT ** 2 * part);
  }

  /** Room for a code of each pixel and for clear codes; and empty rows of errors. */
  #makeRoom({ width, height }: Rectangle): Uint16Array {
    const most = width * height + Math.ceil((width * height) / 1024) + 2;
    if (this.#codes.length < most) this.#codes = new Uint16Array(most);
    const rowLength = (width + 2) * 3;
    if (this.#rows[0].length < rowLength) {
      this.#rows = [new Int32Array(rowLength), new Int32Array(rowLength)];
      this.#aims = new Int32Array(width * AIM_LENGTH);
    } else {
      this.#rows[0].fill(0);
    }
    return this.#codes;
  }
}

/** The coordinates of a pixel, in parts of their unit. */
const xOf = (pixel: number): number =>
  (Math.imul(X_RED, pixel & 0xff) + Math.imul(X_BLUE, (pixel >>> 16) & 0xff)) | 0;

const yOf = (pixel: number): number =>
  (Math.imul(Y_GREEN, (pixel >>> 8) & 0xff) +
    Math.imul(Y_RED, pixel & 0xff) +
    Math.imul(Y_BLUE, (pixel >>> 16) & 0xff)) |
  0;

const zOf = (pixel: number): number => Math.imul(Z_BLUE, (pixel >>> 16) & 0xff);

const squared = (x: number, y: number, z: number): number =>
  (Math.imul(x, x) + Math.imul(y, y) + Math.imul(z, z)) | 0;

const within = (value: number, most: number): number =>
  value < 0 ? 0 : value > most ? most : value;

/** @param factor how far, in parts of `1 << FACTOR_BITS` */
const pulled = (value: number, towards: number, factor: number): number =>
  (value + ((Math.imul(factor, towards - value) + HALF_FACTOR) >> FACTOR_BITS)) | 0;

/** Of all coordinates that have the same key. */
function middleOf(coordinate: number, bits: number): number {
  return ((coordinate >> bits) << bits) | (1 << (bits - 1));
}

/** Of the tolerance, where strings are that long. */
function partOf(usualLength: number): number {
  return usualLength > LONG_STRING ? Math.sqrt(LONG_STRING / usualLength) : 1;
}
