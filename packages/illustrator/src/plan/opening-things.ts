import type { PromptSpec } from '../language/spec.ts';
import { openingOf } from '../things/openable.ts';
import { hideWords, showWords, withChanged } from './spec-changes.ts';

const SAID =
  /\b(?:open|close|shut)(?:s|ing|ting)\b|\bclosing\b|\bopen(?:s|ing)? and (?:close|shut)/iu;
/** Said of an event or of hours, not of a thing. */
const OF_EVENTS =
  /\b(?:grand|re-?|now|soft|store|shop) ?opening\b|\bopening (?:hours|soon|day|night|ceremony|sale|times?|party|act)\b/iu;
const WORDS =
  /^(?:(?:slowly|quickly|suddenly) )?(?:open|close|shut|clos)(?:s|ing|ting|es|e)?(?: up)?(?: and (?:open|close|shut|clos)(?:s|ing|ting|es|e)?)?$|^(?:slowly|by itself|itself)$/i;
/** The door of a room stands as it is. */
const OF_DOORS = /^(?:open|clos|shut|unlock|lock)\w*(?: (?:the|an?|his|her|their))?$/i;
const HELD_OR_FILLED = /^(?:hold|work|inside|in|ride|on)$/;

/** "a door opening and closing": what has a door, a lid, a cover or flaps opens and closes once in a loop. */
export function withOpening(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, relations, format, caption } = spec;
  if (!SAID.test(prompt) || OF_EVENTS.test(prompt) || format !== null || caption !== null)
    return spec;
  const isFree = (index: number): boolean =>
    !relations.some(({ to, kind }) => to === index && HELD_OR_FILLED.test(kind));
  const opens = subjects.findIndex(
    ({ glyph }, index) => openingOf(glyph) !== undefined && isFree(index),
  );
  if (opens < 0) return spec.roomLook?.hasDoor ? hideWords(spec, OF_DOORS) : spec;
  const said = spec.words.notDrawn.filter((word) => WORDS.test(word));
  return {
    ...showWords(
      withChanged(spec, (_, index) => index === opens, { motion: 'openclose' }),
      WORDS,
    ),
    seenInLoops: [...(spec.seenInLoops ?? []), ...said],
  };
}
