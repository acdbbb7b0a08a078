/**
 * Fills each tile of a mosaic with the mean of the pixels under it, or under a part of it.
 * The tiling is fixed, so that the tiles stand still while the picture moves behind them.
 */
export class Mosaic {
  readonly #labels: Uint16Array;
  readonly #samples: Uint16Array;
  readonly #sums: Float64Array;
  readonly #shades: Float32Array;

  /**
   * @param labels the tile of each pixel
   * @param shades factor of each tile's brightness
   * @param samples the tile whose color each pixel counts for; a number beyond all tiles: none
   */
  constructor(labels: Uint16Array, shades: Float32Array, samples: Uint16Array = labels) {
    this.#labels = labels;
    this.#samples = samples;
    this.#shades = shades;
    this.#sums = new Float64Array(shades.length * 4);
  }

  /** RGBA in place. @param saturation 1 leaves the colours as they are */
  apply(data: Uint8ClampedArray, saturation = 1): void {
    const labels = this.#labels;
    const sums = this.#sums;
    sums.fill(0);
    for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
      const s = this.#samples[i]! * 4;
      if (s >= sums.length) continue;
      sums[s] = sums[s]! + data[p]!;
      sums[s + 1] = sums[s + 1]! + data[p + 1]!;
      sums[s + 2] = sums[s + 2]! + data[p + 2]!;
      sums[s + 3] = sums[s + 3]! + 1;
    }
    for (let tile = 0, s = 0; s < sums.length; tile++, s += 4) {
      const scale = this.#shades[tile]! / (sums[s + 3]! || 1);
      const red = sums[s]! * scale;
      const green = sums[s + 1]! * scale;
      const blue = sums[s + 2]! * scale;
      const grey = red * 0.3 + green * 0.58 + blue * 0.12;
      sums[s] = grey + (red - grey) * saturation;
      sums[s + 1] = grey + (green - grey) * saturation;
      sums[s + 2] = grey + (blue - grey) * saturation;
    }
    for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
      const s = labels[i]! * 4;
      data[p] = sums[s]!;
      data[p + 1] = sums[s + 1]!;
      data[p + 2] = sums[s + 2]!;
    }
  }
}
