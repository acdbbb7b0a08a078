/** Stand in every message, and tell nothing of a prompt. */
const COMMON = new Set(
  `a an and any are as at be but by can do does for from has have if image in into is it its may must
  no not of on one only or our out picture please prompt request so than that the their there this to
  try us was we were what when which will with you your`.split(/\s+/),
);
/** So much of a word tells which one it is. */
const PART_MINIMUM = 3;

/**
 * What words may hide behind: escapes of JSON, addresses and HTML, and letters that are not plain ones.
 * Quotation marks, dashes and the dots of what is shortened hide nothing.
 */
const HIDING = /[^\x20-\x7e\s‘’“”–—…]|\\|%[\da-f]{2}|&#?\w+;/i;

/**
 * Whether what a provider says may repeat some of a secret: in full, escaped, shortened or one word of
 * it. Whoever cannot be sure says yes, since a line of a log is not worth a name.
 *
 * @param secrets prompts and keys
 */
export function mayContainSecret(said: string, secrets: readonly (string | null)[]): boolean {
  if (HIDING.test(said)) return true;
  const given = secrets.filter((secret) => secret !== null);
  const telling = given.flatMap(wordsOf);
  return (
    given.some((secret) => secret.length >= PART_MINIMUM && said.includes(secret)) ||
    wordsOf(said).some((word) => telling.some((other) => areAlike(word, other)))
  );
}

/** Also what is left of other letters when somebody drops their marks, or the letters themselves. */
const wordsOf = (text: string): string[] =>
  `${text} ${text.normalize('NFKD').replaceAll(/\p{M}/gu, '')}`
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word));

function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= PART_MINIMUM && long.startsWith(short));
}
