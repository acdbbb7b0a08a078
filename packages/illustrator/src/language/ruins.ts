import { asPart, type Item, senseOf } from './sense.ts';

/** Words between the ruins and what they were: "the ruins of an old stone castle". */
const REACH = 5;

/** "ruins of a castle": the castle is what has fallen, and does not stand beside them. */
export function withoutWhatFell(sentence: readonly Item[]): readonly Item[] {
  const ruins = sentence.findIndex(({ text }) => /^(?:the )?(?:ancient )?ruins?$/.test(text));
  if (ruins < 0 || sentence[ruins + 1]?.text !== 'of') return sentence;
  const fallen = sentence.findIndex(
    (item, i) =>
      i > ruins + 1 && i <= ruins + REACH && senseOf(item, 'noun')?.glyph != null && !item.isBreak,
  );
  const isCut = sentence.slice(ruins, fallen).some(({ isBreak }) => isBreak);
  return fallen < 0 || isCut
    ? sentence
    : sentence.map((item, i) => (i === fallen ? asPart(item) : item));
}
