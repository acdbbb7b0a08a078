import { isBuilding } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

const OVERGROWN =
  /\b(?:overgrown|overtaken|covered|draped|swallowed|engulfed|reclaimed|consumed)\b(?: \w+)? (?:with|in|by) (?:[\w-]+ ){0,3}?(?:ivy|vines?|plants|greenery|foliage|nature|creepers)\b|\b(?:ivy|vine)[- ](?:covered|clad)\b/i;
const LEFT = /\b(?:abandon|overgrown|derelict|ruin|forgotten|decay|apocaly|reclaimed|deserted)/i;
const SAID =
  /^(?:ivy|vines?|plants|greenery|foliage|creepers|overgrown|overtaken|covered (?:in|with|by)|(?:ivy|vine) (?:covered|clad))$/i;

/** "a cottage covered in ivy", "an abandoned car overgrown with plants": ivy has climbed up it. */
export function overgrownThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!OVERGROWN.test(spec.prompt)) return spec;
  const canBe = ({ glyph, count, person, condition }: Subject): boolean =>
    person === null &&
    count === 1 &&
    (condition === undefined || condition === 'mossy') &&
    (isBuilding(glyph, vocabulary) ||
      (vocabulary.categoryOf(glyph) ?? '').startsWith('transport-ground'));
  const at = spec.subjects.findIndex(canBe);
  if (at < 0) return spec;
  const climbed = showWords(withChangedAt(spec, at, { condition: 'ivy' }), SAID);
  // Ivy at a house that people live in does not hang from the sky.
  const isLeft = LEFT.test(spec.prompt);
  const landforms = climbed.landforms.filter((name) => isLeft || name !== 'overgrowth');
  return { ...climbed, landforms };
}
