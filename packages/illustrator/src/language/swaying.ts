const SWAYS =
  /\b(?:sway|rippl|undulat|rustl)(?:s|es|e|ing)?\b|\b(?:wav|blow|danc|mov)(?:es|ing|s) (?:gently |softly )?in the (?:\p{L}+ )?(?:wind|breeze)\b/iu;

/** "tall grass swaying in the wind": what grows on the ground moves far from side to side. */
export const saysSwaying = (prompt: string): boolean => SWAYS.test(prompt);
