import type { PromptSpec, Relation } from '../language/spec.ts';

/** A banner between two poles, as wide as several people. */
const HUNG_BANNER = '@hangingbanner';

/** More would cover the text. */
const MOST_BEFORE = 3;

/** Who holds up a lettered banner stands before it, under its cloth: in a hand it could not be read. */
export function underBanners(spec: PromptSpec): PromptSpec {
  const isOfBanner = ({ kind, to }: Relation): boolean =>
    kind === 'hold' &&
    spec.subjects[to]?.glyph === HUNG_BANNER &&
    spec.subjects[to].lettering !== undefined;
  const kindFor = (from: number): 'front' | 'beside' =>
    (spec.subjects[from]?.count ?? 1) > MOST_BEFORE ? 'beside' : 'front';
  const said = new Set(
    spec.relations.flatMap((each) => (isOfBanner(each) && each.said ? each.said.word : [])),
  );
  if (!spec.relations.some(isOfBanner)) return spec;
  const { drawn, standIns, notDrawn } = spec.words;
  const words = [...new Set(drawn.filter((word) => said.has(word)))];
  return {
    ...spec,
    relations: spec.relations.map((each) =>
      isOfBanner(each) ? { from: each.from, to: each.to, kind: kindFor(each.from) } : each,
    ),
    words: {
      drawn: drawn.filter((word) => !words.includes(word)),
      standIns: [...standIns, ...words.map((word) => ({ word, as: 'standing by' }))],
      notDrawn,
    },
  };
}
