import { COLOUR_NAME } from './colours.ts';
import { escaped } from './escaped.ts';

const LETTERS =
  'letters?|lettering|text|font|typography|handwriting|writing|script|capitals|caps|type|typeface|calligraphy';
const HOW =
  'bold|thin|big|large|huge|small|tiny|thick|slim|elegant|playful|plain|clean|chunky|round|rounded|slanted|hand[- ]?(?:painted|lettered|written)|cursive|serif|sans[- ]serif|glowing|simple|delicate|fine';
/** '"Stay Cool" in bold white': behind the text itself. */
const BEHIND_TEXT = new RegExp(
  String.raw`["”“»]\s*(?<words>(?:(?:written|painted|set|printed|lettered)\s+)?in\s+(?:(?:${HOW})\s+)*(?<colour>${COLOUR_NAME})(?:\s+(?:${HOW}))*(?:\s+(?:${LETTERS}|chalk|paint|ink|marker))?)(?=\s*(?:$|[,.;:]|(?:at|on|across|along|over|above|below|in|near|under|and|with)\b))`,
  'iu',
);
const OF_LETTERS = new RegExp(
  String.raw`\b(?<colour>${COLOUR_NAME})\s+(?:[\p{L}]+\s+)?(?<letters>${LETTERS})\b`,
  'iu',
);

interface LetterColour {
  /** Color name; null: the lettering's own. */
  readonly colour: string | null;
  /** The words that said it. */
  readonly words: string | null;
  /** The rest of the prompt without them. */
  readonly rest: string;
}

/**
 * Takes the color of the lettering out of a prompt: "gold text", "in white letters".
 * @param rest the prompt without the text to be lettered
 */
export function takeLetterColour(prompt: string, rest: string): LetterColour {
  const match = BEHIND_TEXT.exec(prompt) ?? OF_LETTERS.exec(prompt);
  const colour = match?.groups?.['colour'];
  if (!match || colour === undefined) return { colour: null, words: null, rest };
  const words = match.groups?.['words'] ?? match[0];
  // The word for letters may be gone together with the text.
  const said = rest.includes(words)
    ? words
    : new RegExp(String.raw`\b${colour}\b(?=\s*(?:,|$))`, 'iu');
  const ground = new RegExp(
    String.raw`(?<=${escaped(words)}) on (?<ground>${COLOUR_NAME})(?=\s*(?:$|[,.;]))`,
    'iu',
  );
  return {
    colour: colour.toLowerCase(),
    words,
    rest: rest.replace(ground, ' on a $<ground> background').replace(said, ' '),
  };
}
