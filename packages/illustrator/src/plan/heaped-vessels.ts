import { isHeapedVessel } from '../language/dishes.ts';
import { escaped } from '../language/escaped.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChangedAt } from './spec-changes.ts';

/** Pieces that fill a vessel. */
const HEAP = 6;
/** Of what somebody carries, so that it can be told what is in it. */
const LARGER = 1.55;

/** "a farmer with a basket of carrots": what is in a vessel that somebody has is seen above its rim. */
export function heapedVessels(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const vessel = subjects.findIndex(
    ({ glyph, count, toppings }, index) =>
      isHeapedVessel(glyph) && count === 1 && toppings === undefined && isHeld(spec, index),
  );
  if (vessel < 0) return spec;
  const within = subjects.findIndex(
    (subject, index) => index !== vessel && isThing(subject) && isIn(spec, index, vessel),
  );
  const content = subjects[within];
  if (content === undefined) return spec;
  const heap = {
    glyph: content.glyph,
    colour: content.colour,
    count: HEAP,
    isUncounted: true,
  } as const;
  const filled = withChangedAt(spec, vessel, {
    scale: (subjects[vessel]?.scale ?? 1) * LARGER,
    toppings: [heap],
  });
  return leavingOut(filled, (_, index) => index === within);
}

const isThing = ({ person, hasLimbs }: Subject): boolean => person === null && hasLimbs !== true;

const isHeld = ({ relations }: PromptSpec, index: number): boolean =>
  relations.some(({ to, kind }) => kind === 'hold' && to === index);

/** In the vessel as it is read, or as the prompt says: "a box full of books". */
function isIn({ subjects, relations, prompt }: PromptSpec, index: number, vessel: number): boolean {
  const [thing, container] = [subjects[index], subjects[vessel]];
  if (thing === undefined || container === undefined) return false;
  if (
    relations.some(
      ({ from, to, kind }) => from === index && to === vessel && /^(?:in|inside)$/.test(kind),
    )
  )
    return true;
  const name = (subject: Subject): string => escaped(subject.source ?? subject.word);
  return new RegExp(
    String.raw`\b${name(container)} (?:full |filled )?(?:of|with) (?:\p{L}+ )?${name(thing)}\b`,
    'iu',
  ).test(prompt);
}
