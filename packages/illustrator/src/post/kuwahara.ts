/**
 * Kuwahara's filter: each pixel takes the mean of that one of its four corner windows that varies
 * least, which flattens areas and keeps edges (Kuwahara et al., 1976). All windows have one size,
 * so each is measured once, from summed areas (Crow, 1984), and looked up by four pixels. Only the
 * rows that windows of one row reach are kept, in buffers that go round.
 */
export class Kuwahara {
  readonly #width: number;
  readonly #height: number;
  readonly #radius: number;
  /** Summed areas of red, green, blue and squared luminance. They wrap; differences do not mind. */
  readonly #sums: Uint32Array;
  /** Mean red, green, blue and the variance of the window whose top left corner is at a pixel. */
  readonly #windows: Float32Array;

  /** @param radius side of a corner window less one, in pixels */
  constructor(width: number, height: number, radius: number) {
    this.#width = width;
    this.#height = height;
    this.#radius = radius;
    this.#sums = new Uint32Array((width + 1) * (radius + 2) * 4);
    this.#windows = new Float32Array(width * (radius + 1) * 4);
  }

  /** RGBA in place. */
  apply(data: Uint8ClampedArray): void {
    let summed = 0;
    this.#sums.fill(0);
    for (let y = 0; y < this.#height; y++) {
      for (; summed < Math.min(this.#height, y + this.#radius + 1); summed++) {
        this.#sumRow(data, summed);
      }
      this.#measureRow(y);
      this.#paintRow(data, y);
    }
  }

  /** Where the sums of all rows above `row` begin in the buffer. */
  #sumsAbove(row: number): number {
    return (row % (this.#radius + 2)) * (this.#width + 1) * 4;
  }

  #windowsOf(row: number): number {
    return (row % (this.#radius + 1)) * this.#width * 4;
  }

  #sumRow(data: Uint8ClampedArray, y: number): void {
    const sums = this.#sums;
    let red = 0;
    let green = 0;
    let blue = 0;
    let squares = 0;
    let p = y * this.#width * 4;
    let above = this.#sumsAbove(y) + 4;
    let s = this.#sumsAbove(y + 1) + 4;
    for (let x = 0; x < this.#width; x++, p += 4, s += 4, above += 4) {
      const r = data[p]!;
      const g = data[p + 1]!;
      const b = data[p + 2]!;
      const luminance = r * 0.3 + g * 0.59 + b * 0.11;
      red += r;
      green += g;
      blue += b;
      squares += (luminance * luminance) | 0;
      sums[s] = sums[above]! + red;
      sums[s + 1] = sums[above + 1]! + green;
      sums[s + 2] = sums[above + 2]! + blue;
      sums[s + 3] = sums[above + 3]! + squares;
    }
  }

  #measureRow(y: number): void {
    const sums = this.#sums;
    const windows = this.#windows;
    const tall = Math.min(this.#radius + 1, this.#height - y);
    const top = this.#sumsAbove(y);
    const bottom = this.#sumsAbove(y + tall);
    let w = this.#windowsOf(y);
    for (let x = 0; x < this.#width; x++, w += 4) {
      const wide = Math.min(this.#radius + 1, this.#width - x);
      const a = top + x * 4;
      const b = a + wide * 4;
      const c = bottom + x * 4;
      const d = c + wide * 4;
      const scale = 1 / (wide * tall);
      const red = ((sums[d]! - sums[b]! - sums[c]! + sums[a]!) >>> 0) * scale;
      const green = ((sums[d + 1]! - sums[b + 1]! - sums[c + 1]! + sums[a + 1]!) >>> 0) * scale;
      const blue = ((sums[d + 2]! - sums[b + 2]! - sums[c + 2]! + sums[a + 2]!) >>> 0) * scale;
      const square = ((sums[d + 3]! - sums[b + 3]! - sums[c + 3]! + sums[a + 3]!) >>> 0) * scale;
      const luminance = red * 0.3 + green * 0.59 + blue * 0.11;
      windows[w] = red;
      windows[w + 1] = green;
      windows[w + 2] = blue;
      windows[w + 3] = square - luminance * luminance;
    }
  }

  #paintRow(data: Uint8ClampedArray, y: number): void {
    const windows = this.#windows;
    const radius = this.#radius;
    const own = this.#windowsOf(y);
    const above = this.#windowsOf(y >= radius ? y - radius : y);
    let p = y * this.#width * 4;
    for (let x = 0; x < this.#width; x++, p += 4) {
      const at = x * 4;
      const left = x >= radius ? radius * 4 : 0;
      let best = own + at;
      if (windows[own + at - left + 3]! < windows[best + 3]!) best = own + at - left;
      if (windows[above + at + 3]! < windows[best + 3]!) best = above + at;
      if (windows[above + at - left + 3]! < windows[best + 3]!) best = above + at - left;
      data[p] = windows[best]!;
      data[p + 1] = windows[best + 1]!;
      data[p + 2] = windows[best + 2]!;
    }
  }
}
