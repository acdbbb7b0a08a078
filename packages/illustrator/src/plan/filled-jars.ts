import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, withChangedAt } from './spec-changes.ts';

/** They stand in a jar rather than lie in it. */
const UPRIGHT =
  /brush|pencil|crayon|pen$|spoon|fork|@straws|@stick|stick|chopsticks|@cinnamon|wand|feather|scissors|firefly|herb|leaf/;

/** "a jar full of candies", "a jar of pickles": many small things fill the jar up to its lid. */
export function inFilledJars(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const inside = relations.find(({ from, to, kind, said }) => {
    const content = subjects[from];
    if (content === undefined || !/^(in|inside)$/.test(kind)) return false;
    const isMany = content.count > 1 || /^(full of|filled with)$/.test(said?.text ?? '');
    const category = vocabulary.categoryOf(content.glyph) ?? '';
    const isLoose = category !== 'plant-flower' && !UPRIGHT.test(content.glyph);
    return (
      subjects[to]?.glyph === '@jar' && isMany && isLoose && !isAnimate(content.glyph, vocabulary)
    );
  });
  const content = subjects[inside?.from ?? -1];
  if (inside === undefined || content === undefined) return spec;
  const fill = { glyph: content.glyph, colour: content.colour };
  const filled = withChangedAt(spec, inside.to, { glyph: '@emptyjar', fill });
  return leavingOut(filled, (_, index) => index === inside.from);
}
