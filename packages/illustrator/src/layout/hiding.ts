import { acrossOf, downOf } from './frame-measures.ts';
import type { Changes, Pair } from './pair.ts';

/** Hiding places that leave something to be seen: over the back of a sofa, at both sides of a sapling, beside a curtain. */

/** How high the upper edge of things is that one looks over, in their widths; others are as high as fences. */
const EDGES: Readonly<Record<string, number>> = {
  '@sofa': 0.42,
  'couch-and-lamp': 0.42,
  '@armchair': 0.84,
  '@bush': 0.53,
  '@boulder': 0.55,
  '@widebench': 0.42,
  '@wall': 0.93,
};
const EDGE = 0.48;
/** The size of who looks over, and how much wider the thing is. */
const LOOKING_OVER = { size: 0.34, barrier: 1.75 } as const;

const SECRETLY = /\b(?:hid|peek|peep|peer|pok)/;

/** Furniture that hides an animal behind it but for its ears, whatever it does there. */
const HIDES_ANIMALS = /^(?:@sofa|couch-and-lamp|@armchair)$/;

/** "peeking out from behind the sofa": an animal of which only the head and the paws are seen. */
export const peeksOver = ({ said, isPerson, subjectCategory, count, otherGlyph }: Pair): boolean =>
  count === 1 &&
  !isPerson &&
  subjectCategory.startsWith('animal') &&
  (SECRETLY.test(said) || HIDES_ANIMALS.test(otherGlyph));

/** The height of the barrier that leaves room for the head. */
const HIGHEST = 0.52;
/** How far above the upper edge its middle is, in its sizes; who holds something is seen to the waist. */
const ABOVE_EDGE = { head: 0.46, waist: 0.16 } as const;

/** The head is above the upper edge, and the paws lie on it. */
export function peekOver({ subject: { held }, other, otherGlyph, frame }: Pair): Changes {
  const isBusy = held.length > 0;
  const size = LOOKING_OVER.size;
  const tall = EDGES[otherGlyph] ?? EDGE;
  const width = Math.min(HIGHEST / tall, Math.max(other.size, size * LOOKING_OVER.barrier));
  const edge = downOf(width * tall, frame);
  return {
    subject: ({ motion }) => ({
      x: 0.5,
      y: other.y - edge - downOf(size * (isBusy ? ABOVE_EDGE.waist : ABOVE_EDGE.head), frame),
      size,
      airborne: true,
      motion: isBusy || motion === 'sleep' ? motion : 'idle',
      ...(!isBusy && { peeks: true }),
      order: isBusy ? 52 : 54,
    }),
    other: () => ({ x: 0.5, size: width, order: 53 }),
  };
}

/** Said of what is so small that it hides only a part of the other. */
const TINY = 0.8;
/** The largest share of its size that one hides behind, which does not hide it. */
const SMALL_SHARE = 0.6;
/** Their sizes in such a picture. */
const HIDER = 0.66;
const HIDEOUTS = { tree: 0.42, pole: 0.78, thing: 0.27 } as const;
/** Nothing is hidden behind them. */
const POLES = /^@(?:streetlamp|signpost|streetsign|totempole)$/;
/** How far towards the tail it stands, so that no face is behind it; in sizes. */
const ASIDE = 0.14;

/** "an elephant hiding behind a tiny tree": it is seen at both sides of what shall hide it. */
export const isTooSmallToHide = ({
  subject,
  other,
  otherGlyph,
  said,
  otherScale,
  count,
}: Pair): boolean =>
  count === 1 &&
  said.startsWith('hid') &&
  !subject.airborne &&
  !other.airborne &&
  (otherScale < TINY ||
    POLES.test(otherGlyph) ||
    (other.role !== 'back' && other.size < subject.size * SMALL_SHARE));

/** Before the middle of who hides, who fills the picture. */
export function hideBehindSmall({ subject, other, otherGlyph, frame }: Pair): Changes {
  const size = Math.max(subject.size, HIDER);
  const y = Math.min(0.95, subject.y + downOf(0.03, frame));
  const kind = POLES.test(otherGlyph) ? 'pole' : other.role === 'back' ? 'tree' : 'thing';
  const tail = subject.facing === 'right' ? -1 : 1;
  return {
    subject: () => ({ x: 0.5, y, size, order: 48 }),
    other: () => ({
      x: 0.5 + acrossOf(tail * size * ASIDE, frame),
      y: y + 0.02,
      size: HIDEOUTS[kind],
      order: 54,
      depth: 0.85,
    }),
  };
}

/** The size of a curtain, and how far from its middle an animal looks out, in sizes. */
const CURTAIN = { size: 0.74, aside: 0.36 } as const;

/** Half of the animal is seen beside the curtain. */
export function lookBesideCurtain({ subject, other, frame }: Pair): Changes {
  const { size, aside } = CURTAIN;
  const x = 0.58;
  return {
    subject: (p) => ({
      x: x - acrossOf(size * aside, frame),
      y: other.y - 0.02,
      size: Math.max(p.size, 0.46),
      facing: 'left',
      order: 48 - subject.copy * 0.01,
    }),
    other: () => ({ x, size, order: 53 }),
  };
}
