import { MATERIALS } from './adjectives.ts';
import { Atmosphere } from './atmosphere.ts';
import { describesNext, repeatsPrevious } from './compounds.ts';
import { COSTUMES, COSTUMES_OF_WORDS } from './costumes.ts';
import { singular, singularPhrase } from './inflection.ts';
import { isAnimal, isAnimate, isBuilding, isWorn } from './kinds-of-things.ts';
import { meaningsOf } from './lexicon.ts';
import { BODY_PARTS } from './nouns/index.ts';
import { COMPANIES, GATHERINGS } from './numbers.ts';
import { relationBetween } from './relation-kind.ts';
import { has, type Item, type Position, type SenseKind, senseOf } from './sense.ts';
import { FLAVOURS, KIN } from './noun-modifiers.ts';
import { ROLE_TOOLS } from './role-tools.ts';
import * as sentenceAt from './sentence.ts';
import type { RelationName } from './spec.ts';
import { Cast, type Modifiers, noModifiers } from './subjects.ts';
import type { Verb } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { mainKind } from './word-choice.ts';

interface PendingRelation {
  readonly kind: RelationName | 'with';
  readonly reversed: boolean;
  /** Set when what follows is a verb's object; a preposition behind the verb says it better. */
  readonly verb: Verb | null;
}

const OBLIQUE = new Set(['from', 'to', 'for', 'off', 'out', 'via', 'during', 'like']);
/** Held by its head, an object does not act by itself. */
const HOLDING: ReadonlySet<RelationName | undefined> = new Set(['ride', 'hold', 'hug', 'on']);

/**
 * Reads the items from left to right and keeps, like a person, what the sentence is about: the
 * heads (who acts), the last object, the words that wait for their noun.
 */
export class Reader {
  readonly cast = new Cast();
  readonly atmosphere = new Atmosphere();
  readonly colours: string[] = [];
  readonly unknown: string[] = [];
  backdrop: string | null = null;

  readonly #sentence: sentenceAt.Sentence;
  readonly #vocabulary: Vocabulary;
  readonly #positions: {
    readonly subject: number;
    readonly position: Exclude<Position, 'atop'>;
  }[] = [];
  /** Who hugs, until it is clear whom. */
  readonly #embraces: (readonly [verb: Verb, doers: readonly number[]])[] = [];
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

  constructor(sentence: sentenceAt.Sentence, vocabulary: Vocabulary) {
    this.#sentence = sentence;
    this.#vocabulary = vocabulary;
  }

  read(): void {
    for (let i = 0; i < this.#sentence.length; i++) this.#readItem(i);
    for (const [verb, doers] of this.#embraces) this.#embrace(verb, doers);
    this.#placeByPosition();
    this.cast.handOutTools();
  }

  #readItem(i: number): void {
    const item = this.#sentence[i];
    if (!item) return;
    if (item.isBreak) return this.#closePhrase();
    if (item.senses.length === 0 || has(item, 'undrawable')) return this.#readUnknown(item, i);
    const kind = mainKind(this.#sentence, i, {
      phraseIsOpen: this.#phraseIsOpen,
      hasHeads: this.#heads.length > 0,
      expectsObject: this.#pending?.verb != null,
    });
    this.#readAtmosphere(item, i, kind);
    this.#readAs(kind, item, i);
  }

  #readAs(kind: SenseKind, item: Item, i: number): void {
    switch (kind) {
      case 'noun':
        return this.#readNoun(item, i);
      case 'verb':
        return this.#readVerb(item, i);
      case 'colour':
        return this.#readColour(item, i);
      case 'number':
      case 'gathering':
        return this.#readNumber(item, i);
      case 'size':
        this.#modifiers.scale *= senseOf(item, 'size')?.scale ?? 1;
        return this.#openPhrase();
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
        return this.#openPhrase();
      case 'adjective':
        return this.#openPhrase();
      case 'negation':
        this.#negated = true;
        return;
      case 'conjunction':
        this.#negated = false;
        return;
      case 'undrawable':
      case 'filler':
        // "launching from the moon": the moon is not what is launched.
        if (OBLIQUE.has(item.text) && this.#pending?.verb) {
          this.#pending = { kind: 'beside', reversed: false, verb: null };
        }
        return;
    }
  }

  // ---- phrases

  #openPhrase(): void {
    this.#phraseIsOpen = true;
  }

  /** Forgets what waited for a noun, keeps what the sentence is about. */
  #dropModifiers(): void {
    this.#modifiers = noModifiers();
    this.#phraseIsOpen = false;
  }

  #closePhrase(): void {
    this.#dropModifiers();
    this.#pending = null;
    this.#negated = false;
  }

  #report(source: string): void {
    if (!this.unknown.includes(source)) this.unknown.push(source);
  }

  #readUnknown(item: Item, i: number): void {
    if (this.#passOnPortion(item, i)) return;
    if (!this.#negated) this.#report(item.source);
    if (!has(this.#sentence[i + 1], 'noun')) this.#closePhrase();
  }

  /** "two cups of coffee": the number passes on to the coffee. */
  #passOnPortion(item: Item, i: number): boolean {
    if (!sentenceAt.isPortion(this.#sentence, i)) return false;
    if (item.isPlural) this.#modifiers.count ??= 3;
    return true;
  }

  // ---- place, hour, manner, colour, number

  #readAtmosphere(item: Item, i: number, kind: SenseKind): void {
    if (this.#negated) return;
    // "a black and white cat" is no film noir.
    const isPattern = item.text === 'black and white' && has(this.#sentence[i + 1], 'noun');
    if (isPattern) this.colours.push('black', 'white');
    this.atmosphere.note(item, kind !== 'verb' && !isPattern);
  }

  #readPlace(item: Item, i: number): void {
    if (this.#countsThings(item, i)) return;
    this.#negated = false;
    if (sentenceAt.leadsToNoun(this.#sentence, i + 1)) return;
    if (has(this.#sentence[i + 1], 'setting')) return;
    const isAdjective = /(y|ed)$/.test(item.text) && !has(item, 'setting');
    if (!isAdjective || this.#phraseIsOpen) this.#closePhrase();
  }

  /** "two hearts" are things; "hearts" are in the air. */
  #countsThings(item: Item, i: number): boolean {
    if (this.#negated || !has(item, 'weather') || (this.#modifiers.count ?? 0) < 2) return false;
    const noun = meaningsOf(singularPhrase(item.text)).find(({ kind }) => kind === 'noun');
    if (noun?.kind !== 'noun' || noun.glyph === null) return false;
    this.#addToCast(noun.glyph, item, i);
    this.#closePhrase();
    return true;
  }

  #readNumber(item: Item, i: number): void {
    if (this.#readCompany(item, i)) return;
    // "a new collection handbag" is one.
    const isGathering = has(item, 'gathering') && !has(item, 'number');
    if (isGathering && this.#sentence[i + 1]?.text !== 'of') return this.#openPhrase();
    const count = senseOf(item, 'number')?.count ?? senseOf(item, 'gathering')?.count ?? 1;
    if (item.text === 'a' || item.text === 'an') this.#modifiers.determiner ??= 'indefinite';
    else if (count > 1 || this.#modifiers.count === null) this.#modifiers.count = count;
    this.#openPhrase();
  }

  /** "a couple", "a fox family": a number with nothing to count is who is there. */
  #readCompany(item: Item, i: number): boolean {
    const next = this.#sentence[i + 1];
    if (next?.text === 'of' || sentenceAt.leadsToNoun(this.#sentence, i + 1)) return false;
    const word = singular(item.text);
    const company = COMPANIES[word];
    const animal = this.#lastAdded;
    const count = GATHERINGS[word] ?? (word === 'couple' ? 2 : null);
    if (count && animal !== null && has(this.#sentence[i - 1], 'noun') && this.#isAnimate(animal)) {
      this.cast.multiply(animal, count);
    } else if (!company) return false;
    else if (!this.#negated) {
      const modifiers = { ...this.#modifiers, count: null };
      const added = company.flatMap(([glyph, count]) =>
        this.cast.add(glyph, item, { ...modifiers, count }),
      );
      this.#joinScene(added, i, false);
    }
    this.#closePhrase();
    return true;
  }

  #readColour(item: Item, i: number): void {
    if (this.#negated) return;
    const colour = senseOf(item, 'colour')?.colour ?? item.text;
    if (!this.colours.includes(colour)) this.colours.push(colour);
    if (sentenceAt.isBeforeBackdrop(this.#sentence, i)) {
      this.backdrop ??= colour;
      return this.#closePhrase();
    }
    const isBeforeThing =
      sentenceAt.leadsToNoun(this.#sentence, i + 1) || has(this.#sentence[i + 1], 'setting');
    if (isBeforeThing || sentenceAt.isBeforeAnotherColour(this.#sentence, i)) {
      this.#modifiers.colours.push(colour);
      if (isBeforeThing) this.#openPhrase();
      return;
    }
    if (sentenceAt.saysHowItIs(this.#sentence, i) && this.#lastAdded !== null) {
      this.cast.paint(this.#lastAdded, this.#modifiers.colours[0] ?? colour);
    }
    this.#modifiers.colours = [];
  }

  // ---- relations and positions

  #readRelation(item: Item, i: number): void {
    const sense = senseOf(item, 'relation');
    if (!sense) return;
    this.#negated = false;
    this.#dropModifiers();
    const { relation, reversed } = sense;
    const following = this.#sentence[i + 1];
    if (relation === 'inside' && !reversed && (!following || following.isBreak)) {
      return this.#putLastInside();
    }
    const verbRelation = this.#pending?.verb ? this.#pending.kind : null;
    // "riding on a bicycle" is still riding it.
    const isRidden = verbRelation === 'ride' && ['on', 'in', 'inside'].includes(relation);
    const kind = isRidden ? 'ride' : relation;
    const isAtPlace = sentenceAt.leadsToPlace(this.#sentence, i + 1);
    // Over a city there is nothing to stand on.
    if (isAtPlace && relation === 'above') this.#hoverHeads();
    this.#pending = isAtPlace ? null : { kind, reversed, verb: null };
  }

  /** "a snow globe with a house inside". */
  #putLastInside(): void {
    const [head] = this.#heads;
    const inner = this.#lastAdded;
    if (head === undefined || inner === null || head === inner) return;
    this.cast.unrelate(head, inner, 'hold');
    this.cast.unrelate(head, inner, 'beside');
    this.cast.relate(inner, head, 'inside');
  }

  #hoverHeads(): void {
    for (const head of this.#heads) {
      if (!isBuilding(this.#glyphOf(head), this.#vocabulary)) this.cast.hover(head);
    }
  }

  #readPosition(item: Item): void {
    const position = senseOf(item, 'position')?.position;
    if (position === 'atop') this.#liftOntoHead();
    else if (position && this.#lastAdded !== null) {
      this.#positions.push({ subject: this.#lastAdded, position });
      this.#heads = [this.#lastAdded];
    }
    this.#pending = null;
  }

  /** "a turtle with a house on its back": the last one is carried, unless it is worn. */
  #liftOntoHead(): void {
    const [head] = this.#heads;
    const carried = this.#lastAdded;
    if (head === undefined || carried === null || head === carried) return;
    if (isWorn(this.#glyphOf(carried), this.#vocabulary)) return;
    this.cast.unrelate(head, carried, 'hold');
    this.cast.unrelate(head, carried, 'beside');
    this.cast.relate(carried, head, 'on');
  }

  /** "a cat on the left and a dog on the right", "with a castle in the background". */
  #placeByPosition(): void {
    const marked = new Set(this.#positions.map(({ subject }) => subject));
    for (const { subject, position } of this.#positions) {
      const others = this.cast.subjects.map((each, i) => i).filter((i) => i !== subject);
      const other = others.find((i) => !marked.has(i)) ?? others[0];
      if (other === undefined || this.cast.areSideBySide(other, subject)) continue;
      // What is in the background is no longer beside.
      if (position === 'behind' || position === 'front') {
        this.cast.unrelate(other, subject, 'beside');
      }
      this.cast.relate(subject, other, position);
    }
  }

  // ---- verbs

  #readVerb(item: Item, i: number): void {
    const verb = senseOf(item, 'verb')?.verb;
    if (!verb || this.#negated) return;
    if (this.#isPremodifier(item, i)) {
      this.#modifiers.verb ??= verb;
      return this.#openPhrase();
    }
    this.#dropModifiers();
    const doers = this.#doers(i);
    if (doers.length === 0) {
      // "leaves falling over a bench": it is not the bench that falls.
      if (has(this.#sentence[i - 1], 'weather')) return;
      if (verb.motion !== null || verb.tool) this.#leadingVerb ??= verb;
      return;
    }
    this.#heads = doers;
    for (const doer of doers) this.cast.act(doer, verb);
    if (verb.object === 'hug') this.#embraces.push([verb, doers]);
    this.#headsAreBusy = true;
    this.#lastRelation = null;
    this.#pending = verb.object && { kind: verb.object, reversed: false, verb };
  }

  /** "a bear and a fox hugging", "two children hugging": each other, when nobody else is named. */
  #embrace(verb: Verb, doers: readonly number[]): void {
    const isSettled = this.cast.relations.some(
      ({ from, kind }) => doers.includes(from) && (kind === verb.object || kind === 'hold'),
    );
    const [first] = doers;
    if (isSettled || first === undefined || !this.#isAnimate(first)) return;
    const second = doers[1] ?? this.cast.split(first);
    if (second !== null && this.#isAnimate(second)) this.cast.relate(first, second, 'hug');
  }

  /** "a dancing fox", not "a fox dancing". */
  #isPremodifier(item: Item, i: number): boolean {
    const isParticiple = /(ing|ed|en)$/.test(item.text);
    if (!isParticiple || !sentenceAt.leadsToNoun(this.#sentence, i + 1)) return false;
    if (this.#phraseIsOpen) return true;
    const before = this.#sentence[i - 1];
    if (!before || has(before, 'relation')) return true;
    if (before.isBreak) return this.#heads.length === 0;
    return has(before, 'conjunction') && has(this.#sentence[i - 2], 'noun');
  }

  /** The heads act, unless somebody alive was named since: "a castle with a dragon flying". */
  #doers(i: number): number[] {
    const last = this.#lastAdded;
    const before = this.#sentence[i - 1];
    const follows = has(before, 'noun') || has(before, 'filler') || has(before, 'position');
    if (last === null || this.#heads.includes(last) || !follows) return this.#heads;
    if (!this.#isAnimate(last)) return this.#heads;
    const isHeld = HOLDING.has(this.#lastRelation?.kind);
    const headsLive = this.#heads.some((head) => this.#isAnimate(head));
    const headsMove = this.#heads.some((head) => this.cast.moves(head));
    const isFree = !isHeld && (headsMove || this.#lastRelation !== null);
    return !headsLive || isFree ? [last] : this.#heads;
  }

  // ---- nouns

  #readNoun(item: Item, i: number): void {
    if (this.#passOnPortion(item, i)) return;
    const glyph = senseOf(item, 'noun')?.glyph ?? null;
    if (glyph === null) this.#reportOddPart(item);
    if (this.#negated || glyph === null) return this.#closePhrase();
    if (MATERIALS.has(item.text) && has(this.#sentence[i + 1], 'noun')) return;
    if (repeatsPrevious(this.#sentence, i, this.#vocabulary)) {
      if (item.isPlural && this.#lastAdded !== null) this.cast.multiply(this.#lastAdded);
      return;
    }
    if (sentenceAt.isLikeness(this.#sentence, i)) {
      this.#report(item.source);
      return this.#closePhrase();
    }
    if (describesNext(this.#sentence, i, this.#vocabulary)) return this.#readFlavour(item);
    if (this.#isKinOfNext(item, i)) return;
    const costume = COSTUMES_OF_WORDS[singular(item.text)] ?? COSTUMES[glyph];
    if (costume !== undefined && this.#dressesUp(i, costume)) return;
    this.#addToCast(glyph, item, i);
    this.#closePhrase();
  }

  /** "strawberry milkshake": what it is made of shows in its colour. */
  #readFlavour(item: Item): void {
    const colour = FLAVOURS[singular(item.text)];
    if (colour === undefined) return this.#report(item.source);
    if (this.#modifiers.colours.length === 0) this.#modifiers.colours.push(colour);
    this.#openPhrase();
  }

  /** "a burger with wings", "a girl with blue hair": what the picture does not show. */
  #reportOddPart(item: Item): void {
    if (this.#negated || !BODY_PARTS.has(item.text) || this.#heads.length === 0) return;
    const [colour] = this.#modifiers.colours;
    const isOdd = this.#pending && !this.#heads.some((head) => this.#isAnimate(head));
    if (colour !== undefined) this.#report(`${colour} ${item.source}`);
    else if (isOdd) this.#report(item.source);
  }

  /** "a mother penguin", "a baby fox": one animal. */
  #isKinOfNext(item: Item, i: number): boolean {
    const scale = KIN[item.text];
    const next = senseOf(this.#sentence[i + 1], 'noun')?.glyph;
    if (scale === undefined || !next || !isAnimal(next, this.#vocabulary)) return false;
    this.#modifiers.scale *= scale;
    this.#openPhrase();
    return true;
  }

  #addToCast(glyph: string, item: Item, i: number): void {
    const added = this.cast.add(glyph, item, this.#modifiers);
    if (added.length === 0) return this.#report(item.source);
    this.#joinScene(added, i, item.isPlural && this.#modifiers.count === null);
    const tool = ROLE_TOOLS[singularPhrase(item.text)];
    if (tool) for (const index of added) this.cast.equip(index, tool.glyph, tool.relation);
    if (this.#costume === null) return;
    for (const index of added) this.cast.equip(index, this.#costume);
    this.#costume = null;
  }

  /** "a penguin DJ", "a wizard cat": one animal, dressed up. */
  #dressesUp(i: number, costume: string): boolean {
    const isAnimalAt = (at: number): boolean => {
      const glyph = senseOf(this.#sentence[at], 'noun')?.glyph;
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

  /** Finds out what a new noun is to the others: an object, a landmark, or somebody new. */
  #joinScene(added: readonly number[], i: number, isVagueMany: boolean): void {
    const [first] = added;
    if (first === undefined) return;
    const separator = sentenceAt.separatorBefore(this.#sentence, i);
    if (this.#pending && this.#heads.length > 0) {
      this.#relateHeads(added, this.#pending);
      if (isVagueMany) this.cast.giveOneEach(this.#heads, first);
    } else if (this.#pending && !this.#landmark && this.#leadingVerb === null) {
      const kind = this.#kindBetween(this.#pending.kind, first, first);
      this.#landmark = { subject: first, kind };
    } else if (separator === 'conjunction' && this.#continuesRelation(first)) {
      const kind = this.#lastRelation?.kind ?? 'beside';
      for (const to of added) for (const from of this.#heads) this.cast.relate(from, to, kind);
    } else this.#becomeHeads(added, separator !== 'none' && !this.#headsAreBusy);
    this.#lastAdded = added.at(-1) ?? first;
  }

  #becomeHeads(added: readonly number[], joinsOthers: boolean): void {
    this.#heads = joinsOthers ? [...this.#heads, ...added] : [...added];
    if (!joinsOthers) this.#headsAreBusy = false;
    this.#lastRelation = null;
    for (const head of added) {
      if (this.#leadingVerb) this.cast.act(head, this.#leadingVerb);
      if (this.#landmark) this.cast.relate(head, this.#landmark.subject, this.#landmark.kind);
    }
    this.#leadingVerb = null;
  }

  #relateHeads(added: readonly number[], { kind, reversed, verb }: PendingRelation): void {
    for (const other of added) {
      for (const head of this.#heads) {
        const between = this.#kindBetween(kind, head, other);
        if (reversed) this.cast.relate(other, head, between);
        else this.cast.relate(head, other, between);
        this.#lastRelation = { kind: between, to: other };
        // "flying a kite": it is the kite that flies.
        if (kind === 'ride' && between === 'hold') this.cast.stop(head);
      }
      // Whom one chases runs as well.
      if (verb?.isShared && this.#isAnimate(other)) this.cast.act(other, verb);
    }
    this.#headsAreBusy = true;
  }

  /** "holding a balloon and a flower" goes on; "holding a balloon and a dog" does not. */
  #continuesRelation(next: number): boolean {
    const last = this.#lastRelation;
    return last !== null && this.#isAnimate(last.to) === this.#isAnimate(next);
  }

  #kindBetween(kind: RelationName | 'with', from: number, to: number): RelationName {
    return relationBetween(kind, this.#glyphOf(from), this.#glyphOf(to), this.#vocabulary);
  }

  #glyphOf(index: number): string {
    return this.cast.subjects[index]?.glyph ?? '';
  }

  #isAnimate(index: number): boolean {
    return isAnimate(this.#glyphOf(index), this.#vocabulary);
  }
}
