/** Apart by more than `fairPriority` takes off, so that ranks never mix. */
const RANK_STEP = 1_000;

/** The least that a job of the rank can have. */
export const lowestPriority = (rank: number): number => rank * RANK_STEP - (RANK_STEP - 1);

/**
 * Each further waiting job of a workspace comes after the first ones of others, so that a hundred of one
 * do not hold up all others, but before all jobs of a lower rank.
 * @param rank a whole number
 * @param waiting how many jobs of the same workspace wait already
 */
export const fairPriority = (rank: number, waiting: number): number =>
  Math.max(rank * RANK_STEP - waiting, lowestPriority(rank));
