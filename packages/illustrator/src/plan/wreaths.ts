import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isForGarlands } from '../things/nature.ts';
import { withChangedAt, withGlyphs } from './spec-changes.ts';

/** Sprigs that lie along a ring. */
const GREENERY =
  /^(?:herb|@leafsprig|@firbranch|@eucalyptus|@lavender|@ivy|fallen-leaf|leaf-fluttering-in-wind|sheaf-of-rice)$/;
export const isGreenery = (glyph: string): boolean => GREENERY.test(glyph);

/** A wreath with a bow, as it hangs on doors. */
const BOUND = '@wreath';
const WITH_FLOWERS = /\b(?:spring|easter|summer|floral|may|wedding|bridal)\b/iu;

const OF_PLANTS = { isWreath: true, colour: null } as const;
const EGG = '@paintedegg';
const COLOURFUL = { isColourful: true, count: 3 } as const;

type Printed = Pick<PromptSpec, 'format' | 'subjects' | 'relations'>;

/** A monogram with one plant: its sprigs grow around the letters. */
const isMonogram = ({ format, caption, subjects }: PromptSpec): boolean =>
  format === 'emblem' &&
  caption !== null &&
  /^\p{Lu}(?: ?& ?)?\p{Lu}?$/u.test(caption) &&
  subjects.length === 1 &&
  isGreenery(subjects[0]?.glyph ?? '');

/** Whether a wreath is bound around what is printed. */
export const isWreathPrint = ({ format, subjects, relations }: Printed): boolean => {
  const at = subjects.findIndex(({ isWreath, glyph }) => isWreath === true || glyph === BOUND);
  return (
    at >= 0 &&
    (format === 'card' || format === 'border' || format === 'emblem') &&
    subjects.every(({ person }) => person === null) &&
    !relations.some(({ from, kind }) => from === at && /^(?:on|hang)/.test(kind))
  );
};

/** Whether the wreath is drawn in one piece, with a narrower opening. */
export const isWreathWhole = ({ subjects }: Pick<PromptSpec, 'subjects'>): boolean =>
  subjects.some(({ glyph }) => glyph === BOUND);

/** The wreath of a card, a border or a logo is bound of the plants that the prompt names, or of leaves. */
export function boundOfPlants(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (isMonogram(spec)) return withChangedAt(spec, 0, OF_PLANTS);
  if (!isWreathPrint(spec)) return spec;
  const categoryOf = (glyph: string): string => vocabulary.categoryOf(glyph) ?? '';
  const plants = spec.subjects.filter(
    ({ glyph }) => isGreenery(glyph) || isForGarlands(glyph, categoryOf(glyph)),
  );
  const isChristmas = spec.festival === 'christmas' || /\b(?:christmas|xmas)\b/iu.test(spec.prompt);
  if (plants.length === 0 && isChristmas) return spec;
  const greenery = plants.find(({ glyph }) => isGreenery(glyph))?.glyph ?? '@leafsprig';
  const bound = withGlyphs(spec, ({ glyph }) =>
    glyph === BOUND ? greenery : glyph === '@eastereggs' ? EGG : undefined,
  );
  const isBare = plants.length === 0 && WITH_FLOWERS.test(spec.prompt);
  return {
    ...bound,
    relations: [],
    subjects: [
      ...bound.subjects.map((subject, index) =>
        Object.assign(
          {},
          subject,
          spec.subjects[index]?.glyph === BOUND && OF_PLANTS,
          subject.glyph === EGG && COLOURFUL,
        ),
      ),
      ...(isBare ? [oneOf('@peony', 'flowers'), oneOf('blossom', 'flowers')] : []),
    ],
  };
}
