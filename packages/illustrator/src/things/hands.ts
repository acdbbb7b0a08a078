/** As many of one kind are fanned out from both hands of a person. */
export const MOST_IN_HANDS = 8;
