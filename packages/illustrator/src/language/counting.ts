import { capitalized } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const NUMBER = `(?:\\d{1,2}|${Object.keys(WORDS).join('|')})`;
const END =
  '(?:[\\s,.!…-]*(?:and |then )?(?<end>go+|blast ?off|lift ?off|start|boom|fire|happy new year)\\b!*)?';
const EACH = new RegExp(`\\b${NUMBER}\\b`, 'giu');
const LIST = new RegExp(`\\b${NUMBER}(?:[\\s,.…-]+${NUMBER}){2,10}\\b${END}`, 'iu');
const COUNTS = '(?:count(?:s|ing)?(?: (?:down|up))?|count ?downs?)';
const COUNTS_WORD = new RegExp(`\\b${COUNTS}\\b`, 'iu');
const RANGE = new RegExp(
  `\\b${COUNTS}(?: \\p{L}+)?? from (?<first>${NUMBER})(?: (?:down |up )?to (?<last>${NUMBER}))?\\b${END}|\\b(?<start>${NUMBER}) (?:second |seconds )?${COUNTS}\\b`,
  'iu',
);
/** More could not be read in a loop. */
const MOST = 11;
const BETWEEN = ' · ';

const valueOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text);

const isInSteps = (numbers: readonly number[]): boolean => {
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return (
    Math.abs(step) === 1 && numbers.every((n, i) => i === 0 || n - (numbers[i - 1] ?? 0) === step)
  );
};

function captionOf(numbers: readonly number[], end: string | undefined): string {
  const last = end === undefined ? [] : [`${capitalized(end)}!`];
  return [...numbers.map(String), ...last].join(BETWEEN);
}

/** "countdown 3 2 1 go", "counting from 1 to 5": the numbers, which a loop shows one after the other. */
export function readCounting(prompt: string): TakenText | null {
  const list = LIST.exec(prompt);
  const numbers = (list?.[0].match(EACH) ?? []).map(valueOf);
  if (list !== null && isInSteps(numbers)) {
    const caption = captionOf(numbers, list.groups?.['end']);
    return { caption, rest: prompt.replace(list[0], ' ').replace(COUNTS_WORD, ' ') };
  }
  const range = RANGE.exec(prompt);
  if (range === null) return null;
  const { first, last, start, end } = range.groups ?? {};
  const from = valueOf(first ?? start ?? '');
  const to = last === undefined ? 1 : valueOf(last);
  const count = Math.abs(to - from) + 1;
  if (count < 3 || count > MOST) return null;
  const counted = Array.from({ length: count }, (_, i) => from + Math.sign(to - from) * i);
  return { caption: captionOf(counted, end), rest: prompt.replace(range[0], ' ') };
}

/** The texts of a caption that counts, one after the other; null for any other caption. */
export function countedTexts(caption: string): readonly string[] | null {
  const [title = '', ...details] = caption.split('\n');
  const texts = title.split(BETWEEN);
  const numbers = texts.filter((text) => /^\d+$/.test(text)).map(Number);
  const isCounting = numbers.length >= texts.length - 1 && numbers.length > 2 && isInSteps(numbers);
  return isCounting ? [...texts, ...details] : null;
}
