import type { PromptSpec, Relation, Subject } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { inSteps, leavingOut, withThing } from './spec-changes.ts';

const GLASSES = /^(@jar|@emptyjar|tumbler-glass|@waterglass|glass-of-milk)$/;

/** "iced coffee in a mason jar": a drink brings its glass. */
function drinksInGlasses(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, words } = spec;
  const isDrink = (index: number): boolean => {
    const glyph = subjects[index]?.glyph ?? '';
    return glyph === '@coffee' || vocabulary.categoryOf(glyph) === 'drink';
  };
  const poured = relations.filter(
    ({ from, to, kind }) =>
      /^(in|inside)$/.test(kind) && isDrink(from) && GLASSES.test(subjects[to]?.glyph ?? ''),
  );
  if (poured.length === 0) return spec;
  const spare = new Set(poured.map(({ to }) => to));
  const names = subjects.flatMap(({ source, word }, index) =>
    spare.has(index) && word !== 'glass' ? [source ?? word] : [],
  );
  return {
    ...leavingOut(spec, (_, index) => spare.has(index)),
    words: {
      ...words,
      drawn: words.drawn.filter((word) => !names.includes(word)),
      standIns: [...words.standIns, ...names.map((word) => ({ word, as: 'glass' }))],
    },
  };
}

const SEATS = /^(chair|@armchair|@sofa|@bench|@widebench|@rockingchair|couch-and-lamp|bed)$/;
const SOFT = /^@(cushion|pillow|blanket)$/;
/** Of its size by itself, a cushion has this much on a seat. */
const ON_SEAT = 0.65;

/** "a chair with a blue cushion": it lies on the seat. */
function cushionsOnSeats(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const isOnSeat = ({ from, to, kind, said }: Relation): boolean =>
    kind === 'beside' &&
    said?.text === 'with' &&
    SEATS.test(subjects[from]?.glyph ?? '') &&
    SOFT.test(subjects[to]?.glyph ?? '') &&
    subjects[to]?.count === 1;
  const laid = new Set(spec.relations.filter(isOnSeat).map(({ to }) => to));
  if (laid.size === 0) return spec;
  return {
    ...spec,
    subjects: subjects.map((each, index) =>
      laid.has(index) ? { ...each, scale: each.scale * ON_SEAT } : each,
    ),
    relations: spec.relations.map((each): Relation =>
      isOnSeat(each) ? { ...each, from: each.to, to: each.from, kind: 'on' } : each,
    ),
  };
}

const VESSELS: readonly (readonly [word: string, glyph: string, kind: 'on' | 'inside'])[] = [
  ['tray', '@tray', 'on'],
  ['basket', '@basket', 'inside'],
  ['crate', '@crate', 'inside'],
];

/** "a basket of bread": a vessel that was read as a portion of what is in it. */
function inSaidVessels(spec: PromptSpec): PromptSpec {
  const prompt = spec.prompt.toLowerCase();
  for (const [name, glyph, kind] of VESSELS) {
    if (spec.subjects.some((each) => each.glyph === glyph)) continue;
    const isIn = ({ person, source, word }: Subject): boolean =>
      person === null && prompt.includes(`${name} of ${(source ?? word).toLowerCase()}`);
    const from = spec.subjects.findIndex(isIn);
    const isPlaced = spec.relations.some((each) => each.from === from && each.kind !== 'beside');
    if (from >= 0 && !isPlaced) return withThing(spec, glyph, [{ from, kind }]);
  }
  return spec;
}

/** The slices that jump out of a toaster are in its picture. */
const withoutLooseToast = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => glyph === '@toaster')
    ? leavingOut(spec, ({ word }) => /^(?:slices? of )?(?:toast|bread)$/i.test(word))
    : spec;

/** Where goods are that the prompt names with what carries or holds them. */
export const placedGoods = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(spec, [
    (each) => drinksInGlasses(each, vocabulary),
    cushionsOnSeats,
    inSaidVessels,
    withoutLooseToast,
  ]);
