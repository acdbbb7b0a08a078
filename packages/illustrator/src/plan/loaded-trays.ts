import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isWorn } from '../things/nature.ts';
import { eachOf, type Goods } from './displayed-goods.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

/** A tray with something on it is as wide as its holder. */
const LARGER = 1.5;
/** The most pieces that are told apart on a tray. */
const MOST = 4;
const OF_DRINKS =
  /\btrays? (?:of|with|full of) (?:drinks|beverages|cocktails|glasses|champagne)\b/i;
const DRINKS: Goods = ['wine-glass', 'tumbler-glass', 'wine-glass'].map((glyph) => ({
  glyph,
  colour: null,
}));

/** What is on a tray that somebody has in the hands: "carrying a tray with two mugs" has them on it, not in the other hand. */
export function withLoadedTrays(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const held = relations.find(
    ({ from, to, kind }) =>
      kind === 'hold' && subjects[from]?.person != null && subjects[to]?.glyph === '@tray',
  );
  if (held === undefined) return spec;
  const isServed = ({ glyph }: Subject): boolean =>
    !isWorn(glyph) && isTableThing(glyph, vocabulary.categoryOf(glyph) ?? '');
  const loads = new Set(
    relations.flatMap(({ from, to, kind }) => {
      if (kind === 'hold' && from === held.from && to !== held.to) return [to];
      return to === held.to && /^(?:on|inside|in)$/.test(kind) ? [from] : [];
    }),
  );
  const served = subjects.filter((each, i) => loads.has(i) && isServed(each));
  const goods = served.flatMap(eachOf);
  if (goods.length === 0 && !OF_DRINKS.test(prompt)) return spec;
  const loaded = withChangedAt(spec, held.to, {
    count: 1,
    scale: LARGER,
    goods: goods.length === 0 ? DRINKS : goods.slice(0, MOST),
  });
  return showWords(
    leavingOut(loaded, (each) => served.includes(each)),
    goods.length === 0 ? /^trays? / : /^(?:serv|carr)/i,
  );
}

/** "holding a plate with a cake on it": the cake is in the hands, on the plate that it is drawn with. */
export function withServedPlates(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const held = relations.find(
    ({ from, to, kind }) =>
      kind === 'hold' && subjects[from]?.person != null && subjects[to]?.glyph === '@plate',
  );
  const dish = relations.find(
    ({ to, kind }) => to === held?.to && /^(?:on|inside|in)$/.test(kind),
  )?.from;
  if (held === undefined || dish === undefined) return spec;
  const served = { ...held, to: dish };
  const kept = relations.filter((each) => each !== held);
  return leavingOut({ ...spec, relations: [...kept, served] }, (_, i) => i === held.to);
}
