import { has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';

const FLOWERS =
  /^(?:rose|tulip|sunflower|hibiscus|daffodil|hyacinth|lotus|@daffodil|@carnation|@marigold|@peony|@daisy|@poppy|@hydrangea|@lily|@lavender|@orchid)$/;
/** Their picture shows several. */
const BUNCHES = /^(?:@lavender|hyacinth)$/;
const KIND = /^(?:flowers?|blooms?)$/;

/** "lavender flowers", "rose flowers": the flower that is named, and no other one in its color. */
export function withNamedFlowers(sentence: Sentence): Sentence {
  const at = sentence.findIndex(
    ({ text }, i) =>
      KIND.test(text) &&
      FLOWERS.test(senseOf(sentence[i - 1], 'noun')?.glyph ?? '') &&
      !has(sentence[i - 2], 'conjunction') &&
      sentence[i - 1]?.isPlural === false,
  );
  const [name, kind] = [sentence[at - 1], sentence[at]];
  if (name === undefined || kind === undefined) return sentence;
  const named: Item = {
    ...name,
    text: `${name.text} ${kind.text}`,
    source: `${name.source} ${kind.source}`,
    senses: name.senses.filter((sense) => sense.kind === 'noun'),
    isPlural: kind.isPlural && !BUNCHES.test(senseOf(name, 'noun')?.glyph ?? ''),
  };
  return [...sentence.slice(0, at - 1), named, ...sentence.slice(at + 1)];
}
