import { singularPhrase } from './inflection.ts';
import { EXACT_NUMBERS } from './numbers.ts';
import type { Item } from './sense.ts';
import { FAT, IMPLIED_SIZES, SIZES } from './sizes.ts';
import type { Subject } from './subject.ts';

/** Said of how old somebody is, as much as how small. */
const OF_AGE = /^(baby|infant|newborn|young)$/;

/** "tiny" of a tiny house. */
export function saidSizeOf(items: readonly Item[]): Pick<Subject, 'saidSize'> {
  const item = items.find(({ text }) => SIZES.has(text) && !FAT.has(text) && !OF_AGE.test(text));
  const factor = SIZES.get(item?.text ?? '');
  return item === undefined || factor === undefined
    ? {}
    : { saidSize: { word: item.source, factor } };
}

/** "four" of four plates, which may become several subjects; absent for "several". */
export function saidCountOf(
  items: readonly Item[],
  count: number | null,
): Pick<Subject, 'saidCount'> {
  const item = items.find(({ text }) => EXACT_NUMBERS.test(text));
  return item === undefined || count === null ? {} : { saidCount: { word: item.source, count } };
}

/** How large a thing is because of its name alone: a puppy is smaller than a dog. */
export const impliedSize = (text: string): number =>
  IMPLIED_SIZES.get(text) ?? IMPLIED_SIZES.get(singularPhrase(text)) ?? 1;
