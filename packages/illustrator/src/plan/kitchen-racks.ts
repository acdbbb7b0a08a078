import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withWordsShown } from './spec-changes.ts';

/** What hangs in kitchens, and the rack of several. */
const RACKS: readonly (readonly [glyphs: RegExp, rack: string])[] = [
  [/^(?:@fryingpan|@wok|pot-of-food|shallow-pan-of-food)$/, '@panrack'],
  [/^(?:@coffee|@mug|teacup-without-handle)$/, '@mugrack'],
];
const HANGING = /\bhang(?:s|ing)?\b|\bhung\b/i;
const HOOK = 'hook';
const HOOKS = /^(?:hooks?|rails?|racks?|pot racks?|hanging)$/i;
/** Pans of copper, in whose color they are drawn. */
const COPPER = /\bcopper (?:pots?|pans?|cookware)\b/i;

const rackOf = ({ glyph, count, saidCount, hasLimbs, lettering }: Subject): string | undefined =>
  count > 1 && saidCount === undefined && hasLimbs !== true && lettering === undefined
    ? RACKS.find(([glyphs]) => glyphs.test(glyph))?.[1]
    : undefined;

/** "pans hanging in a kitchen": they hang from a rack, on hooks. */
export function onKitchenRacks(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt, setting, format } = spec;
  const isKitchen = setting === 'kitchen' || setting === null;
  if (!HANGING.test(prompt) || !isKitchen || format !== null) return spec;
  const isUsed = (index: number): boolean =>
    relations.some(
      ({ from, to, kind }) =>
        (to === index && /^(?:hold|work|on|inside|in)$/.test(kind)) ||
        (from === index && /^(?:on|inside|in)$/.test(kind) && subjects[to]?.glyph !== HOOK),
    );
  const index = subjects.findIndex((subject, at) => rackOf(subject) !== undefined && !isUsed(at));
  const hung = subjects[index];
  const glyph = hung && rackOf(hung);
  if (hung === undefined || glyph === undefined) return spec;
  const colour = hung.colour ?? (COPPER.test(prompt) ? 'copper' : null);
  const rack: Subject = { ...hung, glyph, colour, count: 1, motion: null };
  const racked = { ...spec, setting: 'kitchen' as const, subjects: subjects.with(index, rack) };
  return withWordsShown(
    leavingOut(racked, (each) => each.glyph === HOOK),
    (word) => HOOKS.test(word),
  );
}
