import { isAnimal, isWearable } from '../language/kinds-of-things.ts';
import type { PromptSpec, Relation } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** "a cat in a bow tie playing piano", "a frog in a knight helmet": worn, and neither beside it nor around it. */
export function wornByAnimals(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isWorn = ({ from, to, kind }: Relation): boolean => {
    const [wearer, thing] = [spec.subjects[from], spec.subjects[to]];
    return (
      kind === 'in' &&
      wearer !== undefined &&
      thing?.count === 1 &&
      isAnimal(wearer.glyph, vocabulary) &&
      isWearable(thing.glyph)
    );
  };
  return spec.relations.some(isWorn)
    ? {
        ...spec,
        relations: spec.relations.map((each) =>
          isWorn(each) ? { ...each, kind: 'hold' as const } : each,
        ),
      }
    : spec;
}
