import type { AskedCell, AskedSheet } from './divided-sheet.ts';

type Sum = readonly [left: number, right: number];

interface Arithmetic {
  readonly names: RegExp;
  readonly title: string;
  readonly sign: string;
  readonly sums: readonly Sum[];
}

/** Sums for those who begin to reckon. The first that is named counts. */
const KINDS: readonly Arithmetic[] = [
  {
    names: /\b(?:addition|adding)\b/iu,
    title: 'Addition',
    sign: '+',
    sums: [
      [2, 3],
      [4, 1],
      [5, 2],
      [3, 3],
      [6, 4],
      [7, 2],
      [1, 8],
      [5, 5],
      [4, 6],
      [8, 3],
    ],
  },
  {
    names: /\b(?:subtraction|subtracting)\b/iu,
    title: 'Subtraction',
    sign: '−',
    sums: [
      [5, 2],
      [4, 1],
      [7, 3],
      [6, 6],
      [9, 4],
      [8, 2],
      [10, 5],
      [3, 2],
      [9, 7],
      [10, 8],
    ],
  },
  {
    names: /\b(?:multiplication|multiplying|times tables?)\b/iu,
    title: 'Multiplication',
    sign: '×',
    sums: [
      [2, 3],
      [4, 5],
      [3, 3],
      [6, 2],
      [5, 7],
      [4, 4],
      [8, 3],
      [9, 2],
      [6, 6],
      [7, 8],
    ],
  },
  {
    names: /\b(?:division|dividing)\b/iu,
    title: 'Division',
    sign: '÷',
    sums: [
      [6, 2],
      [8, 4],
      [9, 3],
      [10, 5],
      [12, 4],
      [15, 3],
      [16, 8],
      [20, 5],
      [18, 6],
      [24, 3],
    ],
  },
];
const PAGE = /\b(?:worksheets?|flash ?cards?|practice (?:page|sheet))\b/iu;
/** "times tables poster", "7 times table": what is learned by heart stands there with its results. */
const TABLES =
  /\b(?:multiplication (?:tables?|charts?|posters?|grids?|squares?)|(?:(?<factor>[1-9]|10|11|12) )?times[- ]tables?(?: (?:charts?|posters?|grids?))?)(?!\p{L})/iu;
const LAST_FACTOR = 10;
/** A table in a room is a thing: "a child learning the times tables". */
const IS_LEARNED =
  /\b(?:\p{L}{2,}ing|on (?:an?|the) (?:black|white)?boards?|kids? (?:at|with|in)|teacher)\b/iu;

/** "multiplication table": each number times each; "7 times table": one number times each. */
function readTimesTable(prompt: string): AskedSheet | null {
  const match = PAGE.test(prompt) || IS_LEARNED.test(prompt) ? null : TABLES.exec(prompt);
  if (match === null) return null;
  const factor = Number(match.groups?.['factor'] ?? 0);
  const factors = Array.from({ length: LAST_FACTOR }, (_, i) => i + 1);
  const labels =
    factor > 0
      ? factors.map((each) => `${each} × ${factor} = ${each * factor}`)
      : factors.flatMap((row) => factors.map((column) => String(row * column)));
  return {
    title: factor > 0 ? `${factor} times table` : 'Multiplication table',
    arrangement: 'grid',
    cells: labels.map((label): AskedCell => ({ label, thing: null })),
    said: [match[0], 'numbers', 'numerals', 'digits', 'figures', 'colorful'],
  };
}
const OF_MATH = /\b(?:math|maths|mathematics|arithmetic)\b/iu;

/** "math worksheet about addition": sums with a line for each result. */
export function readSums(prompt: string): AskedSheet | null {
  const table = readTimesTable(prompt);
  if (table !== null) return table;
  if (!PAGE.test(prompt)) return null;
  const isMath = OF_MATH.test(prompt) && /\bworksheets?\b/iu.test(prompt);
  const named = KINDS.find(({ names }) => names.test(prompt));
  const kind = named ?? (isMath && !/\bcount/iu.test(prompt) ? KINDS[0] : undefined);
  if (kind === undefined) return null;
  const { names, title, sign, sums } = kind;
  const cells = sums.map(([left, right]): AskedCell => ({
    label: `${left} ${sign} ${right} = ___`,
    thing: null,
  }));
  return {
    title,
    arrangement: 'grid',
    cells,
    said: [names.exec(prompt)?.[0] ?? '', 'math', 'maths', 'practice', 'problems', 'sums'],
  };
}
