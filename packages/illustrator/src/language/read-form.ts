import type { AskedCell, AskedSheet } from './divided-sheet.ts';
import { inSentenceCase } from './sentence-case.ts';

const LOOKS =
  'an?|the|my|our|simple|elegant|modern|minimal|minimalist|minimalistic|cute|printable|pretty|colou?rful|rustic|vintage|floral|boho|fun|playful|clean|design|create|make|professional|creative|digital|blank|pastel|aesthetic|free|editable|kawaii|pink|blue|green|purple|yellow|beige|navy|black|white|gray|grey|teal|sage|lavender|and|in|navy blue';
const TOPIC = String.raw`(?:(?!(?:with|for|of|on|in|at|and|or|to|from|by|the|an?|his|her|their|holding|reading|looking|using|filling|writing|open|man|woman|girl|boy|person|teacher|student)\b)\p{L}[\p{L}'’&-]* ){0,2}?`;
const END = String.raw`(?: (?:templates?|printables?|pages?|designs?|layouts?|sheets?|inserts?|posters?))*(?=\s*(?:$|[,.:;]|(?:with|for|in|on|and|design|pink|blue|green|modern|minimalist|cute|elegant)\b))`;
/** A form somewhere is a thing in a scene: "a planner on a desk". */
const IS_SOMEWHERE =
  /\b(?:on|in|at|beside|next to|under|near) (?:an?|the|my|our|his|her|their) (?!.*\b(?:backgrounds?|corners?|style|sides?|edges?|border|top|bottom)\b)/iu;

const form = (names: string): RegExp =>
  new RegExp(String.raw`^[\s,]*(?:(?:${LOOKS}) )*(?<title>${TOPIC}(?:${names}))${END}`, 'iu');

const fields = (names: string): AskedCell[] =>
  names.split(', ').map((heading) => ({ heading, label: null, thing: null }));
const lines = (names: string): AskedCell[] =>
  names.split(', ').map((label) => ({ label, thing: null }));
/** Lines that are filled in by hand. */
const emptyLines = (count: number): AskedCell[] =>
  Array.from({ length: count }, () => ({ label: null, thing: null }));

const DAYS = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday';

interface Form {
  readonly names: RegExp;
  readonly arrangement: AskedSheet['arrangement'];
  readonly cells: readonly AskedCell[];
  /** Where it is another one than the name of the form. */
  readonly title?: string;
}

/** A prompt without any of the words is passed over at once. */
const ANY_FORM =
  /\b(?:resumes?|résumés?|vitae|cv|plan\w*|schedules?|trackers?|charts?|\w*lists?|timetables?|recipes?|sheets?)(?!\p{L})/iu;

/** The first that fits counts. */
const FORMS: readonly Form[] = [
  {
    names: form('(?:resumes?|résumés?|curriculum vitae|cv)'),
    arrangement: 'resume',
    cells: fields('Contact, Skills, Profile, Experience, Education'),
    title: 'Your Name',
  },
  {
    names: form('(?:meal|menu|dinner) (?:planners?|plans?)'),
    arrangement: 'planner',
    cells: fields(`${DAYS}, Groceries`),
  },
  {
    names: form('daily (?:planners?|plans?|schedules?)|day planners?'),
    arrangement: 'planner',
    cells: fields('Schedule, To do, Goals, Notes'),
  },
  {
    names: form('(?:budget|finance|money) (?:planners?|trackers?|sheets?)'),
    arrangement: 'planner',
    cells: fields('Income, Bills, Spending, Savings, Goals, Notes'),
  },
  {
    names: form('(?:recipe) (?:cards?|pages?)|blank recipes?'),
    arrangement: 'planner',
    cells: fields('Ingredients, Directions'),
  },
  {
    names: form(
      '(?:class|school|lesson|study) (?:schedules?|timetables?|planners?|plans?)|timetables?',
    ),
    arrangement: 'planner',
    cells: fields('Monday, Tuesday, Wednesday, Thursday, Friday, Notes'),
  },
  {
    names: form(
      'weekly (?:planners?|schedules?|plans?|calendars?)|(?:workout|fitness|cleaning|work) (?:planners?|schedules?|plans?)|(?<!(?:wedding|event|party|city|urban|financial|trip) )planners?',
    ),
    arrangement: 'planner',
    cells: fields(`${DAYS}, Notes`),
  },
  {
    names: form('(?:chores?|reward|behaviou?r) charts?'),
    arrangement: 'tracker',
    cells: lines(
      'Make my bed, Tidy my toys, Brush my teeth, Feed the pet, Set the table, Do homework',
    ),
  },
  {
    names: form('habit trackers?|(?:water|mood|workout|sleep) trackers?'),
    arrangement: 'tracker',
    cells: lines('Drink water, Exercise, Read, Eat well, Go outside, Sleep early'),
  },
  {
    names: form('(?:packing|travel) (?:check ?)?lists?'),
    arrangement: 'checklist',
    cells: lines('Passport, Tickets, Clothes, Shoes, Toothbrush, Charger, Sunscreen'),
  },
  {
    names: form('(?:to[- ]?do|grocery|shopping|wish|bucket|guest|check) ?lists?|checklists?'),
    arrangement: 'checklist',
    cells: emptyLines(7),
  },
];

/** Things that the form is decorated with, on both sides of its title. */
const DECOR =
  /\b(?:with|and) (?:(?:an?|the|some|cute|little|small|pretty|colou?rful|watercolou?r|pink|blue|white) )*(?<things>(?!space|room|lines|boxes|sections|check)\p{L}[\p{L}-]*(?: (?!in\b|on\b|at\b|around\b|along\b|and\b|for\b)\p{L}+)?)(?<where> (?:in|on|at|around|along) (?:the )?(?:\p{L}+ )?(?:corners?|sides?|edges?|borders?|top|bottom|margins?))?/iu;
/** What is no thing by its own name. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  snow: 'snowflake',
  hearts: 'red heart',
  leaves: 'herb',
  leaf: 'herb',
};
/** Words for the sheet itself. */
const OF_FORMS = [
  'template',
  'page',
  'layout',
  'design',
  'printable',
  'planner',
  'calendar',
  ...'modern simple elegant clean professional creative minimal minimalist minimalistic'.split(' '),
];

/** The things beside a title, one field on each side; and the words for them. */
export function decorIn(
  behind: string,
  usual: string | null = null,
): { readonly cells: readonly AskedCell[]; readonly said: readonly string[] } {
  const { things, where = '' } = DECOR.exec(behind)?.groups ?? {};
  const named = things?.toLowerCase() ?? usual;
  if (named === null) return { cells: [], said: [] };
  const thing = DRAWN_AS[named] ?? named;
  const cells: AskedCell[] = [
    { label: null, thing, decor: 'left' },
    { label: null, thing, decor: 'right' },
  ];
  return { cells, said: things === undefined ? [] : [things, where.trim()] };
}

/** "weekly planner with flowers", "resume template in navy": a paper with fields or lines to be filled in. */
export function readForm(prompt: string): AskedSheet | null {
  if (!ANY_FORM.test(prompt)) return null;
  for (const { names, arrangement, cells, title } of FORMS) {
    const match = names.exec(prompt);
    if (match === null) continue;
    const behind = prompt.slice(match[0].length);
    if (IS_SOMEWHERE.test(behind)) return null;
    const name = match.groups?.['title'] ?? '';
    const decor = arrangement === 'resume' ? { cells: [], said: [] } : decorIn(behind);
    return {
      title: title ?? inSentenceCase(name),
      arrangement,
      cells: [...cells, ...decor.cells],
      said: [name, ...decor.said, ...OF_FORMS],
    };
  }
  return null;
}
