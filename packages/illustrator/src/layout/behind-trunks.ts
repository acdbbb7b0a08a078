import type { Placement } from './placement.ts';

/** Trees with a bare trunk: an actor behind one is seen on both sides of it, below the crown. */
const WITH_TRUNK =
  /^(?:deciduous-tree|@oaktree|@leaftree|@autumntree|@baretree|@cherrytree|@appletree)$/;
/** Half of a trunk's width, in sizes of its tree. */
const HALF_TRUNK = 0.09;
/** How far the middle of the actor is beside the trunk, in its sizes. */
const SEEN = 0.16;

/** The most that an actor may be aside of the tree's middle, so that it looks out from behind the trunk; for other things there is no limit. */
export const besideTrunk = (
  { size }: Pick<Placement, 'size'>,
  subject: Pick<Placement, 'size'>,
  glyph: string,
): number => (WITH_TRUNK.test(glyph) ? size * HALF_TRUNK + subject.size * SEEN : Infinity);

/** The largest person whose head is below the crown, in sizes of the tree. */
const BELOW_CROWN = 0.28;
/** The same for animals on four legs, which are lower than their boxes. */
const LOW_BELOW_CROWN = 0.38;
/** How much nearer to the foot of the tree the actor stands, as a fraction of the picture's height. */
const NEARER = 0.02;

/** The size and the place of an actor behind a tree whose crown does not hide its head. */
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
