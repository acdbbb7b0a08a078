/** Parts of a unit that are told apart when sorting. */
const FINENESS = 2 ** 20;
const MOST_COLOURS = 2 ** 16;

/**
 * Colours in the order of their second coordinate (green, which differs most), so that the search
 * for the nearest one begins beside it and ends where that coordinate alone is too far away.
 * Source: Friedman, Baskett and Shustek, "An algorithm for finding nearest neighbors", 1975.
 */
export class SortedColours {
  /** Squared distance of the last answer. */
  distance = 0;
  readonly #count: number;
  readonly #order: Uint16Array;
  readonly #points: Float64Array;
  readonly #places: Uint16Array;
  /** Of each whole number, from the first colour's second coordinate on: the places before it. */
  readonly #starts: Uint16Array;
  readonly #least: number;

  /** @param points three coordinates of each colour */
  constructor(points: Float32Array) {
    this.#count = points.length / 3;
    this.#order = orderBySecond(points);
    this.#points = new Float64Array(points.length);
    this.#places = new Uint16Array(this.#count);
    for (const [place, colour] of this.#order.entries()) {
      this.#places[colour] = place;
      for (let axis = 0; axis < 3; axis++) {
        this.#points[place * 3 + axis] = points[colour * 3 + axis]!;
      }
    }
    this.#least = Math.floor(this.#points[1] ?? 0);
    const most = this.#points[this.#count * 3 - 2] ?? 0;
    this.#starts = new Uint16Array(Math.floor(most) - this.#least + 2);
    for (let step = 0, place = 0; step < this.#starts.length; step++) {
      while (place < this.#count && this.#points[place * 3 + 1]! < this.#least + step) place++;
      this.#starts[step] = place;
    }
  }

  /**
   * The number of the nearest colour, the same whatever the guess.
   *
   * @param guess a colour that may well be near, which makes the search shorter; -1 for none
   */
  nearest(x: number, y: number, z: number, guess: number): number {
    const points = this.#points;
    const count = this.#count;
    const step = Math.floor(y) - this.#least;
    let low = step < 0 ? 0 : step < this.#starts.length ? this.#starts[step]! : count;
    while (low < count && points[low * 3 + 1]! < y) low++;
    let best = low < count ? low : count - 1;
    if (guess >= 0) best = this.#places[guess]!;
    let shortest = squared(points, best, x, y, z);
    for (let place = low; place < count; place++) {
      const alongAxis = points[place * 3 + 1]! - y;
      if (alongAxis * alongAxis > shortest) break;
      const distance = squared(points, place, x, y, z);
      if (distance < shortest || (distance === shortest && place < best)) {
        shortest = distance;
        best = place;
      }
    }
    for (let place = low - 1; place >= 0; place--) {
      const alongAxis = points[place * 3 + 1]! - y;
      if (alongAxis * alongAxis > shortest) break;
      const distance = squared(points, place, x, y, z);
      if (distance < shortest || (distance === shortest && place < best)) {
        shortest = distance;
        best = place;
      }
    }
    this.distance = shortest;
    return this.#order[best]!;
  }
}

/** Each colour and its coordinate become one number, which sorts without comparing by a function. */
function orderBySecond(points: Float32Array): Uint16Array {
  const packed = new Float64Array(points.length / 3);
  for (let colour = 0; colour < packed.length; colour++) {
    packed[colour] = Math.floor(points[colour * 3 + 1]! * FINENESS) * MOST_COLOURS + colour;
  }
  return Uint16Array.from(packed.sort(), (one) => one % MOST_COLOURS);
}

function squared(points: Float64Array, place: number, x: number, y: number, z: number): number {
  const differenceX = points[place * 3]! - x;
  const differenceY = points[place * 3 + 1]! - y;
  const differenceZ = points[place * 3 + 2]! - z;
  return differenceX * differenceX + differenceY * differenceY + differenceZ * differenceZ;
}
