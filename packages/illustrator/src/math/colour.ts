import { clamp, lerp } from './periodic.ts';

/** OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. Björn Ottosson, 2020. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];
export type Rgb = readonly [red: number, green: number, blue: number];
/** A position 0–1 and the colour there. */
export type Stop = readonly [at: number, colour: Colour];

const RADIANS = Math.PI / 180;
const encodeGamma = (v: number): number =>
  v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
const decodeGamma = (v: number): number =>
  v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;

function oklabToLinear(L: number, a: number, b: number): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.002 && v <= 1.002);

/** Eight bits a channel; chroma is reduced until the colour fits sRGB, lightness and hue stay. */
export function toRgb([lightness, chroma, hue]: Colour): Rgb {
  const L = clamp(lightness);
  const cos = Math.cos(hue * RADIANS);
  const sin = Math.sin(hue * RADIANS);
  let rgb = oklabToLinear(L, chroma * cos, chroma * sin);
  if (!inGamut(rgb)) {
    rgb = oklabToLinear(L, 0, 0);
    let low = 0;
    let high = chroma;
    for (let i = 0; i < 8; i++) {
      const middle = (low + high) / 2;
      const candidate = oklabToLinear(L, middle * cos, middle * sin);
      if (inGamut(candidate)) {
        rgb = candidate;
        low = middle;
      } else high = middle;
    }
  }
  const byte = (v: number): number => Math.round(255 * clamp(encodeGamma(clamp(v))));
  return [byte(rgb[0]), byte(rgb[1]), byte(rgb[2])];
}

/** From eight bits a channel. */
export function fromRgb(red: number, green: number, blue: number): Colour {
  const r = decodeGamma(red / 255);
  const g = decodeGamma(green / 255);
  const b = decodeGamma(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [L, Math.hypot(A, B), (Math.atan2(B, A) / RADIANS + 360) % 360];
}

/** The CSS notation. */
export function css(colour: Colour, alpha = 1): string {
  const rgb = toRgb(colour).join(',');
  return alpha >= 1 ? `rgb(${rgb})` : `rgba(${rgb},${Math.max(0, alpha).toFixed(3)})`;
}

/** A straight line between two colours through OKLab. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const a = lerp(from[1] * Math.cos(from[2] * RADIANS), to[1] * Math.cos(to[2] * RADIANS), t);
  const b = lerp(from[1] * Math.sin(from[2] * RADIANS), to[1] * Math.sin(to[2] * RADIANS), t);
  return [lerp(from[0], to[0], t), Math.hypot(a, b), (Math.atan2(b, a) / RADIANS + 360) % 360];
}

/** Lighter or darker by `lightness`, chroma times `chromaFactor`, hue turned by degrees. */
export const shift = (colour: Colour, lightness = 0, chromaFactor = 1, hueDegrees = 0): Colour => [
  clamp(colour[0] + lightness),
  colour[1] * chromaFactor,
  (colour[2] + hueDegrees + 360) % 360,
];

/** The colour at `t` of a gradient whose stops are in ascending order. */
export function ramp(stops: readonly Stop[], t: number): Colour {
  let previous = stops[0];
  for (const stop of stops) {
    if (previous && t <= stop[0] && stop !== previous) {
      const span = stop[0] - previous[0] || 1;
      return mix(previous[1], stop[1], clamp((t - previous[0]) / span));
    }
    previous = stop;
  }
  return previous?.[1] ?? [0, 0, 0];
}
