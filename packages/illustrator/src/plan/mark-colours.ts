import type { LineColours } from '../art/line-art.ts';
import { COLOURS } from '../language/colours.ts';
import type { Colour } from '../math/colour.ts';
import type { ScenePlan } from './plan.ts';

const PAPER: Colour = [0.992, 0.003, 90];
const INK: Colour = [0.27, 0.02, 270];
/** What gold, silver and bronze look like in flat print. */
const METALS: Readonly<Record<string, Colour>> = {
  gold: [0.7, 0.125, 82],
  golden: [0.7, 0.125, 82],
  'rose gold': [0.72, 0.085, 35],
  silver: [0.68, 0.01, 260],
  bronze: [0.58, 0.1, 60],
};
export const isMetal = (name: string): boolean => METALS[name] !== undefined;

/** Palettes that are named as a whole. */
const SOFT = /pastel|パステル/iu;
const MUTED = /\b(?:muted|earthy|earth tones?|natural colors?)\b|くすみ|gedeckt/iu;
const NEUTRALS: ReadonlySet<string> = new Set(['white', 'black', 'cream', 'beige', 'ivory']);

type Coloured = Pick<ScenePlan, 'colours' | 'backdrop' | 'prompt'>;

/** What a logo or icons stand on. */
export const paperOf = ({ backdrop }: Coloured): Colour =>
  (backdrop === null || backdrop === 'white' ? undefined : COLOURS[backdrop]) ?? PAPER;

/** What a named color looks like in flat print. */
export const inkOfColour = (name: string): Colour | null => METALS[name] ?? COLOURS[name] ?? null;

/** The named color of a logo's mark or of its name, that of the background left out. */
export function inkNamed({ colours, backdrop, prompt }: Coloured, which = 0): Colour | null {
  const named = colours.filter((name) => name !== backdrop);
  const telling = named
    .filter((name) => !NEUTRALS.has(name))
    .toSorted((one, other) => Number(isMetal(other)) - Number(isMetal(one)));
  const name = [...telling, ...named.filter((each) => NEUTRALS.has(each))][which];
  if (name === undefined && SOFT.test(prompt)) return [0.68, 0.085, 10];
  if (name === undefined && MUTED.test(prompt)) return COLOURS['sage'] ?? null;
  if (name === undefined || (name === 'white' && backdrop === null)) return null;
  return inkOfColour(name);
}

/** Ink that stands out from the paper. */
export const plainInk = (paper: Colour): Colour => (paper[0] > 0.6 ? INK : PAPER);

/** What goes with the dark ink of a mark in two colors whose prompt names none. */
const SECOND_INK: Colour = [0.7, 0.16, 45];

/** The inks of a mark that is printed with one or two, the darkest first; empty: it has all colors. */
export function inksOf(plan: Coloured & Pick<ScenePlan, 'mark'>): readonly Colour[] {
  const count = plan.mark?.isLined ? null : (plan.mark?.inks ?? null);
  if (count === null) return [];
  const plain = plainInk(paperOf(plan));
  const [first, second] = [inkNamed(plan, 0), inkNamed(plan, 1)];
  if (count === 1) return [first ?? plain];
  const pair = [first ?? SECOND_INK, second ?? plain];
  return pair.toSorted((one, other) => one[0] - other[0]);
}

/** The colors of a mark that is drawn in lines. */
export function lineColours(plan: Coloured): LineColours {
  const paper = paperOf(plan);
  const named = inkNamed(plan);
  // Pastel ink would be lost on white paper.
  const ink = named ?? plainInk(paper);
  const isFaint = Math.abs(ink[0] - paper[0]) < 0.2;
  return { paper, ink: isFaint ? [Math.max(0.2, ink[0] - 0.25), ink[1] * 1.1, ink[2]] : ink };
}
