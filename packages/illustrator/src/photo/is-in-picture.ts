/** "My", "this" and "the" in five languages. Japanese has no articles: its words stand directly before. */
const DETERMINERS = [
  'my|our|your|his|her|their|this|that|these|the',
  'mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|dein(?:e[mnrs]?)?|diese[mnrs]?|der|die|das|den|dem',
  'mis?|nuestr[oa]s?|tus?|sus?|est[ea]s?|el|la|los|las',
  'mon|ma|mes|notre|nos|ton|ta|tes|cet?|cette|le|les',
].join('|');
const JAPANESE = '(?:私|僕|俺|うち|わたし|ぼく|我が家)の|この|その';

/** Whether a word only says whose something is: "my". */
export const isDeterminer = (word: string): boolean =>
  new RegExp(`^(?:${DETERMINERS}|私|僕|俺|うち)$`, 'iu').test(word);

/**
 * "My dog", "this cat" and "the boat" are in the picture already; "a dog" is yet to be drawn.
 * @param word the word that named a subject, as it stands in the prompt
 */
export function isInPicture(prompt: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return (
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${DETERMINERS})\s+(?:[\p{L}\p{N}-]+\s+){0,2}${escaped}`,
      'iu',
    ).test(prompt) || new RegExp(`(?:${JAPANESE})${escaped}`, 'u').test(prompt)
  );
}
