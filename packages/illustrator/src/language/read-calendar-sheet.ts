import type { AskedCell, AskedSheet } from './divided-sheet.ts';

const MONTHS =
  'January, February, March, April, May, June, July, August, September, October, November, December'.split(
    ', ',
  );
const DAYS = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'.split(', ');
/** What a field of a birthday chart shows below its month. */
const FOR_BIRTHDAYS = ['birthday cake', 'balloon', 'cupcake', 'gift'];
/** One for each month, as the year goes. */
const OF_MONTHS =
  'snowman, red heart, tulip, umbrella, butterfly, strawberry, sun, ice cream, pencil, jack-o-lantern, maple leaf, christmas tree'.split(
    ', ',
  );
const WALL = String.raw`(?:poster|chart|wall chart|flash ?cards|display|worksheet|printable)`;
const CALENDARS = {
  birthdays: new RegExp(String.raw`\bbirthdays? (?:wall )?(?:chart|board|display|calendar)\b`, 'i'),
  months: new RegExp(String.raw`\bmonths of the year\b|\bmonths ${WALL}\b`, 'i'),
  days: new RegExp(String.raw`\bdays of the week\b|\bweekdays ${WALL}\b`, 'i'),
} as const;

const inField = (heading: string, thing: string): AskedCell => ({ heading, label: null, thing });

/** "birthday chart", "months of the year poster", "days of the week". */
export function readCalendarSheet(prompt: string): AskedSheet | null {
  const birthdays = CALENDARS.birthdays.exec(prompt)?.[0];
  const months = CALENDARS.months.exec(prompt)?.[0];
  const days = CALENDARS.days.exec(prompt)?.[0];
  const said = birthdays ?? months ?? days;
  if (said === undefined) return null;
  const page = { arrangement: 'grid', said: [said, WALL_WORDS] } as const;
  if (birthdays !== undefined) {
    const cells = MONTHS.map((month, i) =>
      inField(month, FOR_BIRTHDAYS[i % FOR_BIRTHDAYS.length] ?? 'balloon'),
    );
    return { ...page, title: 'Birthdays', cells };
  }
  if (months !== undefined)
    return {
      ...page,
      title: 'Months of the year',
      cells: MONTHS.map((month, i) => inField(month, OF_MONTHS[i] ?? '')),
    };
  return {
    ...page,
    title: 'Days of the week',
    cells: DAYS.map((label) => ({ label, thing: null })),
  };
}

const WALL_WORDS = 'chart poster display printable';
