/** GIF players slow a delay below 2 hundredths down to 10, so nothing shorter is ever written. */
const SHORTEST_HUNDREDTHS = 2;
const LONGEST_HUNDREDTHS = 65_535;

/**
 * Turns delays into whole hundredths of a second. What rounding adds to one frame, the next one
 * gets less, so that every frame ends as near to its true time as the format allows.
 */
export class DelayClock {
  #trueMs = 0;
  #hundredths = 0;

  /** @returns hundredths of a second; 2 or more, also more than one frame can have */
  next(delayMs: number): number {
    this.#trueMs += delayMs;
    const wanted = Math.round(this.#trueMs / 10) - this.#hundredths;
    const delay = Math.max(SHORTEST_HUNDREDTHS, wanted);
    this.#hundredths += delay;
    return delay;
  }
}

/** A delay in parts that frames can have: none above 65,535 hundredths, none too short to be kept. */
export function splitDelay(hundredths: number): number[] {
  const count = Math.max(1, Math.ceil(hundredths / LONGEST_HUNDREDTHS));
  return Array.from(
    { length: count },
    (_, part) =>
      Math.floor((hundredths * (part + 1)) / count) - Math.floor((hundredths * part) / count),
  );
}
