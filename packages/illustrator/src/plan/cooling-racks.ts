import type { PromptSpec } from '../language/spec.ts';
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
  const glyph = WITH_COOKIES[subjects[to]?.glyph ?? ''];
  const laid = relations.find((each) => each.to === to && each.kind === 'on');
  const baked = subjects[laid?.from ?? -1];
  if (glyph === undefined || baked === undefined) return spec;
  const shown = showWords(spec, COOLS);
  const areCookies = baked.glyph === 'cookie' && baked.count > 1 && baked.saidCount === undefined;
  if (!areCookies || relations.length > 1) return shown;
  const filled = withChangedAt(shown, to, { glyph, colour: baked.colour });
  return leavingOut(filled, (each) => each === baked);
}
