import type { ReadWords } from './accounted-words.ts';
import type { Item, SenseKind } from './sense.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Grammar, and words that only place what others name. */
const SILENT: ReadonlySet<SenseKind> = new Set<SenseKind>([
  'filler',
  'determiner',
  'conjunction',
  'negation',
  'relation',
  'position',
]);

const ONE: ReadonlySet<string> = new Set(['a', 'an', 'one', 'some']);

/** They say nothing of who it is. */
const ANYBODY = /^(?:someone|somebody)$/;

/**
 * Keeps account of every word while a prompt is read. What no part of the reader has claimed as drawn
 * is not drawn: so no word is dropped in silence.
 */
export class WordAccount {
  readonly #drawnAs = new Map<Item, string | null>();
  readonly #together = new Map<Item, string>();
  readonly #rejected = new Set<Item>();

  /** @param as what is drawn instead; null: the thing itself */
  draw(item: Item, as: string | null = null): void {
    const known = this.#drawnAs.get(item);
    if (known === undefined || as === null) this.#drawnAs.set(item, as);
  }

  drawAll(items: Iterable<Item>): void {
    for (const item of items) this.draw(item);
  }

  /** What is left out because the prompt says so: "no people" is in the picture, "people" is not. */
  leaveOut(item: Item, negation: Item | null): void {
    this.draw(item);
    if (negation === null) return;
    // "nobody there" says both in one.
    const isOne = negation.source === item.source;
    this.#together.set(item, isOne ? item.source : `${negation.source} ${item.source}`);
  }

  /** The picture does not show it, whatever else is said of it. */
  reject(item: Item): void {
    this.#rejected.add(item);
  }

  /** It is about the request: in none of the lists. */
  dismiss(item: Item): void {
    this.#together.set(item, '');
  }

  /** Words that are reported as one: "green eyes". */
  rejectTogether(items: readonly Item[]): void {
    const [first, ...others] = items;
    if (!first) return;
    this.#rejected.add(first);
    this.#together.set(first, items.map(({ source }) => source).join(' '));
    for (const item of others) this.#together.set(item, '');
  }

  /** Takes over what is known of other words of the same prompt. */
  absorb(other: WordAccount): void {
    for (const [item, as] of other.#drawnAs) this.#drawnAs.set(item, as);
    for (const [item, text] of other.#together) this.#together.set(item, text);
    for (const item of other.#rejected) this.#rejected.add(item);
  }

  isDrawn(item: Item): boolean {
    return this.#drawnAs.has(item) && !this.#rejected.has(item);
  }

  /** "gato callejero" is read as "stray cat": where the cat is drawn, the picture shows what was said. */
  #isPartOfDrawn(item: Item, sentence: readonly Item[]): boolean {
    return (
      item.senses.length === 0 &&
      sentence.some(
        (other) =>
          other.source === item.source &&
          other.text !== item.text &&
          other.senses[0]?.kind === 'noun' &&
          this.isDrawn(other),
      )
    );
  }

  /** The three lists of a sentence. */
  summarize(sentence: readonly Item[]): ReadWords {
    const notDrawn = new Set<string>();
    const standIns = new Map<string, string>();
    const drawn = new Set<string>();
    for (const item of sentence) {
      const source = this.#together.get(item) ?? item.source;
      if (item.isBreak || source === '') continue;
      const as = this.#rejected.has(item) ? undefined : this.#drawnAs.get(item);
      // A word is no stand-in for itself.
      if (as === null || as === source.toLowerCase()) drawn.add(source);
      else if (as !== undefined) standIns.set(source, as);
      else if (this.#isPartOfDrawn(item, sentence)) continue;
      else if (this.#rejected.has(item) || isTelling(item)) notDrawn.add(source);
    }
    return {
      drawn: [...drawn].filter((word) => !notDrawn.has(word) && !standIns.has(word)),
      standIns: [...standIns]
        .filter(([word]) => !notDrawn.has(word))
        .map(([word, as]) => ({ word, as })),
      notDrawn: [...notDrawn],
    };
  }
}

function isTelling({ senses, text }: Item): boolean {
  if (senses.length === 0) return true;
  if (ANYBODY.test(text)) return false;
  // "create an image": a request, although to create is also a verb.
  const isRequest = STOP_WORDS.has(text) && senses.every(({ kind }) => kind !== 'noun');
  return !isRequest && !ONE.has(text) && senses.some(({ kind }) => !SILENT.has(kind));
}
