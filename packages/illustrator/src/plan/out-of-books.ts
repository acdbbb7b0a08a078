import type { Relation } from '../language/relation.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChanged, withChangedAt, withKind, withThing } from './spec-changes.ts';

const BOOKS = /^(?:open-book|closed-book|notebook|@spellbook)$/;

/** Whether things can come out of it as out of a book. */
export const isBook = (glyph: string): boolean => BOOKS.test(glyph);

/** What comes out of a book stands in the middle of one that lies open. */
export const onSpreadBook = (spec: PromptSpec, relation: Relation): PromptSpec =>
  withChangedAt(withKind(spec, relation, 'on'), relation.to, { glyph: '@spreadbook' });

const OUT_OF_BOOK =
  /\b(?:out of|from|inside|in|on|off|over|above) (?:the pages of )?(?:an?|the|his|her|its|their) (?:(?:big|old|giant|huge|magic|magical|ancient|open|opened|large|glowing|vintage|pop-?up) )*(?:book|storybook)\b/iu;
const OUT = /^(?:on|inside|in|ride|above|across)$/;
const SAID = /^(?:out of|rising|rising from|growing|growing out of|from|inside|of)$/iu;
const READERS = /^(?:read|hold)/;

/** A castle or a tree that comes out of a book stands on the pages of one that lies open. */
export function outOfBooks(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isOut = ({ from, to, kind, said }: Relation): boolean =>
    subjects[to]?.glyph === 'open-book' &&
    subjects[from]?.person === null &&
    OUT.test(kind) &&
    !READERS.test(said?.text ?? '');
  const out = relations.find(isOut);
  if (out === undefined || !OUT_OF_BOOK.test(spec.prompt)) return spec;
  const flat = withChangedAt(onSpreadBook(withOwnBooks(spec, out.to), out), out.to, { count: 1 });
  const isOutdoors =
    isScenery(subjects[out.from]?.glyph ?? '') && subjects.some(({ person }) => person !== null);
  return showWords({ ...flat, setting: spec.setting ?? (isOutdoors ? 'park' : null) }, SAID);
}

/** Who reads has a book of their own, and sits with it. */
function withOwnBooks(spec: PromptSpec, book: number): PromptSpec {
  const isRead = ({ to, kind }: Relation): boolean => to === book && kind === 'hold';
  const readers = spec.relations.filter(isRead).map(({ from }) => from);
  const alone = { ...spec, relations: spec.relations.filter((each) => !isRead(each)) };
  const seated = withChanged(alone, (_, index) => readers.includes(index), { motion: 'sit' });
  return readers.reduce(
    (changed, from) => withThing(changed, 'open-book', [{ from, kind: 'hold' }]),
    seated,
  );
}
