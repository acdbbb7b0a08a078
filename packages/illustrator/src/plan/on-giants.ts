import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

const GIANT = 1.5;

/** "standing on a giant doughnut": what is too small to stand on by nature is under those who are on a giant one. */
export function onGiants(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  return {
    ...spec,
    relations: spec.relations.map((each) => {
      const isOn = each.kind === 'beside' && each.said?.text === 'on';
      const isGiant = (subjects[each.to]?.scale ?? 1) >= GIANT;
      return isOn && isGiant && isAnimate(subjects[each.from]?.glyph ?? '', vocabulary)
        ? { ...each, kind: 'on' as const }
        : each;
    }),
  };
}
