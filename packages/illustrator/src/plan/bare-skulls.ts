import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** "a skull on a table": the head alone; what does something, or is called a skeleton, has its bones. */
export function bareSkulls(spec: PromptSpec): PromptSpec {
  const acts = (index: number): boolean =>
    spec.relations.some(
      ({ from, kind }) => from === index && /^(?:hold|ride|work|hug)$/.test(kind),
    );
  return withChanged(
    spec,
    ({ glyph, word, motion }, index) =>
      glyph === 'skull' && /\bskulls?$/.test(word) && motion === null && !acts(index),
    { isHead: true },
  );
}
