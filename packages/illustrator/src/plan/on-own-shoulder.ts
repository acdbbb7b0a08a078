import { isAnimal } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import { SKIN_TONES } from '../language/skin-tones.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isOnSomething } from './spec-changes.ts';

const MY_SHOULDER =
  /\bon my (?:left |right )?shoulders?\b|\bauf meiner (?:\S+ )?schulter\b|\bsur mon épaule|\b(?:en|sobre) mi hombro\b|私の肩/iu;

/** "a parrot on my shoulder": who asks is in the picture, or there would be no shoulder. */
export function onOwnShoulder(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const rider = subjects.findIndex(({ glyph }) => isAnimal(glyph, vocabulary));
  const isTaken = subjects.some(({ person }) => person !== null) || isOnSomething(spec, rider);
  if (rider < 0 || isTaken || !MY_SHOULDER.test(prompt)) return spec;
  const bearer: Subject = { ...oneOf('person'), person: { skin: SKIN_TONES, isKin: false } };
  return {
    ...spec,
    subjects: [...subjects, bearer],
    relations: [...relations, { from: rider, to: subjects.length, kind: 'on' }],
  };
}
