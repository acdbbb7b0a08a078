import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';

/** "a bicycle with a basket full of puppies": they are in the basket, not in the bicycle. */
export function inBasketsOfBicycles(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const basket = subjects.findIndex(({ glyph }) => glyph === '@basket');
  if (basket < 0 || !subjects.some(({ glyph }) => glyph === 'bicycle')) return spec;
  const inBasket = (each: Relation): Relation =>
    each.kind === 'inside' && subjects[each.to]?.glyph === 'bicycle'
      ? { ...each, to: basket }
      : each;
  return { ...spec, relations: relations.map(inBasket) };
}
