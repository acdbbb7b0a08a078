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
    if (isGoneAt(sentence, i)) {
      const part = sentence[i + 1];
      const [text, source] = [`${item.text} ${part?.text}`, `${item.source} ${part?.source}`];
      return [{ ...item, text, source, senses: [{ kind: 'undrawable' }] }];
    }
    return isGoneAt(sentence, i - 1) ? [] : [item];
  });

function isGoneAt(sentence: Sentence, i: number): boolean {
  const [item, part] = [sentence[i], sentence[i + 1]];
  if (!GONE.test(item?.text ?? '') || !has(part, 'noun')) return false;
  const before = sentence[i - 1]?.text ?? '';
  const at = ARTICLE.test(before) ? i - 2 : i - 1;
  return BEFORE.test(sentence[at]?.text ?? '');
}
