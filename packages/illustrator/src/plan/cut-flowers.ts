import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, withChangedAt } from './spec-changes.ts';

const FLOWERS =
  /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil|hyacinth|lotus|@daffodil|@carnation|@marigold|@peony|@daisy|@poppy|@hydrangea|@lily|@lavender)$/;
/** Flowers that are put into a vase. */
export const CUT_FLOWERS = /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil)$/;

/** What stands in a vase is not wrapped in paper. */
const FLOWERS_OF_BOUQUETS: Readonly<Record<string, string>> = {
  '@sunflowerbouquet': 'sunflower',
  '@tulipbouquet': 'tulip',
};

/** Cut flowers that stand on a table are in vases. */
export function inVase(spec: PromptSpec): PromptSpec {
  const isStanding = (index: number): boolean =>
    spec.relations.every(
      ({ from, to, kind }) =>
        (to !== index || kind === 'beside') &&
        (from !== index || kind === 'on' || kind === 'beside'),
    );
  const flowers = spec.subjects.flatMap(({ glyph, count }, index) =>
    CUT_FLOWERS.test(glyph) && count > 1 && isStanding(index) ? [index] : [],
  );
  // "a bouquet of sunflowers" is in one as well.
  const hero = spec.subjects[0]?.glyph;
  const isInOne = spec.subjects.some(({ glyph }) => /^(@vase|amphora|@milkcan)$/.test(glyph));
  const unwrapped = isInOne ? FLOWERS_OF_BOUQUETS[hero ?? ''] : undefined;
  if (unwrapped !== undefined) {
    return withChangedAt(spec, 0, { glyph: unwrapped, count: 5 });
  }
  const isOfFlowers = spec.subjects.some(({ glyph }) => FLOWERS.test(glyph));
  if (hero === 'bouquet' && isInOne && !isOfFlowers) {
    return withChangedAt(spec, 0, { glyph: '@peony', count: 5 });
  }
  if (hero === 'bouquet' && isInOne && isOfFlowers) {
    return leavingOut(spec, ({ glyph }) => glyph === 'bouquet');
  }
  if (hero === 'bouquet' && flowers.length > 0) {
    return inVase(leavingOut(spec, ({ glyph }) => glyph === 'bouquet'));
  }
  if (flowers.length === 0) return spec;
  const vases = flowers.map((index) => ({
    from: index,
    to: spec.subjects.length + flowers.indexOf(index),
    kind: 'inside' as const,
  }));
  const vase = oneOf('@vase');
  return {
    ...spec,
    subjects: [...spec.subjects, ...flowers.map(() => vase)],
    relations: [...spec.relations.filter(({ from }) => !flowers.includes(from)), ...vases],
  };
}
