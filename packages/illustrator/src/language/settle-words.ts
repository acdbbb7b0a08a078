import { asSaid } from './bearer-names.ts';
import { eyesAsSaid } from './eyes-in-the-dark.ts';
import { asLettered, isOfLetteredScript, withoutCaption } from './lettering.ts';
import type { Reading } from './reading.ts';
import type { Item } from './sense.ts';
import type { ReadWords } from './spec.ts';
import { wordsOfPrompt } from './words-of-prompt.ts';

/** What a text is: said of the words that are lettered. */
export const OF_WORDS =
  /^(quotes?|text|message|writing|written|label|headline|title|saying|pointing|screen|slogan|countdown|typography|lettering|announcement|invitation)$/;

/** Whether the caption can be drawn in the scripts of the fonts. */
export const isLettered = (caption: string | null): boolean =>
  caption === null || isOfLetteredScript(caption);

/**
 * The three lists of words.
 * @param unmet wishes about the sheet that the product does not follow
 * @param colourWords what was said of the color of the letters
 * @param showsMore whether the picture shows what the prompt does not say
 */
export function settleWords(
  { prompt, caption, sentence, reader }: Reading,
  unmet: readonly string[],
  colourWords: string | null,
  showsMore: boolean,
): ReadWords {
  const { drawn, notDrawn, ...others } = reader.account.summarize(sentence);
  const lettered =
    caption === null ? [] : [asLettered(caption), ...(colourWords === null ? [] : [colourWords])];
  const all = {
    ...others,
    drawn: [...drawn.map((word) => asSaid(eyesAsSaid(word, prompt), prompt)), ...lettered],
    notDrawn: [...notDrawn, ...unmet],
  };
  const read = showsMore ? wordsOfPrompt(all, prompt) : all;
  return caption === null || isLettered(caption) ? read : withoutCaption(read, caption);
}

/** The words of a greeting, which is lettered and read. */
export const wordsOf = (caption: string, sentence: readonly Item[]): readonly Item[] => {
  const words = ` ${caption.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  return sentence.filter(
    ({ source, isBreak }) => !isBreak && words.includes(` ${source.toLowerCase()} `),
  );
};

/** Words that are in no table. */
export const unreadOf = (sentence: readonly Item[]): readonly string[] => [
  ...new Set(
    sentence.flatMap((item) => (item.isBreak || item.senses.length > 0 ? [] : item.source)),
  ),
];
