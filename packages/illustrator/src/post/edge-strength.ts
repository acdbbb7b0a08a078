/**
 * How much the color of each pixel differs from that of its neighbors, 0–255: the largest difference of any channel
 * across a pixel, sideways or down. Between two hues of one brightness there is an edge as well.
 */
export function colourEdges(data: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const edges = new Uint8Array(width * height);
  const row = width * 4;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, p = y * row + 4; x < width - 1; x++, p += 4) {
      let most = 0;
      for (let c = p; c < p + 3; c++) {
        const across = Math.abs(data[c + 4]! - data[c - 4]!);
        const down = Math.abs(data[c + row]! - data[c - row]!);
        if (across > most) most = across;
        if (down > most) most = down;
      }
      edges[y * width + x] = most;
    }
  }
  return edges;
}

/** The largest value within `radius` pixels of each one, in a square. */
export function widened(
  values: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Uint8Array {
  const across = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      const last = Math.min(width - 1, x + radius);
      for (let at = Math.max(0, x - radius); at <= last; at++) {
        const value = values[y * width + at]!;
        if (value > most) most = value;
      }
      across[y * width + x] = most;
    }
  }
  const all = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) {
    const last = Math.min(height - 1, y + radius);
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let at = Math.max(0, y - radius); at <= last; at++) {
        const value = across[at * width + x]!;
        if (value > most) most = value;
      }
      all[y * width + x] = most;
    }
  }
  return all;
}
