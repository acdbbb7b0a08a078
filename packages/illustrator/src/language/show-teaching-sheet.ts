import type { AskedCell, AskedSheet, SheetCell, DividedSheet } from './divided-sheet.ts';
import { escaped } from './escaped.ts';
import { singularPhrase } from './inflection.ts';
import { faceOfMood } from './nouns/emoji-faces.ts';
import { oneOf } from './one-of.ts';
import { readTeachingSheet } from './read-teaching-sheet.ts';
import { SHEET_GLYPHS } from './sheet-topics.ts';
import type { PromptSpec } from './spec.ts';
import type { Subject } from './subject.ts';

const LABELLED = /\blabell?ed /i;

type Read = (prompt: string) => PromptSpec;

/** Words for the page itself. */
const OF_SHEET =
  /^(?:poster|posters|chart|charts|diagram|worksheet|worksheets|flash ?cards?|cards|board|print|printable|infographic|educational|classroom poster|wall chart|for kids|for children)$/i;

/**
 * Shows a page to teach with where the prompt asks for one: its fields with the things and their names.
 * @param said the prompt as it is read
 * @param read reads another prompt
 * @returns null where the prompt asks for another picture, or for things that are unknown
 */
export function showTeachingSheet(said: PromptSpec, read: Read): PromptSpec | null {
  if (said.language !== 'en') return null;
  const asked = readTeachingSheet(said.prompt);
  if (asked === null) return null;
  // The words behind "labeled" are no text to be lettered.
  const spec = LABELLED.test(said.prompt) ? read(said.prompt.replace(LABELLED, '')) : said;
  const subjects: Subject[] = asked.thing === undefined ? [] : [oneOf(asked.thing)];
  const cells = asked.cells.flatMap((cell): SheetCell[] => {
    const { heading, label, copies = 1 } = cell;
    const own = { ...(heading !== undefined && { heading }), ...(cell.at && { at: cell.at }) };
    if (cell.thing === null) return [{ ...own, label, subject: null, copies }];
    const subject = thingOf(cell, read);
    if (subject === null) return [];
    return [{ ...own, label, copies, subject: subjects.push(subject) - 1 }];
  });
  // A page with gaps would teach less than any other picture.
  const needed = asked.cells.filter(({ decor }) => decor === undefined).length;
  if (cells.length === 0 || cells.length < needed * 0.6) return null;
  return asSheet(spec, { ...asked, cells }, subjects, asked, read);
}

/** What a field shows; null where it has words alone, is unknown or more than one thing. */
function thingOf({ thing, decor }: AskedCell, read: Read): Subject | null {
  if (thing === null) return null;
  const glyph =
    SHEET_GLYPHS[thing] ??
    SHEET_GLYPHS[singularPhrase(thing)] ??
    faceOfMood(thing.replace(/ emoji$/, ''));
  if (glyph != null) return oneOf(glyph, thing);
  const { subjects, words } = read(thing);
  const subject = decor === 'right' ? subjects.at(-1) : subjects[0];
  const isClear = decor !== undefined || subjects.length === 1;
  if (subject === undefined || !isClear || words.notDrawn.length > 0) return null;
  return { ...subject, count: 1, motion: null, word: thing };
}

function asSheet(
  spec: PromptSpec,
  { title, arrangement, cells }: DividedSheet,
  subjects: readonly Subject[],
  asked: AskedSheet,
  read: Read,
): PromptSpec {
  const own = titleIn(spec);
  const shown = own ?? title;
  return {
    ...spec,
    subjects,
    relations: [],
    setting: 'flatlay',
    format: null,
    // The photos of a collage are no cut paper.
    style: arrangement === 'photos' ? null : spec.style,
    caption: null,
    festival: null,
    texture: null,
    mark: null,
    falling: [],
    rising: [],
    landforms: [],
    sights: [],
    weather: [],
    dividedSheet: { title: shown, arrangement, cells },
    words: wordsOf(spec, looksBeside(spec, asked, read), {
      isOnSheet: onSheet(asked, subjects, shown),
      hasOwnTitle: own !== null,
    }),
  };
}

/** The title that the prompt itself spells out. */
const titleIn = ({ prompt, caption }: PromptSpec): string | null =>
  caption !== null && LETTERED.test(prompt) && prompt.toLowerCase().includes(caption.toLowerCase())
    ? caption
    : null;
const LETTERED = /["“”„«»]|\b(?:says?|saying|titled?|text|reads?|reading|words|heading|called)\b/i;

/** What no other picture shows by itself. */
const NUMBERS = /\bnumbers\b/u;

/** The words of the page are drawn; of the others those that change the look of the picture. */
function wordsOf(
  { words, prompt }: PromptSpec,
  looks: ReadonlySet<string>,
  { isOnSheet, hasOwnTitle }: { isOnSheet: (word: string) => boolean; hasOwnTitle: boolean },
): PromptSpec['words'] {
  const isTitle = (word: string): boolean => hasOwnTitle && word.startsWith('“');
  const all = [...words.drawn, ...words.standIns.map(({ word }) => word), ...words.notDrawn].filter(
    (word) => isTitle(word) || !word.startsWith('“'),
  );
  const read = all.filter((word) => isOnSheet(word) || looks.has(word) || isTitle(word));
  const drawn = NUMBERS.test(prompt) && isOnSheet('numbers') ? [...read, 'numbers'] : read;
  return {
    ...words,
    drawn: [...new Set(drawn)],
    standIns: [],
    notDrawn: [...new Set(all.filter((word) => !drawn.includes(word)))],
  };
}

/** Whether each part of a word is named by the page or by what it shows. */
function onSheet(
  { said, cells }: AskedSheet,
  subjects: readonly Subject[],
  title: string | null,
): (word: string) => boolean {
  const shown = new Set(subjects.map(({ word }) => word));
  const lost = new Set(
    cells.flatMap(({ thing }) => (thing === null || shown.has(thing) ? [] : [thing])),
  );
  const parts = said.filter((part) => !lost.has(part.toLowerCase()));
  const text = [...parts, title ?? ''].join(' ').toLowerCase();
  const isSaid = (part: string): boolean =>
    OF_SHEET.test(part) ||
    new RegExp(String.raw`(?<![\p{L}\d])${escaped(part)}(?![\p{L}\d])`, 'u').test(text);
  return (word) => word.toLowerCase().split(' ').every(isSaid);
}

/** Words for styles and colors in what is said besides the page. */
function looksBeside(
  { prompt }: PromptSpec,
  { said }: AskedSheet,
  read: Read,
): ReadonlySet<string> {
  const rest = read(
    said.reduce((left, part) => (part === '' ? left : left.replace(part, ' ')), prompt),
  );
  const isPlace = rest.setting !== null || rest.subjects.length > 0;
  return new Set(isPlace ? [] : rest.words.drawn);
}
