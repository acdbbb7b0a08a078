import { isInterior } from '../language/indoors.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject, Topping } from '../language/subject.ts';
import { countOf, leavingOut, showWords, withChangedAt, withThing } from './spec-changes.ts';

const CALL =
  /\b(?:video[- ]?(?:call|chat|conferenc)\w*|facetim\w*|(?:zoom|skype|teams) (?:call|meeting)\w*|on zoom)\b/i;
const CALL_WORDS = /video|facetim|zoom|skype|teams (?:call|meeting)/i;
const DEVICES = /^(?:laptop|@openlaptop|mobile-phone|desktop-computer|tablet|@tablet)$/;
const HAND_HELD = /\b(?:phone|smartphone|tablet|ipad|iphone)\b/i;
/** More faces are too small on a screen. */
const MOST = 4;

const isSomebody = ({ person, glyph }: Subject): boolean =>
  person !== null || /-face$|^(?:dog|cat)$/.test(glyph);

/** "video calling her grandparents": they are on the screen, and the caller waves at it. */
export function onVideoCalls(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, relations } = spec;
  const caller = subjects.findIndex((each) => each.motion === 'type' && isSomebody(each));
  if (!CALL.test(prompt) || caller < 0 || subjects[caller]?.count !== 1) return spec;
  const called = relations.flatMap(({ from, to, kind }) =>
    from === caller && /^(?:front|beside)$/.test(kind) && subjects[to] && isSomebody(subjects[to])
      ? [to]
      : [],
  );
  const count = countOf(spec, called);
  if (count === 0 || count > MOST) return spec;
  const prints = called.flatMap((index) => subjects[index] ?? []).map(asPrint);
  const waving = withChangedAt(withScreen(spec, caller, prints), caller, { motion: 'wave' });
  const kept = leavingOut(
    waving,
    ({ glyph }, index) => called.includes(index) || DEVICES.test(glyph),
  );
  return showWords(kept, CALL_WORDS);
}

const asPrint = ({ glyph, colour, count }: Subject): Topping => ({ glyph, colour, count });

function withScreen(spec: PromptSpec, caller: number, prints: readonly Topping[]): PromptSpec {
  const { setting, prompt, subjects } = spec;
  const isAtDesk = (setting === null || isInterior(setting)) && !HAND_HELD.test(prompt);
  const screen = isAtDesk ? '@laptopcall' : '@tabletcall';
  const shown = withThing(spec, screen, [{ from: caller, kind: 'beside' }]);
  return withChangedAt({ ...shown, setting: setting ?? 'living' }, subjects.length, { prints });
}
