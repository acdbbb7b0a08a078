/** Frames per second of all clips. */
export const CLIP_RATE = 25;

/** Writes the colour, 0–255, at (x, y), both 0–1, to `colour`. */
type Shade = (x: number, y: number, colour: Float64Array) => void;

/** A kind of clip that a camera or a model might give; the same every time. */
export interface ClipKind {
  readonly name: string;
  /**
   * Prepares what all frames share.
   * @param side pixels of the square picture
   * @returns what a frame looks like, at its number
   */
  start(side: number, frameCount: number): (frame: number) => Shade;
}

/** Draws RGBA frames, `side` x `side`. */
export function drawClip(kind: ClipKind, side: number, frameCount: number): Uint8Array[] {
  const shadeOf = kind.start(side, frameCount);
  const colour = new Float64Array(3);
  return Array.from({ length: frameCount }, (_, index) => {
    const shade = shadeOf(index);
    const frame = new Uint8ClampedArray(side * side * 4);
    for (let i = 0; i < side * side; i++) {
      shade(((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side, colour);
      frame[i * 4] = colour[0]!;
      frame[i * 4 + 1] = colour[1]!;
      frame[i * 4 + 2] = colour[2]!;
      frame[i * 4 + 3] = 255;
    }
    return new Uint8Array(frame.buffer);
  });
}

/** The colour of a thing over the one that is there; 0 leaves it, 1 covers it. */
export function cover(
  colour: Float64Array,
  thing: readonly [number, number, number],
  strength: number,
): void {
  const share = Math.max(0, Math.min(1, strength));
  for (let channel = 0; channel < 3; channel++) {
    colour[channel] = colour[channel]! + (thing[channel]! - colour[channel]!) * share;
  }
}
