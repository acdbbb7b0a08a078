import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isLooseThing } from './falling-things.ts';
import { leavingOut, showWords } from './spec-changes.ts';
import { thingsOfAir } from './things-of-air.ts';

const UPWARDS =
  /\b(?:float|drift|fly|fli|mov|glid)(?:s|es|ing)? (?:up|upwards?|into the (?:night |blue )?sky)\b|\bris(?:e|es|ing)\b/i;
/** So many are shown, and no more. */
const NUMBERED = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i;
const SHEET = /\b(?:pattern|seamless|tile|tiles|print|wallpaper)\b/i;

/** "balloons floating up into the sky", "hearts rising": they go up all over the picture. */
export function risingThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt } = spec;
  if (!UPWARDS.test(prompt) || NUMBERED.test(prompt) || SHEET.test(prompt)) return spec;
  const rises = ({ motion, count }: Subject, index: number): boolean =>
    count > 1 &&
    (motion === 'float' || motion === 'fly' || spec.format === 'pattern') &&
    isLooseThing(spec, index, vocabulary);
  // What hangs in the air around a subject fills the picture where there is none.
  const ofAir = spec.subjects.length === 0 ? thingsOfAir(spec, ['hearts', 'bubbles']) : [];
  const rising = [...spec.subjects.filter(rises), ...ofAir];
  if (rising.length === 0) return spec;
  const rest = leavingOut(spec, rises);
  const isAlone = rest.subjects.length === 0 && rest.setting === null;
  return {
    ...showWords(rest, /^(rising|rises|rise|floating|flying|drifting|up|upwards?)$/i),
    weather: isAlone ? [] : rest.weather,
    format: rest.format === 'pattern' ? null : rest.format,
    setting: isAlone ? (rest.backdrop === null ? 'sky' : 'abstract') : rest.setting,
    rising,
  };
}
