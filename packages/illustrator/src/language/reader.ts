import { MATERIALS } from './adjectives.ts';
import { COSTUMES, COSTUMES_OF_WORDS } from './costumes.ts';
import {
  isAnimal,
  isAnimate,
  isBuilding,
  isContainer,
  isIngredient,
  isWorn,
} from './kinds-of-things.ts';
import { PORTIONS } from './numbers.ts';
import { singular } from './inflection.ts';
import type { Said } from './places.ts';
import { has, type Item, type Position, type SenseKind, senseOf } from './sense.ts';
import type { RelationName, SettingName, StyleName, TimeOfDay, WeatherName } from './spec.ts';
import { Cast, type Modifiers, noModifiers } from './subjects.ts';
import type { Verb } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

interface PendingRelation {
  readonly kind: RelationName | 'with';
  readonly reversed: boolean;
  /** From a verb's object; a preposition behind the verb says it better. */
  readonly fromVerb: boolean;
}

const BACKDROP_WORDS = new Set(['background', 'backdrop', 'bg', 'backgrounds', 'wall']);
const OBLIQUE = new Set(['from', 'to', 'for', 'off', 'out', 'via', 'during', 'like']);
/** What follows is a look, not a thing: "dressed as a pirate". */
const LIKENESSES = new Set(
  'made of,made out of,made from,built from,built out of,shaped like,in the shape of,dressed as,dressed like,dressed up as,looks like,looking like,disguised as'.split(
    ',',
  ),
);
/** Said behind a kind, they add nothing: "a hibiscus flower", "a golden retriever puppy". */
const GENERIC_NOUNS = new Set([
  'flower',
  'tree',
  'plant',
  'bird',
  'fish',
  'animal',
  'fruit',
  'bug',
]);
const COPULAS = new Set(['is', 'are', 'was', 'in', 'colored', 'coloured', 'painted']);

/**
 * Reads the items from left to right and keeps, like a person, what the sentence is about: the
 * heads (who acts), the last object, the words that wait for their noun.
 */
export class Reader {
  readonly cast = new Cast();
  readonly places: Said<SettingName>[] = [];
  readonly placeHints: Said<SettingName>[] = [];
  readonly styles: Said<StyleName>[] = [];
  readonly weather: WeatherName[] = [];
  readonly colours: string[] = [];
  readonly unknown: string[] = [];
  time: TimeOfDay | null = null;
  backdrop: string | null = null;

  readonly #items: readonly Item[];
  readonly #vocabulary: Vocabulary;
  readonly #positions: { readonly subject: number; readonly position: Position }[] = [];
  #modifiers: Modifiers = noModifiers();
  #heads: number[] = [];
  #lastAdded: number | null = null;
  #lastRelation: { readonly kind: RelationName; readonly to: number } | null = null;
  #pending: PendingRelation | null = null;
  /** "Under a tree, …": a place said before who is there. */
  #landmark: { readonly subject: number; readonly kind: RelationName } | null = null;
  #leadingVerb: Verb | null = null;
  /** "a wizard cat": the wand waits for the cat. */
  #costume: string | null = null;
  #negated = false;
  /** True once the heads act or are placed: a later noun begins something new. */
  #headsAreBusy = false;
  /** A determiner, number, colour or the like was said and its noun is still to come. */
  #phraseIsOpen = false;

  constructor(items: readonly Item[], vocabulary: Vocabulary) {
    this.#items = items;
    this.#vocabulary = vocabulary;
  }

  read(): void {
    this.#items.forEach((item, i) => this.#readItem(item, i));
    this.#settleColours(null);
    this.#placeByPosition();
    this.cast.handOutTools();
  }

  #readItem(item: Item, i: number): void {
    if (item.isBreak) return this.#readBreak();
    if (item.senses.length === 0 || has(item, 'undrawable')) return this.#readUnknown(item, i);
    this.#readAtmosphere(item, i);
    switch (this.#mainKind(item, i)) {
      case 'noun':
        return this.#readNoun(item, i);
      case 'verb':
        return this.#readVerb(item, i);
      case 'colour':
        return this.#readColour(item, i);
      case 'number':
      case 'gathering':
        return this.#readNumber(item);
      case 'size':
        this.#modifiers.scale *= senseOf(item, 'size')?.scale ?? 1;
        this.#phraseIsOpen = true;
        return;
      case 'relation':
        return this.#readRelation(item, i);
      case 'position':
        return this.#readPosition(item);
      case 'setting':
      case 'time':
      case 'weather':
      case 'style':
        return this.#readPlace(item, i);
      case 'determiner':
        this.#modifiers.determiner = item.text === 'another' ? 'another' : 'definite';
        this.#phraseIsOpen = true;
        return;
      case 'adjective':
        this.#phraseIsOpen = true;
        return;
      case 'negation':
        this.#negated = true;
        return;
      case 'conjunction':
        this.#negated = false;
        return;
      case 'undrawable':
      case 'filler':
        // "launching from the moon": the moon is not what is launched.
        if (OBLIQUE.has(item.text) && this.#pending?.fromVerb) {
          this.#pending = { kind: 'beside', reversed: false, fromVerb: false };
        }
        return;
    }
  }

  // ---- which of its meanings a word has here

  #mainKind(item: Item, i: number): SenseKind {
    const kinds = item.senses.map((sense) => sense.kind);
    const [first = 'filler'] = kinds;
    if (kinds.length === 1) return first;
    if (has(item, 'gathering') && this.#items[i + 1]?.text === 'of') return 'gathering';
    if (has(item, 'colour') && has(item, 'noun')) {
      return this.#isColourHere(i) ? 'colour' : 'noun';
    }
    if (has(item, 'colour')) return 'colour';
    if (has(item, 'size') && (has(item, 'noun') || has(item, 'adjective'))) {
      return this.#leadsToNoun(i + 1) ? 'size' : has(item, 'noun') ? 'noun' : 'size';
    }
    if (has(item, 'noun') && has(item, 'verb')) return this.#isVerbHere(i) ? 'verb' : 'noun';
    if (has(item, 'style') && has(item, 'verb')) return this.#isVerbHere(i) ? 'verb' : 'style';
    const order: SenseKind[] = ['noun', 'verb', 'number', 'size', 'relation', 'setting', 'time'];
    return order.find((kind) => kinds.includes(kind)) ?? first;
  }

  /** "an orange cat", "pink and orange", but "an orange on a table". */
  #isColourHere(i: number): boolean {
    if (this.#leadsToNoun(i + 1) || BACKDROP_WORDS.has(this.#items[i + 1]?.text ?? '')) return true;
    const after = this.#items[i + 1];
    if (has(after, 'setting') && !after?.isBreak) return true;
    if (has(after, 'conjunction') && has(this.#items[i + 2], 'colour')) return true;
    const before = this.#items[i - 1];
    return has(before, 'conjunction') && has(this.#items[i - 2], 'colour');
  }

  #isVerbHere(i: number): boolean {
    if (this.#phraseIsOpen) return false;
    const before = this.#items[i - 1];
    if (has(before, 'relation')) return false;
    return this.#heads.length > 0;
  }

  /** Whether a noun follows with nothing but its own modifiers before it. */
  #leadsToNoun(from: number): boolean {
    for (let i = from; i < this.#items.length; i++) {
      const item = this.#items[i];
      if (!item || item.isBreak) return false;
      if (has(item, 'noun')) return true;
      const modifying = ['adjective', 'colour', 'size', 'weather', 'style', 'number'] as const;
      const isModifier = modifying.some((kind) => has(item, kind));
      const joinsColours = item.text === 'and' && has(this.#items[i + 1], 'colour');
      if (has(item, 'time') || has(item, 'setting')) {
        // "snowy forest fox", "night train": at most one such word before the noun.
        return has(this.#items[i + 1], 'noun');
      }
      if (!isModifier && !joinsColours) return false;
    }
    return false;
  }

  // ---- the kinds of words

  #readBreak(): void {
    this.#settleColours(null);
    this.#pending = null;
    this.#negated = false;
    this.#modifiers = noModifiers();
    this.#phraseIsOpen = false;
  }

  #readUnknown(item: Item, i: number): void {
    if (this.#isPortion(item, i)) return;
    if (!this.#negated) this.#report(item.source);
    if (has(this.#items[i + 1], 'noun')) return;
    this.#pending = null;
    this.#phraseIsOpen = false;
    this.#settleColours(null);
    this.#modifiers = noModifiers();
  }

  #readAtmosphere(item: Item, i: number): void {
    if (this.#negated) return;
    const isVerb = has(item, 'verb') && this.#mainKind(item, i) === 'verb';
    for (const sense of item.senses) {
      if (sense.kind === 'weather' && !this.weather.includes(sense.weather)) {
        this.weather.push(sense.weather);
      } else if (sense.kind === 'time') this.time ??= sense.time;
      else if (sense.kind === 'style' && !isVerb && !this.#isPatternOf(item, i)) {
        this.styles.push({ value: sense.style, source: item.source });
      } else if (sense.kind === 'setting') {
        const said = sense.hint ? this.placeHints : this.places;
        said.push({ value: sense.setting, source: item.source });
      }
    }
  }

  /** "a black and white cat" is no film noir. */
  #isPatternOf(item: Item, i: number): boolean {
    if (item.text !== 'black and white') return false;
    if (!has(this.#items[i + 1], 'noun')) return false;
    this.colours.push('black', 'white');
    return true;
  }

  #readPlace(item: Item, i: number): void {
    this.#negated = false;
    if (this.#leadsToNoun(i + 1)) return;
    const isAdjective = /y$|ed$/.test(item.text) && !has(item, 'setting');
    if (isAdjective && !this.#phraseIsOpen) return;
    if (has(this.#items[i + 1], 'setting')) return;
    this.#pending = null;
    this.#phraseIsOpen = false;
    this.#settleColours(null);
    this.#modifiers = noModifiers();
  }

  #readNumber(item: Item): void {
    const count = senseOf(item, 'number')?.count ?? senseOf(item, 'gathering')?.count ?? 1;
    if (item.text === 'a' || item.text === 'an') this.#modifiers.determiner ??= 'indefinite';
    else if (count > 1 || this.#modifiers.count === null) this.#modifiers.count = count;
    this.#phraseIsOpen = true;
  }

  #readColour(item: Item, i: number): void {
    const colour = senseOf(item, 'colour')?.colour ?? item.text;
    if (this.#negated) return;
    if (!this.colours.includes(colour)) this.colours.push(colour);
    const next = this.#items[i + 1];
    if (BACKDROP_WORDS.has(next?.text ?? '') && next?.text !== 'wall') {
      this.backdrop ??= colour;
      this.#pending = null;
      this.#modifiers = noModifiers();
      return;
    }
    if (this.#leadsToNoun(i + 1) || has(next, 'setting')) {
      this.#modifiers.colours.push(colour);
      this.#phraseIsOpen = true;
    } else if (has(next, 'conjunction') && has(this.#items[i + 2], 'colour')) {
      this.#modifiers.colours.push(colour);
    } else this.#settleColours(this.#saysHowItIs(i) ? colour : null);
  }

  /** "the car is red", "a car in red", "painted blue". */
  #saysHowItIs(i: number): boolean {
    for (let at = i - 1; at >= 0 && at >= i - 5; at--) {
      const item = this.#items[at];
      if (COPULAS.has(item?.text ?? '')) return true;
      const isBetween =
        has(item, 'colour') ||
        has(item, 'conjunction') ||
        has(item, 'adjective') ||
        has(item, 'filler');
      if (!isBetween) return false;
    }
    return false;
  }

  /** Colours that found no noun: the last thing takes one when the sentence says so. */
  #settleColours(colour: string | null): void {
    if (colour !== null && this.#lastAdded !== null && !this.cast.isColoured(this.#lastAdded)) {
      this.cast.paint(this.#lastAdded, this.#modifiers.colours[0] ?? colour);
    }
    this.#modifiers.colours = [];
  }

  #readRelation(item: Item, i: number): void {
    const sense = senseOf(item, 'relation');
    if (!sense) return;
    this.#negated = false;
    this.#settleColours(null);
    this.#modifiers = noModifiers();
    this.#phraseIsOpen = false;
    const ridesOn =
      this.#pending?.fromVerb &&
      this.#pending.kind === 'ride' &&
      (sense.relation === 'on' || sense.relation === 'in' || sense.relation === 'inside');
    if (ridesOn && this.#pending) this.#pending = { ...this.#pending, fromVerb: false };
    else {
      this.#pending = { kind: sense.relation, reversed: sense.reversed, fromVerb: false };
    }
    if (this.#leadsToPlace(i + 1)) this.#pending = null;
  }

  /** Whether what follows is a setting, which stands around everything anyway. */
  #leadsToPlace(from: number): boolean {
    for (let i = from; i < this.#items.length; i++) {
      const item = this.#items[i];
      if (!item || item.isBreak || has(item, 'noun')) return false;
      if (has(item, 'setting')) return !this.#leadsToNoun(i + 1);
      if (has(item, 'relation') || item.senses.length === 0) return false;
    }
    return false;
  }

  #readPosition(item: Item): void {
    const position = senseOf(item, 'position')?.position;
    if (position && this.#lastAdded !== null) {
      this.#positions.push({ subject: this.#lastAdded, position });
      this.#heads = [this.#lastAdded];
    }
    this.#pending = null;
  }

  #readVerb(item: Item, i: number): void {
    const verb = senseOf(item, 'verb')?.verb;
    if (!verb) return;
    if (this.#negated) return;
    if (this.#isPremodifier(item, i)) {
      this.#modifiers.verb ??= verb;
      this.#phraseIsOpen = true;
      return;
    }
    this.#settleColours(null);
    this.#modifiers = noModifiers();
    this.#phraseIsOpen = false;
    const doers = this.#doers(i);
    if (doers.length === 0) {
      if (verb.motion !== null || verb.tool) this.#leadingVerb ??= verb;
      return;
    }
    this.#heads = doers;
    for (const doer of doers) this.cast.act(doer, verb);
    this.#headsAreBusy = true;
    this.#lastRelation = null;
    this.#pending = verb.object && { kind: verb.object, reversed: false, fromVerb: true };
  }

  /** "a dancing fox", not "a fox dancing". */
  #isPremodifier(item: Item, i: number): boolean {
    if (!/(ing|ed|en)$/.test(item.text) || !this.#leadsToNoun(i + 1)) return false;
    if (this.#phraseIsOpen) return true;
    const before = this.#items[i - 1];
    if (!before || has(before, 'relation')) return true;
    if (before.isBreak) return this.#heads.length === 0;
    if (has(before, 'conjunction')) return has(this.#items[i - 2], 'noun');
    return false;
  }

  /** The heads act, unless somebody alive was named since: "a castle with a dragon flying". */
  #doers(i: number): number[] {
    const last = this.#lastAdded;
    const before = this.#items[i - 1];
    const follows = has(before, 'noun') || has(before, 'filler') || has(before, 'position');
    if (last === null || this.#heads.includes(last) || !follows) return this.#heads;
    const isHeld = ['ride', 'hold', 'hug', 'on'].includes(this.#lastRelation?.kind ?? '');
    const headMoves = this.#heads.some((head) => this.cast.moves(head) !== null);
    const lastLives = this.#isAnimate(last);
    const headsLive = this.#heads.some((head) => this.#isAnimate(head));
    if (lastLives && (!headsLive || (headMoves && !isHeld))) return [last];
    if (lastLives && !isHeld && this.#lastRelation) return [last];
    return this.#heads;
  }

  // ---- nouns

  #readNoun(item: Item, i: number): void {
    if (this.#isPortion(item, i)) return;
    const glyph = senseOf(item, 'noun')?.glyph ?? null;
    if (this.#negated || glyph === null) return this.#endPhrase();
    const next = this.#items[i + 1];
    if (MATERIALS.has(item.text) && has(next, 'noun')) return;
    if (this.#isGenericAfter(item, glyph, this.#items[i - 1])) {
      if (item.isPlural && this.#lastAdded !== null) this.cast.multiply(this.#lastAdded);
      return;
    }
    if (this.#isLikeness(i)) {
      this.#report(item.source);
      return this.#endPhrase();
    }
    if (this.#describes(item, glyph, i)) {
      this.#report(item.source);
      return;
    }
    const costume = COSTUMES_OF_WORDS[singular(item.text)] ?? COSTUMES[glyph];
    if (costume !== undefined && this.#dressesUp(i, costume)) return;
    const added = this.cast.add(glyph, item, this.#modifiers);
    if (added.length === 0) this.#report(item.source);
    else this.#joinScene(added, i);
    if (this.#costume !== null) {
      for (const index of added) this.cast.equip(index, this.#costume);
      this.#costume = null;
    }
    this.#endPhrase();
  }

  /** "a penguin DJ", "a wizard cat": one animal, dressed up. */
  #dressesUp(i: number, costume: string): boolean {
    const isAnimalAt = (at: number): boolean => {
      const glyph = senseOf(this.#items[at], 'noun')?.glyph;
      return !!glyph && isAnimal(glyph, this.#vocabulary);
    };
    if (isAnimalAt(i - 1) && this.#lastAdded !== null) {
      this.cast.equip(this.#lastAdded, costume);
      return true;
    }
    if (!isAnimalAt(i + 1)) return false;
    this.#costume = costume;
    return true;
  }

  #endPhrase(): void {
    this.#modifiers = noModifiers();
    this.#pending = null;
    this.#phraseIsOpen = false;
    this.#negated = false;
  }

  /** "chocolate cake", "heart shaped": the first is not there by itself. */
  #describes(item: Item, glyph: string, i: number): boolean {
    const next = this.#items[i + 1];
    if (next?.text === 'shaped') return true;
    const nextGlyph = senseOf(next, 'noun')?.glyph;
    // "happy birthday balloons" is a greeting, not an ingredient.
    if (has(item, 'weather') || has(item, 'time')) return false;
    if (!nextGlyph || item.isPlural || this.#isGenericAfter(next, nextGlyph, item)) return false;
    return (
      isIngredient(glyph, this.#vocabulary) &&
      !isAnimate(nextGlyph, this.#vocabulary) &&
      !isBuilding(nextGlyph, this.#vocabulary)
    );
  }

  #isGenericAfter(item: Item | undefined, glyph: string, before: Item | undefined): boolean {
    const kind = senseOf(before, 'noun')?.glyph;
    if (!item || !kind) return false;
    if (kind === glyph) return true;
    if (!GENERIC_NOUNS.has(singular(item.text))) return false;
    const family = (id: string): string =>
      (this.#vocabulary.categoryOf(id) ?? '').split('-')[0] ?? '';
    return family(kind) === family(glyph);
  }

  #isLikeness(i: number): boolean {
    let at = i - 1;
    while (
      ['determiner', 'number', 'adjective', 'colour', 'size'].some((kind) =>
        has(this.#items[at], kind as SenseKind),
      )
    )
      at--;
    return LIKENESSES.has(this.#items[at]?.text ?? '');
  }

  /** "two cups of coffee": the number passes on to the coffee. */
  #isPortion(item: Item, i: number): boolean {
    if (!PORTIONS.has(singular(item.text)) || this.#items[i + 1]?.text !== 'of') return false;
    let at = i + 2;
    while (
      has(this.#items[at], 'determiner') ||
      this.#items[at]?.text === 'a' ||
      this.#items[at]?.text === 'an'
    )
      at++;
    if (!this.#leadsToNoun(at)) return false;
    if (item.isPlural) this.#modifiers.count ??= 3;
    return true;
  }

  #joinScene(added: readonly number[], i: number): void {
    const [first] = added;
    if (first === undefined) return;
    const before = this.#separatorBefore(i);
    if (this.#pending && this.#heads.length > 0) this.#relateHeads(added);
    else if (this.#pending && !this.#landmark && this.#leadingVerb === null) {
      this.#landmark = { subject: first, kind: this.#kindFor(this.#pending.kind, first, first) };
    } else if (before === 'conjunction' && this.#continuesRelation(first)) {
      const kind = this.#lastRelation?.kind ?? 'beside';
      for (const to of added) for (const from of this.#heads) this.cast.relate(from, to, kind);
    } else this.#becomeHeads(added, before);
    this.#lastAdded = added.at(-1) ?? first;
  }

  #becomeHeads(added: readonly number[], before: 'conjunction' | 'break' | 'none'): void {
    const joins = before !== 'none' && !this.#headsAreBusy;
    this.#heads = joins ? [...this.#heads, ...added] : [...added];
    if (!joins) this.#headsAreBusy = false;
    this.#lastRelation = null;
    if (this.#leadingVerb) {
      for (const head of added) this.cast.act(head, this.#leadingVerb);
      this.#leadingVerb = null;
    }
    if (this.#landmark) {
      for (const head of added) {
        this.cast.relate(head, this.#landmark.subject, this.#landmark.kind);
      }
    }
  }

  #relateHeads(added: readonly number[]): void {
    const pending = this.#pending;
    if (!pending) return;
    for (const other of added) {
      for (const head of this.#heads) {
        const kind = this.#kindFor(pending.kind, head, other);
        if (pending.reversed) this.cast.relate(other, head, kind);
        else this.cast.relate(head, other, kind);
        this.#lastRelation = { kind, to: other };
      }
    }
    this.#headsAreBusy = true;
  }

  /** "holding a balloon and a flower" goes on; "holding a balloon and a dog" does not. */
  #continuesRelation(next: number): boolean {
    const last = this.#lastRelation;
    return last !== null && this.#isAnimate(last.to) === this.#isAnimate(next);
  }

  #separatorBefore(i: number): 'conjunction' | 'break' | 'none' {
    for (let at = i - 1; at >= 0; at--) {
      const item = this.#items[at];
      if (!item || has(item, 'noun') || has(item, 'setting')) return 'none';
      if (item.text === 'and' || item.text === 'or') return 'conjunction';
      if (item.isBreak) {
        // ", and" is one separator.
        return 'break';
      }
      if (has(item, 'verb') || has(item, 'relation')) return 'none';
    }
    return 'none';
  }

  /** What "with" and "in" mean between these two. */
  #kindFor(kind: RelationName | 'with', from: number, to: number): RelationName {
    const glyph = this.cast.subjects[to]?.glyph ?? '';
    const fromLives = this.#isAnimate(from);
    if (kind === 'with' || kind === 'hold') {
      const isHeld = !isAnimate(glyph, this.#vocabulary) && !isBuilding(glyph, this.#vocabulary);
      return (fromLives || kind === 'hold') && isHeld ? 'hold' : 'beside';
    }
    if (kind === 'in') {
      if (fromLives && isWorn(glyph, this.#vocabulary) && glyph !== 'top-hat') return 'hold';
      if (isContainer(glyph, this.#vocabulary)) return 'inside';
    }
    if (kind === 'ride' && glyph === 'kite') return 'hold';
    return kind;
  }

  #isAnimate(index: number): boolean {
    return isAnimate(this.cast.subjects[index]?.glyph ?? '', this.#vocabulary);
  }

  // ---- afterwards

  /** "a cat on the left and a dog on the right", "with a castle in the background". */
  #placeByPosition(): void {
    const marked = new Set(this.#positions.map(({ subject }) => subject));
    for (const { subject, position } of this.#positions) {
      const others = this.cast.subjects.map((each, i) => i).filter((i) => i !== subject);
      const other = others.find((i) => !marked.has(i)) ?? others[0];
      if (other === undefined) continue;
      const isSaid = this.cast.relations.some(
        ({ from, to, kind }) =>
          from === other && to === subject && (kind === 'left' || kind === 'right'),
      );
      if (isSaid) continue;
      // "With a castle in the background": it is behind, no longer beside.
      if (position === 'behind' || position === 'front')
        this.cast.unrelate(other, subject, 'beside');
      this.cast.relate(subject, other, position);
    }
  }

  #report(source: string): void {
    if (!this.unknown.includes(source)) this.unknown.push(source);
  }
}
