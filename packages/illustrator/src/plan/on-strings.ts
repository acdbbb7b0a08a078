import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

/** "holding a cloud on a string", "the moon as a balloon", "a whale on a string like a balloon". */
const ON_STRING =
  /\b(?<thing>[\p{L}-]+)(?: (?:up|high|floating))? (?:(?:on|by|from) (?:an?|the|its) (?:(?:long|thin|red|white|golden) )?(?:string|thread)|(?:as|like) (?:an? |it were an? |if it were an? )?(?:party )?balloons?)\b/iu;
const SAID =
  /^(?:on|by|as|like|strings?|threads?|balloons?|holding|holds|held by|held|on a string)$/i;

/** What people fly on a string by itself. */
const FLOWN = /^(?:balloon|kite)$/;

/** Something that floats like a balloon on a string in the hand of somebody. */
export function onStrings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const word = ON_STRING.exec(spec.prompt)?.groups?.['thing']?.toLowerCase();
  if (word === undefined) return spec;
  const { subjects } = spec;
  const thing = subjects.findIndex(
    ({ glyph, person, count, ...each }) =>
      person === null &&
      count === 1 &&
      !FLOWN.test(glyph) &&
      (each.source ?? each.word).toLowerCase().endsWith(word),
  );
  const holder = subjects.findIndex(
    ({ glyph, count }, index) => index !== thing && count === 1 && isAnimate(glyph, vocabulary),
  );
  if (thing < 0 || holder < 0) return spec;
  const isOfBoth = ({ from, to }: Relation): boolean =>
    [from, to].includes(holder) && [from, to].includes(thing);
  const said = spec.relations.find(isOfBoth)?.said;
  const relation: Relation = { from: holder, to: thing, kind: 'hold', ...(said && { said }) };
  const relations = [...spec.relations.filter((each) => !isOfBoth(each)), relation];
  const tied = withChangedAt({ ...spec, relations }, thing, { isOnString: true, motion: null });
  return showWords(tied, SAID);
}
