import type { Relation, RelationName } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';

/** Where one is to the other, which the finished layout shows or does not show. */
const PLACES: ReadonlySet<RelationName> = new Set<RelationName>([
  'on',
  'inside',
  'in',
  'under',
  'above',
  'behind',
]);

type Related = Pick<PromptSpec, 'subjects' | 'relations'>;

/**
 * The relations of a prompt that the plan left out or made a plain "beside", between subjects that are both still
 * there: "on" of a woman on a ladder who picks cherries beside it.
 */
export function changedRelations(said: Related, plan: Related): readonly Relation[] {
  return said.relations.flatMap((relation) => {
    if (!relation.said || !PLACES.has(relation.kind)) return [];
    const [from, to] = [relation.from, relation.to].map((index) =>
      indexIn(plan.subjects, said.subjects[index]),
    );
    if (from === undefined || to === undefined || from < 0 || to < 0) return [];
    const isKept = plan.relations.some(
      (other) => other.kind !== 'beside' && isBetween(other, from, to),
    );
    return isKept ? [] : { ...relation, from, to };
  });
}

const isBetween = ({ from, to }: Relation, one: number, other: number): boolean =>
  (from === one && to === other) || (from === other && to === one);

const indexIn = (subjects: readonly Subject[], said: Subject | undefined): number =>
  subjects.findIndex(
    ({ source, word, glyph }) =>
      source === said?.source && word === said?.word && glyph === said?.glyph,
  );
