const MOVES =
  '(?:blow|billow|sway|flutter|mov|danc|wav|flow|drift|flap|rippl|swing)(?:e|s|es|ing|ed|n)?';
const CURTAINS = '(?:curtains?|drapes)';
const SAID = new RegExp(
  `\\b${CURTAINS} (?:(?:are|is|gently|softly|slowly|lightly) )*${MOVES}\\b|\\b${MOVES} (?:\\p{L}+ )?${CURTAINS}\\b|\\b(?:wind|breeze)\\b[^,.]*\\b${CURTAINS}\\b|\\b${CURTAINS}\\b[^,.]*\\b(?:wind|breeze)\\b`,
  'iu',
);

/** "curtains blowing in the breeze": the wind comes in at the window. */
export const saysBlownCurtains = (prompt: string): boolean => SAID.test(prompt);

/** What is said of them and of the wind. */
export const OF_BLOWN_CURTAINS = new RegExp(
  `^(?:${MOVES}|(?:in |with )?(?:the |a )?(?:soft |gentle |light |warm )?(?:wind|breeze)|gently|softly|lightly|slowly)$`,
  'iu',
);
