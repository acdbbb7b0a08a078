import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChangedAt } from './spec-changes.ts';
import { claimedWords, takeBackWords } from './word-lists.ts';

/** Those that have roles as people do, and no costumes for them. */
const CREATURES =
  /^(?:@greengoblin|@imp|goblin|ogre|troll|zombie|alien|ghost|@?skeleton|vampire|elf|fairy|genie|@?orc|@werewolf|@minotaur)$/;

const isCreature = ({ glyph, count }: Subject): boolean => CREATURES.test(glyph) && count === 1;

/** Where somebody is named right behind a creature: both words mean one. */
function findRole({ prompt, subjects }: PromptSpec): number {
  const said = prompt.toLowerCase();
  return subjects.findIndex((subject, index) => {
    const creature = subjects[index - 1];
    return (
      creature !== undefined &&
      isCreature(creature) &&
      subject.person !== null &&
      subject.count === 1 &&
      said.includes(`${creature.word} ${subject.word}`.toLowerCase())
    );
  });
}

/** "a goblin merchant with a backpack": a goblin has the backpack, and no merchant is beside it. */
export function creaturesWithRoles(spec: PromptSpec): PromptSpec {
  const role = findRole(spec);
  if (role < 0) return spec;
  const toCreature = (index: number): number => (index === role ? role - 1 : index);
  const relations = spec.relations.map((each) => ({
    ...each,
    from: toCreature(each.from),
    to: toCreature(each.to),
  }));
  const { motion = null } = spec.subjects[role] ?? {};
  const acting = withChangedAt({ ...spec, relations }, role - 1, {
    motion: spec.subjects[role - 1]?.motion ?? motion,
  });
  const name = spec.subjects[role]?.word.toLowerCase();
  const isRole = (word: string): boolean => word.toLowerCase() === name;
  const lost = claimedWords(spec.words).filter(isRole);
  return {
    ...leavingOut(acting, (_, index) => index === role),
    words: takeBackWords(spec.words, new Set(lost)),
  };
}
