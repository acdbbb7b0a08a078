import { type Colour, fromRgb, type Rgb, toRgb } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';

/** The colour that makes a drawing "the orange one". */
export interface Dominant {
  /** Mean lightness and chroma of the pixels near the hue. */
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  /** True when the drawing is mostly grey, black or white. */
  readonly neutral: boolean;
}

const sparesNone = (): boolean => false;

/** The windows of vehicles: bluish, light and pale. */
export const isGlass = ([lightness, chroma, hue]: Colour): boolean =>
  hue > 180 && hue < 292 && chroma > 0.015 && chroma < 0.17 && lightness > 0.4;

/** The ribbon around a gift, which has another color than its paper. */
export const isRibbon = ([, chroma, hue]: Colour): boolean =>
  chroma > 0.1 && (hue < 30 || hue > 330);

/** The light coat of a vehicle beside its dominant color. */
const isLightCoat = ([lightness, chroma]: Colour): boolean => lightness > 0.7 && chroma < 0.07;

const HUE_BINS = 36;
const BIN_DEGREES = 360 / HUE_BINS;

/** Signed distance of two hues, -180 to 180 degrees. */
const hueDistance = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/**
 * The strongest hue of a drawing, weighted by chroma; near-black and near-white pixels do not vote.
 * @param rgba pixels as of `getImageData`
 * @param isSpared colours that do not vote
 */
export function dominantOf(
  rgba: Uint8ClampedArray,
  isSpared: (colour: Colour) => boolean = sparesNone,
): Dominant {
  const colours: Colour[] = [];
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 200) continue;
    const colour = fromRgb(rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0);
    if (!isSpared(colour)) colours.push(colour);
  }
  const bins = new Float64Array(HUE_BINS);
  let grey = 0;
  for (const [lightness, chroma, hue] of colours) {
    if (chroma > 0.04 && lightness > 0.2 && lightness < 0.96) {
      const bin = Math.floor(hue / BIN_DEGREES) % HUE_BINS;
      bins[bin] = (bins[bin] ?? 0) + chroma;
    } else grey++;
  }
  const hue = strongestHue(bins);
  const neutral = grey > colours.length * 0.62;
  const members = neutral
    ? colours
    : colours.filter(([, chroma, h]) => chroma > 0.04 && Math.abs(hueDistance(hue, h)) < 40);
  const count = Math.max(1, members.length);
  const mean = (channel: 0 | 1): number =>
    members.reduce((sum, colour) => sum + colour[channel], 0) / count;
  return { lightness: mean(0), chroma: neutral ? 0.02 : mean(1), hue, neutral };
}

/** The centre of the fullest bin, its neighbours counted in. */
function strongestHue(bins: Float64Array): number {
  let best = -1;
  let bestBin = 0;
  for (let i = 0; i < HUE_BINS; i++) {
    const left = bins[(i + HUE_BINS - 1) % HUE_BINS] ?? 0;
    const right = bins[(i + 1) % HUE_BINS] ?? 0;
    const sum = (left + right) / 2 + (bins[i] ?? 0);
    if (sum > best) {
      best = sum;
      bestBin = i;
    }
  }
  return (bestBin + 0.5) * BIN_DEGREES;
}

/** Darker than this a grey target is black fur. */
const BLACK_BELOW = 0.45;
/** On light fur a blush is a shade of it; on black fur it would glow. */
const isBlush = ([lightness, chroma]: Colour, distance: number): boolean =>
  lightness > 0.68 && chroma < 0.25 && Math.abs(distance) < 115;

/**
 * Moves one colour of a drawing to where it belongs when the dominant hue becomes `target`. Other
 * hues (eyes, a beak, a stem) and outlines stay as they are.
 */
function moveColour(colour: Colour, target: Colour, dominant: Dominant): Colour {
  const [lightness, chroma, hue] = colour;
  const distance = hueDistance(dominant.hue, hue);
  const isBlack = target[1] < 0.03 && target[0] < BLACK_BELOW;
  const belongs = dominant.neutral
    ? chroma < 0.07
    : chroma > 0.025 && (Math.abs(distance) < 62 || (isBlack && isBlush(colour, distance)));
  if (!belongs || lightness < 0.12) return colour;
  if (target[1] < 0.03) {
    const greyLightness = clamp(target[0] + (lightness - dominant.lightness) * 0.75, 0.08, 0.99);
    return [greyLightness, Math.min(chroma * 0.12, 0.02), target[2]];
  }
  const newLightness = clamp(lightness + (target[0] - dominant.lightness) * 0.8, 0.1, 0.97);
  if (dominant.neutral) {
    const fade = clamp(1.15 - Math.abs(newLightness - 0.6) * 1.1, 0.25, 1);
    return [newLightness, target[1] * fade, target[2]];
  }
  const gain = clamp(target[1] / Math.max(dominant.chroma, 0.05), 0.5, 2.2);
  return [newLightness, chroma * gain, (target[2] + distance * 0.45 + 360) % 360];
}

/** Recolours an SVG body so that its dominant hue becomes `target`; what `isSpared` says stays. */
export const recolourSvg = (
  body: string,
  target: Colour,
  dominant: Dominant,
  isSpared: (colour: Colour) => boolean = sparesNone,
): string =>
  mapSvgColours(body, (colour) =>
    isSpared(colour) ? colour : moveColour(colour, target, dominant),
  );

/** Paints a vehicle: its dominant hue and its light coat become `target`, its windows stay. */
export const paintVehicle = (body: string, target: Colour, dominant: Dominant): string =>
  mapSvgColours(body, (colour) => {
    if (isLightCoat(colour)) {
      return [clamp(target[0] + (colour[0] - 0.85) * 0.8, 0.1, 0.97), target[1], target[2]];
    }
    return isGlass(colour) ? colour : moveColour(colour, target, dominant);
  });

/** Dyes a white fleece, whose shades are lilac; face and legs stay as they are. */
export const dyeFleece = (body: string, target: Colour): string =>
  mapSvgColours(body, (colour) =>
    isLightCoat(colour) || (colour[0] > 0.6 && colour[2] > 260 && colour[2] < 330)
      ? [clamp(target[0] + (colour[0] - 0.9) * 0.8, 0.12, 0.97), target[1], target[2]]
      : colour,
  );

/** White hair of a glyph: pale and bluish, unlike skin; the white of eyes is purer. */
const isWhiteHair = ([lightness, chroma, hue]: Colour): boolean =>
  lightness > 0.66 && lightness < 0.985 && (chroma < 0.022 || (chroma < 0.075 && hue > 300));

const WHITE_HAIR_LIGHTNESS = 0.86;

/** Gives a glyph's white hair another color; eyes and skin stay. */
export const dyeHair = (body: string, target: Colour): string =>
  mapSvgColours(body, (colour) => {
    if (!isWhiteHair(colour)) return colour;
    const lightness = clamp(target[0] + (colour[0] - WHITE_HAIR_LIGHTNESS) * 0.8, 0.1, 0.97);
    return [lightness, target[1], target[2]];
  });

/** How colorful the dark hair and brows of a child are at most, by their lightness: lips, irises and skin are more so. */
const DARK_HAIR: readonly (readonly [below: number, chroma: number])[] = [
  [0.04, 0],
  [0.25, 0.06],
  [0.34, 0.035],
  [0.5, 0.022],
];

function isDarkHair([lightness, chroma, hue]: Colour): boolean {
  const isVioletGleam = lightness < 0.5 && chroma < 0.07 && hue > 260 && hue < 340;
  if (isVioletGleam && lightness > 0.04) return true;
  const most = DARK_HAIR.find(([below]) => lightness < below)?.[1] ?? 0;
  return chroma < most;
}

const DARK_HAIR_LIGHTNESS = 0.27;

/** Gives the dark hair of a child with light skin another color; eyes and skin stay. */
export const dyeDarkHair = (body: string, target: Colour): string =>
  mapSvgColours(body, (colour) =>
    isDarkHair(colour)
      ? [
          clamp(target[0] + (colour[0] - DARK_HAIR_LIGHTNESS) * 0.9, 0.1, 0.97),
          target[1],
          target[2],
        ]
      : colour,
  );

/** Applies `change` to every colour that an SVG body states, in attributes and in colour filters. */
export function mapSvgColours(body: string, change: (colour: Colour) => Colour): string {
  const changed = (rgb: Rgb): Rgb => toRgb(change(fromRgb(...rgb)));
  return body
    .replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=["';])/gi, (hex) => toHex(changed(parseHex(hex))))
    .replace(/"white"/g, () => `"${toHex(changed([255, 255, 255]))}"`)
    .replace(FLAT_COLOUR_MATRIX, (whole, red: string, green: string, blue: string, end: string) => {
      const rgb = [red, green, blue].map((v) => Math.round(Number(v) * 255));
      const [r = 0, g = 0, b = 0] = rgb;
      if (r + g + b === 0) return whole;
      const [nr, ng, nb] = changed([r, g, b]).map((v) => (v / 255).toFixed(4));
      return `values="0 0 0 0 ${nr} 0 0 0 0 ${ng} 0 0 0 0 ${nb} ${end}`;
    });
}

/** A colour matrix that ignores its input's colour: how the shaded set writes inner shadows. */
const FLAT_COLOUR_MATRIX = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) (0 0 0 )/g;

function parseHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
