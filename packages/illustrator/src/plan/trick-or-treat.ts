import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords } from './spec-changes.ts';

const TREATS = /\btrick[- ]or[- ]treat/i;
const DRESSED = /\b(?:in|wearing) (?:\w+ )?(?:halloween )?costumes\b/i;
/** What children are dressed as, one after the other. */
const COSTUMES: readonly (readonly string[])[] = [
  ['@witchhat'],
  ['@hero-mask', '@cape'],
  ['crown'],
  ['@piratehat'],
];
const BUCKET = 'jack-o-lantern';
/** A bucket in the hand is smaller than a carved pumpkin. */
const SMALL = 0.6;
const MOST = 4;
const AT_REST = /^(?:idle|walk|sit)$/;

const isChild = ({ glyph, person, count, motion }: Subject): boolean =>
  person !== null &&
  /^(?:child|boy|girl)/.test(glyph) &&
  count <= MOST &&
  AT_REST.test(motion ?? 'idle');

/** Gives a child what belongs to a costume, and a bucket where they ask for sweets. */
function dress(
  cast: { readonly subjects: Subject[]; readonly relations: Relation[] },
  child: number,
  things: readonly string[],
): void {
  for (const glyph of things) {
    cast.relations.push({ from: child, to: cast.subjects.length, kind: 'hold' });
    cast.subjects.push({ ...oneOf(glyph), ...(glyph === BUCKET && { scale: SMALL }) });
  }
}

/** "children trick or treating": each in a costume of their own, with a bucket for sweets. */
export function trickOrTreat(spec: PromptSpec): PromptSpec {
  const isTreating = TREATS.test(spec.prompt);
  const isHalloween = spec.festival === 'halloween' && DRESSED.test(spec.prompt);
  if (!isTreating && !isHalloween) return spec;
  const hasThings = (index: number): boolean =>
    spec.relations.some(({ from, kind }) => from === index && kind === 'hold');
  const isDressed = (each: Subject, i: number): boolean => isChild(each) && !hasThings(i);
  const subjects = spec.subjects.map((each, i) =>
    isDressed(each, i) ? { ...each, count: 1 } : each,
  );
  const cast = { subjects, relations: [...spec.relations] };
  let dressed = 0;
  for (const [i, each] of spec.subjects.entries()) {
    if (!isDressed(each, i)) continue;
    for (let copy = 0; copy < each.count; copy++) {
      const child = copy === 0 ? i : subjects.push({ ...each, count: 1 }) - 1;
      const costume = COSTUMES[dressed++ % COSTUMES.length] ?? [];
      dress(cast, child, isTreating ? [...costume, BUCKET] : costume);
    }
  }
  return dressed === 0 ? spec : showWords({ ...spec, ...cast }, /^(?:halloween )?costumes?$/i);
}
