import type { Subject } from '../language/subject.ts';

/** In an order that sets neighbors off from each other. */
const BRIGHT = ['red', 'yellow', 'blue', 'green', 'orange', 'purple', 'pink', 'turquoise'] as const;

/**
 * The color name of one of several things of a kind.
 * @param copy 0 for the first of its kind
 * @returns null: as it is drawn
 */
export const colourOfCopy = (
  subject: Pick<Subject, 'colour' | 'isColourful'> | undefined,
  copy: number,
): string | null =>
  subject?.isColourful === true ? BRIGHT[copy % BRIGHT.length]! : (subject?.colour ?? null);
