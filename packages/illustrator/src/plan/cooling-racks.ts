import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

/** Racks and trays with the cookies that lie on them. */
const WITH_COOKIES: Readonly<Record<string, string>> = {
  '@coolingrack': '@cookierack',
  '@bakingtray': '@cookiesheet',
};
const COOLS = /^(?:cool|cools|cooling|to cool)$/i;

/** "cookies cooling on a rack": what is baked stands on it, and cookies that are not counted lie flat. */
export function onCoolingRacks(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const to = subjects.findIndex(({ glyph }) => WITH_COOKIES[glyph] !== undefined);
  const rack = subjects[to]?.glyph;
  if (rack === undefined) return spec;
  const laid = relations.find((each) => each.to === to && each.kind === 'on');
  if (laid === undefined) return spec;
  const shown = showWords(spec, COOLS);
  const { glyph, count, saidCount, colour } = subjects[laid.from] as Subject;
  const isAlone = relations.length === 1;
  if (glyph !== 'cookie' || count < 2 || saidCount !== undefined || !isAlone) return shown;
  const filled = withChangedAt(shown, to, { glyph: WITH_COOKIES[rack] as string, colour });
  return leavingOut(filled, (_, index) => index === laid.from);
}
