import { isAnimal } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isWorn } from '../things/nature.ts';
import { rideFitOf } from '../things/ride-fits.ts';
import { isSaidBefore } from './said-before.ts';
import { withChangedAt } from './spec-changes.ts';

const FOLLOWS = /^(?:chas|follow|pursu|rac)/;
const RIDDEN = /^(?:on|ride)$/;
const BOARDS = /^(?:skateboard|kick-scooter|sled|@tricycle|@unicycle)$/;

/** "a goose chasing a boy on a bicycle": it is the boy who rides. */
export function onMountsOfChased(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const chase = relations.find(
    ({ from, to, said }) =>
      FOLLOWS.test(said?.text ?? '') &&
      isAnimal(subjects[from]?.glyph ?? '', vocabulary) &&
      subjects[to]?.person != null,
  );
  if (chase === undefined) return spec;
  const isOfChaser = ({ from, to, kind }: Relation): boolean => {
    const glyph = subjects[to]?.glyph ?? '';
    return (
      from === chase.from &&
      RIDDEN.test(kind) &&
      (BOARDS.test(glyph) || rideFitOf(glyph, 0) !== null)
    );
  };
  if (!relations.some(isOfChaser)) return spec;
  const riding = withChangedAt(spec, chase.to, { motion: 'ride' });
  const asOfChased = (each: Relation): Relation =>
    isOfChaser(each) ? { ...each, from: chase.to } : each;
  return { ...riding, relations: relations.map(asOfChased) };
}

const WITH_ONE = /(?:with|in) (?:an?|one)/;

/** "two children and a snowman with a purple hat": one hat belongs to the one that is named last. */
export function oneHatOfLast(spec: PromptSpec): PromptSpec {
  const isOne = ({ to, kind, said }: Relation): boolean => {
    const thing = spec.subjects[to];
    return (
      /^(?:hold|in)$/.test(kind) &&
      /^(?:with|in)$/.test(said?.text ?? '') &&
      thing?.count === 1 &&
      isWorn(thing.glyph)
    );
  };
  const lastOwnerOf = (thing: number): number =>
    Math.max(
      ...spec.relations.flatMap((each) => (each.to === thing && isOne(each) ? each.from : [])),
    );
  const relations = spec.relations.filter(
    (each) =>
      !isOne(each) ||
      !isSaidBefore(WITH_ONE, spec.subjects[each.to]?.word ?? '', spec.prompt) ||
      each.from === lastOwnerOf(each.to),
  );
  return { ...spec, relations };
}
