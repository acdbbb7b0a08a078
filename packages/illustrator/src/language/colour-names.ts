import { COLOURS } from './colours.ts';

const SHADES = ['light', 'pale', 'pastel', 'soft', 'dark', 'deep', 'bright', 'vivid', 'neon'];
const isShade = (name: string): boolean => SHADES.includes(name.split(' ')[0] ?? '');
const NAMES = Object.keys(COLOURS)
  .filter((name) => !isShade(name))
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(' ', '[ -]'));

/** A short pattern of all names of colors, also with a shade: one of every name takes seconds to compile. */
export const COLOUR_NAME = `(?:(?:${SHADES.join('|')})[ -])?(?:${NAMES.join('|')})`;
