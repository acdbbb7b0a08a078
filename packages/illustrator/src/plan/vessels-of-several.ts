import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { LETTERS, wholeWordsIn } from '../language/whole-words.ts';
import { hideWords, indicesOf, isRelated, leavingOut, showWords } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const VESSELS: Readonly<Record<string, string>> = {
  basket: '@basket',
  crate: '@crate',
  bucket: '@bucket',
};
/** "baskets of carrots, tomatoes and corn", "two crates of apples". */
const SEVERAL =
  /\b(?:(?<count>two|three|four|2|3|4) )?(?:(?:big|large|small|wicker|woven|wooden|full) )*(?<vessel>basket|crate|bucket)s (?:full of|filled with|of|with) (?<goods>[^.;:]+?)(?= (?:on|in|at|under|beside|by|next|for|behind)\b|[.;:]|$)/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };
const MOST = 4;
/** How many of a kind are seen in a vessel. */
const HEAP = 3;

/** Whether the list of what is in vessels names a subject. */
export const isAmongGoods = (goods: string, subject: Subject): boolean =>
  subject.person === null && wholeWordsIn(goods, spelled(subject), LETTERS).length > 0;

/** Several vessels of one kind hold one kind of goods each, or all the same. */
export function inVesselsOfTheirOwn(spec: PromptSpec): PromptSpec {
  const { count, vessel = '', goods = '' } = SEVERAL.exec(spec.prompt)?.groups ?? {};
  const glyph = VESSELS[vessel.toLowerCase()];
  if (glyph === undefined) return spec;
  const isVessel = new RegExp(`^${vessel}s$`, 'iu');
  const at = indicesOf(spec, (subject) => subject.glyph === glyph);
  if (at.some((index) => isRelated(spec, index))) return spec;
  const bare = leavingOut(spec, (_, index) => at.includes(index));
  const held = indicesOf(bare, (subject) => isAmongGoods(goods, subject));
  const isFree = ({ from, to, kind }: Relation): boolean =>
    !held.includes(to) && (!held.includes(from) || kind === 'on');
  if (held.length === 0 || held.length > MOST || !bare.relations.every(isFree))
    return at.length > 0 ? spec : hideWords(spec, isVessel);
  const each = held.length === 1 ? (COUNTS[count?.toLowerCase() ?? ''] ?? 2) : 1;
  const vesselOf = (index: number): number => bare.subjects.length + held.indexOf(index);
  const filled = bare.subjects.map((subject, index) =>
    held.includes(index) && subject.word.endsWith('s') ? { ...subject, count: HEAP } : subject,
  );
  const standing = bare.relations.map((relation) =>
    held.includes(relation.from) ? { ...relation, from: vesselOf(relation.from) } : relation,
  );
  return showWords(
    {
      ...bare,
      subjects: [...filled, ...held.map(() => ({ ...oneOf(glyph, vessel), count: each }))],
      relations: [
        ...standing,
        ...held.map((from) => ({ from, to: vesselOf(from), kind: 'inside' as const })),
      ],
    },
    isVessel,
  );
}
