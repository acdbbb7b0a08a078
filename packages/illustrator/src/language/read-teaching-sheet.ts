import type { AskedCell, AskedSheet } from './divided-sheet.ts';
import { readInfographic } from './infographics.ts';
import { faceOfMood } from './nouns/emoji-faces.ts';
import { numberSaid } from './numbers.ts';
import { printTitleIn } from './print-titles.ts';
import { readCalendarSheet } from './read-calendar-sheet.ts';
import { readForm } from './read-form.ts';
import { readFraction } from './read-fraction.ts';
import { readPartsDiagram } from './read-parts-diagram.ts';
import { readSums } from './read-sums.ts';
import { capitalized } from './sentence-case.ts';
import { ALPHABETS, COUNTED, SEQUENCES, SHEET_TOPICS } from './sheet-topics.ts';

/** Pages that a class has on its wall or on the desks. */
const SHEET =
  /\b(?:poster|chart|wall ?chart|flash ?cards?|worksheets?|infographic|diagram|printable|wheel)\b/i;
/** Pages whose listed things are shown side by side, whatever they are. */
const SHEET_OF_LIST =
  /\b(?:flash ?cards?|worksheet|vocabulary (?:poster|chart|sheet|cards)|(?:educational|learning|anchor|picture) (?:poster|chart))\b/i;
const MOST_LISTED = 12;
const LARGEST_LINE = 24;

/** How many things are laid out to be counted in each row: never in order. */
const COUNTS = [3, 1, 5, 2, 4, 6, 3, 5] as const;

/** A word after which a page is only a thing among others: "a teacher pointing at a weather chart". */
const OF_SCENES =
  /\b(?:on|in|at|with|under|before|beside|near|behind|and|holding|has|\p{L}{2,}ing)\b/iu;

/** Reads a prompt that asks for a page to teach with; null for every other prompt. */
export function readTeachingSheet(prompt: string): AskedSheet | null {
  const page = SHEET.exec(prompt);
  const isInScene = page !== null && OF_SCENES.test(beforePage(prompt.slice(0, page.index)));
  if (isInScene) return readForm(prompt) ?? readInfographic(prompt);
  for (const read of READERS) {
    const sheet = read(prompt);
    if (sheet !== null) return sheet;
  }
  return null;
}

/** Without what the page itself may be called: "counting worksheet", "coloring chart". */
const beforePage = (text: string): string =>
  text.replaceAll(
    /\b(?:counting|coloring|learning|feelings?|feeling)\b|\ba (?:set|picture) of\b|[^,:]*[,:]/giu,
    '',
  );

const READERS: readonly ((prompt: string) => AskedSheet | null)[] = [
  readLetters,
  readCalendarSheet,
  readForm,
  readSums,
  readFraction,
  readAlphabet,
  readCountingRows,
  readNumberLine,
  readNumbers,
  readPartsDiagram,
  readFoodPyramid,
  readSequence,
  readTopic,
  readInfographic,
  readListed,
];

/** "A for apple, B for ball". */
function readLetters(prompt: string): AskedSheet | null {
  const found = [
    ...prompt.matchAll(/\b(\p{L}) (?:is )?for (?:an? |the )?(\p{L}[\p{L}-]+)/giu),
  ].filter(([, letter = '', word = '']) => word.toLowerCase().startsWith(letter.toLowerCase()));
  if (found.length === 0) return null;
  const cells = found.map(([, letter = '', word = '']) => headed(word, letter));
  const title = found.length > 1 && /\b(?:alphabet|abc)\b/i.test(prompt) ? 'Alphabet' : null;
  return { title, arrangement: 'grid', cells, said: [...found.map(([text]) => text), 'alphabet'] };
}

/** "alphabet poster with animals". */
function readAlphabet(prompt: string): AskedSheet | null {
  if (!/\b(?:alphabet|abcs?)\b/i.test(prompt) || !SHEET.test(prompt)) return null;
  const isOfAnimals = /\banimals?\b/i.test(prompt);
  const words = isOfAnimals ? ALPHABETS.animals : ALPHABETS.things;
  const cells = words.map((word) => headed(word, word.charAt(0)));
  const said = [
    'alphabet',
    'abc',
    'abcs',
    'letters',
    'pictures',
    ...(isOfAnimals ? ['animal', 'animals'] : []),
  ];
  return { title: null, arrangement: 'grid', cells, said };
}

const MOST_IN_ROW = 6;
/** "count the apples", "counting worksheet with butterflies", "worksheet with apples to count". */
const COUNTED_THINGS =
  /\bworksheets? (?:for \p{L}+(?: \p{L}+)? )?with (?:cute |little |colou?rful )?(\p{L}+) (?:to|for) count(?:ing)?\b|\bcount(?:ing)? (?:worksheets? (?:with|of) (?:cute |little |colou?rful )?|(?:the |how many )?(?!worksheets?\b))(\p{L}+)/iu;

/** "worksheet: count the apples, five rows", "worksheet with two rows of four ducks". */
function readCountingRows(prompt: string): AskedSheet | null {
  if (!/\bworksheets?\b/i.test(prompt)) return null;
  const counted = COUNTED_THINGS.exec(prompt);
  const rows = /\b(\w+) rows(?: of (?<inRow>\d+|\p{L}+)(?: (?<counted>\p{L}+))?)?/iu.exec(prompt);
  const inRow = numberSaid(rows?.groups?.['inRow']);
  const thing =
    counted?.[1] ?? counted?.[2] ?? (inRow === null ? undefined : rows?.groups?.['counted']);
  if (thing === undefined || (inRow !== null && inRow > MOST_IN_ROW)) return null;
  const text = counted?.[0] ?? '';
  const count = Math.min(Math.max(numberSaid(rows?.[1]) ?? 5, 1), COUNTS.length);
  const cells = COUNTS.slice(0, count).map((copies): AskedCell => ({
    label: null,
    thing,
    copies: inRow ?? copies,
  }));
  return {
    title: `Count the ${thing}`,
    arrangement: 'rows',
    cells,
    said: [text, rows?.[0] ?? '', 'count', 'counting'],
  };
}

/** From a number to another: "from 0 to 10", "1-20". */
const RANGE = /(-?\b\w+) ?(?:to|through|until|–|-) ?(-?\d+|\p{L}+)\b/u;

/** "number line from 0 to 10". */
function readNumberLine(prompt: string): AskedSheet | null {
  const said = /\bnumber line\b/i.exec(prompt)?.[0];
  if (said === undefined) return null;
  const range = RANGE.exec(prompt);
  const from = numberSaid(range?.[1]) ?? 0;
  const to = numberSaid(range?.[2]) ?? 10;
  if (to <= from || to - from > LARGEST_LINE) return null;
  return {
    title: 'Number line',
    arrangement: 'line',
    cells: numbersOf(from, to),
    said: [said, range?.[0] ?? ''],
  };
}

const numbersOf = (from: number, to: number): AskedCell[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ label: String(from + i), thing: null }));

/** "numbers poster 1 to 10", "hundred chart". */
function readNumbers(prompt: string): AskedSheet | null {
  const hundred =
    /\b(?:hundreds?|100s?) chart\b|\b(?:numbers? )?(?:from )?1 ?(?:to|-|–) ?100\b/i.exec(
      prompt,
    )?.[0];
  if (hundred !== undefined && (SHEET.test(prompt) || /\bgrid\b/iu.test(prompt)))
    return {
      title: '1 to 100',
      arrangement: 'grid',
      cells: numbersOf(1, 100),
      said: [hundred, 'number', 'numbers'],
    };
  const numbers = /\b(?:numbers?|counting)\b/i.exec(prompt)?.[0];
  const range = RANGE.exec(prompt);
  const [from, to] = [numberSaid(range?.[1]), numberSaid(range?.[2])];
  if (numbers === undefined || !SHEET.test(prompt) || from === null || to === null) return null;
  if (from < 1 || to <= from || to > COUNTED.length) return null;
  const thing = /\bwith (?:cute |colou?rful )?(\p{L}+)/iu.exec(prompt);
  const cells = numbersOf(from, to).map(({ label }, i): AskedCell => ({
    heading: label ?? '',
    label: null,
    thing: thing?.[1] ?? COUNTED[from + i - 1] ?? null,
    copies: from + i,
  }));
  return {
    title: null,
    arrangement: 'grid',
    cells,
    said: [numbers, range?.[0] ?? '', thing?.[0] ?? ''],
  };
}

/** From the tip of the pyramid down: one, two, three and four in a tier. */
const FOODS = 'candy, fish, cheese, carrot, apple, broccoli, bread, rice, corn, spaghetti'.split(
  ', ',
);

function readFoodPyramid(prompt: string): AskedSheet | null {
  const said = /\b(?:healthy )?food pyramid\b/i.exec(prompt)?.[0];
  if (said === undefined) return null;
  const cells = FOODS.map((thing): AskedCell => ({ label: null, thing }));
  return {
    title: 'Food pyramid',
    arrangement: 'pyramid',
    cells,
    said: [said, 'foods', 'food', 'colorful'],
  };
}

/** Cycles that have a drawing of their own. */
const DRAWN_CYCLE = /\b(?:butterfl|caterpillar|frog|plant|flower|sunflower|seed)/i;

/** "life cycle of a chicken: egg, chick, hen", "food chain with grass, rabbit and fox". */
function readSequence(prompt: string): AskedSheet | null {
  const cycle =
    /\blife ?cycle of (?:an? |the )?([\p{L}]+(?: tree)?)|\b(\p{L}+) life ?cycle\b/iu.exec(prompt);
  const chain = /\bfood (?:chain|web)\b/i.exec(prompt);
  const found = cycle ?? chain;
  if (found === null) return null;
  const listed = listedIn(prompt.slice(found.index + found[0].length));
  if (cycle !== null && listed.length < 2 && DRAWN_CYCLE.test(cycle[0])) return null;
  const known = SEQUENCES.find(([words]) => words.test(cycle === null ? prompt : cycle[0]));
  const items = listed.length > 1 ? listed : (known?.[1].split(', ') ?? []);
  if (items.length < 2) return null;
  return {
    title: capitalized(found[0].toLowerCase()),
    arrangement: cycle === null ? 'chain' : 'ring',
    cells: items.map((item) => cellOf(item)),
    said: [found[0], ...listed, 'arrows', 'stages', ...wordsAbout(prompt, known?.[0])],
  };
}

const wordsAbout = (prompt: string, words: RegExp | undefined): string[] =>
  words === undefined ? [] : [words.exec(prompt)?.[0] ?? ''];

/** "weather chart with sun, rain and snow", "feelings poster". */
function readTopic(prompt: string): AskedSheet | null {
  if (!SHEET.test(prompt)) return null;
  const topic = SHEET_TOPICS.find(({ names }) => names.test(prompt));
  const name = topic?.names.exec(prompt)?.[0];
  if (topic === undefined || name === undefined) return null;
  // "weather chart", and not "a poster on the wall of a pet shop".
  const near = new RegExp(
    String.raw`${name} (?:\p{L}+ )?${SHEET.source}|${SHEET.source}(?: \p{L}+)? (?:of|with|for|about|showing) (?:the |\p{L}+ )?${name}`,
    'iu',
  ).exec(prompt);
  // "farmers market poster with vegetables" announces a market.
  if (near === null || printTitleIn(prompt) !== null) return null;
  const listed = listedIn(prompt.slice(near.index + near[0].length));
  const isOfMoods = topic.title === 'Feelings';
  const named = isOfMoods ? listed.flatMap(moodIn) : listed;
  const items = named.length > 1 ? named : topic.items;
  return {
    title: topic.title,
    arrangement: 'grid',
    cells: items.map((item) => cellOf(item, isOfMoods ? ' emoji' : '')),
    said: [name, ...listed, 'faces'],
  };
}

/** The word of a phrase that names a mood: "scared faces". */
const moodIn = (phrase: string): string[] =>
  phrase
    .split(' ')
    .filter((word) => faceOfMood(word) !== null)
    .slice(0, 1);

/** "flashcards: dog, cat, cow". */
function readListed(prompt: string): AskedSheet | null {
  const sheet = SHEET_OF_LIST.exec(prompt);
  if (sheet === null) return null;
  const listed = listedIn(prompt.slice(sheet.index + sheet[0].length));
  if (listed.length < 3) return null;
  return {
    title: null,
    arrangement: 'grid',
    cells: listed.map((item) => cellOf(item)),
    said: listed,
  };
}

/** @param kind what the thing is where its name is no noun: "happy" is a happy emoji */
function cellOf(item: string, kind = ''): AskedCell {
  const name = item.toLowerCase();
  return { label: capitalized(name), thing: `${name}${kind}` };
}

const headed = (word: string, letter: string): AskedCell => ({
  ...cellOf(word),
  heading: letter.toUpperCase(),
});

/** What a text lists after "with", "of" or a colon. */
function listedIn(text: string): string[] {
  const list = /^[^,:]*?(?:[:,]|\b(?:with|showing|of|including|from)\b)(.*)$/iu.exec(text)?.[1];
  if (list === undefined) return [];
  const items = list
    .split(/\s*(?:,|;|→|->|\band\b|&|\bthen\b|\bto\b)\s*/iu)
    .map((item) =>
      item.replaceAll(/^(?:an? |the |with |\d+ )+|[.!]+$|\s+(?:in|on|for|with) .*$/giu, '').trim(),
    );
  return items
    .filter((item) => /^\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(item))
    .slice(0, MOST_LISTED);
}
