/** How far any two frames of a clip are apart: the root mean square over all cells, in levels. */
export class FrameDistances {
  readonly frameCount: number;
  readonly #table: Float32Array;
  /** Sums along each diagonal, from its beginning up to and without the entry. */
  readonly #sums: Float64Array;

  /** @param frames cells of each frame, all of one length */
  constructor(frames: readonly Float32Array[]) {
    const count = frames.length;
    this.frameCount = count;
    this.#table = new Float32Array(count * count);
    this.#sums = new Float64Array((count + 1) * (count + 1));
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const distance = rootMeanSquare(frames[i]!, frames[j]!);
        this.#table[i * count + j] = distance;
        this.#table[j * count + i] = distance;
      }
    }
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        this.#sums[(i + 1) * (count + 1) + j + 1] =
          this.#sums[i * (count + 1) + j]! + this.#table[i * count + j]!;
      }
    }
  }

  between(i: number, j: number): number {
    return this.#table[i * this.frameCount + j]!;
  }

  /** The mean distance of frames `i - length` … `i - 1` to frames `j - length` … `j - 1`. */
  before(i: number, j: number, length: number): number {
    const row = this.frameCount + 1;
    const sum = this.#sums[i * row + j]! - this.#sums[(i - length) * row + j - length]!;
    return Math.max(0, sum / length);
  }

  /** From each frame to the next; one fewer than there are frames. */
  steps(): number[] {
    return Array.from({ length: Math.max(0, this.frameCount - 1) }, (_, i) =>
      this.between(i, i + 1),
    );
  }
}

/** Over all cells, in their levels. */
export function rootMeanSquare(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    sum += difference * difference;
  }
  return Math.sqrt(sum / Math.max(1, a.length));
}
