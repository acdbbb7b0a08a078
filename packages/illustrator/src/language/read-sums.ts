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
const TABLES = /\b(?:multiplication|times tables?) (?:posters?|charts?)\b/iu;
const OF_MATH = /\b(?:math|maths|mathematics|arithmetic)\b/iu;

/** "math worksheet about addition": sums with a line for each result. */
export function readSums(prompt: string): AskedSheet | null {
  if (!PAGE.test(prompt) && !TABLES.test(prompt)) return null;
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
