import type { PixelData } from '../canvas.ts';
import type { Grade } from '../document/grade-schema.ts';
import { type GradeTables, gradeTables } from './grade-tables.ts';

/** The largest change by grain, in levels. */
const GRAIN_LEVELS = 52;
/** How much darker a vignette makes the corners. */
const VIGNETTE = 0.85;

/** Whether a grade leaves all pixels as they are. */
export const isNeutral = (grade: Grade): boolean =>
  (grade.look === 'none' || grade.lookAmount === 0) &&
  grade.exposure === 0 &&
  grade.contrast === 0 &&
  grade.temperature === 0 &&
  grade.tint === 0 &&
  grade.saturation === 0 &&
  grade.hue === 0 &&
  grade.grain === 0 &&
  grade.vignette === 0;

/** A number from -1 to 1 that is the same for the same pixel of the same frame. */
function noise(x: number, y: number, frameIndex: number): number {
  let hash = Math.imul(x, 0x27_d4_eb_2d) ^ Math.imul(y + 0x1_65, 0x16_56_67_b1);
  hash = Math.imul(hash ^ Math.imul(frameIndex + 1, 0x9e_37_79_b1) ^ (hash >>> 15), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) / 0x80_00_00_00;
}

const tablesOf = new WeakMap<Grade, GradeTables>();

function knownTables(grade: Grade): GradeTables {
  const known = tablesOf.get(grade);
  if (known !== undefined) return known;
  const tables = gradeTables(grade);
  tablesOf.set(grade, tables);
  return tables;
}

/**
 * Changes the colors of a picture in one pass. Alpha stays.
 * @param frameIndex within the round, so that the grain of the same frame is the same in every round
 */
export function applyGrade(pixels: PixelData, grade: Grade, frameIndex: number): void {
  const { data, width, height } = pixels;
  const { channels, matrix, tones } = knownTables(grade);
  const [reds, greens, blues] = channels;
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = matrix ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const grain = grade.grain * GRAIN_LEVELS;
  const vignette = grade.vignette * VIGNETTE;
  let at = 0;
  for (let y = 0; y < height; y++) {
    const fromMiddleY = ((2 * y + 1) / height - 1) ** 2 / 2;
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at + 3] === 0) continue;
      let red = reds[data[at]!]!;
      let green = greens[data[at + 1]!]!;
      let blue = blues[data[at + 2]!]!;
      if (matrix !== null) {
        const [r, g, b] = [red, green, blue];
        red = m0! * r + m1! * g + m2! * b;
        green = m3! * r + m4! * g + m5! * b;
        blue = m6! * r + m7! * g + m8! * b;
      }
      if (tones !== null || grain > 0) {
        const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        const luma = Math.min(255, Math.max(0, Math.round(brightness)));
        if (tones !== null) {
          red += tones[0][luma]!;
          green += tones[1][luma]!;
          blue += tones[2][luma]!;
        }
        if (grain > 0) {
          // Film shows its grain most in the middle tones.
          const share = 0.35 + (luma * (255 - luma)) / 25_000;
          const added = noise(x, y, frameIndex) * grain * share;
          red += added;
          green += added;
          blue += added;
        }
      }
      if (vignette > 0) {
        const distance = fromMiddleY + ((2 * x + 1) / width - 1) ** 2 / 2;
        const light = 1 - vignette * distance * distance * (3 - 2 * distance);
        red *= light;
        green *= light;
        blue *= light;
      }
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
    }
  }
}
