import { escaped } from '../language/escaped.ts';
import { isAnimal } from '../language/kinds-of-things.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** "My", "this" and "the" in five languages. Japanese has no articles: its words stand directly before. */
const DETERMINERS = [
  'my|our|your|his|her|their|this|that|these|the',
  'mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|dein(?:e[mnrs]?)?|diese[mnrs]?|der|die|das|den|dem',
  'mis?|nuestr[oa]s?|tus?|sus?|est[ea]s?|el|la|los|las',
  'mon|ma|mes|notre|nos|ton|ta|tes|cet?|cette|le|les',
].join('|');
const JAPANESE = '(?:私|僕|俺|うち|わたし|ぼく|我が家)の|この|その';
const ARTICLES = 'an?|eine?[mnrs]?|un[ae]?';
/** Words with which another noun begins. */
const ENDS = `${ARTICLES}|with|and|mit|und|con|y|avec|et`;
/** Asks for something that the picture does not show yet. */
const ADDING =
  /^\W*(?:please\s+|bitte\s+)?(?:add|put|place|insert|draw|include|give|with|füge|setze|lege|stell\w*|male|zeichne|mit|añad\w+|agreg\w+|pon\w*|coloca|dibuja|con|ajoute\w*|mets|place\w*|dessine\w*|avec)(?!\p{L})|追加|加え|足し|描き足|置いて/iu;

/** What comes behind is added: "a portrait with hearts". */
const WITH = /(?<!\p{L})(?:with|mit|con|avec)\s[^,.]*$/iu;

/** A photograph whose sky is spoken of is one of the ground below it. */
const IN_SKY = /\bin the sky\b|\bam himmel\b|\ben el cielo\b|\bdans le ciel\b|空に/iu;

const DETERMINER = new RegExp(`^(?:${DETERMINERS}|私|僕|俺|うち)$`, 'iu');

/** Whether a word only says whose something is: "my". */
export const isDeterminer = (word: string): boolean => DETERMINER.test(word);

/** Whether one of these words stands before a noun and its adjectives: not in "her with a rabbit". */
const isAfter = (words: string, prompt: string, noun: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words})\s+(?:(?!(?:${ENDS})\s)[\p{L}\p{N}-]+\s+){0,2}${escaped(noun)}`,
    'iu',
  ).test(prompt);

/**
 * "My dog", "this cat" and "the boat" are in the picture already; "a dog" is yet to be drawn.
 * @param word the word that named a subject, as it stands in the prompt
 */
export const isInPicture = (prompt: string, word: string): boolean =>
  isAfter(DETERMINERS, prompt, word) ||
  new RegExp(`(?:${JAPANESE})${escaped(word)}`, 'u').test(prompt);

/** "Over the city", not "in the snow", which says where the subject of the picture is. */
const HAS_DETERMINER = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:in|at|during|bei|en|dans|sous)\s)(?<![\p{L}\p{N}])(?:${DETERMINERS})\s|${JAPANESE}`,
  'iu',
);

/**
 * Whether a prompt that marks nothing as its picture's own describes the picture by its first subject: "cat wearing
 * a crown", "a rocket at night". Not where it asks to add something, puts it to something of the picture
 * ("a dragon over the city"), lets it do something ("a robot dancing"), or names several things without a number
 * ("butterflies").
 * @param first the first subject that is not worn
 */
export function describesPicture(
  prompt: string,
  { word, source = word, count, glyph, person, motion }: Subject,
  vocabulary: Vocabulary,
): boolean {
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(source)));
  if (ADDING.test(prompt) || WITH.test(before) || IN_SKY.test(prompt)) return false;
  if (isAfter(ARTICLES, prompt, source)) return motion === null && !HAS_DETERMINER.test(prompt);
  return (
    count === 1 || person !== null || (isAnimal(glyph, vocabulary) && isNumbered(prompt, source))
  );
}

/** "Two dogs". */
const isNumbered = (prompt: string, noun: string): boolean =>
  isAfter(
    String.raw`\d+|two|three|four|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre`,
    prompt,
    noun,
  );
