import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChangedAt, withThing } from './spec-changes.ts';

/** A bed seen from its foot, with a blanket up to the chin of the sleeper. */
const BED_WITH_BLANKET = '@tuckbed';
const COVERED =
  /\b(?:under|beneath|underneath) (?:the |a |an |his |her |its |my )?(?:[\w-]+ )?(?:blankets?|covers|duvet|comforter|quilt|sheets)\b|\btucked (?:in|into|up)\b/iu;
const IN_BED = /\bbeds?$/iu;

const AT_REST = /^(?:lie|sit|sleep|idle|pet)$/;

/** Whether somebody lies under the blanket of a bed, besides people asleep, who lie on their backs. */
function isTucked(spec: PromptSpec, { person, count, motion }: Subject): boolean {
  const { placeNames, subjects, relations, prompt } = spec;
  const isInBed =
    placeNames.some((name) => IN_BED.test(name)) ||
    relations.some(({ from, to }) => from === 0 && subjects[to]?.glyph === 'bed');
  const isSleeper = motion === 'sleep' && person !== null;
  return (
    count === 1 && isInBed && !isSleeper && AT_REST.test(motion ?? 'idle') && COVERED.test(prompt)
  );
}

/** "a potato lying in bed under a blanket": its head is on the pillow, and the blanket is the bed's. */
export function tuckedIn(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const [first] = spec.subjects;
  if (first === undefined || !isTucked(spec, first)) return spec;
  const isSpare = ({ glyph }: Subject, index: number): boolean =>
    index > 0 && (glyph === 'bed' || glyph === '@blanket' || glyph === '@foldedblanket');
  const bare = leavingOut(spec, isSpare);
  const relations = bare.relations.filter(({ from, kind }) => from !== 0 || kind === 'hold');
  const isThing = !isAnimate(first.glyph, vocabulary);
  const inside = withThing(
    { ...bare, relations, setting: spec.setting ?? 'bedroom' },
    BED_WITH_BLANKET,
    [{ from: 0, kind: 'inside' }],
  );
  const tucked = withChangedAt(inside, 0, {
    motion: first.motion === 'sleep' ? 'sleep' : 'sit',
    ...(isThing && { hasLimbs: true }),
  });
  return showWords(
    tucked,
    /^(?:blankets?|covers|duvet|comforter|quilt|sheets|tucked(?: in)?|lying|lies|lay|laying|bed|in bed)$/iu,
  );
}
