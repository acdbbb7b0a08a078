import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isWorn } from '../things/nature.ts';

/** Held above or between both by a mechanism of their own, or hung from a hand. */
const HELD_TOGETHER = /umbrella|balloon|kite|@banner|@rope|@leash|flag/;

const isWith = ({ kind, said }: Relation): boolean => kind === 'hold' && said?.text === 'with';

/** The two animals that are both with one thing. */
function pairsWith({ subjects, relations }: PromptSpec, index: number): readonly Relation[] {
  const pair = relations.filter((each) => isWith(each) && each.to === index);
  const thing = subjects[index];
  const isShared =
    pair.length === 2 &&
    pair.every(({ from }) => subjects[from]?.person === null) &&
    thing?.count === 1 &&
    !isWorn(thing.glyph) &&
    !HELD_TOGETHER.test(thing.glyph);
  return isShared ? pair : [];
}

/** "a dog and a cat with a cake": what two animals are with stands between them, in the hands of neither. */
export function betweenAnimals(spec: PromptSpec): PromptSpec {
  const relations = spec.relations.map((relation): Relation => {
    const place = pairsWith(spec, relation.to).indexOf(relation);
    return place < 0 ? relation : { ...relation, kind: place === 0 ? 'left' : 'right' };
  });
  return { ...spec, relations };
}
