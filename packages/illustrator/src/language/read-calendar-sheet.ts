import type { AskedCell, AskedSheet } from './divided-sheet.ts';

const MONTHS =
  'January, February, March, April, May, June, July, August, September, October, November, December'.split(
    ', ',
  );
const DAYS = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'.split(', ');
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
    cells: DAYS.map((label) => ({ label, thing: null })),
  },
];

/** "birthday chart", "months of the year poster", "days of the week". */
export function readCalendarSheet(prompt: string): AskedSheet | null {
  for (const { names, title, cells } of CALENDARS) {
    const said = names.exec(prompt)?.[0];
    if (said !== undefined) return { title, arrangement: 'grid', cells, said: [said, WALL_WORDS] };
  }
  return null;
}
