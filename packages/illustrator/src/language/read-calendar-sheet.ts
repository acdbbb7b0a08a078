import type { AskedCell, AskedSheet } from './divided-sheet.ts';
import { DAYS, decorIn, lines } from './read-form.ts';
import { inSentenceCase } from './sentence-case.ts';

const MONTHS =
  'January, February, March, April, May, June, July, August, September, October, November, December'.split(
    ', ',
  );
/** What the fields of a birthday chart show below their months, in turn. */
const FOR_BIRTHDAYS = ['birthday cake', 'balloon', 'cupcake', 'gift'];
/** One for each month, as the year goes. */
const OF_MONTHS =
  'snowman, red heart, tulip, umbrella, butterfly, strawberry, sun, ice cream, pencil, jack-o-lantern, maple leaf, christmas tree'.split(
    ', ',
  );
const WALL = String.raw`(?:poster|chart|wall chart|flash ?cards|display|worksheet|printable)`;
const WALL_WORDS = 'chart poster display printable';

/** The months, each with a thing; where there are fewer things, they come again. */
const withMonths = (things: readonly string[]): AskedCell[] =>
  MONTHS.map((heading, i) => ({ heading, label: null, thing: things[i % things.length] ?? null }));

interface Calendar {
  readonly names: RegExp;
  readonly title: string;
  readonly cells: readonly AskedCell[];
}

/** The first that fits counts. */
const CALENDARS: readonly Calendar[] = [
  {
    names: /\bbirthdays? (?:wall )?(?:chart|board|display|calendar)\b/i,
    title: 'Birthdays',
    cells: withMonths(FOR_BIRTHDAYS),
  },
  {
    names: new RegExp(String.raw`\bmonths of the year\b|\bmonths ${WALL}\b`, 'i'),
    title: 'Months of the year',
    cells: withMonths(OF_MONTHS),
  },
  {
    names: new RegExp(String.raw`\bdays of the week\b|\bweekdays ${WALL}\b`, 'i'),
    title: 'Days of the week',
    cells: lines(DAYS),
  },
];

const MONTH = MONTHS.join('|');
const OF_MONTH = new RegExp(
  String.raw`^(?!.*\b(?:desk|advent) )(?!.* on (?:an?|the) )(?:[^,]*\b)?(?:(?<month>${MONTH})(?: (?<year>\d{4}))? (?:monthly )?calendar|calendar (?:page |sheet |template |printable )?(?:for |of )?(?<later>${MONTH})(?: (?<laterYear>\d{4}))?|(?<kind>(?:monthly|school|family|class|content|work|wall) (?:calendar|planner)|calendar(?= (?:page|template|printable|sheet)s?\b)))(?: (?:page|template|printable|design|sheet))*(?=\s*(?:$|[,.]|with\b|in\b|and\b|for\b))`,
  'iu',
);
/** "2026 calendar with cats": every month has a field. */
const OF_YEAR =
  /^(?!.*\b(?:desk|advent) )(?!.* on (?:an?|the) )(?:[\p{L}-]+ ){0,2}(?:(?<year>\d{4}) (?:yearly )?calendar|calendar (?:for )?(?<later>\d{4})|year(?:ly)? calendar)(?=\s*(?:$|[,.]|with\b|in\b|template\b|design\b))/iu;

/** A day at midnight in UTC; day 0 is the last one of the month before. */
function dayOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
}

/** No leap year: a month of no known year has no leap day. */
const ANY_YEAR = 2001;

/** The days of a month in weeks from Monday; those of no known year begin in the first field. */
function daysOf(month: number, year: number | null): AskedCell[] {
  const count = dayOf(year ?? ANY_YEAR, month + 1, 0).getUTCDate();
  const before = year === null ? 0 : (dayOf(year, month, 1).getUTCDay() + 6) % 7;
  return Array.from({ length: before + count }, (_, i): AskedCell => ({
    heading: i < before ? '' : String(i - before + 1),
    label: null,
    thing: null,
  }));
}

const OF_CALENDARS = ['calendar', 'page', 'template', 'printable', 'planner', 'monthly', 'wall'];

/** "calendar page for January", "December 2026 calendar with a snowman". */
function readMonth(prompt: string): AskedSheet | null {
  const match = OF_MONTH.exec(prompt);
  if (match === null) return null;
  const { month, year, later, laterYear, kind = '' } = match.groups ?? {};
  const name = month ?? later;
  const number = MONTHS.findIndex((each) => each.toLowerCase() === name?.toLowerCase());
  const said = Number(year ?? laterYear);
  const ofYear = said > 0 ? said : null;
  const decor = decorIn(prompt.slice(match[0].length), OF_MONTHS[number] ?? null);
  return {
    title: [MONTHS[number] ?? inSentenceCase(kind), ofYear].filter(Boolean).join(' '),
    arrangement: 'month',
    cells: [...daysOf(number, ofYear), ...decor.cells],
    said: [match[0], ...decor.said, ...OF_CALENDARS],
  };
}

/** "2026 calendar", "yearly calendar with flowers". */
function readYear(prompt: string): AskedSheet | null {
  const match = OF_YEAR.exec(prompt);
  if (match === null) return null;
  const { year, later } = match.groups ?? {};
  const decor = decorIn(prompt.slice(match[0].length));
  const things = decor.cells.flatMap(({ thing }) => thing ?? []);
  return {
    title: year ?? later ?? 'Calendar',
    arrangement: 'grid',
    cells: withMonths(things.length > 0 ? things : OF_MONTHS),
    said: [match[0], ...decor.said, ...OF_CALENDARS],
  };
}

/** "birthday chart", "months of the year poster", "days of the week", a calendar. */
export function readCalendarSheet(prompt: string): AskedSheet | null {
  if (/\bcalendar\b|\bmonthly planner\b/iu.test(prompt)) {
    const calendar = readMonth(prompt) ?? readYear(prompt);
    if (calendar !== null) return calendar;
  }
  for (const { names, title, cells } of CALENDARS) {
    const said = names.exec(prompt)?.[0];
    if (said !== undefined) return { title, arrangement: 'grid', cells, said: [said, WALL_WORDS] };
  }
  return null;
}
