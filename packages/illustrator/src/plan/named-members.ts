import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { countOf, indicesOf, leavingOut, withChanged } from './spec-changes.ts';

const GROUP =
  /^(?:friends?|buddies|pals|companions|animals|creatures|neighbou?rs|characters|team|gang|heroes|travell?ers|musicians)$/i;
const LIST = /[:(–—]/;

/** "four friends crossing a bridge: a frog, a hedgehog, a rabbit and a mouse": the members are the friends. */
export function namedMembers(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const group = subjects.findIndex(
    ({ word, count, person }) => GROUP.test(word) && count > 1 && person !== null,
  );
  const members = group >= 0 && LIST.test(spec.prompt) ? membersAfter(spec, group) : [];
  const isAll = members.length > 1 && countOf(spec, members) === subjects[group]?.count;
  return isAll ? asMembers(spec, group, members) : namedKids(spec);
}

const KIDS = /^(?:kids?|child|children|siblings|toddlers|twins)$/i;

/** "two kids building a sandcastle, a girl with a bucket and a boy with a shovel": those are the kids. */
function namedKids(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const group = subjects.findIndex(({ word, count }) => KIDS.test(word) && count > 1);
  const deed = subjects[group]?.motion ?? null;
  const isMember = ({ glyph, person, motion }: Subject): boolean =>
    person !== null && (motion === null || motion === deed) && /^(?:girl|boy)/.test(glyph);
  const members = indicesOf(spec, (each, index) => index > group && isMember(each));
  const isAll = members.length > 1 && countOf(spec, members) === subjects[group]?.count;
  return group < 0 || !isAll ? spec : asMembers(spec, group, members);
}

/** The members do what was said of the group. */
function asMembers(spec: PromptSpec, group: number, members: readonly number[]): PromptSpec {
  const { subjects, relations } = spec;
  const isSaid = ({ to, kind }: Relation, from: number): boolean =>
    relations.some((other) => other.from === from && other.to === to && other.kind === kind);
  const ofMembers = (each: Relation): Relation[] =>
    each.from === group
      ? members
          .filter((from) => !isSaid(each, from))
          .map((from): Relation => Object.assign({}, each, { from }))
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
  const family = indicesOf(spec, ({ word, person }) => person !== null && FAMILY.test(word));
  const [first = -1] = family;
  const members = indicesOf(
    spec,
    ({ word, person }, index) => index > first && person !== null && KIN.test(word),
  );
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
  return indicesOf(
    { subjects },
    ({ source }, index) =>
      index > group &&
      source !== undefined &&
      list.includes(source.toLowerCase()) &&
      !isUsed(index),
  );
}
