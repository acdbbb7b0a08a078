import type { PromptPolicy } from './prompt-policy.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { Phrase, Rules, Word } from './rules.ts';

type WordPhrase = Extract<Phrase, { words: unknown }>;

/** Finds phrases in a reading; built once and used for every prompt. */
class PhraseFinder {
  readonly #byFirstWord = new Map<string, WordPhrase[]>();
  /** By their first two letters. */
  readonly #byBeginning = new Map<string, WordPhrase[]>();
  readonly #unspaced: Extract<Phrase, { unspaced: string }>[] = [];

  constructor(phrases: Iterable<Phrase>) {
    for (const phrase of phrases) {
      if ('unspaced' in phrase) this.#unspaced.push(phrase);
      else this.#add(phrase);
    }
  }

  #add(phrase: WordPhrase): void {
    const [first] = phrase.words;
    if (first === undefined) return;
    if (first.isBeginning) append(this.#byBeginning, first.text.slice(0, 2), phrase);
    else append(this.#byFirstWord, first.text, phrase);
  }

  *find({ words, unspaced }: Reading): Generator<Phrase> {
    for (const at of words.keys()) yield* this.findAt(words, at);
    for (const phrase of this.#unspaced) if (unspaced.includes(phrase.unspaced)) yield phrase;
  }

  *findAt(words: readonly string[], at: number): Generator<WordPhrase> {
    const word = words[at] ?? '';
    const candidates = [
      ...(this.#byFirstWord.get(word) ?? []),
      ...(this.#byBeginning.get(word.slice(0, 2)) ?? []),
      ...(word.length > 1 ? (this.#byBeginning.get(word.charAt(0)) ?? []) : []),
    ];
    for (const phrase of candidates) if (matchesAt(phrase.words, words, at)) yield phrase;
  }

  /** The reading without these phrases. A comma ends a phrase: `nude, pink hair` is not `nude pink`. */
  without({ words, breaks, unspaced }: Reading): Reading {
    const left = [...words];
    for (const at of words.keys()) {
      for (const { words: found } of this.findAt(words, at)) {
        const isBroken = found.some((_, index) => index > 0 && breaks.has(at + index));
        // An empty word keeps the words around it from becoming adjacent.
        if (!isBroken) left.fill('', at, at + found.length);
      }
    }
    const rest = this.#unspaced.reduce(
      (text, phrase) => text.replaceAll(phrase.unspaced, ' '),
      unspaced,
    );
    return { words: left, breaks, unspaced: rest };
  }
}

function append(index: Map<string, WordPhrase[]>, key: string, phrase: WordPhrase): void {
  index.set(key, [...(index.get(key) ?? []), phrase]);
}

function matchesAt(phrase: readonly Word[], words: readonly string[], at: number): boolean {
  return phrase.every(({ text, isBeginning }, index) => {
    const word = words[at + index];
    return word !== undefined && (isBeginning ? word.startsWith(text) : word === text);
  });
}

/** Refuses words and combinations of words, in all of their readings. */
export function denyList({ allowed, rules }: Rules): PromptPolicy {
  const exceptions = new PhraseFinder(allowed);
  const finder = new PhraseFinder(new Set(rules.flatMap(({ parts }) => parts.flat())));
  return {
    check(prompt) {
      const found = new Set<Phrase>();
      for (const reading of readingsOf(prompt)) {
        for (const phrase of finder.find(exceptions.without(reading))) found.add(phrase);
      }
      if (found.size === 0) return null;
      const broken = rules.find(({ parts }) =>
        parts.every((part) => part.some((phrase) => found.has(phrase))),
      );
      return broken?.kind ?? null;
    },
  };
}
