import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { hideWords, isAmong, leavingOut, showWords, withChangedAt } from './spec-changes.ts';

/** "holding a cloud on a string", "the moon as a balloon", "a whale on a string like a balloon". */
const ON_STRING =
  /\b(?<thing>[\p{L}-]+)(?: (?:up|high|floating))? (?:(?:on|by|from) (?:an?|the|its) (?:(?:long|thin|red|white|golden) )?(?:string|thread)|(?:as|like) (?:an? |it were an? |if it were an? )?(?:party )?balloons?)\b/iu;
const SAID =
  /^(?:on|by|as|like|strings?|threads?|balloons?|holding|holds|held by|held|on a string)$/i;

/** What people fly on a string by itself. */
const FLOWN = /^(?:balloon|kite)$/;

/** "pulling a toy duck on a string": the string lies on the ground between both. */
const PULLS = /\b(?:pull|drag|tow|tug|haul)\w*\b/i;
const OF_CORD = /^(?:strings?|ropes?|threads?|cords?)$/i;

/** What is pulled on a string or a rope is pulled: the cord is no thing of its own. */
export function pullOnCords(spec: PromptSpec): PromptSpec {
  if (!PULLS.test(spec.prompt)) return spec;
  const pulls = spec.subjects.some(({ motion }) => motion === 'pull');
  const isCord = ({ glyph }: Subject): boolean => glyph === '@ropecoil';
  return pulls ? hideWords(leavingOut(spec, isCord), OF_CORD) : spec;
}

/** Something that floats like a balloon on a string in the hand of somebody. */
export function onStrings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (PULLS.test(spec.prompt)) return spec;
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
  const isOfBoth = (each: Relation): boolean => isAmong(each, [holder, thing]);
  const said = spec.relations.find(isOfBoth)?.said;
  const relation: Relation = { from: holder, to: thing, kind: 'hold', ...(said && { said }) };
  const relations = [...spec.relations.filter((each) => !isOfBoth(each)), relation];
  const tied = withChangedAt({ ...spec, relations }, thing, { isOnString: true, motion: null });
  return showWords(tied, SAID);
}
