import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { indicesOf, withChangedAt } from './spec-changes.ts';

const IN_HAIR =
  /\b(?:flowers?|blossoms?|roses?|lil(?:y|ies)|dais(?:y|ies)|tulips?|sunflowers?|poppies|peon(?:y|ies)|hibiscus|feathers?)(?: \w+)? (?:in|on|into|through|behind) (?:her|his|their|the) (?:\w+ )?(?:hair|curls|braids?|head|ear)\b/iu;
const PEACOCK = /\bpeacock feathers?\b/iu;

/** What is worn in place of loose flowers and feathers; null: the thing is none. */
function wornAs({ glyph }: Subject, { prompt }: PromptSpec, vocabulary: Vocabulary): string | null {
  if (glyph === 'feather') return PEACOCK.test(prompt) ? '@peacockfeatherhat' : '@featherhat';
  return vocabulary.categoryOf(glyph) === 'plant-flower' ? '@flowercrown' : null;
}

/** "a woman with peacock feathers in her hair": they are on her head, and stand nowhere. */
export function wornInHair(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!IN_HAIR.test(spec.prompt)) return spec;
  const people = indicesOf(spec, ({ person }) => person !== null);
  const at = spec.subjects.findIndex((each) => wornAs(each, spec, vocabulary) !== null);
  const thing = spec.subjects[at];
  const [wearer] = people;
  if (thing === undefined || wearer === undefined || people.length > 1) return spec;
  const glyph = wornAs(thing, spec, vocabulary) ?? thing.glyph;
  return {
    ...withChangedAt(spec, at, { glyph, count: 1 }),
    relations: [
      ...spec.relations.filter(({ from, to }) => from !== at && to !== at),
      { from: wearer, to: at, kind: 'hold' },
    ],
  };
}
