import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const LADDER = String.raw`\bladders?\b`;
const STAIRS = String.raw`\b(?:stairs|staircase|stairway|steps|stairwell)\b`;
const TOWARDS = String.raw`(?:(?!\b(?:and|with)\b)[^.;])*?\b(?:to|for|into|towards?|up|on|against|reach\p{L}*|in) (?:an?|the) ?(?:\p{L}+ )?`;
const GOALS = String.raw`(?:moon|stars?|clouds?|sky|heavens?)\b`;
/** "a ladder leaning on a star", "a staircase leading into the clouds", "stairs up to a door in the sky". */
const LADDER_UP = new RegExp(`${LADDER}${TOWARDS}${GOALS}`, 'iu');
const STAIRS_UP = new RegExp(`${STAIRS}(?:${TOWARDS}${GOALS}| to heaven\\b)`, 'iu');
const SAID =
  /^(?:(?:lean|lead|go|climb|reach|ris|wind)\p{L}*(?: (?:on|to|up|up to|into|against|for))?|clouds?|sky|heaven|stairs|stairway|steps|at the top|on|up|into|to)$/iu;

const WAYS = /^(?:ladder|@tallladder|@staircase|@spiralstairs)$/;
const GOAL_GLYPH = /^(?:@moon|full-moon|crescent-moon|@star|star|glowing-star|cloud|@sun)$/;

/** The subject that is the way, which is the place in other prompts. */
function withWay(
  spec: PromptSpec,
  glyph: string,
): { readonly spec: PromptSpec; readonly way: number } {
  const found = spec.subjects.findIndex((each) => WAYS.test(each.glyph));
  if (found >= 0)
    return {
      spec: withChangedAt(spec, found, { glyph, count: 1, scale: 1, motion: null }),
      way: found,
    };
  const subjects = [...spec.subjects, oneOf(glyph, 'stairs')];
  return { spec: { ...spec, subjects }, way: subjects.length - 1 };
}

/** Who climbs, and what the way ends at, are related to it alone. */
function related(spec: PromptSpec, way: number): PromptSpec {
  const isLadder = spec.subjects[way]?.glyph === '@skyladder';
  const goal = spec.subjects.findIndex(({ glyph, count }) => GOAL_GLYPH.test(glyph) && count === 1);
  const climber = spec.subjects.findIndex(
    ({ person, count, motion }) =>
      person !== null && count === 1 && /^(?:climb|walk|idle|point|reach)?$/.test(motion ?? ''),
  );
  const isOurs = ({ from, to }: Relation): boolean =>
    [from, to].some((each) => [way, goal, climber].includes(each));
  const relations: Relation[] = spec.relations.filter((each) => !isOurs(each));
  if (goal >= 0) relations.push({ from: way, to: goal, kind: 'beside' });
  if (climber < 0) return { ...spec, relations };
  relations.push({ from: climber, to: way, kind: 'beside' });
  return withChangedAt(
    { ...spec, relations },
    climber,
    isLadder ? { motion: 'climb' } : { motion: 'walk', isTurnedAway: true },
  );
}

const isDoor = ({ glyph }: Subject): boolean => glyph === 'door';

/** A ladder or stairs that end high up in the sky, at a star, in the clouds or at a door. */
export function waysToTheSky(said: PromptSpec): PromptSpec {
  const isLadder = LADDER_UP.test(said.prompt);
  const isStairs = !isLadder && STAIRS_UP.test(said.prompt);
  if ((!isLadder && !isStairs) || said.format !== null || said.mark != null) return said;
  const hasDoor = isStairs && said.subjects.some(isDoor);
  const glyph = isLadder ? '@skyladder' : hasDoor ? '@stairstodoor' : '@skystairs';
  const { spec, way } = withWay(
    leavingOut(said, (each) => hasDoor && isDoor(each)),
    glyph,
  );
  const placed = related(spec, way);
  const isNight = placed.subjects.some(({ glyph: each }) => /moon|star/.test(each));
  const isOutdoors = placed.setting === null || /^(?:steps|sky|room)$/.test(placed.setting);
  const changed: PromptSpec = {
    ...placed,
    ...(isOutdoors && { setting: isLadder ? 'hills' : 'sky' }),
    time: placed.time ?? (isNight ? 'night' : isLadder ? 'day' : 'sunset'),
  };
  return showWords(changed, SAID);
}
