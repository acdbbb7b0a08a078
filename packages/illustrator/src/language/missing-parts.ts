import { has, type Item } from './sense.ts';
import type { Sentence } from './sentence.ts';

const GONE = /^(?:missing|lost|absent)$/;
const BEFORE = /^(?:with|has|have|having|and|,)$/;
const ARTICLE = /^(?:an?|one|two|his|her|its|their|some)$/;

/**
 * "a kid with a missing tooth": what is gone is no thing of the picture. The two words are reported as one. "a missing
 * cat poster" shows the cat.
 */
export const withoutMissingParts = (sentence: Sentence): Sentence =>
  sentence.flatMap((item, i): readonly Item[] => {
    if (isGoneAt(sentence, i) || isSaidGoneAt(sentence, i + 1)) {
      return [asUndrawable(item, sentence[i + 1])];
    }
    return isGoneAt(sentence, i - 1) || isSaidGoneAt(sentence, i) ? [] : [item];
  });

const asUndrawable = (item: Item, next: Item | undefined): Item => ({
  ...item,
  text: `${item.text} ${next?.text}`,
  source: `${item.source} ${next?.source}`,
  senses: [{ kind: 'undrawable' }],
});

/** "a slice of cake, fork missing". */
const isSaidGoneAt = (sentence: Sentence, i: number): boolean =>
  /^(?:missing|gone)$/.test(sentence[i]?.text ?? '') &&
  has(sentence[i - 1], 'noun') &&
  (sentence[i + 1]?.isBreak ?? true);

function isGoneAt(sentence: Sentence, i: number): boolean {
  const [item, part] = [sentence[i], sentence[i + 1]];
  if (!GONE.test(item?.text ?? '') || !has(part, 'noun')) return false;
  const before = sentence[i - 1]?.text ?? '';
  const at = ARTICLE.test(before) ? i - 2 : i - 1;
  return BEFORE.test(sentence[at]?.text ?? '');
}
