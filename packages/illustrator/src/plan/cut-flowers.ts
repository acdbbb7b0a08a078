import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, withChangedAt, withOnlyRelation } from './spec-changes.ts';

const FLOWERS =
  /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil|hyacinth|lotus|@daffodil|@carnation|@marigold|@peony|@daisy|@poppy|@hydrangea|@lily|@lavender)$/;
/** Flowers that are put into a vase. */
export const CUT_FLOWERS = /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil)$/;

/** What stands in a vase is not wrapped in paper. */
const FLOWERS_OF_BOUQUETS: Readonly<Record<string, string>> = {
  '@sunflowerbouquet': 'sunflower',
  '@tulipbouquet': 'tulip',
  '@rosebouquet': 'rose',
};
const VASES = /^(?:@vase|amphora|@milkcan)$/;
const IN_BUNCH = 5;

/** "a bouquet of roses in a vase", "a vase with a bouquet of roses": its flowers stand in it. */
export function bouquetsInVases(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const put = relations.find(({ from, to, kind, said }) => {
    const isIn = VASES.test(subjects[to]?.glyph ?? '') && /^(?:in|inside)$/.test(kind);
    return isIn || (VASES.test(subjects[from]?.glyph ?? '') && said?.text === 'with');
  });
  if (put === undefined) return spec;
  const isVaseFirst = VASES.test(subjects[put.from]?.glyph ?? '');
  const [flowers, vase] = isVaseFirst ? [put.to, put.from] : [put.from, put.to];
  const glyph = FLOWERS_OF_BOUQUETS[subjects[flowers]?.glyph ?? ''];
  if (glyph === undefined || subjects[flowers]?.count !== 1) return spec;
  const standing = withOnlyRelation(spec, { from: flowers, to: vase, kind: 'inside' });
  return withChangedAt(standing, flowers, { glyph, count: IN_BUNCH });
}

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
  const hero = spec.subjects[0]?.glyph;
  const isInOne = spec.subjects.some(({ glyph }) => VASES.test(glyph));
  const isOfFlowers = spec.subjects.some(({ glyph }) => FLOWERS.test(glyph));
  if (hero === 'bouquet' && isInOne && !isOfFlowers) {
    return withChangedAt(spec, 0, { glyph: '@peony', count: IN_BUNCH });
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
