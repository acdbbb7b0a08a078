/** Perceived brightness 0–255 of RGBA pixels, into `target`. */
export function luminanceInto(data: Uint8ClampedArray, target: Float32Array): void {
  for (let i = 0, p = 0; i < target.length; i++, p += 4) {
    target[i] = (data[p] ?? 0) * 0.3 + (data[p + 1] ?? 0) * 0.58 + (data[p + 2] ?? 0) * 0.12;
  }
}

/** Strength of the edge at each pixel (Sobel), 0 at the border of the picture. */
export function edgesInto(
  luminance: Float32Array,
  width: number,
  height: number,
  target: Float32Array,
): void {
  target.fill(0);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = luminance[i - width - 1] ?? 0;
      const b = luminance[i - width] ?? 0;
      const c = luminance[i - width + 1] ?? 0;
      const d = luminance[i - 1] ?? 0;
      const e = luminance[i + 1] ?? 0;
      const f = luminance[i + width - 1] ?? 0;
      const g = luminance[i + width] ?? 0;
      const h = luminance[i + width + 1] ?? 0;
      const across = c + 2 * e + h - a - 2 * d - f;
      const down = f + 2 * g + h - a - 2 * b - c;
      target[i] = Math.sqrt(across * across + down * down);
    }
  }
}
