const SAID =
  /\b(?:sun|moon)\b(?: \p{L}+)? (?:ris|sett|set)(?:e|es|s|ing)?\b|\b(?:rising|setting) (?:\p{L}+ )?(?:sun|moon)\b|\bsun (?:is )?(?:slowly )?(?:go(?:es|ing) down|com(?:es|ing) up|peek(?:s|ing) (?:over|above))\b/iu;

/** "the sun rising over the sea", "a setting moon": the light of the sky comes up or goes down. */
export const saysRisingLight = (prompt: string): boolean => SAID.test(prompt);
