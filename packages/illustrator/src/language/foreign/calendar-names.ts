import type { ForeignLanguage } from '../lexicon-data.ts';

const ORDER: readonly ForeignLanguage[] = ['de', 'es', 'fr', 'ja'];
/** In the languages in the order of `ORDER`. */
const MONTHS: Readonly<Record<string, string>> = {
  january: 'Januar, Enero, Janvier, 1月',
  february: 'Februar, Febrero, Février, 2月',
  march: 'März, Marzo, Mars, 3月',
  april: 'April, Abril, Avril, 4月',
  may: 'Mai, Mayo, Mai, 5月',
  june: 'Juni, Junio, Juin, 6月',
  july: 'Juli, Julio, Juillet, 7月',
  august: 'August, Agosto, Août, 8月',
  september: 'September, Septiembre, Septembre, 9月',
  october: 'Oktober, Octubre, Octobre, 10月',
  november: 'November, Noviembre, Novembre, 11月',
  december: 'Dezember, Diciembre, Décembre, 12月',
};
const DAYS: Readonly<Record<string, string>> = {
  monday: 'Montag, Lunes, Lundi, 月曜日',
  tuesday: 'Dienstag, Martes, Mardi, 火曜日',
  wednesday: 'Mittwoch, Miércoles, Mercredi, 水曜日',
  thursday: 'Donnerstag, Jueves, Jeudi, 木曜日',
  friday: 'Freitag, Viernes, Vendredi, 金曜日',
  saturday: 'Samstag, Sábado, Samedi, 土曜日',
  sunday: 'Sonntag, Domingo, Dimanche, 日曜日',
};
const NAMES = { ...MONTHS, ...DAYS };

/** The name of a month or a weekday, or undefined where the English word is none. */
export const calendarNameIn = (language: ForeignLanguage, english: string): string | undefined =>
  NAMES[english]?.split(', ')[ORDER.indexOf(language)];

/** The first letters of the days of a week from Monday. */
export const weekdayInitialsIn = (language: ForeignLanguage): readonly string[] =>
  Object.keys(DAYS).map((day) => calendarNameIn(language, day)?.charAt(0) ?? '');

/** Months and weekdays of a language as the dictionary lists them, besides "mars", which is a planet as well. */
export const listedCalendarNames = (
  language: ForeignLanguage,
): readonly (readonly [name: string, english: string])[] =>
  Object.keys(NAMES)
    .map((english) => [calendarNameIn(language, english)?.toLowerCase() ?? '', english] as const)
    .filter(([name]) => name !== 'mars');
