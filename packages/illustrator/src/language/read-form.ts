import type { AskedCell, AskedSheet } from './divided-sheet.ts';
import { inSentenceCase } from './sentence-case.ts';

const LOOKS =
  'an?|the|my|our|simple|elegant|modern|minimal|minimalist|minimalistic|cute|printable|pretty|colou?rful|rustic|vintage|floral|boho|fun|playful|clean|design|create|make|professional|creative|digital|blank|pastel|aesthetic|free|editable|kawaii|pink|blue|green|purple|yellow|beige|navy|black|white|gray|grey|teal|sage|lavender|and|in|navy blue';
const COLOURS_AND_LOOKS =
  'pink|blue|green|purple|yellow|beige|navy|black|white|gr[ae]y|teal|sage|lavender|pastel|modern|minimal|minimalist|minimalistic|simple|aesthetic|boho|kawaii|cute|printable|floral|elegant';
const TOPIC = String.raw`(?:(?!(?:with|for|of|on|in|at|and|or|to|from|by|the|an?|his|her|their|holding|reading|looking|using|filling|writing|open|man|woman|girl|boy|person|teacher|student)\b)\p{L}[\p{L}'’&-]* ){0,2}?`;
const END = String.raw`(?: (?:templates?|printables?|pages?|designs?|layouts?|sheets?|inserts?|posters?|monthly|weekly|daily))*(?=\s*(?:$|[,.:;]|(?:with|for|in|on|and|design|${COLOURS_AND_LOOKS})\b))`;
/** A form somewhere is a thing in a scene: "a planner on a desk". */
const IS_SOMEWHERE =
  /\b(?:on|in|at|beside|next to|under|near) (?:an?|the|my|our|his|her|their) (?!.*\b(?:backgrounds?|corners?|style|sides?|edges?|border|top|bottom)\b)/iu;

/** "habit tracker for March". */
const MONTH = String.raw`(?: (?:for |of )?(?:the )?(?:month(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?(?!\p{L}))?`;

const form = (names: string): RegExp =>
  new RegExp(
    String.raw`^[\s,]*(?:(?:${LOOKS}) )*(?<title>${TOPIC}(?:${names})${MONTH})${END}`,
    'iu',
  );

const fields = (names: string): AskedCell[] =>
  names.split(', ').map((heading) => ({ heading, label: null, thing: null }));
/** Lines with a name each. @param names separated by commas */
export const lines = (names: string): AskedCell[] =>
  names.split(', ').map((label) => ({ label, thing: null }));
/** Lines that are filled in by hand. */
const emptyLines = (count: number): AskedCell[] =>
  Array.from({ length: count }, () => ({ label: null, thing: null }));

/** Separated by commas. */
export const DAYS = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday';

interface Form {
  readonly names: RegExp;
  readonly arrangement: AskedSheet['arrangement'];
  readonly cells: readonly AskedCell[];
  /** Where it is another one than the name of the form. */
  readonly title?: string;
}

/** A prompt without any of the words is passed over at once. */
const ANY_FORM =
  /\b(?:resumes?|résumés?|vitae|cv|plan\w*|schedules?|trackers?|charts?|\w*lists?|timetables?|recipes?|sheets?|collages?|photo|scrapbook)(?!\p{L})/iu;

/** The first that fits counts. */
const FORMS: readonly Form[] = [
  {
    names: form('(?:\\p{L}+ ){0,2}(?:resumes?|résumés?|curriculum vitae|cv)'),
    arrangement: 'resume',
    cells: fields('Contact, Skills, Profile, Experience, Education'),
    title: 'Your Name',
  },
  {
    names: form('(?:photo )?collages?|photo (?:grids?|layouts?)|scrapbook pages?'),
    arrangement: 'photos',
    cells: emptyLines(6),
  },
  {
    names: form('(?:(?:weekly|monthly|daily) )?(?:meal|menu|dinner) (?:planners?|plans?)'),
    arrangement: 'planner',
    cells: fields(`${DAYS}, Groceries`),
  },
  {
    names: form('daily (?:planners?|plans?|schedules?)|day planners?'),
    arrangement: 'planner',
    cells: fields('Schedule, To do, Goals, Notes'),
  },
  {
    names: form(
      '(?:(?:weekly|monthly|daily) )?(?:budget|finance|money) (?:planners?|trackers?|sheets?)',
    ),
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

/** "letter b worksheet", "tracing worksheet with the letter A": the letter to be traced. */
const LETTER =
  /^(?!.*\b(?:holding|desk|girl|boy|child|kid)\b)(?:.*\bletters? (?<first>\p{L}|\d)(?!\p{L}).*\bworksheets?\b|.*\b(?:worksheets?|practice (?:sheet|page))\b.*\b(?:letters?|numbers?) (?<later>\p{L}|\d)(?!\p{L}))|\b(?<all>(?:alphabet|letter|handwriting) (?:tracing|practice) (?:worksheets?|sheets?|pages?))/iu;

/** Lines with a letter to be written again and again. */
function readTracing(prompt: string): AskedSheet | null {
  const match = /\b(?:worksheets?|practice)\b/iu.test(prompt) ? LETTER.exec(prompt) : null;
  if (match === null) return null;
  const { first, later } = match.groups ?? {};
  const letter = (first ?? later ?? 'a').toUpperCase();
  const isNumber = /\d/u.test(letter);
  const small = letter.toLowerCase();
  const rows = isNumber
    ? [letter, letter, letter, letter]
    : [letter, small, `${letter}${small}`, letter];
  const decor = decorIn(
    prompt.replace(/.*worksheets?/iu, '').replace(/with the letters? \p{L}\b/iu, ''),
  );
  return {
    title: `${isNumber ? 'Number' : 'Letter'} ${letter}`,
    arrangement: 'tracing',
    cells: [...rows.map((label): AskedCell => ({ label, thing: null })), ...decor.cells],
    said: [
      match[0],
      ...decor.said,
      'tracing',
      'letter',
      'letters',
      'alphabet',
      'handwriting',
      'practice',
      letter,
      small,
    ],
  };
}

/** Things that the form is decorated with, on both sides of its title. */
const DECOR =
  /\b(?:with|and) (?:(?:an?|the|some|cute|little|small|pretty|colou?rful|watercolou?r|pink|blue|white) )*(?<things>(?!space|room|lines|boxes|sections|check)\p{L}[\p{L}-]*(?: (?!in\b|on\b|at\b|around\b|along\b|and\b|for\b)\p{L}+)?)(?: and (?:(?:an?|the|some|cute|little) )*(?<others>(?!space|room|lines)\p{L}[\p{L}-]*))?(?<where> (?:in|on|at|around|along) (?:the )?(?:\p{L}+ )?(?:corners?|sides?|edges?|borders?|top|bottom|margins?))?/iu;
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
  'monthly',
  'weekly',
  'daily',
  'month',
  'planner',
  'calendar',
  ...'modern simple elegant clean professional creative minimal minimalist minimalistic'.split(' '),
];

/** The things beside a title, one field on each side; and the words for them. */
export function decorIn(
  behind: string,
  usual: string | null = null,
): { readonly cells: readonly AskedCell[]; readonly said: readonly string[] } {
  const { things, others, where = '' } = DECOR.exec(behind)?.groups ?? {};
  const [left, right] = [things ?? usual, others ?? things ?? usual];
  if (left === null || right === null) return { cells: [], said: [] };
  const cells: AskedCell[] = [
    { label: null, thing: drawnName(left), decor: 'left' },
    { label: null, thing: drawnName(right), decor: 'right' },
  ];
  return { cells, said: [things ?? '', others ?? '', where.trim()] };
}

const drawnName = (thing: string): string => DRAWN_AS[thing.toLowerCase()] ?? thing.toLowerCase();

/** "weekly planner with flowers", "resume template in navy": a paper with fields or lines to be filled in. */
export function readForm(prompt: string): AskedSheet | null {
  const tracing = readTracing(prompt);
  if (tracing !== null) return tracing;
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
