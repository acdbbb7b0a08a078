import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** A banner between two poles, as wide as several people. */
const HUNG_BANNER = '@hangingbanner';

/**
 * A wish on a banner is the headline of the picture, or stands on the banner that is alone: a blank one is not
 * beside it.
 */
export function withoutBlankBanner(spec: PromptSpec): PromptSpec {
  const { caption, subjects } = spec;
  const isLettered = subjects.some(({ lettering, speech }) => lettering ?? speech);
  if (caption === null || isLettered) return spec;
  if (subjects.length === 1 && spec.format === null && subjects[0]?.glyph === HUNG_BANNER) {
    return { ...spec, subjects: [{ ...subjects[0], lettering: caption }] };
  }
  return leavingOut(spec, ({ glyph }) => glyph === HUNG_BANNER);
}

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
