import { isInterior } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject, Topping } from '../language/subject.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

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
  const faces = called.flatMap((index) => subjects[index] ?? []);
  const count = faces.reduce((sum, each) => sum + each.count, 0);
  if (count === 0 || count > MOST) return spec;
  const prints = faces.map(({ glyph, colour, count: several }): Topping => ({
    glyph,
    colour,
    count: several,
  }));
  const moved = withChangedAt(spec, caller, { motion: 'wave' });
  const kept = leavingOut(
    moved,
    ({ glyph }, index) => called.includes(index) || DEVICES.test(glyph),
  );
  return showWords(withScreen(kept, prints), CALL_WORDS);
}

function withScreen(spec: PromptSpec, prints: readonly Topping[]): PromptSpec {
  const { setting, prompt, subjects, relations } = spec;
  const isAtDesk = (setting === null || isInterior(setting)) && !HAND_HELD.test(prompt);
  const screen: Subject = { ...oneOf(isAtDesk ? '@laptopcall' : '@tabletcall'), prints };
  const caller = subjects.findIndex(({ motion }) => motion === 'wave');
  return {
    ...spec,
    setting: setting ?? 'living',
    subjects: [...subjects, screen],
    relations: [...relations, { from: caller, to: subjects.length, kind: 'beside' }],
  };
}
