import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

const GIANT = 1.5;
/** What "on" means of a thing that is too small to stand on. */
const AT_IT = /^(?:beside|hold|work)$/;

/** "standing on a giant doughnut": what is too small to stand on by nature is under those who are on a giant one. */
export function onGiants(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  const onTop = (each: Relation): Relation => {
    const isOn = AT_IT.test(each.kind) && each.said?.text === 'on';
    const isGiant = (subjects[each.to]?.scale ?? 1) >= GIANT;
    const isStanding = isAnimate(subjects[each.from]?.glyph ?? '', vocabulary);
    return isOn && isGiant && isStanding ? { ...each, kind: 'on' } : each;
  };
  return { ...spec, relations: spec.relations.map(onTop) };
}
