import { escaped } from './escaped.ts';

/** How the letters of a text move in a loop. */
export type TextMove =
  | 'bounce'
  | 'wiggle'
  | 'ripple'
  | 'pulse'
  | 'shake'
  | 'spin'
  | 'flash'
  | 'slide'
  | 'drop'
  | 'appear'
  | 'glitch';

/** What the prompt says of each; the first that is said counts. */
const MOVES: readonly (readonly [move: TextMove, said: string])[] = [
  ['glitch', 'glitch\\w*'],
  ['drop', 'drop\\w*(?: in| down)?|fall\\w*(?: in| down| into place)?|rain(?:s|ing) down'],
  ['slide', 'slid(?:e|es|ing)(?: in| across| by)?|scroll\\w*(?: by| across)?|fl(?:y|ies|ying) in|swoosh\\w*|zoom(?:s|ing) by'],
  ['bounce', 'bounc\\w*|jump\\w*(?: up(?: and down)?)?|hop(?:s|ping)?|boing\\w*'],
  ['wiggle', 'wiggl\\w*|wobbl\\w*|jiggl\\w*|danc(?:ing|es|ed)(?! (?:part(?:y|ies)|floor|class|club|night|battle|moves?)\\b)|sway\\w*|swing\\w*|rock(?:s|ing)|squiggl\\w*'],
  ['ripple', 'wav(?:e|es|ing|y)|rippl\\w*|float\\w*|drift\\w*|flow\\w*|undulat\\w*|bob(?:s|bing)?'],
  ['shake', 'shak\\w*|vibrat\\w*|trembl\\w*|jitter\\w*|rumbl\\w*|quak\\w*|shiver\\w*'],
  ['spin', 'spin\\w*|rotat\\w*|turn(?:s|ing)(?: around)?|flip\\w*|twirl\\w*|swirl\\w*|whirl\\w*'],
  ['flash', 'flash\\w*|blink\\w*|flicker\\w*|strob\\w*'],
  ['appear', 'letter by letter|one by one|typ(?:ed|ing)(?: out| on)?|typewriter(?: effect)?|typing effect|appear\\w*|reveal\\w*|fad(?:e|es|ing)(?: in)?|writ(?:es|ing) itself|pop(?:s|ping)? (?:in|up|out)'],
  ['pulse', 'puls\\w*|throb\\w*|beat(?:s|ing)|pop(?:s|ping)?|grow\\w*|zoom\\w*(?: in(?: and out)?| out)?|breath\\w*|squish\\w*'],
]; // prettier-ignore

/** What a text is called. */
const TEXT = '(?:texts?|words?|letters?|lettering|typography|title|caption|sticker|headline|quote)';
/** Words that may stand between the text and what it does. */
const BETWEEN = '(?: [^\\s,.;:]+){0,4}?';

interface SayingMove {
  readonly move: TextMove;
  /** The move stands behind the text. */
  readonly behind: RegExp;
  /** The move stands before the text. */
  readonly before: RegExp;
}

const SAYING: readonly SayingMove[] = MOVES.map(([move, said]) => {
  const deed = `(?<deed>${said})`;
  return {
    move,
    behind: new RegExp(`(?:§|\\b${TEXT}\\b)${BETWEEN} ${deed}(?!\\p{L})`, 'u'),
    before: new RegExp(`(?<!\\p{L})${deed}${BETWEEN} (?:§|${TEXT}\\b)`, 'u'),
  };
});

/** A text that moves. */
interface SaidTextMove {
  readonly move: TextMove;
  /** The words that say it. */
  readonly words: RegExp;
}

/** A prompt with a mark in place of its text. */
function withMark(prompt: string, text: string): string {
  const pattern = escaped(text)
    .toLowerCase()
    .replaceAll(/\s+/g, String.raw`\s+`);
  return prompt
    .toLowerCase()
    .replace(new RegExp(`["“”'«»]?${pattern}["“”'«»]?`, 'u'), ' § ')
    .replaceAll(/\s+/g, ' ');
}

/**
 * How a prompt says that its text moves: "“sale” text wiggling", "bouncing letters saying hi".
 * @param text the text itself, whose words say nothing
 */
export function saidTextMove(prompt: string, text: string): SaidTextMove | null {
  const marked = withMark(prompt, text.split('\n')[0] ?? '');
  for (const { move, behind, before } of SAYING) {
    const found = (behind.exec(marked) ?? before.exec(marked))?.groups?.['deed'];
    if (found === undefined) continue;
    const [first = found] = found.split(' ');
    return { move, words: new RegExp(`^(?:${found}|${first})$`, 'iu') };
  }
  return null;
}
