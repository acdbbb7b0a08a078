import type { Canvas2D, Environment } from '../canvas.ts';
import type { Subject } from '../language/subject.ts';
import { createMiniature, MINIATURE_PX } from './miniature.ts';

const PIXELS = MINIATURE_PX ** 2;
/** From here on a pixel belongs to an actor; shadows and halos are fainter. */
const OPAQUE = 140;
/** The least share of what is drawn of somebody that must be seen. */
const LEAST_SHARE = 0.25;
/** The least that must be seen, as a share of the picture. */
const LEAST_AREA = 0.0008;

/** Something in the picture, and how it is drawn there. */
export interface Drawn {
  /** Index into the plan's subjects; null: it only covers others. */
  readonly subject: number | null;
  /** Later ones are drawn over earlier ones. */
  readonly order: number;
  readonly draw: (context: Canvas2D) => void;
}

/**
 * Subjects of which the finished picture shows next to nothing: what is before them covers them, they are outside of the
 * picture, or they are too small. Each is drawn once more by itself, in a small size.
 * @returns their words in the user's spelling
 */
export function unseenSubjects(
  { subjects }: { readonly subjects: readonly Subject[] },
  drawn: readonly Drawn[],
  frame: { readonly width: number; readonly height: number },
  environment: Environment,
): readonly string[] {
  const miniature = createMiniature(environment, frame);
  const covered = new Uint8Array(PIXELS);
  const seen = new Map<number, boolean>();
  // From the front to the back, so that each is covered by those before it.
  for (const { subject, draw } of drawn.toSorted((a, b) => b.order - a.order)) {
    const { own, visible } = cover(covered, miniature.pixelsOf(draw));
    if (subject === null) continue;
    const isSeen = visible >= own * LEAST_SHARE && visible >= LEAST_AREA * PIXELS;
    seen.set(subject, (seen.get(subject) ?? false) || isSeen);
  }
  miniature.release();
  return [...seen].flatMap(([index, isSeen]) => {
    const subject = subjects[index];
    return isSeen || subject === undefined ? [] : (subject.source ?? subject.word);
  });
}

/** Counts the pixels of one actor, all and uncovered, and covers them. @param data its RGBA */
function cover(
  covered: Uint8Array,
  data: Uint8ClampedArray,
): { readonly own: number; readonly visible: number } {
  let [own, visible] = [0, 0];
  for (let i = 0; i < covered.length; i++) {
    if ((data[i * 4 + 3] ?? 0) < OPAQUE) continue;
    own += 1;
    if (covered[i] === 0) visible += 1;
    covered[i] = 1;
  }
  return { own, visible };
}
