import type { PromptSpec } from '../language/spec.ts';
import { indicesOf, inSteps, withChangedAt, withThing } from './spec-changes.ts';

const FAIRY = /^(?:(?:man|woman)-)?fairy$/;
const ON = /^(?:on|in|ride)$/;

/** "a fairy sitting on a mushroom": the drawing of a fairy flies, so a person with wings and a wand sits there. */
export function seatedFairies(spec: PromptSpec): PromptSpec {
  const sitting = indicesOf(spec, ({ glyph, motion }, index) => {
    const isSeated = spec.relations.some(({ from, kind }) => from === index && ON.test(kind));
    return FAIRY.test(glyph) && motion === 'sit' && isSeated;
  });
  return inSteps(
    spec,
    sitting.map((index) => (each) => asPerson(each, index)),
  );
}

const MALE = /\b(?:male|boy|king|prince|he|his)\b/i;

function asPerson(spec: PromptSpec, index: number): PromptSpec {
  const { glyph = '', colour = null } = spec.subjects[index] ?? {};
  const isMan = glyph.startsWith('man') || MALE.test(spec.prompt);
  const isFree = !spec.relations.some(({ from, kind }) => from === index && kind === 'hold');
  return inSteps(withChangedAt(spec, index, { glyph: isMan ? 'man' : 'woman', hasWings: true }), [
    (each) => (isMan ? each : dressed(each, index, colour ?? 'pink')),
    (each) => (isFree ? withThing(each, 'magic-wand', [{ from: index, kind: 'hold' }]) : each),
  ]);
}

/** Adds a dress that she wears. */
function dressed(spec: PromptSpec, index: number, colour: string): PromptSpec {
  const added = withThing(spec, 'dress', [{ from: index, kind: 'hold' }]);
  return withChangedAt(added, spec.subjects.length, { colour });
}
