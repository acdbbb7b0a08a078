import { escaped } from '../language/escaped.ts';
import { isInterior } from '../language/indoors.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** Furniture that a picture of things on a table hides behind them. */
const LARGE =
  /^(bed|@sofa|couch-and-lamp|@bookshelf|@fireplace|@armchair|@lamp|@floorlamp|door|@rug)$/;
/** Rooms of a home have these by themselves, where nothing else is named. */
const OF_ROOMS =
  /^(@sofa|couch-and-lamp|@lamp|@rug|@bookshelf|bed|@blanket|@cushion|window|door|@fireplace|@stocking|potted-plant|@monstera|@pottedpalm|@fern|@snakeplant|@aloe|@succulents|@flowerpot)$/;
const isDesk = ({ glyph, word }: Subject): boolean => glyph === '@table' && /\bdesks?$/.test(word);

/** Whether the prompt begins with the place: "home office with a desk", "bedroom, low bed, paper lantern". */
function leadsWithPlace({ prompt, placeNames, subjects }: PromptSpec): boolean {
  const said = prompt.toLowerCase();
  const startOf = (words: string): number =>
    said.search(new RegExp(`\\b${escaped(words.toLowerCase())}\\b`));
  const places = placeNames.map(startOf).filter((at) => at >= 0);
  const things = subjects
    .map(({ source, word }) => startOf(source ?? word))
    .filter((at) => at >= 0);
  return places.length > 0 && Math.min(...places) < Math.min(...things);
}

/**
 * Whether a room is the subject, with its furniture: it is shown as a whole, rather than out of focus behind a table
 * with the small things that are in it.
 */
export function isWholeRoom(spec: PromptSpec): boolean {
  const { setting, subjects, relations, surface, backdrop, shot, format } = spec;
  const isRoom = setting !== null && setting !== 'room' && isInterior(setting);
  if (!isRoom || surface !== null || backdrop !== null || shot !== null || format !== null)
    return false;
  const isLaidOn = relations.some(
    ({ to, kind }) => kind === 'on' && subjects[to]?.glyph === '@table',
  );
  const isFurnished = subjects.some((each) => LARGE.test(each.glyph) || isDesk(each));
  const hasMore = subjects.some(({ glyph }) => !OF_ROOMS.test(glyph));
  return isFurnished && hasMore && !isLaidOn && leadsWithPlace(spec);
}

/** Of the size that small things have by themselves, they have this much in a room. */
const IN_ROOM = 0.6;
const STANDS_ON_FLOOR =
  /^(potted-plant|@monstera|@pottedpalm|@fern|@snakeplant|luggage|guitar|@rug)$/;

/** The small things of a whole room are on its table or desk, where it has one; paper lanterns hang. */
export function inWholeRoom(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const table = subjects.findIndex(({ glyph }) => glyph === '@table');
  const isLoose = (index: number): boolean =>
    relations.every(({ from, kind }) => from !== index || kind === 'beside');
  const isSmall = ({ glyph, person }: Subject): boolean =>
    person === null &&
    glyph !== '@table' &&
    isTableThing(glyph, vocabulary.categoryOf(glyph) ?? '') &&
    !STANDS_ON_FLOOR.test(glyph);
  const laid = subjects.flatMap((subject, from): Relation[] =>
    table >= 0 && isSmall(subject) && isLoose(from) ? [{ from, to: table, kind: 'on' }] : [],
  );
  const asPlaced = (subject: Subject, index: number): Subject => {
    if (/paper-lantern/.test(subject.glyph)) return { ...subject, motion: 'hang' };
    return isSmall(subject) && isLoose(index)
      ? { ...subject, scale: subject.scale * IN_ROOM }
      : subject;
  };
  return { ...spec, subjects: subjects.map(asPlaced), relations: [...relations, ...laid] };
}
