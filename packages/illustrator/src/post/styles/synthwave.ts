import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import type { StyleFilter } from '../style-filter.ts';

/** From the shadows to the lights: indigo, magenta, peach, and a white that is a little cyan. */
const TONES = [
  [26, 10, 74],
  [112, 38, 158],
  [236, 84, 172],
  [255, 178, 156],
  [226, 252, 255],
] as const;
/** How much of its own color the picture gives up. */
const STRENGTH = 0.5;

/** The tones of each luminance, RGB. */
const TABLE = Uint8ClampedArray.from({ length: 256 * 3 }, (_, i) => {
  const at = (Math.floor(i / 3) / 255) * (TONES.length - 1);
  const below = Math.min(TONES.length - 2, Math.floor(at));
  const [from = 0, to = 0] = [TONES[below]?.[i % 3], TONES[below + 1]?.[i % 3]];
  return from + (to - from) * (at - below);
});

function tone(data: Uint8ClampedArray): void {
  for (let p = 0; p < data.length; p += 4) {
    const grey = (data[p]! * 0.3 + data[p + 1]! * 0.58 + data[p + 2]! * 0.12) | 0;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[p + channel]!;
      data[p + channel] = own + (TABLE[grey * 3 + channel]! - own) * STRENGTH;
    }
  }
}

/** The light of an endless evening in 1985, over places that are not the grid and its sun. */
export const synthwave: StyleFilter = (stage: Stage) =>
  stage.plan.setting === 'synth' ? () => undefined : (canvas) => changePixels(stage, canvas, tone);
