import { isRoomOpen } from '../language/indoors.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, showWords, withThing } from './spec-changes.ts';

const COVER =
  /\b(?:under|beneath|below|wrapped in) (?:an?|the|his|her|its|their) (?:\w+ ){0,2}(?:blankets?|covers?|quilt|duvet)\b/i;
const WORDS = /^(?:blankets?|covers?|quilt|duvet|under|wrapped in)$/i;
const READ = /book|newspaper|magazine|tablet|comic|map/;

/** "a bear reading under a blanket": in bed under its cover, where the book is to be seen. */
export function underTheCover(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt, setting } = spec;
  const isPlace = isRoomOpen(setting) || setting === 'bedroom';
  if (!COVER.test(prompt) || !isPlace) return spec;
  const reading = relations.find(
    ({ from, to, kind }) =>
      kind === 'hold' && subjects[from]?.motion === 'sit' && READ.test(subjects[to]?.glyph ?? ''),
  );
  const blanket = subjects.findIndex(({ glyph }) => glyph === '@blanket');
  const isSeated = relations.some(
    ({ from, to, kind }) => from === reading?.from && kind === 'on' && to !== blanket,
  );
  if (reading === undefined || isSeated || subjects[reading.from]?.count !== 1) return spec;
  const atNight = { ...spec, setting: 'bedroom', time: spec.time ?? 'night' } as const;
  const inBed = withThing(atNight, 'bed', [{ from: reading.from, kind: 'inside' }]);
  return showWords(
    leavingOut(inBed, (_, index) => index === blanket),
    WORDS,
  );
}
