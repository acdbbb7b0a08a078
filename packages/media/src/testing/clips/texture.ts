/** A colour picture that scenes are drawn from, wrapped round at its edges. */
export interface Texture {
  readonly side: number;
  /** Red, green and blue, 0–255, one after another. */
  readonly data: Float32Array;
}

/** Whole numbers to an even spread over 0–1; the same on every machine. */
export function hash(x: number, y: number, z = 0): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Noise, 0–1, that comes again after `period` in both directions. */
export function noise(x: number, y: number, period: number, seed: number, octaves = 4): number {
  let sum = 0;
  let strength = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += strength * valueNoise(x * scale, y * scale, period * scale, seed * 31 + octave);
    strength /= 2;
  }
  return sum / (1 - 2 ** -octaves);
}

function valueNoise(x: number, y: number, period: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(x - left), smooth(y - top)];
  const wrap = (cell: number): number => ((cell % period) + period) % period;
  const at = (column: number, row: number): number => hash(wrap(column), wrap(row), seed);
  const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
  const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
  return upper + (lower - upper) * down;
}

/** Rocks and moss: something to see at every place and every scale, and nothing twice. */
export function landscape(side: number, seed: number): Texture {
  const data = new Float32Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [u, v] = [x / side, y / side];
      const rock = sharper(noise(u * 6, v * 6, 6, seed, 6));
      const moss = sharper(noise(u * 9, v * 9, 9, seed + 1, 5));
      const at = (y * side + x) * 3;
      data[at] = 40 + 130 * rock + 40 * moss;
      data[at + 1] = 50 + 100 * rock + 70 * moss;
      data[at + 2] = 80 + 110 * rock - 50 * moss;
    }
  }
  return { side, data };
}

/** Edges where there were slopes. */
const sharper = (value: number): number =>
  smooth(Math.max(0, Math.min(1, (value - 0.5) * 3 + 0.5)));

/** Copies what the texture shows at (u, v), both in textures, to `colour`. */
export function look({ side, data }: Texture, u: number, v: number, colour: Float64Array): void {
  const x = (u - Math.floor(u)) * side;
  const y = (v - Math.floor(v)) * side;
  const left = Math.floor(x) % side;
  const top = Math.floor(y) % side;
  const right = (left + 1) % side;
  const below = (top + 1) % side;
  const across = x - Math.floor(x);
  const down = y - Math.floor(y);
  for (let channel = 0; channel < 3; channel++) {
    const at = (column: number, row: number): number => data[(row * side + column) * 3 + channel]!;
    const upper = at(left, top) + (at(right, top) - at(left, top)) * across;
    const lower = at(left, below) + (at(right, below) - at(left, below)) * across;
    colour[channel] = upper + (lower - upper) * down;
  }
}
