import { isRoomOpen } from '../language/indoors.ts';
import { isLifeless } from '../language/kinds-of-things.ts';
import { PLURAL_COUNT } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { canLieFlat } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, takingAway, withChanged } from './spec-changes.ts';

const SAID =
  /\b(?:in|forming|into|shape of) an? (?:perfect |neat |big |small )?(?:circle|ring)\b(?! box)/iu;
const WORDS =
  /^(?:(?:arranged|placed|laid(?: out)?|set|standing|lying)(?: in)?|(?:in |into |forming )?(?:a )?(?:circle|ring))$/i;
/** How many things a ring has where the prompt says no number, and how many at least. */
const IN_RING = 8;
const FEWEST = 5;

/** A jewel that is read for the ring in which things lie. */
const isRingItself = ({ glyph, word }: Subject): boolean => glyph === '@ring' && word === 'ring';

/** "candles in a circle", "products arranged in a ring": things that lie so are seen from above. */
export function laidInRing(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!SAID.test(spec.prompt) || spec.format !== null || spec.style === 'minimal') return spec;
  const things = leavingOut(spec, isRingItself);
  const { subjects, relations } = things;
  const isStill =
    subjects.length > 0 &&
    relations.every(({ from, to }) => [from, to].some((at) => subjects[at]?.glyph === '@table')) &&
    subjects.every((subject) => isLifeless(subject, vocabulary));
  if (!isStill || !isRoomOpen(spec.setting) || !canLieFlat(subjects, vocabulary))
    return takingAway(spec, (subject) => isRingItself(subject) && spec.subjects.length > 1);
  const bare = leavingOut(things, ({ glyph }) => glyph === '@table');
  const isUncounted = ({ count, saidCount }: Subject): boolean =>
    saidCount === undefined && count <= PLURAL_COUNT;
  const share = Math.max(
    2,
    Math.ceil((bare.subjects.length > 1 ? FEWEST : IN_RING) / bare.subjects.length),
  );
  const ring = withChanged(bare, isUncounted, { count: share });
  const laid = withChanged(ring, () => true, { motion: null });
  const surface = bare.subjects.length < subjects.length ? 'wood' : spec.surface;
  return showWords({ ...laid, surface, setting: null, shot: 'top', isInRing: true }, WORDS);
}
