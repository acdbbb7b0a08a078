import type { PixelData } from '../../canvas.ts';
import { createRandom } from '../../math/random.ts';

type Rgb = [red: number, green: number, blue: number];

const distance = (a: Readonly<Rgb>, b: Readonly<Rgb>): number =>
  (a[0] - b[0]) ** 2 * 0.35 + (a[1] - b[1]) ** 2 * 0.5 + (a[2] - b[2]) ** 2 * 0.15;

function nearest(colours: readonly Readonly<Rgb>[], colour: Readonly<Rgb>): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < colours.length; i++) {
    const candidate = colours[i];
    const away = candidate ? distance(candidate, colour) : Infinity;
    if (away < least) {
      least = away;
      best = i;
    }
  }
  return best;
}

/** Far-apart first colours, so that a small bright thing gets one of its own. */
function spread(samples: readonly Rgb[], count: number): Rgb[] {
  const random = createRandom(2);
  const chosen: Rgb[] = [samples[0] ?? [0, 0, 0]];
  while (chosen.length < count) {
    let furthest: Rgb = [0, 0, 0];
    let most = -1;
    for (let i = 0; i < 60; i++) {
      const sample = samples[Math.floor(random() * samples.length)] ?? [0, 0, 0];
      const away = distance(chosen[nearest(chosen, sample)] ?? [0, 0, 0], sample);
      if (away > most) {
        most = away;
        furthest = sample;
      }
    }
    chosen.push(furthest);
  }
  return chosen;
}

/** The `count` colours that stand best for a picture (k-means). */
export function choosePalette(picture: PixelData, count: number): Readonly<Rgb>[] {
  const samples: Rgb[] = [];
  for (let i = 0; i + 2 < picture.data.length; i += 4 * 3) {
    samples.push([picture.data[i] ?? 0, picture.data[i + 1] ?? 0, picture.data[i + 2] ?? 0]);
  }
  let colours = spread(samples, count);
  for (let round = 0; round < 8; round++) {
    const sums = colours.map(() => [0, 0, 0, 0]);
    for (const sample of samples) {
      const sum = sums[nearest(colours, sample)];
      if (!sum) continue;
      for (let channel = 0; channel < 3; channel++) {
        sum[channel] = (sum[channel] ?? 0) + (sample[channel] ?? 0);
      }
      sum[3] = (sum[3] ?? 0) + 1;
    }
    colours = colours.map((colour, i): Rgb => {
      const [red = 0, green = 0, blue = 0, total = 0] = sums[i] ?? [];
      return total > 0 ? [red / total, green / total, blue / total] : colour;
    });
  }
  return colours.map(([red, green, blue]) => [
    Math.round(red),
    Math.round(green),
    Math.round(blue),
  ]);
}

/** Five bits a channel to the nearest colour's index. */
export function nearestTable(colours: readonly Readonly<Rgb>[]): Uint8Array {
  return Uint8Array.from({ length: 32768 }, (_, key) =>
    nearest(colours, [((key >> 10) & 31) * 8 + 4, ((key >> 5) & 31) * 8 + 4, (key & 31) * 8 + 4]),
  );
}
