/** Whole numbers to an even spread over 0–1; the same on every machine. */
export function hash(x: number, y: number, z = 0): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Value noise, 0–1, that repeats every `period` cells in both directions. */
function smoothNoise(x: number, y: number, period: number, layer = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(x - left), smooth(y - top)];
  const wrap = (cell: number): number => ((cell % period) + period) % period;
  const [x0, x1, y0, y1] = [wrap(left), wrap(left + 1), wrap(top), wrap(top + 1)];
  const upper = hash(x0, y0, layer) + (hash(x1, y0, layer) - hash(x0, y0, layer)) * across;
  const lower = hash(x0, y1, layer) + (hash(x1, y1, layer) - hash(x0, y1, layer)) * across;
  return upper + (lower - upper) * down;
}

/** Octaves of noise, 0–1, each twice as fine and half as strong. */
export function fractalNoise(x: number, y: number, period: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += strength * smoothNoise(x * scale, y * scale, period * scale, octave);
    strength /= 2;
  }
  return sum / (1 - 2 ** -octaves);
}

/** A straight mix of two colours into a third. */
export function blend(
  colour: Float64Array,
  from: readonly number[],
  to: readonly number[],
  share: number,
): void {
  const t = Math.max(0, Math.min(1, share));
  for (let channel = 0; channel < 3; channel++) {
    colour[channel] = from[channel]! + (to[channel]! - from[channel]!) * t;
  }
}
