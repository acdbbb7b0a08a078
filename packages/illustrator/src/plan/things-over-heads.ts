import { escaped } from '../language/escaped.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

const WHOSE = "(?:his|her|their|its|my|(?:a|an|the) (?:[\\w-]+ )?[\\w-]+['’]s)";
const OVER_HEAD = `(?:above|over) ${WHOSE} heads?\\b`;
const ANY_OVER_HEAD = new RegExp(`\\b${OVER_HEAD}`, 'iu');

/** Whether the prompt says that a thing is in the air over somebody's head. */
const isOverHead = (prompt: string, { word, source = word }: Subject): boolean =>
  new RegExp(
    `\\b(?:${escaped(word)}|${escaped(source)}) (?:[\\w-]+ ){0,2}?${OVER_HEAD}`,
    'iu',
  ).test(prompt);

const CLOUDS = /^cloud/;
/** Clouds that it rains from. */
const RAINY = /\b(?:rain|rainy|storm|stormy|thunder|dark) ?cloud\b/i;

/** "a man with a rain cloud over his head": it hangs in the air above him. */
export function thingsOverHeads(spec: PromptSpec): PromptSpec {
  const { subjects, prompt, relations } = spec;
  if (!ANY_OVER_HEAD.test(prompt)) return spec;
  const at = subjects.findIndex(
    (subject) => subject.person === null && subject.count === 1 && isOverHead(prompt, subject),
  );
  const owner = subjects.findIndex(
    ({ person, count }, i) => i !== at && person !== null && count === 1,
  );
  const thing = subjects[at];
  if (!thing || owner < 0) return spec;
  const isBetween = ({ from, to }: Relation): boolean =>
    (from === owner && to === at) || (from === at && to === owner);
  const said = relations.find(isBetween)?.said;
  const above: Relation = { from: at, to: owner, kind: 'above', ...(said && { said }) };
  const isRainy = CLOUDS.test(thing.glyph) && RAINY.test(prompt);
  return showWords(
    withChangedAt(
      { ...spec, relations: [...relations.filter((each) => !isBetween(each)), above] },
      at,
      { isOverHead: true, motion: null, ...(isRainy && { glyph: 'cloud-with-rain' }) },
    ),
    /^(?:above|over|heads?)$/i,
  );
}
