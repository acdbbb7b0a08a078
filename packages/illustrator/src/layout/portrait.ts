import { wordCountOf } from '../language/both-languages.ts';
import type { Expression } from '../language/expression-name.ts';
import { isReaction } from '../language/memes.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { HairStyle } from '../language/person.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isWorn } from '../things/nature.ts';
import { captionBottom } from './fit.ts';
import type { Placement } from './placement.ts';

/** Whole bodies are to be seen doing anything else. */
const STILL: ReadonlySet<MotionName> = new Set<MotionName>(['idle', 'wave', 'drink', 'sing']);
/** In sizes of the shorter side: the body is so tall that the frame ends at the chest. */
const SIZE = 1.5;
/** The head of an animal's bust is larger, which leaves room for the chest. */
const SIZE_OF_BUST = 1.1;
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
  'pointatyou',
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
const FEW_WORDS = 5;
/** Below a joke there is less room, which ends at the waist as well. */
const BELOW_JOKE = 0.98;
/** An actor is a little taller than wide. */
const TALL = 1.06;
const CROWN = 0.1;
/** Between the words and the crown. */
const GAP = 0.03;
/** Of hats that rise above the crown. */
const CROWN_BELOW_HAT = 0.27;
/** On the large head of an animal hats are large too. */
const CROWN_OF_ANIMAL_BELOW_HAT = 0.34;
const CROWN_BELOW_HAT_OF_BUST = 0.27;
const SIZE_OF_BUST_IN_HAT = 1;
/** So many things find room at the sides of a sitter. */
const MOST_BESIDE = 2;
/** The middle of such a thing, from the side of the picture. */
const BESIDE_SITTER = 0.17;
const FOOT_OF_THINGS = 0.98;
const SIZE_OF_THINGS = 0.34;
const SIZE_OF_PETS = 0.42;
const BEFORE_SITTER = 52;
const TALL_WEAR = /(hat|helm|cap|crown)$/;
/** Roles with a crown or a pointed hat that the prompt does not name. */
const IN_TALL_WEAR = /^(?:queen|empress|princess|prince|witch|sorceress|gnome|tooth fairy)$/i;

/** Above the crown. */
const TALL_HAIR: ReadonlySet<HairStyle | null> = new Set<HairStyle | null>([
  'bun',
  'mohawk',
  'spiky',
]);

/** What a placement shows: a person; a person or an animal. */
type Kinds = Readonly<Record<'isPerson' | 'hasFace', (placement: Placement) => boolean>>;

type Shown = Pick<ScenePlan, 'shot' | 'caption' | 'subjects' | 'prompt' | 'setting'>;

/** Whether the picture is about what a face or a hand says: a side eye, the face to a joke, a facepalm. */
function isReacting(lead: Placement, { shot, subjects, prompt, setting }: Shown): boolean {
  const expression = subjects[lead.subject]?.expression ?? null;
  // Who looks grim on a battlefield does not hide it.
  if (shot !== null || setting === 'battlefield') return false;
  if (expression !== null && OF_THE_FACE.has(expression)) return lead.held.length === 0;
  const isAlone = isReaction(prompt) || wordCountOf(prompt) <= FEW_WORDS;
  return isAlone && (OF_THE_HANDS.has(lead.motion) || expression !== null);
}

/** How one of a portrait is shown: its size, and how far its crown is below the upper edge. */
interface Framing {
  readonly size: number;
  readonly crown: number;
}

/** How the one sitter is shown, null: not as a portrait. */
function framingOf(lead: Placement, plan: Shown, { isPerson, hasFace }: Kinds): Framing | null {
  const isFace = isReacting(lead, plan);
  const worn = lead.held.filter((index) => isWorn(plan.subjects[index]?.glyph ?? ''));
  const hat = worn.some((index) => TALL_WEAR.test(plan.subjects[index]?.glyph ?? ''));
  if (isFace) {
    if (!hasFace(lead) || !(STILL.has(lead.motion) || OF_THE_HANDS.has(lead.motion))) return null;
    const size = plan.caption === null ? TO_THE_WAIST : BELOW_JOKE;
    return { size, crown: hat ? CROWN_BELOW_HAT : CROWN };
  }
  if (plan.shot !== 'close') return null;
  if (plan.subjects[lead.subject]?.isBust === true) {
    return hat
      ? { size: SIZE_OF_BUST_IN_HAT, crown: CROWN_BELOW_HAT_OF_BUST }
      : { size: SIZE_OF_BUST, crown: CROWN };
  }
  if (!STILL.has(lead.motion)) return null;
  if (isPerson(lead)) {
    const holds = lead.held.length > worn.length;
    const { word = '', person } = plan.subjects[lead.subject] ?? {};
    const hair = person?.head?.hair?.style ?? null;
    const isHatted =
      hat || IN_TALL_WEAR.test(word) || TALL_HAIR.has(hair) || person?.head?.top !== undefined;
    return { size: holds ? TO_THE_WAIST : SIZE, crown: isHatted ? CROWN_BELOW_HAT : CROWN };
  }
  // "a raven with a crown": it stands upright, as people do.
  const isDressed = plan.subjects[lead.subject]?.role !== undefined || worn.length > 0;
  if (!isDressed || !hasFace(lead)) return null;
  return { size: SIZE, crown: hat ? CROWN_OF_ANIMAL_BELOW_HAT : CROWN };
}

/** What is named beside the sitter: low in the picture at its sides, before its shoulders. */
function besideSitter(others: readonly Placement[], { hasFace }: Kinds): Map<Placement, Placement> {
  return new Map(
    others.map((other, place) => {
      const x = place % 2 === 0 ? 1 - BESIDE_SITTER : BESIDE_SITTER;
      const order = Math.max(other.order, BEFORE_SITTER + place);
      const size = hasFace(other) ? SIZE_OF_PETS : SIZE_OF_THINGS;
      return [other, { ...other, x, y: FOOT_OF_THINGS, size, order }];
    }),
  );
}

/**
 * A portrait of one person or animal: from the crown to the chest, whatever stands behind, or to the waist of who
 * makes a face or holds something. One or two things or pets that it has are beside it. All others stay as they are placed.
 */
export function framePortrait(
  placements: readonly Placement[],
  plan: Shown,
  frame: { readonly width: number; readonly height: number },
  kinds: Kinds,
): readonly Placement[] {
  const shown = placements.filter(({ role }) => role !== 'back');
  const people = shown.filter(kinds.isPerson);
  const [lead, ...rivals] = people.length > 0 ? people : shown.filter(kinds.hasFace);
  if (lead === undefined || rivals.length > 0 || lead.mounts.length > 0) return placements;
  const isBust = plan.subjects[lead.subject]?.isBust === true;
  if (lead.airborne && !isBust) return placements;
  const others = shown.filter((placement) => placement !== lead);
  if (others.length > MOST_BESIDE || others.some(({ mounts }) => mounts.length > 0)) {
    return placements;
  }
  const framing = framingOf(lead, plan, kinds);
  if (framing === null || (others.length > 0 && plan.shot !== 'close')) return placements;
  const perShorter = frame.height / Math.min(frame.width, frame.height);
  const size = Math.min(framing.size * perShorter, WIDEST);
  const crown = plan.caption === null ? framing.crown : captionBottom(plan.caption) + GAP;
  const seated = isBust ? { ...lead, airborne: false, motion: 'idle' as const } : lead;
  const portrait = {
    ...seated,
    isPortrait: true,
    size,
    x: 0.5,
    y: crown + (size * TALL) / perShorter,
  };
  const beside = besideSitter(others, kinds);
  return placements.map((placement) =>
    placement === lead ? portrait : (beside.get(placement) ?? placement),
  );
}
