/** A palette in which some entries were set free, and where each old index has gone. */
export interface FreedPalette {
  /** 256 entries; red, green, blue. */
  readonly palette: Uint8Array<ArrayBuffer>;
  /** The new index of each old index that a pixel uses. */
  readonly moved: Uint8Array;
  /** Indices that no pixel uses any more. */
  readonly free: readonly number[];
}

/**
 * Makes room for `wanted` new colours in a frame's palette. Entries that no pixel uses come first;
 * after them the two colours whose union costs least (squared distance times the pixels of the
 * rarer one) become one, as often as needed.
 *
 * @param palette at most 256 entries
 * @param uses how many pixels have each index, 256 numbers
 * @param reserved an index to leave alone (the transparent one), or null
 */
export function freeEntries(
  palette: Uint8Array,
  uses: Uint32Array,
  reserved: number | null,
  wanted: number,
): FreedPalette {
  const widened = new Uint8Array(256 * 3);
  widened.set(palette);
  const moved = Uint8Array.from({ length: 256 }, (_, index) => index);
  const left = Uint32Array.from(uses);
  const free: number[] = [];
  for (let index = 0; index < 256 && free.length < wanted; index++) {
    if (left[index] === 0 && index !== reserved) free.push(index);
  }
  while (free.length < wanted) {
    const [rarer, kept] = cheapestUnion(widened, left, reserved);
    for (let index = 0; index < 256; index++) if (moved[index] === rarer) moved[index] = kept;
    left[kept] = left[kept]! + left[rarer]!;
    left[rarer] = 0;
    free.push(rarer);
  }
  return { palette: widened, moved, free };
}

function cheapestUnion(
  palette: Uint8Array,
  uses: Uint32Array,
  reserved: number | null,
): [rarer: number, kept: number] {
  let best: [number, number] = [0, 0];
  let lowestCost = Infinity;
  for (let one = 0; one < 256; one++) {
    if (uses[one] === 0 || one === reserved) continue;
    for (let other = 0; other < one; other++) {
      if (uses[other] === 0 || other === reserved) continue;
      const cost =
        squaredDistance(palette, one, palette, other) * Math.min(uses[one]!, uses[other]!);
      if (cost < lowestCost) {
        lowestCost = cost;
        best = uses[one]! < uses[other]! ? [one, other] : [other, one];
      }
    }
  }
  return best;
}

/** The index of the entry nearest to a colour. */
export function nearestEntry(
  palette: Uint8Array,
  colour: Uint8Array,
  except: number | null,
): number {
  let best = 0;
  let shortest = Infinity;
  for (let index = 0; index < palette.length / 3; index++) {
    if (index === except) continue;
    const distance = squaredDistance(palette, index, colour, 0);
    if (distance < shortest) {
      shortest = distance;
      best = index;
    }
  }
  return best;
}

function squaredDistance(a: Uint8Array, indexA: number, b: Uint8Array, indexB: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    sum += (a[indexA * 3 + channel]! - b[indexB * 3 + channel]!) ** 2;
  }
  return sum;
}
