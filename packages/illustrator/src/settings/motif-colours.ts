import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, shift } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';

type DrawMotif = (context: Canvas2D, phase: number) => void;
/** Prepares what a motif needs and returns how it is drawn. */
export type CreateMotif = (stage: Stage, colours: readonly Colour[]) => DrawMotif;

/** Chroma below which a color is a shade of grey. */
const GREY = 0.03;
const FALLBACKS: readonly Colour[] = [
  [0.68, 0.2, 350],
  [0.78, 0.15, 70],
  [0.72, 0.14, 200],
  [0.55, 0.2, 295],
];

const IN_MANY_COLOURS = /\b(?:colou?rful|multicolou?r(?:ed)?|rainbow)\b/i;

/** Lighter and darker ones of the same hue. */
const tonesOf = (only: Colour): readonly Colour[] => [
  only,
  shift(only, 0.14, 0.8),
  shift(only, -0.16),
  shift(only, 0.26, 0.45),
];

/** Colors that can be told apart: those of the prompt, or of the palette, and others besides. */
export function coloursOf({ accents, plan }: Stage): readonly Colour[] {
  const ground = COLOURS[plan.backdrop ?? ''];
  // Disks cover all of the ground.
  if (plan.abstractMotif === 'rings' && ground !== undefined && plan.colours.length < 2)
    return tonesOf(ground);
  const used = plan.colours.flatMap((name): readonly Colour[] => {
    const colour = COLOURS[name];
    return colour === undefined || name === plan.backdrop ? [] : [colour];
  });
  if (used.length > 1) return used.slice(0, 4);
  const [only] = used;
  // Tones of black or white could not be told apart.
  if (only && only[1] > GREY) return tonesOf(only);
  return IN_MANY_COLOURS.test(plan.prompt)
    ? FALLBACKS
    : accents.length > 2 && plan.colours.length === 0
      ? accents.slice(0, 4)
      : FALLBACKS;
}

/** One after the other, and again from the first. */
export const inTurn = <Item>(items: readonly Item[], i: number): Item =>
  items[((i % items.length) + items.length) % items.length]!;

/** From the middle to a corner, in pixels. */
export const reachOf = ({ width, height }: Stage): number => Math.hypot(width, height) / 2;
