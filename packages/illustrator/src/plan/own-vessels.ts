import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, showWords, withChanged, withChangedAt } from './spec-changes.ts';

interface OwnVessel {
  readonly content: RegExp;
  readonly vessel: RegExp;
  /** The picture of both; absent: the content's own. */
  readonly glyph?: string;
}

const JARS = /^(?:@jar|@emptyjar|jar)$/;
const BOTTLES = /^(?:@bottle|@waterbottle|@jar|@emptyjar|@jug|@waterglass)$/;

/** Food whose picture is the vessel that it is sold in. */
const OWN_VESSELS: readonly OwnVessel[] = [
  { content: /^(?:honey-pot|@honeyjar)$/, vessel: JARS, glyph: '@honeyjar' },
  {
    content: /^(?:@jamjar|@peanutbutter|@creamjar|@candlejar|@opencreamjar|jar|@hummus|@yogurt)$/,
    vessel: JARS,
  },
  { content: /^(?:@oilbottle|@bottle|@syrupjug|lotion-bottle|@shampoo)$/, vessel: BOTTLES },
  { content: /^(?:@perfume|@serum)$/, vessel: BOTTLES },
];

const isIn = ({ kind }: Relation): boolean => /^(?:in|inside)$/.test(kind);

/** "honey in a glass jar", "olive oil in a bottle": the food and its vessel are one picture. */
export function inOwnVessels(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  for (const relation of relations.filter(isIn)) {
    const [content, vessel] = [subjects[relation.from], subjects[relation.to]];
    const own = OWN_VESSELS.find(
      (each) => each.content.test(content?.glyph ?? '') && each.vessel.test(vessel?.glyph ?? ''),
    );
    if (own !== undefined && content !== undefined && vessel !== undefined)
      return joined(spec, relation, own.glyph ?? content.glyph);
  }
  return openWhereItDrips(spec);
}

const DRIPS = /\b(?:drip|ooz|leak)\w*/i;

/** Honey runs out of an open pot, and not through a lid. */
const openWhereItDrips = (spec: PromptSpec): PromptSpec =>
  DRIPS.test(spec.prompt)
    ? withChanged(spec, ({ glyph }) => glyph === '@honeyjar', { glyph: 'honey-pot' })
    : spec;

/** As many as the vessels are, in the place of both. */
function joined(spec: PromptSpec, { from, to }: Relation, glyph: string): PromptSpec {
  const vessel = spec.subjects[to];
  const both = withChangedAt(spec, from, {
    glyph,
    count: vessel?.count ?? 1,
  });
  const relations = both.relations.flatMap((each): Relation[] => {
    if (each.from === from && each.to === to) return [];
    const end = (index: number): number => (index === to ? from : index);
    return [{ ...each, from: end(each.from), to: end(each.to) }];
  });
  return showWords(
    leavingOut({ ...both, relations }, (_, index) => index === to),
    /^glass$/i,
  );
}
