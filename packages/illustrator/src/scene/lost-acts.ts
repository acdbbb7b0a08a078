import type { Actor } from '../actors/actor.ts';
import { FACES, canLowerLids } from '../language/faces.ts';
import type { Expression, MotionName, SaidAct } from '../language/spec.ts';
import { FROM_BEHIND } from '../language/turned-away.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';

type Circumstances = Pick<Stage, 'still' | 'water' | 'plan'>;

/** Of what is drawn whole, these show in every picture: by its height, its turn or marks around it. */
const ALWAYS_SEEN: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle', 'jump', 'bounce', 'run', 'drive', 'sail', 'sleep', 'glow', 'sit', 'slide', 'splash', 'surf',
  'fall', 'flip', 'topple', 'melt', 'pour', 'hatch', 'roar', 'twirl', 'chasetail', 'graze', 'drop',
  'plunge', 'backfloat', 'orbit', 'climb', 'lean', 'kiss', 'eat', 'drink', 'howl',
]); // prettier-ignore

/** Movements that only a loop shows. */
const SEEN_IN_LOOPS: ReadonlySet<MotionName> = new Set<MotionName>([
  'dance', 'spin', 'turn', 'shake', 'swing', 'pulse',
]); // prettier-ignore

/** Movements of things, which are no deeds of somebody with hands. */
const SEEN_WHERE: Readonly<
  Partial<Record<MotionName, (actor: Actor, around: Circumstances) => boolean>>
> = {
  fly: ({ placement }) => placement.airborne,
  float: ({ placement }, { water }) => placement.airborne || water,
  swim: ({ placement }, { water, plan }) =>
    water || placement.airborne || plan.setting === 'underwater',
  walk: ({ isAnimal, placement }) => isAnimal && !placement.airborne,
  lie: ({ body }) => body.hasLegs === true,
  ride: ({ mounts }) => mounts.length > 0,
  hang: ({ mounts, placement }) => mounts.length > 0 || placement.airborne,
  breathe: ({ held }) => held.some(({ hold }) => hold === 'breath'),
};

/** What a glyph that is drawn whole does not show, whatever is around it. */
const NEVER_SEEN: ReadonlySet<MotionName> = new Set<MotionName>(['crawl', 'slip']);

function showsMotion(actor: Actor, motion: MotionName, around: Circumstances): boolean {
  if (!actor.isWhole || actor.placement.attends !== null || ALWAYS_SEEN.has(motion)) return true;
  if (NEVER_SEEN.has(motion)) return false;
  if (SEEN_IN_LOOPS.has(motion) && !around.still) return true;
  const isSeen = SEEN_WHERE[motion];
  if (isSeen) return isSeen(actor, around);
  return !SEEN_IN_LOOPS.has(motion);
}

const showsExpression = ({ isWhole, body, placement }: Actor, expression: Expression): boolean =>
  placement.role !== 'back' &&
  (!isWhole ||
    expression === 'confused' ||
    FACES[body.glyph] !== undefined ||
    canLowerLids(body.glyph, expression));

/**
 * The words of the prompt for deeds and moods whose actors are drawn in a way that does not show them:
 * a house that walks stands there as it is.
 * @returns in the user's spelling
 */
export function lostActs(
  { saidActs, subjects, words }: Pick<ScenePlan, 'saidActs' | 'subjects' | 'words'>,
  actors: readonly Actor[],
  around: Circumstances,
): readonly string[] {
  const actorsOf = (isDoer: (subject: ScenePlan['subjects'][number]) => boolean) =>
    actors.filter(({ placement }) => {
      const subject = subjects[placement.subject];
      return subject !== undefined && isDoer(subject);
    });
  const isLost = ({ motion, expression }: SaidAct): boolean => {
    const doers = actorsOf((subject) => motion !== null && subject.motion === motion);
    const feeling = actorsOf((subject) => expression !== null && subject.expression === expression);
    if (doers.length + feeling.length === 0) return false;
    return (
      !doers.some((actor) => showsMotion(actor, motion ?? 'idle', around)) &&
      !feeling.some((actor) => showsExpression(actor, expression ?? 'calm'))
    );
  };
  // Who sits in something looks at the viewer.
  const isTurned = actors.some(
    ({ placement, mounts }) =>
      subjects[placement.subject]?.isTurnedAway === true && mounts.length === 0,
  );
  const views = isTurned ? [] : words.drawn.filter((word) => FROM_BEHIND.test(word.toLowerCase()));
  return [...saidActs.filter(isLost).map(({ word }) => word), ...views];
}
