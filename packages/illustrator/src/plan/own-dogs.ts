import { kinOf } from '../language/kin.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';

const MOST = 3;

/** "two women walking dogs": each leads one on a leash. */
export function withOwnDogs(spec: PromptSpec): PromptSpec {
  const walk = spec.relations.find((relation) => isWalkOfSeveral(spec, relation));
  const [leader, dog] = [spec.subjects[walk?.from ?? -1], spec.subjects[walk?.to ?? -1]];
  if (!walk || !leader || !dog) return spec;
  const first = spec.subjects.length;
  const others = Array.from({ length: leader.count - 1 }, (_, i) => first + 1 + 3 * i);
  const alone = spec.subjects.map((subject): Subject =>
    subject === leader || subject === dog ? { ...subject, count: 1 } : subject,
  );
  const added = others.flatMap((): Subject[] => [
    { ...leader, count: 1 },
    { ...dog, count: 1 },
    oneOf('@leash'),
  ]);
  return {
    ...spec,
    subjects: [...alone, oneOf('@leash'), ...added],
    relations: [
      ...spec.relations,
      { from: walk.from, to: first, kind: 'hold' },
      ...others.flatMap((from): Relation[] => [
        { from, to: from + 1, kind: 'beside' },
        { from, to: from + 2, kind: 'hold' },
      ]),
    ],
  };
}

function isWalkOfSeveral({ subjects }: PromptSpec, { from, to, kind, said }: Relation): boolean {
  const [leader, dog] = [subjects[from], subjects[to]];
  return (
    kind === 'beside' &&
    said?.text.startsWith('walk') === true &&
    leader?.person != null &&
    leader.count > 1 &&
    leader.count <= MOST &&
    dog !== undefined &&
    dog.count > 1 &&
    /dog$|^poodle$/.test(kinOf(dog.glyph))
  );
}
