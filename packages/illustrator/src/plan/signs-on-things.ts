import { SIGN_BOARDS } from '../art/props/signs.ts';
import type { PromptSpec, Relation, Subject } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** What a sign or a note is stuck on: it is lettered as the paper that is on it. */
const STUCK_ON = /^(?:door|@fridge)$/;
const STUCK = /^(?:page-facing-up|@stickynotes|@writtenletter)$/;
/** Said of a sign that has no posts. */
const HANGING =
  /\b(?:signs?|plaques?)\b[^,.;]{0,30}\b(?:hang(?:s|ing)|hung|(?:on|in) (?:an?|the|my|our|their) (?:[\p{L}’']+ ){0,3}(?:wall|window|door|porch))\b/iu;

const isSignOrNote = ({ glyph }: Subject): boolean => glyph in SIGN_BOARDS || STUCK.test(glyph);

/**
 * Signs and notes that are on something else stand on no posts: what is on a door is a paper there, and what
 * hangs is a board on a cord.
 */
export const onWhatItHangs = (spec: PromptSpec): PromptSpec => hungUp(stuckOn(spec));

function stuckOn(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const stuck = relations.find(({ from, to, kind }) => isStuck(subjects, { from, to, kind }));
  if (stuck === undefined) return spec;
  const [note, thing] = [subjects[stuck.from], subjects[stuck.to]];
  const lettering = note?.lettering ?? thing?.lettering;
  if (lettering === undefined) return spec;
  const lettered = {
    ...spec,
    subjects: subjects.map((each, index) => (index === stuck.to ? { ...each, lettering } : each)),
  };
  return leavingOut(lettered, (_, index) => index === stuck.from);
}

const isStuck = (
  subjects: readonly Subject[],
  { from, to, kind }: Pick<Relation, 'from' | 'to' | 'kind'>,
): boolean =>
  /^(?:on|front|beside)$/.test(kind) &&
  STUCK_ON.test(subjects[to]?.glyph ?? '') &&
  subjects[from] !== undefined &&
  isSignOrNote(subjects[from]);

function hungUp(spec: PromptSpec): PromptSpec {
  if (!HANGING.test(spec.prompt)) return spec;
  const isFree = (index: number): boolean =>
    spec.relations.every(({ from, to }) => from !== index && to !== index);
  return {
    ...spec,
    subjects: spec.subjects.map((each, index) =>
      each.glyph === '@sign' && isFree(index)
        ? { ...each, glyph: '@placard', motion: 'hang' as const }
        : each,
    ),
  };
}
