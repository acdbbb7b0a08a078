import type { ToningName } from '../language/toning.ts';
import { greyOf } from './grey.ts';

interface Toning {
  /** Distance from grey, 1 as it was. */
  readonly saturation: number;
  /** What black and white become, 0–255, for red, green and blue. */
  readonly black: readonly [number, number, number];
  readonly white: readonly [number, number, number];
}

const TONINGS: Readonly<Record<ToningName, Toning>> = {
  muted: { saturation: 0.5, black: [14, 14, 18], white: [244, 242, 238] },
  faded: { saturation: 0.5, black: [52, 46, 46], white: [240, 234, 220] },
  vivid: { saturation: 1.4, black: [0, 0, 0], white: [255, 255, 255] },
  pastel: { saturation: 0.75, black: [92, 88, 104], white: [255, 253, 252] },
  sepia: { saturation: 0, black: [46, 26, 12], white: [250, 233, 204] },
};

/** @returns a change of the colors of RGBA in place */
export function toned(name: ToningName): (data: Uint8ClampedArray) => void {
  const { saturation, black, white } = TONINGS[name];
  return (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const grey = greyOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
      for (const channel of [0, 1, 2] as const) {
        const value = grey + saturation * ((data[i + channel] ?? 0) - grey);
        data[i + channel] = black[channel] + (value / 255) * (white[channel] - black[channel]);
      }
    }
  };
}
