import type { Placement } from './placement.ts';

/** Trees whose crown is above who stands behind them. */
const WITH_TRUNK =
  /^(?:deciduous-tree|@oaktree|@leaftree|@autumntree|@baretree|@cherrytree|@appletree)$/;
/** Half of a trunk, in sizes of its tree, and how much of who is behind it is seen. */
const HALF_TRUNK = 0.09;
const SEEN = 0.16;

/** How far from the middle of a tree one is who looks out from behind its trunk; of other things any. */
export const besideTrunk = (
  { size }: Pick<Placement, 'size'>,
  subject: Pick<Placement, 'size'>,
  glyph: string,
): number => (WITH_TRUNK.test(glyph) ? size * HALF_TRUNK + subject.size * SEEN : Infinity);

/** The tallest whose head is below the crown, in sizes of the tree. */
const BELOW_CROWN = 0.28;
/** Of animals on four legs, which are lower than their boxes. */
const LOW_BELOW_CROWN = 0.38;
/** How much nearer the foot of the tree one stands, fraction of the height. */
const NEARER = 0.02;

/** How large one is behind a tree, and how near, so that the crown does not hide the head. */
export function belowCrown(
  tree: Pick<Placement, 'size'>,
  { size, y }: Pick<Placement, 'size' | 'y'>,
  glyph: string,
  isPerson: boolean,
): Pick<Placement, 'size' | 'y'> {
  if (!WITH_TRUNK.test(glyph)) return { size, y };
  const most = isPerson ? BELOW_CROWN : LOW_BELOW_CROWN;
  return { size: Math.min(size, most * Math.max(tree.size, size * 1.3)), y: y + NEARER };
}
