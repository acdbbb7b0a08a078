import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import type { Subject } from '../language/subject.ts';
import { shrink } from '../own-canvases.ts';

/** Width and height of the masks, in pixels: what can be recognized covers some of them. */
const SIDE = 128;
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

interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * Subjects of which the finished picture shows next to nothing: what is before them covers them, they are outside of the
 * picture, or they are too small. Each is drawn once more by itself, in a small size.
 * @returns their words in the user's spelling
 */
export function unseenSubjects(
  { subjects }: { readonly subjects: readonly Subject[] },
  drawn: readonly Drawn[],
  frame: Frame,
  environment: Environment,
): readonly string[] {
  const canvas = environment.createCanvas(SIDE, SIDE);
  const covered = new Uint8Array(SIDE * SIDE);
  const seen = new Map<number, boolean>();
  // From the front to the back, so that each is covered by those before it.
  for (const { subject, draw } of drawn.toSorted((a, b) => b.order - a.order)) {
    const { own, visible } = measure(canvas, covered, draw, frame);
    if (subject === null) continue;
    const isSeen = visible >= own * LEAST_SHARE && visible >= LEAST_AREA * SIDE * SIDE;
    seen.set(subject, (seen.get(subject) ?? false) || isSeen);
  }
  shrink(canvas);
  return [...seen].flatMap(([index, isSeen]) => {
    const subject = subjects[index];
    return isSeen || subject === undefined ? [] : (subject.source ?? subject.word);
  });
}

/** Counts the pixels of one actor, all and uncovered, and covers them. */
function measure(
  canvas: Canvas,
  covered: Uint8Array,
  draw: (context: Canvas2D) => void,
  { width, height }: Frame,
): { readonly own: number; readonly visible: number } {
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, SIDE, SIDE);
  context.save();
  context.scale(SIDE / width, SIDE / height);
  draw(context);
  context.restore();
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  let [own, visible] = [0, 0];
  for (let i = 0; i < covered.length; i++) {
    if ((data[i * 4 + 3] ?? 0) < OPAQUE) continue;
    own += 1;
    if (covered[i] === 0) visible += 1;
    covered[i] = 1;
  }
  return { own, visible };
}
