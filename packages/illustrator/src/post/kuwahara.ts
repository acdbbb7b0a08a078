/** Sums over rectangles in constant time. They wrap at 2^32, which a difference does not notice. */
interface SummedAreas {
  readonly red: Uint32Array;
  readonly green: Uint32Array;
  readonly blue: Uint32Array;
  readonly squares: Uint32Array;
}

/**
 * Kuwahara's filter: each pixel takes the mean of that one of its four corner windows that varies
 * least, which flattens areas and keeps edges (Kuwahara et al., 1976). Constant time per pixel
 * through summed-area tables (Crow, 1984).
 */
export class Kuwahara {
  readonly #width: number;
  readonly #height: number;
  readonly #radius: number;
  readonly #sums: SummedAreas;

  /** @param radius of the windows in pixels */
  constructor(width: number, height: number, radius: number) {
    this.#width = width;
    this.#height = height;
    this.#radius = radius;
    const size = (width + 1) * (height + 1);
    this.#sums = {
      red: new Uint32Array(size),
      green: new Uint32Array(size),
      blue: new Uint32Array(size),
      squares: new Uint32Array(size),
    };
  }

  /** RGBA in place. */
  apply(data: Uint8ClampedArray): void {
    this.#accumulate(data);
    const { red, green, blue, squares } = this.#sums;
    const width = this.#width;
    const height = this.#height;
    const radius = this.#radius;
    const stride = width + 1;
    for (let y = 0; y < height; y++) {
      const top = y > radius ? y - radius : 0;
      const bottom = y + radius < height ? y + radius + 1 : height;
      for (let x = 0; x < width; x++) {
        const left = x > radius ? x - radius : 0;
        const right = x + radius < width ? x + radius + 1 : width;
        let least = Infinity;
        let bestRed = 0;
        let bestGreen = 0;
        let bestBlue = 0;
        for (let corner = 0; corner < 4; corner++) {
          const fromX = corner & 1 ? x : left;
          const toX = corner & 1 ? right : x + 1;
          const fromY = corner & 2 ? y : top;
          const toY = corner & 2 ? bottom : y + 1;
          const area = (toX - fromX) * (toY - fromY);
          const a = fromY * stride + fromX;
          const b = fromY * stride + toX;
          const c = toY * stride + fromX;
          const d = toY * stride + toX;
          const r = ((red[d]! - red[b]! - red[c]! + red[a]!) >>> 0) / area;
          const g = ((green[d]! - green[b]! - green[c]! + green[a]!) >>> 0) / area;
          const l = ((blue[d]! - blue[b]! - blue[c]! + blue[a]!) >>> 0) / area;
          const mean = r * 0.3 + g * 0.59 + l * 0.11;
          const square = ((squares[d]! - squares[b]! - squares[c]! + squares[a]!) >>> 0) / area;
          const variance = square - mean * mean;
          if (variance < least) {
            least = variance;
            bestRed = r;
            bestGreen = g;
            bestBlue = l;
          }
        }
        const p = (y * width + x) * 4;
        data[p] = bestRed;
        data[p + 1] = bestGreen;
        data[p + 2] = bestBlue;
      }
    }
  }

  #accumulate(data: Uint8ClampedArray): void {
    const { red, green, blue, squares } = this.#sums;
    const stride = this.#width + 1;
    for (let y = 0; y < this.#height; y++) {
      let sumRed = 0;
      let sumGreen = 0;
      let sumBlue = 0;
      let sumSquares = 0;
      for (let x = 0; x < this.#width; x++) {
        const p = (y * this.#width + x) * 4;
        const r = data[p]!;
        const g = data[p + 1]!;
        const b = data[p + 2]!;
        const luminance = r * 0.3 + g * 0.59 + b * 0.11;
        sumRed += r;
        sumGreen += g;
        sumBlue += b;
        sumSquares += luminance * luminance;
        const i = (y + 1) * stride + x + 1;
        const above = i - stride;
        red[i] = red[above]! + sumRed;
        green[i] = green[above]! + sumGreen;
        blue[i] = blue[above]! + sumBlue;
        squares[i] = squares[above]! + sumSquares;
      }
    }
  }
}
