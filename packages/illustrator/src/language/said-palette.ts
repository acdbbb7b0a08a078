import { COLOUR_NAME, colourKey, colourNamesIn, COLOURS, withColoursMarked } from './colours.ts';
import { takeJapanesePalette } from './foreign/japanese-palette.ts';
import { findPalette } from './palette-of-one.ts';
import { takeToning, type ToningName } from './toning.ts';

/** The colors that the whole picture is to have: "limited palette of violet and mint". */
export interface SaidPalette {
  /** Color names; none where the prompt names no palette. */
  readonly colours: readonly string[];
  /** No other colors: "scarlet and gold only". */
  readonly isOnly: boolean;
  /** What becomes of all colors: "muted colors". */
  readonly toning: ToningName | null;
  /** The words that said it. */
  readonly words: readonly string[];
  /** The rest of the prompt without them. */
  readonly rest: string;
}

/** Stands for the name of a color while phrases are looked for. */
const MARK = '\uE000';
const SHADE =
  'muted|dusty|rich|warm|cool|faded|calm|subtle|gentle|matte|pale|deep|soft|washed[- ]out';
/** "cobalt blue" has two names for one. */
const ONE = String.raw`(?:(?:${SHADE}) )?${MARK}(?: ${MARK})?`;
const LIST = String.raw`${ONE}(?:(?:,? (?:and|with|plus|against) |, | ?& ?|[- ]and[- ])${ONE}){1,3}`;
const HEAD = String.raw`(?:limited |restricted |two[- ]tone |colou?r |complementary )*(?:palettes?|colou?rs?|tones|hues|scheme|contrast|shades|grading|grade)`;
/** Where a phrase ends. */
const END = String.raw`(?=\s*(?:[.,;:!]|$))`;
/** Words before a phrase of colors alone that are about the manner too, so it is not of the thing before it. */
const MANNER =
  'illustration|style|collage|shapes|mood|light|lighting|poster|vector|print|printed|painting|paint|watercolou?r|gouache|art|cover|engraving|drawing|linework|lines|outlines|background|look|minimal|minimalist|retro|vintage|flat|grainy|geometric|cinematic|woodcut|linocut|risograph|screenprint|texture|composition';

/** What is printed or painted in colors that are named before it: "a navy and cream poster of a heron". */
const PRINTED =
  '(?:poster|illustration|portrait|print|painting|artwork|art|design|drawing|wallpaper|engraving|woodcut|linocut|etching|tarot card|book cover|album cover|cover|collage)s?';

const PHRASES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:please )?(?:keep|limit|restrict|stick|reduce|use)(?: (?:the|all|its|it|only|to))*(?: (?:colou?rs|palette|tones))?(?: to| in| of)? (?<list>${LIST})(?: (?<only>only|alone))?(?: (?:${HEAD}))?${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:in (?:a |the )?|with (?:a |the )?|a )?${HEAD}(?: (?:of|in|from|are|is|like|between)|:) (?<list>${LIST})(?: (?<only>only|alone))?${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:in (?:a |the )?|with (?:a |the )?|a )?(?:(?:limited|only|just) )?(?<list>${LIST}) ${HEAD}(?: (?<only>only|alone))?${END}`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?:in )?(?<list>${LIST}) (?<only>only|alone)${END}`, 'iu'),
  new RegExp(
    String.raw`(?<=(?:^|,)\s*(?:(?:an?|in|with) )?)(?<list>${LIST}) (?=(?:(?:${MANNER}) ){0,2}${PRINTED}\b)`,
    'iu',
  ),
  new RegExp(String.raw`(?<=[.!?"”] |^|;\s)(?:only |just )?(?<list>${LIST})${END}`, 'iu'),
  new RegExp(String.raw`(?<=\b(?:${MANNER}), )(?:only |just )?(?<list>${LIST})${END}`, 'iu'),
];
const OF_TWO = /\b(?:limited|restricted|only|limit|restrict|reduce)\b/iu;
const IS_MUTED = /\b(?:muted|dusty|faded|calm|subtle|gentle|washed)\b/iu;
const BLACK_AND_WHITE = new Set(['black', 'white', 'grey', 'gray']);

/** All that can say one hue has one of these words. */
const SAYS_HUE = /monochrom|(?:shades|tones) of/iu;
const ONE_HUE = new RegExp(
  String.raw`\bmonochrom(?:e|atic) (?<behind>${COLOUR_NAME})\b(?: (?:palette|colou?rs?|tones|scheme|shades))?|\b(?<before>${COLOUR_NAME}) monochrom(?:e|atic)\b(?: (?:palette|colou?rs?|tones|scheme))?|\b(?:all |only )?in (?:different |various )?(?:shades|tones) of (?<shades>${COLOUR_NAME})(?: only)?(?=\s*(?:[.,;:!]|$))`,
  'iu',
);

/** "monochrome blue", "in shades of green": one color, light and dark; null: the prompt says no such thing. */
function takeOneHue(prompt: string): SaidPalette | null {
  const match = SAYS_HUE.test(prompt) ? ONE_HUE.exec(prompt) : null;
  const { behind, before, shades } = match?.groups ?? {};
  const said = behind ?? before ?? shades;
  if (match === null || said === undefined) return null;
  const name = colourKey(said);
  if (BLACK_AND_WHITE.has(name)) return null;
  return {
    ...nothingSaid(prompt),
    colours: [name],
    isOnly: true,
    words: [match[0].trim()],
    rest: prompt.replace(match[0], ' '),
  };
}

/** Takes colors out of a prompt in English or Japanese that are said of the whole picture, and of no thing in it. */
export function takePalette(prompt: string): SaidPalette {
  const japanese = takeJapanesePalette(prompt);
  if (japanese !== null) return { ...japanese, toning: null };
  const listed = takeOneHue(prompt) ?? takeList(prompt);
  const palette = listed.words.length > 0 ? listed : takeFound(prompt);
  const { toning, words, rest } = takeToning(palette.rest);
  return { ...palette, toning, words: [...palette.words, ...words], rest };
}

/** "in a palette of blue and gold" is reported as "palette of blue and gold". */
const withoutPreposition = (words: string): string =>
  words.replace(/^(?:in|with) (?:an? |the )?/iu, '');

const nothingSaid = (prompt: string): SaidPalette => ({
  colours: [],
  isOnly: false,
  toning: null,
  words: [],
  rest: prompt,
});

/** A palette of one color or with a name. */
function takeFound(prompt: string): SaidPalette {
  const none = nothingSaid(prompt);
  const found = findPalette(prompt);
  if (found === null) return none;
  return {
    ...none,
    colours: found.colours,
    words: [withoutPreposition(found.words)],
    rest: `${prompt.slice(0, found.start)} ${prompt.slice(found.end)}`,
  };
}

/** A list of colors that a word for palettes, or for the manner, is said of. */
function takeList(prompt: string): SaidPalette {
  const none = nothingSaid(prompt);
  const names = colourNamesIn(prompt);
  if (names.length < 2 || prompt.includes(MARK)) return none;
  const marked = withColoursMarked(prompt, MARK);
  for (const phrase of PHRASES) {
    const match = phrase.exec(marked);
    if (!match) continue;
    const [found] = match;
    const before = marked.slice(0, match.index);
    const first = before.split(MARK).length - 1;
    const listed = names.slice(first, first + found.split(MARK).length - 1);
    const colours = listed.map(colourKey);
    // That is a picture without colors.
    if (colours.every((name) => BLACK_AND_WHITE.has(name))) continue;
    const said = withNames(found, listed);
    const soften = (name: string): string =>
      IS_MUTED.test(said) && COLOURS[`soft ${name}`] ? `soft ${name}` : name;
    return {
      colours: colours.map(soften),
      toning: null,
      isOnly: match.groups?.['only'] !== undefined || OF_TWO.test(said),
      words: [withoutPreposition(said.trim())],
      rest: `${withNames(before, names)} ${withNames(marked.slice(match.index + found.length), names.slice(first + listed.length))}`,
    };
  }
  return none;
}

/** Puts the names back in the place of their marks. */
function withNames(marked: string, names: readonly string[]): string {
  let next = 0;
  return marked.replaceAll(MARK, () => names[next++] ?? '');
}
