import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, showWords, withChanged } from './spec-changes.ts';

const FORK =
  /\b(?:roads?|paths?|trails?)\b[^.;]*\b(?:split\p{L}*|fork\p{L}*|diverg\p{L}*|divid\p{L}*|part(?:s|ing))\b|\bfork(?:ed)? (?:in the )?(?:road|path|trail)\b|\bcross-?roads?\b[^.;]*\b(?:decid\p{L}*|choos\p{L}*|choice|decision)\b/iu;
const WORDS_OF_FORK =
  /^(?:roads?|paths?|trails?|split\p{L}*|forks?|forked|diverg\p{L}*|divid\p{L}*|in two|two|crossroads?|decid\p{L}*|choos\p{L}*)$/iu;

/** "a road that splits in two, a traveler deciding": the road parts, and the traveler stands before it. */
export function atForks(spec: PromptSpec): PromptSpec {
  if (!FORK.test(spec.prompt) || spec.format !== null || spec.mark != null) return spec;
  const isFork = /\bfork/iu.test(spec.prompt);
  const bare = leavingOut(spec, ({ glyph }) => isFork && glyph.startsWith('fork'));
  const turned = withChanged(
    bare,
    ({ person, motion }) =>
      person !== null && (motion === null || /^(?:idle|think|walk)$/.test(motion)),
    {
      isTurnedAway: true,
      motion: 'idle',
    },
  );
  const forked: PromptSpec = {
    ...turned,
    subjects: [...turned.subjects, oneOf('@forkedroad', 'road')],
    setting: spec.setting === 'road' || spec.setting === null ? 'hills' : spec.setting,
  };
  return showWords(forked, WORDS_OF_FORK);
}

const MISSING =
  /\bpuzzle\b[^.;]*\b(?:missing|last|final|lacks?|one more|without)\b|\b(?:missing|last|final) (?:puzzle )?piece\b|\bjigsaw\b/iu;
const WORDS_OF_PUZZLE =
  /^(?:puzzle|jigsaw(?: puzzle)?|missing(?: piece)?|pieces?|one|last|final|with)$/iu;

/** "a puzzle with one missing piece": the board with a gap, and the piece that fits. */
export function withPuzzleBoard(spec: PromptSpec): PromptSpec {
  const isPiece = spec.subjects.some(({ glyph }) => glyph === 'puzzle-piece');
  const hasPerson = spec.subjects.some(({ person }) => person !== null);
  if (!isPiece || hasPerson || !MISSING.test(spec.prompt) || spec.mark != null) return spec;
  const board = { ...spec, subjects: [...spec.subjects, oneOf('@puzzleboard', 'puzzle')] };
  return showWords(board, WORDS_OF_PUZZLE);
}
