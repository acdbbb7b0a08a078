// Made when it is needed: the first one in a page takes 40 ms, and four times as long on a slow phone.
const quoted = (words: readonly string[]): string =>
  new Intl.ListFormat('en').format(words.map((word) => `“${word}”`));

/** What the server says, and stores, of the words that the built-in engine cannot draw. */
export const couldNotDraw = (words: readonly string[]): string =>
  `We couldn't draw ${quoted(words)}.`;

/** Words have no period; "I could not draw: a, b." stands in creations from before November 2026. */
const SENTENCE = /^(?:We couldn't draw|I could not draw:) ([^.]+)\./;

/**
 * The words that `couldNotDraw` names, so that the web app can say it in another
 * language; empty for any other sentence.
 */
export function unknownWordsIn(sentence: string): readonly string[] {
  const [, words = ''] = SENTENCE.exec(sentence) ?? [];
  const named = Array.from(words.matchAll(/“([^”]+)”/g), ([, word = '']) => word);
  return named.length > 0 || words === '' ? named : words.split(', ');
}
