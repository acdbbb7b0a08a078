import { type Colour, shift } from '../math/colour.ts';

const BASE: Readonly<Record<string, Colour>> = {
  red: [0.6, 0.23, 25],
  crimson: [0.52, 0.21, 20],
  scarlet: [0.6, 0.24, 30],
  vermilion: [0.62, 0.22, 35],
  vermillion: [0.62, 0.22, 35],
  ruby: [0.5, 0.21, 15],
  maroon: [0.38, 0.13, 20],
  burgundy: [0.36, 0.13, 10],
  rust: [0.53, 0.15, 40],
  terracotta: [0.62, 0.13, 40],
  orange: [0.74, 0.18, 55],
  amber: [0.8, 0.16, 75],
  gold: [0.82, 0.15, 88],
  golden: [0.82, 0.15, 88],
  mustard: [0.75, 0.14, 92],
  yellow: [0.89, 0.18, 100],
  lime: [0.85, 0.22, 128],
  green: [0.68, 0.19, 145],
  emerald: [0.62, 0.16, 158],
  jade: [0.66, 0.12, 165],
  olive: [0.6, 0.12, 115],
  khaki: [0.75, 0.08, 105],
  sage: [0.74, 0.05, 140],
  ochre: [0.7, 0.12, 75],
  taupe: [0.6, 0.03, 60],
  blush: [0.86, 0.06, 20],
  teal: [0.66, 0.12, 195],
  turquoise: [0.78, 0.13, 190],
  aqua: [0.84, 0.13, 195],
  cyan: [0.82, 0.14, 205],
  azure: [0.72, 0.15, 240],
  blue: [0.6, 0.19, 255],
  sapphire: [0.5, 0.18, 262],
  cobalt: [0.48, 0.19, 262],
  navy: [0.35, 0.12, 265],
  indigo: [0.45, 0.2, 280],
  purple: [0.55, 0.22, 302],
  violet: [0.58, 0.22, 295],
  lilac: [0.78, 0.1, 308],
  lavender: [0.8, 0.1, 300],
  plum: [0.45, 0.14, 325],
  mauve: [0.72, 0.09, 320],
  magenta: [0.63, 0.27, 330],
  fuchsia: [0.65, 0.27, 335],
  pink: [0.78, 0.15, 355],
  rose: [0.7, 0.17, 10],
  salmon: [0.76, 0.13, 28],
  coral: [0.73, 0.17, 30],
  peach: [0.85, 0.1, 55],
  brown: [0.48, 0.09, 55],
  tan: [0.75, 0.07, 70],
  beige: [0.88, 0.05, 85],
  cream: [0.95, 0.04, 90],
  ivory: [0.96, 0.03, 95],
  black: [0.25, 0.01, 280],
  charcoal: [0.35, 0.01, 270],
  white: [0.96, 0.005, 280],
  grey: [0.65, 0.01, 270],
  gray: [0.65, 0.01, 270],
  silver: [0.82, 0.015, 260],
  copper: [0.62, 0.12, 50],
  bronze: [0.6, 0.1, 70],
  brass: [0.74, 0.12, 85],
  mint: [0.88, 0.1, 165],
};

/** Names of two words that are more than a shade of the second. */
const NAMED: Readonly<Record<string, Colour>> = {
  'hot pink': [0.68, 0.24, 355],
  'baby pink': [0.88, 0.08, 0],
  'baby blue': [0.86, 0.07, 235],
  'sky blue': [0.8, 0.11, 230],
  'royal blue': [0.5, 0.2, 264],
  'midnight blue': [0.3, 0.11, 272],
  'electric blue': [0.68, 0.18, 240],
  'ice blue': [0.9, 0.06, 220],
  'navy blue': [0.35, 0.12, 265],
  'sage green': [0.74, 0.05, 140],
  'dusty rose': [0.7, 0.08, 10],
  'dusty pink': [0.76, 0.07, 5],
  'dusty blue': [0.68, 0.06, 245],
  'powder blue': [0.84, 0.05, 235],
  'slate blue': [0.5, 0.07, 260],
  'blush pink': [0.86, 0.06, 10],
  'burnt orange': [0.62, 0.15, 45],
  'dark green': [0.38, 0.095, 152],
  'deep green': [0.4, 0.1, 152],
  'dark purple': [0.36, 0.15, 303],
  'deep purple': [0.38, 0.17, 303],
  'dark teal': [0.4, 0.075, 195],
  'forest green': [0.45, 0.12, 145],
  'lime green': [0.82, 0.21, 132],
  'mint green': [0.88, 0.1, 165],
  'olive green': [0.55, 0.11, 118],
  'blood red': [0.45, 0.18, 25],
  'cherry red': [0.55, 0.22, 22],
  'lemon yellow': [0.93, 0.17, 104],
  'rose gold': [0.78, 0.09, 35],
  'off white': [0.95, 0.02, 90],
  'blue green': [0.66, 0.12, 195],
};

/** Lightness, chroma factor. */
const SHADES: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  light: [0.12, 0.65],
  pale: [0.15, 0.5],
  pastel: [0.14, 0.6],
  soft: [0.1, 0.6],
  dark: [-0.17, 0.9],
  deep: [-0.14, 1],
  bright: [0.04, 1.15],
  vivid: [0.02, 1.25],
  neon: [0.08, 1.35],
};

/** Every colour name that a prompt may use, also "dark blue" and "pastel pink", in OKLCH. */
export const COLOURS: Readonly<Record<string, Colour>> = {
  ...BASE,
  ...Object.fromEntries(
    Object.entries(SHADES).flatMap(([shade, [lightness, chroma]]) =>
      Object.entries(BASE).map(([name, colour]) => [
        `${shade} ${name}`,
        shift(colour, lightness, chroma),
      ]),
    ),
  ),
  ...NAMED,
};

/** Whether a word in lower case is the name of a color. */
export const isColourName = (word: string): boolean => Object.hasOwn(COLOURS, word);

/** The color of a name; null without a name, or where it is none of a color. */
export const colourNamed = (name: string | null): Colour | null =>
  name === null ? null : (COLOURS[name] ?? null);

/** The colors of those names that are names of colors, in their order. */
export const coloursNamed = (names: readonly string[]): Colour[] =>
  names.map((name) => COLOURS[name]).filter((colour) => colour !== undefined);

const isShaded = (name: string): boolean => Object.hasOwn(SHADES, name.split(' ')[0] ?? '');
const UNSHADED = [...Object.keys(BASE), ...Object.keys(NAMED)]
  .filter((name) => !isShaded(name))
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(' ', '[ -]'));

/** A pattern of all names of colors. It has each shade once: a pattern of every full name takes seconds to compile. */
export const COLOUR_NAME = `(?:(?:${Object.keys(SHADES).join('|')})[ -])?(?:${UNSHADED.join('|')})`;

const EACH_NAME = new RegExp(String.raw`\b${COLOUR_NAME}\b`, 'giu');

/** The names of colors in a text, as it writes them. */
export const colourNamesIn = (text: string): readonly string[] => text.match(EACH_NAME) ?? [];

/** The text with a mark in the place of each name of a color. */
export const withColoursMarked = (text: string, mark: string): string =>
  text.replaceAll(EACH_NAME, mark);

/** The key in `COLOURS` of a name as a text writes it: "burnt orange" of "Burnt-Orange". */
export const colourKey = (name: string): string => name.toLowerCase().replace('-', ' ');
