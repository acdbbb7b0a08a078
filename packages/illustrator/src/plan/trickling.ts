import { canShowFeelings } from '../language/faces.ts';
import { isLifeless } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isCalled } from '../language/words-in-english.ts';
import { hideWords, showInLoops, showWords, withChanged, withChangedAt } from './spec-changes.ts';

/** Things out of which something runs in every picture: drops of a faucet, the sand of an hourglass. */
const TRICKLING = /^(@faucet|hourglass-not-done)$/;
const WORDS =
  /^(?:drip|drips|dripping|leaking|leaky|running|running down|running out|trickling|trickles|flowing|falling|pouring|running through)$/i;

const OF_CONTENTS = /\b(?:sand|water|time|grains?)\b|\brunning (?:out|down|low|through)\b/i;
const FALLING_CONTENTS =
  /\b(?:sand|water|grains?|drops?) (?:is |are |slowly )?fall(?:s|ing)?\b|\bfalling (?:sand|water|grains?|drops?)\b/i;

/** What tears do on every face that cries in a loop. */
const OF_TEARS =
  /^(?:drip|dripp|fall|roll|stream|run|flow|trickl|pour)(?:s|ing)?(?: down)?$|^(?:down )?(?:its|his|her|their) (?:face|cheeks?)$/i;

const sheds = ({ expression, person, glyph, hasLimbs }: Subject): boolean =>
  (expression === 'cry' || expression === 'joytears') &&
  (person !== null || hasLimbs === true || canShowFeelings(glyph));

/** Faces whose picture has tears, which run in loops. */
const CRYING_FACE = /^(?:loudly-crying-face|crying-face|face-with-tears-of-joy)$/;
const OF_CRYING =
  /^(?:tears?(?: of joy)?|cry|cries|crying|sob(?:s|bing)?|weep(?:s|ing)?|bawl(?:s|ing)?)$/i;

/** "crying with tears dripping": drops fall in every loop. */
export function drippingTears(spec: PromptSpec): PromptSpec {
  const isFace = spec.subjects.some(({ glyph }) => CRYING_FACE.test(glyph));
  if (!isFace && !spec.subjects.some(sheds)) return spec;
  const crying = isFace ? showInLoops(spec, OF_CRYING) : spec;
  return /\btears?\b/i.test(spec.prompt) ? showInLoops(crying, OF_TEARS) : crying;
}

const OF_FOUNTAINS = /^(?:splash|spray|flow|run|gush|bubbl|spout|trickl|pour)(?:e?s|ing|ning)?$/i;

/** Water runs along the jets of every fountain, which itself stands where it is. */
export function runningFountains(spec: PromptSpec): PromptSpec {
  const isFountain = ({ glyph }: Subject): boolean => glyph === '@fountain';
  if (!spec.subjects.some(isFountain)) return spec;
  return showInLoops(withChanged(spec, isFountain, { motion: null }), OF_FOUNTAINS);
}

const DRIPS = /^(?:slowly )?(?:drip|ooz|leak|melt)(?:s|ing|ping)?(?: down)?$/i;

/** "honey dripping", "ice cream melting": drops run down over things in loops. */
export function withDrips(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { drawn, notDrawn } = spec.words;
  if (![...drawn, ...notDrawn].some((word) => isCalled(spec, word, DRIPS))) return spec;
  const drips = (subject: Subject): boolean =>
    subject.motion === null && !TRICKLING.test(subject.glyph) && isLifeless(subject, vocabulary);
  const dripping = spec.subjects.findIndex(drips);
  if (dripping < 0) return spec;
  // What is in a glass or a pot has no edge to drip from.
  if (spec.relations.some(({ from, kind }) => from === dripping && /^in(?:side)?$/.test(kind)))
    return hideWords(spec, DRIPS);
  return showInLoops(withChangedAt(spec, dripping, { motion: 'drip' }), DRIPS);
}

/** "a faucet dripping", "an hourglass with sand running down": what runs is not the thing. */
export function trickling(spec: PromptSpec): PromptSpec {
  const trickles = ({ glyph }: Subject): boolean => TRICKLING.test(glyph);
  if (!spec.subjects.some(trickles)) return spec;
  const runs = (subject: Subject): boolean =>
    trickles(subject) &&
    ((subject.motion === 'run' && OF_CONTENTS.test(spec.prompt)) ||
      (subject.motion === 'fall' && FALLING_CONTENTS.test(spec.prompt)));
  return showWords(withChanged(spec, runs, { motion: null, hasLimbs: false }), WORDS);
}
