import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChangedAt } from './spec-changes.ts';

const isGroupAtRest = ({ person, count, motion }: Subject): boolean =>
  person !== null && count > 1 && (motion === null || motion === 'idle');

/** "yoga class on the beach, four women": it is the women who are the class. */
export function membersOfClass(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const group = subjects.findIndex(({ person, word }) => person !== null && word === 'class');
  const members = subjects.findIndex((each, index) => index !== group && isGroupAtRest(each));
  if (group < 0 || members < 0) return spec;
  const done = withChangedAt(spec, members, {
    motion: subjects[group]?.motion ?? null,
  });
  const asMembers = (each: Relation): Relation =>
    each.from === group ? { ...each, from: members } : each;
  return leavingOut(
    { ...done, relations: relations.map(asMembers) },
    (_, index) => index === group,
  );
}
