import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isBook } from './out-of-books.ts';
import { showWords, withChanged } from './spec-changes.ts';

const ON_BACK =
  /\b(village|town|city|forest|garden|jungle|island|mountain)\b (?:(?:growing|blooming|built) )?(on (?:its|his|her) (?:back|shell)|on (?:the |a )?(?:back|shell) of|on (?:a|an|the) (?:[\w-]+ )?[\w-]+['’]s (?:back|shell))\b/i;

/** "a city rising from a book". */
const OUT_OF_BOOK =
  /\b(village|town|city|forest|garden|jungle|island|mountain|world|landscape)\b (?:\w+ )?((?:coming|rising|growing|popping|emerging|springing)(?: up)? (?:out of|from)) (?:a|an|the) (?:[\w-]+ )?(?:book|storybook)\b/i;

/** A land as one thing: a piece of its ground with what stands there. */
const LANDS: Readonly<Record<string, string>> = {
  village: '@smallvillage',
  town: '@smallvillage',
  city: '@smallcity',
  forest: '@smallforest',
  jungle: '@smallgarden',
  garden: '@smallgarden',
  landscape: '@smallgarden',
  world: '@smallgarden',
  island: '@smallisland',
  mountain: '@smallmountain',
};

/** The land that a pattern finds in the prompt stands on the one thing that is there. */
function landOn(spec: PromptSpec, pattern: RegExp): PromptSpec {
  const [, land = '', text = ''] = pattern.exec(spec.prompt) ?? [];
  const glyph = LANDS[land.toLowerCase()];
  const { subjects, relations, placeNames } = spec;
  const [carrier] = subjects;
  const isCarrier = subjects.length === 1 && carrier?.person === null && carrier.count === 1;
  if (glyph === undefined || !isCarrier) return spec;
  const still = withChanged(spec, () => true, { motion: null });
  const onTop: PromptSpec = {
    ...still,
    setting: null,
    placeNames: placeNames.filter((name) => name !== land.toLowerCase()),
    subjects: [...still.subjects, oneOf(glyph)],
    relations: [...relations, { from: 1, to: 0, kind: 'on', said: { word: text, text } }],
  };
  return showWords(onTop, /^growing$/);
}

/** "a giant snail carrying a village on its shell": the village is on it, and not where the snail is. */
export const landOnBack = (spec: PromptSpec): PromptSpec => landOn(spec, ON_BACK);

/** "a city rising from a book": the city is in the book, and not where the book is. */
export const landOutOfBook = (spec: PromptSpec): PromptSpec =>
  isBook(spec.subjects[0]?.glyph ?? '') ? landOn(spec, OUT_OF_BOOK) : spec;
