import type { Actor } from '../actors/actor.ts';
import type { Expression } from '../language/expression-name.ts';
import { canLowerLids, FACES } from '../language/faces.ts';
import type { MotionName } from '../language/motion-name.ts';
import { showsByItself } from '../language/own-feelings.ts';
import { canPaintFeeling } from '../language/painted-feelings.ts';
import type { SaidAct } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { FROM_BEHIND } from '../language/turned-away.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { isFlag, isWashingLine, movesByPart } from '../things/machines.ts';

type Circumstances = Pick<Stage, 'still' | 'water' | 'plan'>;

interface Doer {
  readonly actor: Actor;
  readonly subject: Subject;
}

/** What the layout makes of some motions, which shows them as well. */
const SHOWN_AS: Readonly<Partial<Record<MotionName, readonly MotionName[]>>> = {
  spin: ['turn', 'twirl', 'revolve'],
  turn: ['spin', 'twirl', 'revolve'],
  bounce: ['rebound', 'sail'],
  toss: ['tumble'],
  flip: ['tumble'],
  fall: ['comedown'],
  run: ['drive'],
  walk: ['drive'],
  eat: ['graze', 'dine'],
  drink: ['graze'],
  splash: ['swim'],
  wave: ['wavehand'],
  shake: ['swing'],
  // Animals in harness.
  pull: ['walk', 'run'],
};

/** These show by where somebody is, whatever they do there. */
const BY_PLACE: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle', 'hatch', 'glow', 'pulse', 'grow', 'risesets', 'openclose', 'fill', 'drip', 'pageturn', 'ride', 'drive', 'fly', 'float', 'sail', 'sit', 'hang', 'surf', 'swim', 'swing',
]); // prettier-ignore

/** Movements of what is drawn whole that only a loop shows. */
const SEEN_IN_LOOPS: ReadonlySet<MotionName> = new Set<MotionName>([
  'dance', 'spin', 'turn', 'shake', 'wiggle', 'roll', 'swing', 'pulse', 'grow', 'bounce',
]); // prettier-ignore

/** Their necks do not bend, so that their mouths stay far from the ground. */
const HOLDS_HEAD_HIGH =
  /^(?:giraffe|camel|two-hump-camel|donkey|flamingo|swan|kangaroo|peacock|@(?:reindeer|rudolph|gazelle|bull|pony|alpaca|ostrich))$/;

/** Whether an animal that eats or drinks from the ground has its mouth there. */
const bendsDown = ({ body, placement }: Actor): boolean =>
  placement.motion !== 'graze' || body.grazes === true || !HOLDS_HEAD_HIGH.test(body.glyph);

/** Other motions show in a glyph that is drawn whole by its height, its turn or marks around it, unless: */
const SEEN_WHERE: Readonly<
  Partial<Record<MotionName, (actor: Actor, around: Circumstances) => boolean>>
> = {
  graze: bendsDown,
  drink: bendsDown,
  eat: bendsDown,
  crawl: () => false,
  slip: () => false,
  lie: ({ body }) => body.hasLegs === true,
  walk: ({ isAnimal, placement }) => isAnimal && !placement.airborne,
  fly: ({ placement }) => placement.airborne,
  float: ({ placement }, { water }) => placement.airborne || water,
  swim: ({ placement, mounts }, { water, plan }) =>
    water || placement.airborne || mounts.length > 0 || plan.setting === 'underwater',
  ride: ({ mounts }) => mounts.length > 0,
  climb: ({ mounts }) => mounts.length > 0,
  hang: ({ mounts, placement }) => mounts.length > 0 || placement.airborne,
  breathe: ({ held }) => held.some(({ hold }) => hold === 'breath'),
};

/** Deeds of hands, feet and faces: things without them stand there as they are. */
const OF_LIMBS: ReadonlySet<MotionName> = new Set<MotionName>([
  'drench', 'thumbsup', 'pushup', 'skate', 'fight', 'knead', 'mend', 'weld', 'box', 'pet', 'crouch', 'blow', 'dine', 'meet', 'drink', 'peer', 'cream', 'eat', 'milk', 'scrub', 'stir', 'strike', 'knock', 'selfie', 'vacuum', 'holdhands', 'shakehands', 'armwrestle', 'stretch', 'yoga', 'highfive', 'aim', 'clap', 'point', 'pray', 'think', 'shrug', 'salute', 'flex', 'bow', 'kneel', 'prostrate', 'kick', 'facepalm', 'refuse', 'nod', 'tilthead', 'panic', 'dab', 'wag', 'write', 'whisper', 'rollerskate', 'sell', 'chop', 'sweep', 'juggle', 'call', 'feed', 'comfort', 'handstand', 'cartwheel', 'teach', 'braid', 'give', 'help', 'share', 'treat', 'type', 'deejay', 'paint', 'fish', 'photo', 'cast', 'hideface',
]); // prettier-ignore

/** What plants do without moving. */
const GROWS = /^(bloom|blossom|grow|grew|sprout)/i;
/** Only hands hold a book so that one reads in it. */
const READS = /^read/i;

const STANDS = /^(?:stand|stands|standing|stood)$/i;
const sits = ({ placement }: Actor): boolean => placement.motion === 'sit';

/** Words that nothing but a face shows. */
const ONLY_ON_FACES =
  /^(smil|laugh|cry|cries|weep|sobb|frown|grin|scowl|wink|yawn|shout|scream|yell)/i;

/** The layout decides what an actor does: who sits in a car does not dance there. */
function isDone(doer: Doer, motion: MotionName): boolean {
  const { placement } = doer.actor;
  return (
    BY_PLACE.has(motion) ||
    doer.subject.meanwhile === motion ||
    movesByPart(doer.subject.glyph, motion) ||
    placement.pose !== undefined ||
    placement.motion === motion ||
    SHOWN_AS[motion]?.includes(placement.motion) === true
  );
}

/** Without water a boat that bobs only rocks. */
const isOnWater = ({ water, plan }: Circumstances): boolean =>
  water || plan.landforms.includes('flood');

/** Done on or with something: people without it only stand there. */
const NEEDS_MOUNT: ReadonlySet<MotionName> = new Set<MotionName>(['swing', 'drive']);
const hasNothing = ({ actor, subject }: Doer, motion: MotionName): boolean =>
  (subject.person !== null || (actor.isAnimal && motion === 'drive')) &&
  actor.mounts.length + actor.held.length === 0;

function showsMotion(doer: Doer, motion: MotionName, around: Circumstances): boolean {
  const { actor } = doer;
  if (motion === 'bounce' && actor.placement.motion === 'sail' && !isOnWater(around)) return false;
  // What is too large for the hands stays on the ground.
  if (motion === 'lift' && actor.placement.held.length === 0) return false;
  // Without a swing or a vehicle people stand there.
  if (NEEDS_MOUNT.has(motion) && hasNothing(doer, motion)) return false;
  // Animals and robots with a body of limbs sit down instead.
  if (!isDone(doer, motion) || (motion === 'lie' && actor.isSeated)) return false;
  const { glyph } = doer.subject;
  if ((isFlag(glyph) || isWashingLine(glyph)) && movesByPart(glyph, motion)) return true;
  if (!actor.isWhole || actor.placement.attends !== null) return true;
  if (OF_LIMBS.has(motion) && !actor.isAnimal && actor.held.length === 0)
    return movesByPart(glyph, motion) || FACES[glyph] !== undefined;
  if (SEEN_IN_LOOPS.has(motion))
    return !around.still || actor.mounts.length + actor.held.length > 0;
  return SEEN_WHERE[motion]?.(actor, around) ?? true;
}

/** Animals that drink from a river bend down like those that graze. */
const does = (subject: Subject, motion: MotionName): boolean =>
  subject.motion === motion || (motion === 'drink' && subject.motion === 'graze');

const showsExpression = ({ isWhole, body, placement }: Actor, expression: Expression): boolean =>
  placement.role !== 'back' &&
  (!isWhole ||
    expression === 'confused' ||
    FACES[body.glyph] !== undefined ||
    canPaintFeeling(body.glyph, expression) ||
    canLowerLids(body.glyph, expression));

const hasHandsToRead = ({ isWhole, body }: Actor): boolean => !isWhole || body.arm != null;

/** Faces that show other feelings as well. */
const ALSO_SHOWN: Readonly<Partial<Record<Expression, readonly Expression[]>>> = {
  joytears: ['laugh', 'cry'],
  asleep: ['sleepy'],
};

const feels = (shown: Expression | null, said: Expression): boolean =>
  shown !== null && (shown === said || ALSO_SHOWN[shown]?.includes(said) === true);

/**
 * The words of the prompt for deeds, moods and views whose actors are drawn in a way that does not show them:
 * a house that walks stands there as it is.
 * @returns in the user's spelling
 */
export function lostActs(
  {
    saidActs,
    subjects,
    words,
    caption,
    format,
  }: Pick<ScenePlan, 'saidActs' | 'subjects' | 'words'> &
    Partial<Pick<ScenePlan, 'caption' | 'format'>>,
  actors: readonly Actor[],
  around: Circumstances,
): readonly string[] {
  const all = actors.flatMap((actor): readonly Doer[] => {
    const subject = subjects[actor.placement.subject];
    return subject === undefined ? [] : [{ actor, subject }];
  });
  const isLost = ({ word, motion, expression }: SaidAct): boolean => {
    const doers = all.filter(({ subject }) => motion !== null && does(subject, motion));
    const feeling = all.filter(
      ({ subject }) => expression !== null && feels(subject.expression, expression),
    );
    if (GROWS.test(word)) return false;
    // Who stands on a chair and is drawn on its seat sits.
    if (STANDS.test(word) && doers.length > 0 && doers.every(({ actor }) => sits(actor)))
      return true;
    if (READS.test(word))
      return doers.length > 0 && !doers.some(({ actor }) => hasHandsToRead(actor));
    if (doers.length + feeling.length === 0)
      return (
        motion === null &&
        ONLY_ON_FACES.test(word) &&
        !all.some(({ subject }) => showsByItself(subject.glyph, word))
      );
    const isDoneByAny = doers.some((doer) => showsMotion(doer, motion ?? 'idle', around));
    return (
      !isDoneByAny && !feeling.some(({ actor }) => showsExpression(actor, expression ?? 'calm'))
    );
  };
  // Who sits in something looks at the viewer.
  const isTurned = all.some(
    ({ actor, subject }) => subject.isTurnedAway === true && actor.mounts.length === 0,
  );
  const views = isTurned ? [] : words.drawn.filter((word) => FROM_BEHIND.test(word.toLowerCase()));
  // The title of a card or a banner names what is done, and nothing on it does that.
  const title = format == null ? '' : (caption ?? '').toLowerCase();
  const unlettered = saidActs.filter(({ word }) => !title.includes(word.toLowerCase()));
  return [...unlettered.filter(isLost).map(({ word }) => word), ...views];
}
