import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, showInLoops, showWords, withChangedAt } from './spec-changes.ts';

const LIFTS =
  /\bcranes? (?:\w+ )?(?:lift|hoist|rais|load|unload|mov|carry|carri|pick)(?:e?s|ing)(?: up)? (?:\S+ ){0,3}?(containers?|cargo|loads?|shipping containers?|box(?:es)?|crates?)\b/i;
const OF_LIFTING =
  /^(?:slowly )?(?:lift|hoist|rais|load|unload|mov|carry|carri|pick)(?:e?s|ing)(?: up)?$/i;
const OF_LOADS = /^(?:shipping |cargo )?(?:containers?|cargo|loads?|box(?:es)?|crates?)$/i;

/** What hangs from the rope stands nowhere else. */
const BOXES = /^(?:@box|@crate|package)$/;

/** "a crane lifting a container": it hangs from the rope, and goes up and down. */
export function liftingCranes(spec: PromptSpec): PromptSpec {
  const index = spec.subjects.findIndex(({ glyph }) => glyph === '@towercrane');
  const crane = spec.subjects[index];
  if (spec.format !== null || crane === undefined || !LIFTS.test(spec.prompt)) return spec;
  const effect = { name: 'hoist', word: crane.word } as const;
  const lifting = { glyph: '@liftingcrane', effect, motion: null, hasLimbs: false };
  const hung = leavingOut(withChangedAt(spec, index, lifting), ({ glyph }) => BOXES.test(glyph));
  const loaded = showWords(hung, OF_LOADS);
  return showInLoops(loaded, OF_LIFTING);
}
