import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { countOf, leavingOut, withChanged } from './spec-changes.ts';

const GROUP =
  /^(?:friends?|buddies|pals|companions|animals|creatures|neighbou?rs|characters|team|gang|heroes|travell?ers|musicians)$/i;
const LIST = /[:(–—]/;

/** "four friends crossing a bridge: a frog, a hedgehog, a rabbit and a mouse": the members are the friends. */
export function namedMembers(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const group = subjects.findIndex(
    ({ word, count, person }) => GROUP.test(word) && count > 1 && person !== null,
  );
  const size = subjects[group]?.count ?? 0;
  if (group < 0 || !LIST.test(spec.prompt)) return spec;
  const members = membersAfter(spec, group);
  if (members.length < 2 || countOf(spec, members) !== size) return spec;
  const ofMembers = (each: Relation): Relation[] =>
    each.from === group
      ? members.map((from) => ({ ...each, from }))
      : each.to === group
        ? members.map((to) => ({ ...each, to }))
        : [each];
  const motion = subjects[group]?.motion ?? null;
  const isIdleMember = (each: Subject, index: number): boolean =>
    members.includes(index) && each.motion === null;
  const acting = withChanged(spec, isIdleMember, { motion }).subjects;
  return leavingOut(
    { ...spec, subjects: acting, relations: relations.flatMap(ofMembers) },
    (_, index) => index === group,
  );
}

/** Those that the prompt names after the mark that opens its list. */
function membersAfter({ prompt, subjects, relations }: PromptSpec, group: number): number[] {
  const list = prompt.slice(prompt.search(LIST)).toLowerCase();
  const isUsed = (index: number): boolean =>
    relations.some(({ from, to }) => (from === group && to === index) || from === index);
  return subjects.flatMap(({ source }, index) =>
    index > group && source !== undefined && list.includes(source.toLowerCase()) && !isUsed(index)
      ? [index]
      : [],
  );
}
