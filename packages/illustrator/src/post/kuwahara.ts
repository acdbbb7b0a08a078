/**
 * Kuwahara's filter: each pixel takes the mean of that one of its four corner windows that varies
 * least, which flattens areas and keeps edges (Kuwahara et al., 1976). All windows have one size,
 * so each is measured once, from summed areas (Crow, 1984), and looked up by four pixels.
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
    this.#sums = new Uint32Array((width + 1) * (height + 1) * 4);
    this.#windows = new Float32Array(width * height * 4);
  }

  /** RGBA in place. */
  apply(data: Uint8ClampedArray): void {
    this.#sum(data);
    this.#measure();
    const windows = this.#windows;
    const width = this.#width;
    const radius = this.#radius;
    const up = width * radius * 4;
    for (let y = 0, p = 0; y < this.#height; y++) {
      const above = y >= radius ? up : 0;
      for (let x = 0; x < width; x++, p += 4) {
        const left = x >= radius ? radius * 4 : 0;
        let best = p;
        if (windows[p - left + 3]! < windows[best + 3]!) best = p - left;
        if (windows[p - above + 3]! < windows[best + 3]!) best = p - above;
        if (windows[p - above - left + 3]! < windows[best + 3]!) best = p - above - left;
        data[p] = windows[best]!;
        data[p + 1] = windows[best + 1]!;
        data[p + 2] = windows[best + 2]!;
      }
    }
  }

  #sum(data: Uint8ClampedArray): void {
    const sums = this.#sums;
    const stride = (this.#width + 1) * 4;
    for (let y = 0, p = 0; y < this.#height; y++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let squares = 0;
      let s = (y + 1) * stride + 4;
      for (let x = 0; x < this.#width; x++, p += 4, s += 4) {
        const r = data[p]!;
        const g = data[p + 1]!;
        const b = data[p + 2]!;
        const luminance = r * 0.3 + g * 0.59 + b * 0.11;
        red += r;
        green += g;
        blue += b;
        squares += (luminance * luminance) | 0;
        sums[s] = sums[s - stride]! + red;
        sums[s + 1] = sums[s - stride + 1]! + green;
        sums[s + 2] = sums[s - stride + 2]! + blue;
        sums[s + 3] = sums[s - stride + 3]! + squares;
      }
    }
  }

  #measure(): void {
    const sums = this.#sums;
    const windows = this.#windows;
    const stride = (this.#width + 1) * 4;
    for (let y = 0, w = 0; y < this.#height; y++) {
      const tall = Math.min(this.#radius + 1, this.#height - y);
      for (let x = 0; x < this.#width; x++, w += 4) {
        const wide = Math.min(this.#radius + 1, this.#width - x);
        const a = y * stride + x * 4;
        const b = a + wide * 4;
        const c = a + tall * stride;
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
  }
}
