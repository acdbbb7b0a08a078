import { saysDoorsMove } from '../language/moving-doors.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { openingOf } from '../things/openable.ts';
import {
  hideWords,
  leavingOut,
  showInLoops,
  showWords,
  withChangedAt,
  withSeenInLoops,
} from './spec-changes.ts';

/** Said of an event or of hours, not of a thing. */
const OF_EVENTS =
  /\b(?:grand|re-?|now|soft|store|shop) ?opening\b|\bopening (?:hours|soon|day|night|ceremony|sale|times?|party|act)\b/iu;
const WORDS =
  /^(?:(?:slowly|quickly|suddenly) )?(?:open|close|shut|clos|unwrap)(?:s|ing|ting|ping|es|e)?(?: up)?(?: and (?:open|close|shut|clos)(?:s|ing|ting|es|e)?)?$|^(?:slowly|by itself|itself|creaks?|creaking|flips?|flipping|pops?|popping)(?: open)?$/i;
/** The door of a room stands as it is. */
const OF_DOORS = /^(?:open|clos|shut|unlock|lock)\w*(?: (?:the|an?|his|her|their))?$/i;
const HELD_OR_FILLED = /^(?:hold|work|inside|in|ride|on)$/;

/** Closed books, which open as the drawing of an open one. */
const CLOSED_BOOKS = /^(?:closed-book|@spellbook)$/;
const openedAs = (glyph: string): string => (CLOSED_BOOKS.test(glyph) ? 'open-book' : glyph);

/** "a door opening and closing": what has a door, a lid, a cover or flaps opens and closes once in a loop. */
export function withOpening(read: PromptSpec): PromptSpec {
  const spec = withoutDoorsOfElevator(read);
  const { prompt, subjects, relations, format, caption } = spec;
  if (
    !saysDoorsMove(prompt) ||
    OF_EVENTS.test(prompt) ||
    (format !== null && format !== 'sticker') ||
    caption !== null
  )
    return spec;
  // Those of an elevator are drawn with its cabin.
  if (spec.setting === 'elevator') return showInLoops(spec, WORDS);
  const isFree = (index: number): boolean =>
    !relations.some(({ to, kind }) => to === index && HELD_OR_FILLED.test(kind));
  const opens = subjects.findIndex(
    ({ glyph }, index) => openingOf(openedAs(glyph)) !== undefined && isFree(index),
  );
  const thing = subjects[opens];
  if (thing === undefined) return spec.roomLook?.hasDoor ? hideWords(spec, OF_DOORS) : spec;
  const said = spec.words.notDrawn.filter((word) => WORDS.test(word));
  const opening = withChangedAt(spec, opens, {
    motion: 'openclose',
    glyph: openedAs(thing.glyph),
  });
  return withSeenInLoops(showWords(opening, WORDS), said);
}

/** The doors of an elevator are in the picture of its cabin; they move where the prompt says so. */
function withoutDoorsOfElevator(spec: PromptSpec): PromptSpec {
  const isDoor = ({ glyph }: Subject): boolean => glyph === 'door';
  if (spec.setting !== 'elevator' || !spec.subjects.some(isDoor)) return spec;
  const cabin = leavingOut(spec, isDoor);
  return saysDoorsMove(spec.prompt) ? cabin : hideWords(cabin, OF_DOORS);
}
