import { SIGN_BOARDS } from '../art/props/signs.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, leavingOut, withChanged, withChangedAt } from './spec-changes.ts';

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
  const { subjects } = spec;
  const stuck = spec.relations
    .map(asStuck)
    .find((each) => each !== null && areStuck(subjects, each));
  if (!stuck) return spec;
  const lettering = subjects[stuck.note]?.lettering ?? subjects[stuck.thing]?.lettering;
  if (lettering === undefined) return spec;
  const lettered = withChangedAt(spec, stuck.thing, { lettering });
  return leavingOut(lettered, (_, index) => index === stuck.note);
}

/** Indices of what bears a text and of what it is on. */
interface Stuck {
  readonly note: number;
  readonly thing: number;
}

/** "a sign on a door", "a door with a sign". */
function asStuck({ from, to, kind, said }: Relation): Stuck | null {
  if (kind === 'on' || kind === 'front') return { note: from, thing: to };
  return said?.word === 'with' ? { note: to, thing: from } : null;
}

const areStuck = (subjects: readonly Subject[], { note, thing }: Stuck): boolean =>
  STUCK_ON.test(subjects[thing]?.glyph ?? '') &&
  subjects[note] !== undefined &&
  isSignOrNote(subjects[note]);

function hungUp(spec: PromptSpec): PromptSpec {
  if (!HANGING.test(spec.prompt)) return spec;
  return withChanged(spec, ({ glyph }, index) => glyph === '@sign' && !isRelated(spec, index), {
    glyph: '@placard',
    motion: 'hang',
  });
}
