import { isLifeless } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChanged } from './spec-changes.ts';

/** Between the leaves; not "a tree growing out of a book". */
const AMONG =
  /\b(?:grow(?:s|ing)?|hang(?:s|ing)?) (?:on|from|in) (?:an? |the )?(?:\p{L}+ )?trees?\b|\btrees?\b.* (?:as|for|instead of) (?:its |the )?(?:fruits?|apples)\b|\btrees?\b (?:that )?grow(?:s|ing)\b(?! (?:out|from|on|in|inside|through|between|up|over|around|beside)\b)|\bmoney trees?\b/iu;
const SAID =
  /^(?:instead of|fruits?|grow(?:s|ing)?(?: on)?|on|as|hang(?:s|ing)?(?: from)?|money)$/iu;
const TREE = /^(?:deciduous-tree|@leaftree|@oaktree|@baretree)$/;
/** As many as fill a crown. */
const COUNT = 13;

/** What one piece of it is. */
const PIECES: Readonly<Record<string, string>> = {
  'money-bag': 'coin',
  'money-with-wings': 'dollar-banknote',
  books: 'closed-book',
};

/** "light bulbs as fruit": no bowl of fruit. */
const isFruit = ({ word }: Subject): boolean => /^fruits?$/.test(word);

const hangs =
  (vocabulary: Vocabulary) =>
  (subject: Subject): boolean => {
    const { glyph } = subject;
    return (
      isLifeless(subject, vocabulary) &&
      !isFruit(subject) &&
      !TREE.test(glyph) &&
      !/^(?:place|transport|sky|plant|animal)/.test(vocabulary.categoryOf(glyph) ?? '')
    );
  };

/** "light bulbs growing on a tree", "a money tree": its crown is full of them. */
export function treesOfThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!AMONG.test(spec.prompt)) return spec;
  const tree = spec.subjects.find(({ glyph, count }) => TREE.test(glyph) && count === 1);
  const named = spec.subjects.find(hangs(vocabulary));
  const glyph = named?.glyph ?? (/\bmoney tree/iu.test(spec.prompt) ? 'coin' : undefined);
  if (tree === undefined || glyph === undefined) return spec;
  const topping = {
    glyph: PIECES[glyph] ?? glyph,
    colour: named?.colour ?? null,
    count: COUNT,
    isUncounted: true as const,
  };
  const full = withChanged(spec, (each) => each === tree, {
    motion: null,
    toppings: [topping],
  });
  return showWords(
    leavingOut(full, (each) => each === named || isFruit(each)),
    SAID,
  );
}
