/** Words of ordinary messages, which reveal nothing of a prompt. */
const COMMON = new Set(
  `a an and any are as at be but by can do does for from has have if image in into is it its may must
  no not of on one only or our out picture please prompt request so than that the their there this to
  try us was we were what when which will with you your`.split(/\s+/),
);
/** A part of this length identifies a word. */
const PART_MINIMUM = 3;

/**
 * Encodings that words may hide behind: escapes of JSON, URLs and HTML, and letters outside ASCII.
 * Quotation marks, dashes and ellipses are allowed.
 */
const HIDING = /[^\x20-\x7e\s‘’“”–—…]|\\|%[\da-f]{2}|&#?\w+;/i;

/**
 * Whether a provider's message may contain a part of a secret: the whole, escaped, shortened, or one
 * word of it. In doubt the answer is true, because a log line is worth less than a leaked name.
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

/** Words as written, and also without diacritics, as providers may normalize them. */
const wordsOf = (text: string): string[] =>
  `${text} ${text.normalize('NFKD').replaceAll(/\p{M}/gu, '')}`
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word));

function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= PART_MINIMUM && long.startsWith(short));
}
