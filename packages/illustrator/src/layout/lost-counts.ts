import type { Subject } from '../language/subject.ts';
import type { LayoutFrame } from './lead.ts';
import { boxOf, type Placement } from './placement.ts';

type Frame = Pick<LayoutFrame, 'width' | 'height'>;

/**
 * The numbers that the finished layout does not keep: "four" of plates of which two are on the table. Nothing is
 * known of things in hands, which are counted with who holds them.
 * @returns in the user's spelling
 */
export function lostCounts(
  { subjects }: { readonly subjects: readonly Subject[] },
  placements: readonly Placement[],
  frame: Frame,
): readonly string[] {
  const said = new Set(subjects.flatMap(({ saidCount }) => saidCount ?? []));
  return [...said].flatMap((number) => {
    const indices = subjects.flatMap((each, index) => (each.saidCount === number ? index : []));
    const isInHand = placements.some(({ held }) => held.some((index) => indices.includes(index)));
    const shown = indices.reduce((sum, index) => sum + copiesOf(index, placements, frame), 0);
    return isInHand || shown === 0 || shown === number.count ? [] : number.word;
  });
}

/** How many of a subject stand in the picture, or carry somebody there. */
const copiesOf = (index: number, placements: readonly Placement[], frame: Frame): number =>
  placements.filter(
    (each) =>
      isInFrame(each, frame) &&
      (each.subject === index ||
        each.mounts.some(({ subject, drawn }) => drawn && subject === index)),
  ).length;

function isInFrame(placement: Placement, frame: Frame): boolean {
  const { left, right, top, bottom } = boxOf(placement, frame);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < 1 && y > 0 && y < 1;
}
