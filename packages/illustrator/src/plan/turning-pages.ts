import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, showInLoops, withChanged } from './spec-changes.ts';

const SAID =
  /\bpages?\b(?: \p{L}+){0,4}? (?:turn|flip|flutter)|\b(?:turn|flip|flutter|leaf)(?:s|ing|ping)?\b(?: \p{L}+){0,3}? pages?\b/iu;
const BOOKS = /^(?:open-book|closed-book|page-with-curl|page-facing-up|notebook|@spellbook)$/;
const WORDS =
  /^(?:pages?|(?:turn|flip|flutter|leaf)(?:s|ing|ping)?(?: through)?|by (?:itself|themselves))$/i;

/** "the pages of a book turning": its leaves go over in loops, and not the whole book. */
export function withTurningPages(spec: PromptSpec): PromptSpec {
  const isBook = ({ glyph, count }: Subject, index: number): boolean =>
    BOOKS.test(glyph) && count === 1 && !isRelated(spec, index);
  if (!SAID.test(spec.prompt) || !spec.subjects.some(isBook)) return spec;
  const open = withChanged(spec, isBook, { glyph: 'open-book', motion: 'pageturn' });
  return showInLoops(open, WORDS);
}
