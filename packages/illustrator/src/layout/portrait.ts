import type { Expression, MotionName } from '../language/spec.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isWorn } from '../things/nature.ts';
import type { Placement } from './placement.ts';

/** Whole bodies are to be seen doing anything else. */
const STILL: ReadonlySet<MotionName> = new Set<MotionName>(['idle', 'wave', 'drink', 'sing']);
/** In sizes of the shorter side: the body is so tall that the frame ends at the chest. */
const SIZE = 1.5;
const WIDEST = 2;
/** What is seen in a face alone. */
const OF_THE_FACE: ReadonlySet<Expression> = new Set<Expression>(['eyeroll', 'sideeye', 'tongue']);
const TO_THE_WAIST = 1.15;
/** An actor is a little taller than wide. */
const TALL = 1.06;
const CROWN = 0.1;
const CROWN_BELOW_CAPTION = 0.26;
/** Of hats that rise above the crown. */
const CROWN_BELOW_HAT = 0.24;
const TALL_WEAR = /(hat|helm|cap|crown)$/;

/**
 * A portrait of one person: from the crown to the chest, whatever stands behind, or to the waist of who
 * makes a face or holds something. All others stay as they are placed.
 */
export function framePortrait(
  placements: readonly Placement[],
  plan: Pick<ScenePlan, 'shot' | 'caption' | 'subjects'>,
  frame: { readonly width: number; readonly height: number },
  isPerson: (placement: Placement) => boolean,
): readonly Placement[] {
  const [lead, ...others] = placements.filter(({ role }) => role !== 'back');
  const expression = plan.subjects[lead?.subject ?? -1]?.expression ?? null;
  const isFace =
    plan.shot === null &&
    expression !== null &&
    OF_THE_FACE.has(expression) &&
    lead?.held.length === 0;
  const isPortrait =
    (plan.shot === 'close' || isFace) &&
    lead !== undefined &&
    others.length === 0 &&
    isPerson(lead) &&
    !lead.airborne &&
    lead.mounts.length === 0 &&
    STILL.has(lead.motion);
  if (!isPortrait) return placements;
  const perShorter = frame.height / Math.min(frame.width, frame.height);
  const worn = lead.held.filter((index) => isWorn(plan.subjects[index]?.glyph ?? ''));
  const isToWaist = isFace || lead.held.length > worn.length;
  const size = Math.min((isToWaist ? TO_THE_WAIST : SIZE) * perShorter, WIDEST);
  const isTall = worn.some((index) => TALL_WEAR.test(plan.subjects[index]?.glyph ?? ''));
  const crown = plan.caption === null ? (isTall ? CROWN_BELOW_HAT : CROWN) : CROWN_BELOW_CAPTION;
  const portrait = { ...lead, size, x: 0.5, y: crown + (size * TALL) / perShorter };
  return placements.map((placement) => (placement === lead ? portrait : placement));
}
