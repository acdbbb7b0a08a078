import type { Relation } from '../language/relation.ts';
import type { Subject } from '../language/subject.ts';
import type { LayoutFrame } from './lead.ts';
import { boxOf, type Placement } from './placement.ts';

type Frame = Pick<LayoutFrame, 'width' | 'height'>;
type Box = ReturnType<typeof boxOf>;

/** The share of a thing's box that others may cover, or that may be outside of the picture. */
const MOST_HIDDEN = 0.8;
/** Sprites do not fill their boxes: only the middle of what is before a thing hides it. */
const SOLID = 0.8;

/**
 * Subjects that the finished layout hides behind others, or that are outside of the picture.
 * @returns their words in the user's spelling
 */
export function hiddenSubjects(
  { subjects, relations }: { subjects: readonly Subject[]; relations: readonly Relation[] },
  placements: readonly Placement[],
  frame: Frame,
): readonly string[] {
  const hidden = subjects.flatMap((subject, index) => {
    const own = placements.filter((placement) => placement.subject === index);
    const isHidden = (placement: Placement): boolean => {
      const before = placements.filter(
        (other) => other.order > placement.order && !belongTogether(other, placement, relations),
      );
      return (
        hiddenShare(
          boxOf(placement, frame),
          before.map((other) => boxOf(other, frame)),
        ) > MOST_HIDDEN
      );
    };
    return own.length > 0 && own.every(isHidden) ? [subject.source ?? subject.word] : [];
  });
  return [...new Set(hidden)];
}

/** One carries, holds or touches the other as the prompt says. */
const belongTogether = (
  one: Placement,
  other: Placement,
  relations: readonly Relation[],
): boolean =>
  one.subject === other.subject ||
  one.mounts.some((mount) => mount.subject === other.subject) ||
  relations.some(
    ({ from, to }) =>
      (from === one.subject && to === other.subject) ||
      (from === other.subject && to === one.subject),
  );

/** The largest share of the box that one of the others covers, or that is outside of the picture. */
function hiddenShare(box: Box, others: readonly Box[]): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const picture = { left: 0, top: 0, right: 1, bottom: 1 };
  const covered = others.map((other) => sharedArea(box, middleOf(other)));
  return Math.max(1 - sharedArea(box, picture) / area, ...covered.map((each) => each / area));
}

const sharedArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

function middleOf({ left, right, top, bottom }: Box): Box {
  const across = ((right - left) * (1 - SOLID)) / 2;
  const down = ((bottom - top) * (1 - SOLID)) / 2;
  return { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
}
