export const TAU = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Hermite step: 0 below `from`, 1 above `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** 0 before it rises and after it falls, 1 between the two; each of them as `smoothstep`. */
export const plateau = (
  rise: readonly [from: number, to: number],
  fall: readonly [from: number, to: number],
  value: number,
): number => smoothstep(...rise, value) * (1 - smoothstep(...fall, value));

export const fract = (value: number): number => value - Math.floor(value);

/**
 * A sine of the loop's phase. Everything that moves is built of this and `saw`.
 * @param phase position in the loop, 0 to 1
 * @param cycles whole turns per loop; only an integer closes the loop
 * @param offset where in its turn it starts, 0 to 1
 */
export const wave = (phase: number, cycles = 1, offset = 0): number =>
  Math.sin(TAU * (cycles * phase + offset));

/** A ramp from 0 to 1, `cycles` times per loop. For things that leave the picture and come back. */
export const saw = (phase: number, cycles = 1, offset = 0): number =>
  fract(cycles * phase + offset);
