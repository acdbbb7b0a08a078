import type { ReadWords } from './accounted-words.ts';
import { asSaid } from './bearer-names.ts';
import { eyesAsSaid } from './eyes-in-the-dark.ts';
import { asLettered, isOfLetteredScript, withoutCaption } from './lettering.ts';
import type { PromptParts } from './prompt-parts.ts';
import type { Reading } from './reading.ts';
import type { Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';
import { wordsOfPrompt } from './words-of-prompt.ts';

/** What a text is: said of the words that are lettered. */
const OF_WORDS =
  /^(quotes?|text|message|writing|written|label|headline|title|saying|pointing|screen|slogan|countdown|typography|lettering|announcement|invitation|motivational|inspirational)$/;

/** Whether the caption can be drawn in the scripts of the fonts. */
export const isLettered = (caption: string | null): boolean =>
  caption === null || isOfLetteredScript(caption);

/** The three lists of words, with the lettered text and the words for the sheet. */
export function settleWords(
  { caption, sentence, reader }: Reading,
  { prompt, mood, letters, palette, unmet, showsMore, renamed }: PromptParts,
): ReadWords {
  const { drawn, standIns, notDrawn } = reader.account.summarize(sentence);
  const lettered =
    caption === null
      ? []
      : [asLettered(caption), ...(letters.words === null ? [] : [letters.words])];
  const all = {
    standIns,
    drawn: [
      ...drawn.map((word) =>
        word === renamed?.as ? renamed.said : asSaid(eyesAsSaid(word, prompt), prompt),
      ),
      ...lettered,
    ],
    notDrawn: [...notDrawn.map((word) => (word === renamed?.as ? renamed.said : word)), ...unmet],
  };
  const ofPrompt = showsMore ? wordsOfPrompt(all, prompt) : all;
  const read =
    caption === null || isLettered(caption) ? ofPrompt : withoutCaption(ofPrompt, caption);
  return {
    ...read,
    drawn: [...read.drawn, ...palette.words],
    standIns:
      mood === null ? read.standIns : [...read.standIns, { word: mood.mood, as: mood.scene }],
  };
}

/** Japanese puts no spaces between words; one character may be part of any other. */
const JAPANESE_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u;

/** The words of a greeting, which is lettered and read. */
const wordsOf = (caption: string, sentence: readonly Item[]): readonly Item[] => {
  const spelled = (text: string): string => text.toLowerCase().replaceAll(/['’]/gu, '');
  const words = ` ${spelled(caption).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  return sentence.filter(
    ({ source, isBreak }) =>
      !isBreak &&
      (words.includes(` ${spelled(source)} `) ||
        (JAPANESE_WORD.test(source) && caption.includes(source))),
  );
};

/**
 * The words of a text are drawn with it, and so is the word for a text.
 * @param says words for a text of the kind that is lettered
 */
export function claimLetters(
  caption: string,
  says: readonly string[],
  { sentence, account }: { sentence: readonly Item[]; account: WordAccount },
): void {
  account.drawAll(wordsOf([caption, ...says].join(' '), sentence));
  account.drawAll(sentence.filter(({ text }) => OF_WORDS.test(text)));
}

/** Words that are in no table. */
export const unreadOf = (sentence: readonly Item[]): readonly string[] => [
  ...new Set(
    sentence.flatMap((item) => (item.isBreak || item.senses.length > 0 ? [] : item.source)),
  ),
];
