import { readPassingLooks } from '../language/passing-looks.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords } from './spec-changes.ts';

/** What a prompt calls them and how they pass. */
const OF_PASSING =
  /^(?:(?:the )?(?:sunrise|dawn|daybreak|morning|day|daytime|daylight|noon|sunset|dusk|evening|twilight|night|nighttime|midnight|spring|summer|autumn|fall|winter)|(?:turn|chang|fad|shift|becom|transition|transform|pass)(?:e|es|s|ing)?|(?:four |the )?seasons?|four|4|half|cycle|time ?lapse|transition|slowly|gradually|smoothly)$/i;

/** "day turning to night", "a tree through the seasons": a loop passes through them, a still has them side by side. */
export function throughPassingLooks(spec: PromptSpec): PromptSpec {
  const { prompt, format, caption, mark } = spec;
  if (format !== null || caption !== null || mark != null) return spec;
  const passing = readPassingLooks(prompt);
  if (passing === null) return spec;
  const time = passing.looks[0]?.time ?? null;
  return showWords({ ...spec, time, passingLooks: passing }, OF_PASSING);
}
