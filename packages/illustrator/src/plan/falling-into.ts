import { isLifeless } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { fitsOnTable } from '../things/nature.ts';
import { leavingOut, showInLoops } from './spec-changes.ts';

const SAID =
  /\b(?:fall|drop|plop|plunk|splash|pour|tumbl)\p{L}* (?:\p{L}+ ){0,2}?(?:in|into) (?!love|place)/iu;
/** What things fall into from above. */
const VESSELS =
  /glass|cup|mug|bowl|drink|lemonade|cocoa|@latte$|@soup|@jar|@emptyjar|@bucket|@basket|piggybank|@coffee|@pot\b|@fryingpan|@vase|@pitcher|@blender|@box|teacup|beverage/;
const WORDS =
  /^(?:(?:fall|drop|plop|plunk|splash|pour|tumbl)(?:s|es|ing|ping)?(?: in(?:to)?)?|in|into)$/i;

/** "ice cubes falling into a glass", "coins dropping into a piggy bank": they come down into it one after the other. */
export function fallingInto(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!SAID.test(spec.prompt)) return spec;
  const falls = (subject: Subject): boolean =>
    /^(?:fall|drop|splash)$/.test(subject.motion ?? '') &&
    isLifeless(subject, vocabulary) &&
    fitsOnTable(subject.glyph, vocabulary.categoryOf(subject.glyph) ?? '');
  const at = spec.subjects.findIndex(falls);
  const into = spec.relations.find(
    ({ from, to }) => from === at && VESSELS.test(spec.subjects[to]?.glyph ?? ''),
  )?.to;
  const [thing, vessel] = [spec.subjects[at], spec.subjects[into ?? -1]];
  if (thing === undefined || vessel === undefined) return spec;
  const bare = leavingOut(spec, (subject) => subject === thing);
  return showInLoops({ ...bare, fallingInto: { thing, vessel: vessel.glyph } }, WORDS);
}
