import { wordCountOf } from '../language/both-languages.ts';
import type { Expression } from '../language/expression-name.ts';
import { isReaction } from '../language/memes.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isWorn } from '../things/nature.ts';
import { captionBottom } from './fit.ts';
import type { Placement } from './placement.ts';

/** Whole bodies are to be seen doing anything else. */
const STILL: ReadonlySet<MotionName> = new Set<MotionName>(['idle', 'wave', 'drink', 'sing']);
/** In sizes of the shorter side: the body is so tall that the frame ends at the chest. */
const SIZE = 1.5;
/** The head of an animal is larger, which leaves room for the chest. */
const SIZE_OF_ANIMAL = 1.1;
const WIDEST = 2;
/** What is seen in a face alone. */
const OF_THE_FACE: ReadonlySet<Expression> = new Set<Expression>(['eyeroll', 'sideeye', 'tongue']);
const TO_THE_WAIST = 1.15;
/** What a hand says at the face or the chest. */
const OF_THE_HANDS: ReadonlySet<MotionName> = new Set<MotionName>([
  'facepalm',
  'shrug',
  'clap',
  'thumbsup',
  'thumbsdown',
  'refuse',
  'nod',
  'hideface',
  'blowkiss',
  'crossarms',
  'peace',
  'stop',
  'think',
  'salute',
]);
/** "facepalm penguin": so few words say nothing else. */
const FEW_WORDS = 4;
/** Below a joke there is less room, which ends at the waist as well. */
const BELOW_JOKE = 0.98;
/** An actor is a little taller than wide. */
const TALL = 1.06;
const CROWN = 0.1;
/** Between the words and the crown. */
const GAP = 0.03;
/** Of hats that rise above the crown. */
const CROWN_BELOW_HAT = 0.24;
/** On the large head of an animal hats are large too. */
const CROWN_OF_ANIMAL_BELOW_HAT = 0.34;
const OF_ANIMAL_IN_HAT = 0.84;
const CROWN_BELOW_HAT_OF_BUST = 0.2;
const TALL_WEAR = /(hat|helm|cap|crown)$/;

/** What a placement shows: a person; a person or an animal. */
type Kinds = Readonly<Record<'isPerson' | 'hasFace', (placement: Placement) => boolean>>;

type Shown = Pick<ScenePlan, 'shot' | 'caption' | 'subjects' | 'prompt'>;

/** Whether the picture is about what a face or a hand says: a side eye, the face to a joke, a facepalm. */
function isReacting(lead: Placement, { shot, subjects, prompt }: Shown): boolean {
  const expression = subjects[lead.subject]?.expression ?? null;
  if (shot !== null) return false;
  if (expression !== null && OF_THE_FACE.has(expression)) return lead.held.length === 0;
  const isAlone = isReaction(prompt) || wordCountOf(prompt) <= FEW_WORDS;
  return isAlone && (OF_THE_HANDS.has(lead.motion) || expression !== null);
}

/**
 * A portrait of one person or animal: from the crown to the chest, whatever stands behind, or to the waist of who
 * makes a face or holds something. All others stay as they are placed.
 */
export function framePortrait(
  placements: readonly Placement[],
  plan: Shown,
  frame: { readonly width: number; readonly height: number },
  { isPerson, hasFace }: Kinds,
): readonly Placement[] {
  const [lead, ...others] = placements.filter(({ role }) => role !== 'back');
  if (lead === undefined || others.length > 0 || lead.airborne || lead.mounts.length > 0) {
    return placements;
  }
  const isFace = isReacting(lead, plan);
  const worn = lead.held.filter((index) => isWorn(plan.subjects[index]?.glyph ?? ''));
  // "a raccoon as a nobleman": it stands upright, and its head is as large as a body.
  const isDressed = plan.subjects[lead.subject]?.role !== undefined || worn.length > 0;
  const isBust = !isFace && plan.subjects[lead.subject]?.isBust === true;
  const isDressedAnimal = !isBust && isDressed && hasFace(lead) && !isPerson(lead);
  const isPortrait = isFace
    ? hasFace(lead) && (STILL.has(lead.motion) || OF_THE_HANDS.has(lead.motion))
    : plan.shot === 'close' &&
      (isPerson(lead) || isBust || isDressedAnimal) &&
      STILL.has(lead.motion);
  if (!isPortrait) return placements;
  const perShorter = frame.height / Math.min(frame.width, frame.height);
  const isToWaist = isFace || isDressedAnimal || lead.held.length > worn.length;
  const toWaist = isFace && plan.caption !== null ? BELOW_JOKE : TO_THE_WAIST;
  const isTall = worn.some((index) => TALL_WEAR.test(plan.subjects[index]?.glyph ?? ''));
  const besideHat = isTall && isDressedAnimal ? OF_ANIMAL_IN_HAT : 1;
  const shown = isBust ? SIZE_OF_ANIMAL : isToWaist ? toWaist : SIZE;
  const size = Math.min(shown * besideHat * perShorter, WIDEST);
  const hatted = isBust
    ? CROWN_BELOW_HAT_OF_BUST
    : isDressedAnimal
      ? CROWN_OF_ANIMAL_BELOW_HAT
      : CROWN_BELOW_HAT;
  const crown =
    plan.caption === null ? (isTall ? hatted : CROWN) : captionBottom(plan.caption) + GAP;
  const portrait = { ...lead, size, x: 0.5, y: crown + (size * TALL) / perShorter };
  return placements.map((placement) => (placement === lead ? portrait : placement));
}
