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

const KIN =
  /^(?:mom|mum|mommy|mother|dad|daddy|father|parents?|kids?|child|children|sons?|daughters?|baby|toddler|boys?|girls?|grandma|grandpa|grandmother|grandfather|grandparents?|brothers?|sisters?)$/i;
const FAMILY = /^family$/i;
/** Fewer are relatives of the family, and not its members. */
const LEAST_MEMBERS = 2;

/** "a family having a picnic, mom, dad and two kids": those are the family. */
export function familyMembers(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const indicesOf = (isMeant: (subject: Subject) => boolean): number[] =>
    subjects.flatMap((subject, index) =>
      subject.person !== null && isMeant(subject) ? [index] : [],
    );
  const family = indicesOf(({ word }) => FAMILY.test(word));
  const [first = -1] = family;
  const members = indicesOf(({ word }) => KIN.test(word)).filter((index) => index > first);
  if (first < 0 || members.length < LEAST_MEMBERS) return spec;
  const { motion = null, meanwhile } = subjects[first] ?? {};
  const acting = withChanged(
    spec,
    (each, index) => members.includes(index) && each.motion === null,
    { motion, ...(meanwhile !== undefined && { meanwhile }) },
  );
  const ofMembers = (each: Relation): Relation[] => {
    if (each.from === first)
      return members.map((from): Relation => Object.assign({}, each, { from }));
    return family.includes(each.from) ? [] : [each];
  };
  return leavingOut({ ...acting, relations: relations.flatMap(ofMembers) }, (_, index) =>
    family.includes(index),
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
