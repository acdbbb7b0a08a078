import { isRoomOpen } from '../language/indoors.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { statureOf } from '../things/stature.ts';
import { showWords, withChanged, withThing } from './spec-changes.ts';

const ON_SHELF =
  /\bon (?:an?|the|his|her|my|our|their) (?:[\w-]+ ){0,2}?(?:shelf|shelves)\b(?! (?:in|of) (?:an? |the )?(?:store|shop|supermarket|library))/i;
/** "a wooden shelf with five plants". */
const SHELF_WITH = /^(?:an? |the |one )?(?:[\w-]+ ){0,2}shelf (?:with|full of|holding) /i;
/** A custom of Christmas, without a shelf. */
const ELF = /\belf on the shelf\b/i;

/** So something is on or in another thing, and not on the shelf itself. */
const PLACED: ReadonlySet<Relation['kind']> = new Set(['on', 'in', 'inside', 'under', 'ride']);

/** The tallest animal that has room on a shelf, and how many things have. */
const TALLEST = 1;
const MOST = 6;

/** Whether things are said to be on a shelf. */
export const isOnShelf = ({ prompt }: Pick<PromptSpec, 'prompt'>): boolean => ON_SHELF.test(prompt);

/** "a cat, a fishbowl and a clock on a shelf": all of them are on one that stands in the room. */
export function onShelves(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects, relations } = spec;
  if (!(ON_SHELF.test(prompt) || SHELF_WITH.test(prompt)) || ELF.test(prompt)) return spec;
  const isSmall = ({ glyph, person, motion, scale }: Subject): boolean => {
    const category = vocabulary.categoryOf(glyph) ?? 'prop';
    const isRestingAnimal =
      category.startsWith('animal') && /^(idle|sit|sleep|lie)$/.test(motion ?? 'idle');
    return (
      person === null &&
      (isTableThing(glyph, category) ||
        glyph === 'robot' ||
        (isRestingAnimal && statureOf(glyph, category) * scale <= TALLEST))
    );
  };
  const count = subjects.reduce((sum, subject) => sum + subject.count, 0);
  if (count === 0 || count > MOST || !subjects.every(isSmall)) return spec;
  // A bunch in a vase has its place in a picture of the vase alone.
  const isFilled = relations.some(
    ({ from, kind }) => PLACED.has(kind) && (subjects[from]?.count ?? 1) > 1,
  );
  if (isFilled) return spec;
  const loose = subjects.flatMap((_, from) =>
    relations.some(
      ({ from: other, to, kind }) =>
        (other === from && PLACED.has(kind)) || (to === from && kind === 'hold'),
    )
      ? []
      : [{ from, kind: 'on' as const }],
  );
  if (!isOnWall(spec, vocabulary))
    return showWords(withThing(spec, '@shelf', loose), /^(shelf|shelves)$/);
  const still = withChanged(spec, () => true, { motion: null });
  const bare = { ...still, setting: 'abstract' as const, backdrop: spec.backdrop ?? 'beige' };
  return showWords(withThing(bare, '@wallboard', loose), /^(shelf|shelves|wooden|wood|floating)$/);
}

/** Still things on a shelf of which no room is said are seen near: one board at a wall. */
const isOnWall = (spec: PromptSpec, vocabulary: Vocabulary): boolean =>
  isRoomOpen(spec.setting) &&
  spec.placeNames.every((name) => /\bshel(?:f|ves)$/.test(name)) &&
  spec.relations.length === 0 &&
  !/\b(?:bookshel|book ?case)/i.test(spec.prompt) &&
  spec.subjects.every(
    ({ glyph, hasLimbs }) =>
      hasLimbs !== true && !isAnimate(glyph, vocabulary) && glyph !== 'robot' && glyph !== 'books',
  );
