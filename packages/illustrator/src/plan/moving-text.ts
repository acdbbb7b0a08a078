import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { saidTextMove } from '../language/text-moves.ts';
import { leavingOut, showInLoops, withChangedAt } from './spec-changes.ts';
import { unshownWords } from './word-lists.ts';

/** "letters" that spell the text are no mail. */
const isLetter = ({ glyph, word }: Subject): boolean =>
  glyph === 'envelope' && /^letters?$/i.test(word);

const LOGO = /\blogo\b/i;
const OF_LETTERS =
  /^(?:letters?|letter by letter|one by one|up|down|up and down|in|in and out|text|typography)$/i;

/** "“hi” text wiggling": the letters of the text move, where no subject does it. */
export function withMovingText(spec: PromptSpec): PromptSpec {
  const { prompt, caption, isNeonSign } = spec;
  const said = caption === null || isNeonSign === true ? null : saidTextMove(prompt, caption);
  if (said === null) return spec;
  // The sign of a logo turns like a coin, beside its name, which is read.
  if (said.move === 'spin' && LOGO.test(prompt) && spec.subjects.length > 0)
    return showInLoops(withChangedAt(spec, 0, { motion: 'turn' }), said.words);
  // "“good morning” letters waving": no person waves.
  const isWord = ({ word, person }: Subject): boolean => person !== null && said.words.test(word);
  const bare = leavingOut(spec, (subject) => isLetter(subject) || isWord(subject));
  const isFree =
    unshownWords(spec.words).some((word) => said.words.test(word)) ||
    bare.subjects.length < spec.subjects.length ||
    (bare.subjects.length === 0 && said.move === 'appear');
  if (!isFree) return spec;
  const shown = showInLoops(showInLoops(bare, said.words), OF_LETTERS);
  return { ...shown, captionMove: said.move };
}
