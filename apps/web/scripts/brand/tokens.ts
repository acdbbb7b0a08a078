import { readFile } from 'node:fs/promises';

const STYLES = new URL('../../src/styles.css', import.meta.url);
const SELECTORS = { light: ':root', dark: '.dark' } as const;

export type Theme = keyof typeof SELECTORS;

/** The colours of a theme by role, as #rrggbb: canvases and icons know no OKLCH. */
export type Tokens = (role: string) => string;

/**
 * Reads the colours where the web app has them.
 * @throws Error when the style sheet has no such theme; the result throws for an unknown role
 */
export async function readTokens(theme: Theme): Promise<Tokens> {
  const styles = await readFile(STYLES, 'utf8');
  const selector = SELECTORS[theme];
  const start = styles.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`styles.css has no block ${selector}.`);
  const block = styles.slice(start, styles.indexOf('}', start));
  const colours = new Map<string, string>();
  for (const [, role, ...parts] of block.matchAll(
    /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
  )) {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
    colours.set(role!, hexOfOklch(lightness, chroma, hue));
  }
  return (role) => {
    const colour = colours.get(role);
    if (colour === undefined) throw new Error(`styles.css has no colour ${role}.`);
    return colour;
  };
}

/**
 * sRGB of a colour in OKLCH, clipped. Source of the matrices: Björn Ottosson, "A perceptual color
 * space for image processing", 2020.
 * @param lightness 0–1
 * @param hue degrees
 */
function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map((light) => hexByte(gammaOf(light))).join('')}`;
}

const gammaOf = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

const hexByte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
