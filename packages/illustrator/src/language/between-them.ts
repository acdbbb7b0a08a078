/** "two glasses and a ring between them": the two are named first, and what is between them behind. */
const BETWEEN_THEM =
  /\b((?:two|2)(?: [\p{L}-]+){1,3}?)(?: with | and |, )((?:(?:an?|one|the|some) )?(?:[\p{L}-]+ ){1,3}?)between (?:them|the two)\b/iu;

/** The same as "a ring between two glasses", which says it in the order of the relation. */
export const withBetweenThem = (prompt: string): string =>
  prompt.replace(BETWEEN_THEM, (_, two: string, middle: string) => `${middle}between ${two}`);
