import { oneOf } from '../language/one-of.ts';
import { SKIN_TONES } from '../language/skin-tones.ts';
import type { PromptSpec, Subject } from '../language/spec.ts';
import { showWords, withChanged } from './spec-changes.ts';

const CLASS = /\b(?:yoga|pilates) (?:class|session)\b/iu;
/** As many come when the prompt counts none. */
const USUAL = 3;

const isIdle = ({ motion, person }: Subject): boolean =>
  person !== null && (motion === null || motion === 'idle');

/** "yoga class on the beach, four women": who is named does yoga, and a class without anybody has people. */
export function inYogaClass(spec: PromptSpec): PromptSpec {
  if (!CLASS.test(spec.prompt) || spec.format !== null) return spec;
  const isEmpty = spec.subjects.length === 0 && spec.setting !== 'yogastudio';
  const people = isEmpty ? [yogis()] : spec.subjects;
  if (!people.some(isIdle)) return spec;
  return showWords(withChanged({ ...spec, subjects: people }, isIdle, { motion: 'yoga' }), CLASS);
}

const yogis = (): Subject => ({
  ...oneOf('person', 'class'),
  count: USUAL,
  person: { skin: SKIN_TONES, isKin: false },
});
