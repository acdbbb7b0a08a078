import { expect, it } from 'vitest';

const files = import.meta.glob<{ readonly texts: unknown }>('./fr/*.ts', { eager: true });

/** Stand for what functions are given: they say one thing of one, and another of more. */
const VALUES: readonly unknown[] = [
  1,
  5,
  ['mot', 'autre mot'],
  { minimum: 8, words: ['mot', 'autre mot'] },
];

function saidBy(text: (...values: readonly unknown[]) => unknown): string[] {
  const said = VALUES.flatMap((value) => {
    try {
      return sentencesIn(text(value, value, value));
    } catch {
      return [];
    }
  });
  expect(said).not.toEqual([]);
  return said;
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return saidBy(value as Parameters<typeof saidBy>[0]);
  return Object.values(value ?? {}).flatMap((part) => sentencesIn(part));
}

/** No line may begin with such a mark: only a narrow no-break space (U+202F) stands before it. */
const LOOSE_MARK = /(?<!\u202F)[;!?»]|(?<!\u202F):(?!\/\/|\d)|«(?!\u202F)/u;

it.each(Object.entries(files))('has narrow spaces beside its marks: %s', (_, { texts }) => {
  const sentences = sentencesIn(texts);
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => LOOSE_MARK.test(sentence))).toEqual([]);
});

it.each(['Déjà\u202F? «\u202FOui\u202F» : non', 'Non !', 'Non!', '« Oui\u202F»', 'Oui ; non'])(
  'notices a loose mark: %s',
  (sentence) => expect(sentence).toMatch(LOOSE_MARK),
);

it.each(['«\u202FOui\u202F»\u202F: non\u202F!', 'https://a.example', 'En 16:9'])(
  'lets be: %s',
  (sentence) => expect(sentence).not.toMatch(LOOSE_MARK),
);
