import { COLOUR_NAME, colourKey, colourNamesIn } from './colours.ts';

/** A palette, and where the words that say it begin and end. */
export interface FoundPalette {
  readonly colours: readonly string[];
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** Where a phrase about the whole picture begins and ends: it stands between commas. */
const START = String.raw`(?<=^|[,.;:]\s*)(?:in (?:an? |the )?|with (?:an? |the )?)?`;
const END = String.raw`(?=\s*(?:[.,;:!]|--|$))`;
const SHADE = String.raw`(?:(?:muted|dusty|rich|warm|cool|faded|subtle|pale|deep|soft|bright|monochromatic|monochrome|mostly|predominantly) )*`;
const HEAD = String.raw`(?:colou?r (?:palette|scheme|grading|tones?)|palette|tones|hues|tints|shades|monochrome)`;

/** "emerald green" is one color. */
const ONE = String.raw`(?<list>${COLOUR_NAME})(?:[ -]${COLOUR_NAME})?`;

const OF_ONE: readonly RegExp[] = [
  new RegExp(String.raw`${START}(?:flat|solid|pure|plain|all) ${ONE}${END}`, 'iu'),
  new RegExp(String.raw`${START}${SHADE}${ONE} ${HEAD}${END}`, 'iu'),
  new RegExp(String.raw`${START}${SHADE}${ONE}s${END}`, 'iu'),
  new RegExp(
    String.raw`${START}${SHADE}(?:shades|tones|hues|palette) of ${SHADE}${ONE}s?${END}`,
    'iu',
  ),
];
/** Words for a manner of drawing: colors between commas behind them are those of the picture. */
const STYLES =
  'poster|illustration|print|painting|woodcut|woodblock|linocut|art|drawing|wallpaper|low poly|isometric|bauhaus|geometric|nouveau|deco|ukiyo-e|papercut|paper cut|watercolou?r|gouache|risograph|stained glass|vector|minimal(?:ist)?|cyberpunk|steampunk|tarot|vintage|retro|diorama|portrait|poly';
const SAID_OF_PICTURE = String.raw`(?<=^(?:[^,]+,[^,]+|[^,]*\b(?:${STYLES})\b[^,]*),(?:[^,]+,)*\s*)`;
/** Colors alone between commas, far enough from the thing at the start that they are not its own. */
const LISTS_AT_END: readonly RegExp[] = [
  new RegExp(
    String.raw`${SAID_OF_PICTURE}${SHADE}(?<list>${COLOUR_NAME}(?:(?: and | & | with | on )${SHADE}${COLOUR_NAME}){1,2})${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`${SAID_OF_PICTURE}(?<list>${COLOUR_NAME}(?: ${COLOUR_NAME}){1,2} (?:and )?${COLOUR_NAME})${END}`,
    'iu',
  ),
];
const ANY = new RegExp(String.raw`\b${COLOUR_NAME}s?\b`, 'iu');
const COLOUR_AROUND = new RegExp(String.raw`(?:^|[,.]\s*)${COLOUR_NAME}\s*,\s*$`, 'iu');
/** Colors that are named after things: a list of them alone may be of the things. */
const AFTER_THINGS =
  /^(?:rose|lavender|mint|sage|peach|olive|orange|plum|cherry|coral|cream|violet|lilac|salmon|amber|jade|ruby|emerald|sapphire|brass|copper|bronze|gold|silver|ivory|charcoal|rust)$/iu;
const BLACK_AND_WHITE = /^(?:black|white|gr[ae]y|charcoal|silver)$/iu;

/** Palettes that are named after what has their colors. */
const NAMED: readonly (readonly [words: RegExp, colours: readonly string[]])[] = [
  [/(?<=[,.;:]\s*)(?:in )?(?:rich )?jewel[- ]tone(?:s|d)?(?: colou?rs| palette)?(?=\s*(?:[.,;:]|$))/iu, ['emerald', 'royal blue', 'burgundy', 'gold']],
  [/(?<=[,.;:]\s*)(?:in )?(?:muted |warm )?(?:earth|earthy)(?: tones?)?(?: colou?rs?)?(?: palette)?(?=\s*(?:[.,;:]|$))/iu, ['terracotta', 'olive', 'beige', 'brown']],
  [/(?<=[,.;:]\s*)(?:in )?(?:an )?autumn(?:al)? (?:colou?r )?palette(?=\s*(?:[.,;:]|$))/iu, ['burnt orange', 'mustard', 'burgundy']],
]; // prettier-ignore

/** Finds one color, a list without a word for palettes, or a named palette: "turquoise palette", "jewel tones". */
export function findPalette(prompt: string): FoundPalette | null {
  for (const [words, colours] of NAMED) {
    const match = words.exec(prompt);
    if (match) return found(match, colours);
  }
  if (!ANY.test(prompt)) return null;
  for (const phrase of OF_ONE) {
    const match = phrase.exec(prompt);
    const name = match?.groups?.['list'];
    if (!match || name === undefined || BLACK_AND_WHITE.test(name)) continue;
    return found(match, [colourKey(name), 'white']);
  }
  const list = LISTS_AT_END.map((phrase) => phrase.exec(prompt)).find((match) => match !== null);
  if (!list || COLOUR_AROUND.test(prompt.slice(0, list.index))) return null;
  const names = colourNamesIn(list[0]).map(colourKey);
  const isOfThings = names.every((name) => AFTER_THINGS.test(name));
  const isGrey = names.every((name) => BLACK_AND_WHITE.test(name));
  return isOfThings || isGrey ? null : found(list, names);
}

const found = (match: RegExpExecArray, colours: readonly string[]): FoundPalette => ({
  colours,
  words: match[0].trim(),
  start: match.index,
  end: match.index + match[0].length,
});
