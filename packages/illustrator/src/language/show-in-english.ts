import { type DividedSheet, isForm, type SheetCell } from './divided-sheet.ts';
import { calendarNameIn, weekdayInitialsIn } from './foreign/calendar-names.ts';
import { nameIn } from './foreign/dictionary.ts';
import { fieldNameIn, sheetNameIn } from './foreign/sheet-names.ts';
import { inSentenceCase } from './sentence-case.ts';
import { sourceOf } from './source-of.ts';
import type { PromptSpec } from './spec.ts';
import { textOf, type Token } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

type Read = (prompt: string) => PromptSpec;

/** A step that knows English alone. */
export interface EnglishStep {
  /** Whether a prompt may ask for it, in little time. */
  readonly isNamedIn: (prompt: string) => boolean;
  readonly show: (spec: PromptSpec, read: Read) => PromptSpec | null;
}

/**
 * Hands a prompt to a step: one in another language as its English, and what comes of it is
 * named in the words of the user.
 * @param english the words of a prompt in another language; null: it is in English
 * @returns null where the step shows nothing
 */
export function showInEnglish(
  { isNamedIn, show }: EnglishStep,
  { spec, english, read }: { spec: PromptSpec; english: readonly Token[] | null; read: Read },
  vocabulary: Vocabulary,
): PromptSpec | null {
  if (english === null) return show(spec, read);
  const text = textOf(english);
  if (!isNamedIn(text)) return null;
  const inEnglish = read(text);
  if (inEnglish.language !== 'en') return null;
  const shown = show({ ...inEnglish, caption: spec.caption }, read);
  return shown === null ? null : inOwnWords(shown, { spec, english, vocabulary });
}

interface Own {
  readonly spec: PromptSpec;
  readonly english: readonly Token[];
  readonly vocabulary: Vocabulary;
}

/** A picture of the English of a prompt, with the words of the user in its reports and on its sheet. */
function inOwnWords(shown: PromptSpec, own: Own): PromptSpec | null {
  const { spec, english } = own;
  const said = (word: string): string => sourceOf(word, english);
  const { drawn, standIns, notDrawn } = shown.words;
  const sheet = shown.dividedSheet;
  const cells = sheet === undefined ? [] : cellsInOwnWords(sheet, own);
  if (cells === null) return null;
  // "C for cat" is no help to those who learn "Katze".
  if (cells.some(({ heading, label }) => isOtherLetter(heading, label))) return null;
  return {
    ...shown,
    prompt: spec.prompt,
    language: spec.language,
    meanings: spec.meanings,
    deeds: shown.deeds.map(said),
    words: {
      drawn: drawn.map(said),
      standIns: standIns.map(({ word, as }) => ({ word: said(word), as })),
      notDrawn: notDrawn.map(said),
    },
    ...(sheet !== undefined && {
      dividedSheet: {
        ...sheet,
        title: ownTitle(sheet.title, own),
        cells,
        ...(spec.language !== 'en' && { weekdayInitials: weekdayInitialsIn(spec.language) }),
      },
    }),
  };
}

/** The fields of a sheet as the user calls what is on them; null: a form that would be in two languages. */
function cellsInOwnWords(sheet: DividedSheet, own: Own): readonly SheetCell[] | null {
  if (!isForm(sheet)) return sheet.cells.map((cell) => withOwnName(cell, own));
  const named = sheet.cells.flatMap((cell) => withOwnField(cell, own) ?? []);
  return named.length === sheet.cells.length ? named : null;
}

/** A field of a form with its heading as the user would read it; null: its name is not known. */
function withOwnField(cell: SheetCell, { spec: { language } }: Own): SheetCell | null {
  const { heading, label } = cell;
  if (language === 'en' || (heading === undefined && label === null)) return cell;
  // The days of a month.
  if (heading !== undefined && /^\d*$/u.test(heading)) return cell;
  const name = fieldNameIn(language, (heading ?? label ?? '').toLowerCase());
  if (name === undefined) return null;
  return heading === undefined ? { ...cell, label: name } : { ...cell, heading: name };
}

const isOtherLetter = (heading: string | undefined, label: string | null): boolean =>
  heading !== undefined &&
  /^\p{L}$/u.test(heading) &&
  label?.toUpperCase().startsWith(heading) !== true;

function withOwnName(cell: SheetCell, own: Own): SheetCell {
  const { language } = own.spec;
  const { heading = '', label } = cell;
  const month = language === 'en' ? undefined : fieldNameIn(language, heading.toLowerCase());
  const named = month === undefined ? cell : { ...cell, heading: month };
  return label === null || /^[\d\s–-]+$/u.test(label)
    ? named
    : { ...named, label: ownName(label, own) };
}

/** As the user calls it, or as it is mostly called; null: its name is not known. */
function ownName(name: string, { spec: { language }, english, vocabulary }: Own): string | null {
  const said = sourceOf(name, english);
  if (said !== name || language === 'en') return inSentenceCase(said);
  const plain = name.toLowerCase();
  const known =
    sheetNameIn(language, plain) ??
    calendarNameIn(language, plain) ??
    nameIn(language, plain, vocabulary);
  return known === undefined ? null : inSentenceCase(known);
}

/** A title that the prompt spells out stays as it is; a topic has its plain name, as no phrase bends it. */
function ownTitle(title: string | null, own: Own): string | null {
  const { language, caption } = own.spec;
  if (title === null || language === 'en') return title;
  if (title === caption) return inSentenceCase(title);
  const lower = title.toLowerCase();
  const [, month = '', year = ''] = /^(\p{L}+)( \d{4})$/u.exec(lower) ?? [];
  const monthName = fieldNameIn(language, month);
  if (monthName !== undefined) return `${monthName}${year}`;
  const plain = sheetNameIn(language, lower) ?? fieldNameIn(language, lower);
  return plain === undefined ? ownName(title, own) : inSentenceCase(plain);
}
