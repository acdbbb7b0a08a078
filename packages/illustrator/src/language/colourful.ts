import { isHuman } from './describe-person.ts';
import { has, type Item } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** The words that give each of several things a color of its own. */
const COLOURFUL =
  /^(?:colou?rful|multi-?colou?red|multicolou?r|rainbow-colou?red|different colou?red|brightly colou?red)$/;

/** Between the word and its noun stand at most so many others: "colorful hot air balloons". */
const REACH = 3;

/** The noun that the word stands before, or else right behind. */
const nounOf = (sentence: readonly Item[], i: number): Item | undefined =>
  has(sentence[i - 1], 'noun') && !has(sentence[i + 1], 'noun')
    ? sentence[i - 1]
    : sentence.slice(i + 1, i + 1 + REACH).find((each) => has(each, 'noun'));

/** "colorful umbrellas": each of several things of one kind has another color. */
export function paintEachItsOwn(
  sentence: readonly Item[],
  {
    cast,
    account,
    vocabulary,
  }: { readonly cast: Cast; readonly account: WordAccount; readonly vocabulary: Vocabulary },
): void {
  for (const [i, item] of sentence.entries()) {
    if (!COLOURFUL.test(item.text)) continue;
    const noun = nounOf(sentence, i);
    const subject = cast.subjects.find(
      ({ word, glyph, count, colour }) =>
        word === noun?.text && count > 1 && colour === null && !isHuman(glyph, vocabulary),
    );
    if (subject === undefined) continue;
    subject.isColourful = true;
    account.draw(item);
  }
}
