import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withLandform } from './spec-changes.ts';

const DRINKS =
  /\bdr(?:ink|inks|inking|ank) (?:(?:some |the )?water )?(?:from|at|by|in|out of) (?:an? |the )?(?:[\w-]+ ){0,2}?(?:river|stream|creek|brook|lake|pond|water ?hole|watering hole|water|spring|oasis)\b/i;
const SAID = /^(?:river|stream|creek|brook|lake|pond|water ?hole|watering hole|water|spring)$/i;
/** Places that are nothing but the water itself. */
const WATERS: ReadonlySet<string | null> = new Set(['lake', 'ocean', 'underwater', 'hotspring']);

/** "a deer drinking from a stream": the water is before it, and not somewhere behind. */
export function drinkingPlaces(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const [first] = spec.subjects;
  if (first === undefined || !DRINKS.test(spec.prompt) || spec.format !== null) return spec;
  const isAnimal = first.person === null && isAnimate(first.glyph, vocabulary);
  if (!isAnimal || (first.motion !== 'graze' && first.motion !== 'drink')) return spec;
  const bare = leavingOut(spec, ({ glyph }) => glyph === '@pond');
  const landforms = bare.landforms.filter((name) => name !== 'river');
  return {
    ...showWords(bare, SAID),
    setting: WATERS.has(spec.setting) ? spec.otherPlace : spec.setting,
    landforms: withLandform(landforms, 'nearwater'),
  };
}
