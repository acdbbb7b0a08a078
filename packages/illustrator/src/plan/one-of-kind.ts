import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** Animals whose name is the same in the plural. */
const SAME_IN_PLURAL = /^(?:sheep|fish|koi|koi fish|goldfish|shrimp|squid|salmon)$/i;
const SEVERAL =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|some|many|few|herd|flock|school|shoal|group|bunch|pair|all)\b/i;
const OF_ONE = /\b(?:its|itself)\b/i;
/** They have room for many. */
const SHARED = /aquarium|tank|pond|boat|ship/;
const ALONE: ReadonlySet<Relation['kind']> = new Set(['ride', 'hold', 'inside', 'in']);

/** "sheep wearing a hat", "goldfish in a bowl": one thing for them means one of them. */
export function oneOfKind(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, relations } = spec;
  if (SEVERAL.test(prompt)) return spec;
  const hasOneThing = (index: number): boolean =>
    relations.some(({ from, to, kind }) => {
      const thing = subjects[to];
      return from === index && ALONE.has(kind) && thing?.count === 1 && !SHARED.test(thing.glyph);
    });
  return withChanged(
    spec,
    ({ word, count }, index) =>
      count > 1 && SAME_IN_PLURAL.test(word) && (OF_ONE.test(prompt) || hasOneThing(index)),
    { count: 1 },
  );
}
