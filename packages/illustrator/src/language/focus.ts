import { dishOf, isTopping } from './dishes.ts';
import { isDrawnWithHands } from './faces.ts';
import { foodOf } from './food-of.ts';
import { kinOf } from './kin.ts';
import {
  canWear,
  isAnimal,
  isAttire,
  isAnimate,
  isBuilding,
  isContainer,
  isContentOf,
  isPerson,
  isPourable,
  isWearable,
} from './kinds-of-things.ts';
import type { PendingRelation } from './phrase.ts';
import { isNoPerch, relationBetween } from './relation-kind.ts';
import { has, type Item, type OnBody, type Position } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import type { MotionName, RelationName, SaidRelation } from './spec.ts';
import { Cast } from './subjects.ts';
import { type Tool, type Verb, VERBS } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Held by its head, an object does not act by itself. */
const HOLDING: ReadonlySet<RelationName | undefined> = new Set(['ride', 'hold', 'hug', 'on']);

/** Several who ride "a bicycle" have one each. */
const ONE_EACH = /bicycle|scooter|unicycle|tricycle|skateboard|surfboard|snowboard|@skis/;

const ON_BODY: ReadonlySet<Position> = new Set<OnBody>([
  'atop',
  'crown',
  'neck',
  'mouth',
  'nose',
  'hand',
]);
const isOnBody = (position: Position): position is OnBody => ON_BODY.has(position);

/** What it means to be on a part of somebody's body. */
const PLACES_ON_BODY: readonly (readonly [parts: RegExp, relation: RelationName])[] = [
  [/^neck$/, 'neck'],
  [/^(mouth|teeth|jaws?|beak)$/, 'mouth'],
  [/^(nose|snout|muzzle)$/, 'nose'],
  [/^(head|forehead|ears?|horns?|antlers?|face|trunk|hair)$/, 'crown'],
  [/^(hands?|fingers?|fingertip|palm|paws?|arms?|wrist|claws?|wings?)$/, 'hold'],
  [/^(back|shoulders?|shell|lap|belly|tail|hump)$/, 'on'],
];

/** Walked on a leash. */
const LED = /^(dog|poodle|dog-face|guide-dog|service-dog)$/;
const MOST_LED = 5;
/** Played with the feet. */
const KICKED = /^soccer-ball$/;
const isFootwear = (glyph: string): boolean => /boot$|shoe$|sandal$/.test(glyph);
const PIANOS = /^(@grandpiano|musical-keyboard)$/;

const withoutFear = (verb: Verb): Verb =>
  verb.expression === 'scared' ? { ...verb, expression: null } : verb;

/** Done on what one is on. */
const PERCHING: ReadonlySet<MotionName> = new Set<MotionName>([
  'sit',
  'sleep',
  'lie',
  'dance',
  'jump',
]);

/** What is said to be on clothes and cups is a picture on them. */
const isPrintedOn = (glyph: string, vocabulary: Vocabulary): boolean =>
  isAttire(glyph, vocabulary) || /^@(?:coffee|mug|balloon|card)$/.test(glyph);

/** Two who do this do it to each other. */
const EACH_OTHER: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'fight',
  'box',
  'argue',
  'armwrestle',
]);

/** Done by the one to the other: "a sign held by a girl" has the girl hold it. */
const isDeed = (kind: SaidRelation): boolean => kind === 'hold' || kind === 'ride';

/**
 * What the sentence is about, as a person would keep it in mind: the heads (who acts) and the last
 * object. Decides what every new noun is to those before it.
 */
export class Focus {
  readonly cast: Cast;

  readonly #sentence: sentenceAt.Sentence;
  readonly #vocabulary: Vocabulary;
  readonly #positions: {
    readonly subject: number;
    readonly position: Exclude<Position, OnBody>;
    readonly item: Item;
  }[] = [];
  /** The subjects that hug, until the hugged one is named. */
  readonly #embraces: (readonly [verb: Verb, doers: readonly number[]])[] = [];
  /** Pairs of things that hold hands unless they do something else. */
  readonly #couples: (readonly number[])[] = [];
  #heads: readonly number[] = [];
  /** What "it" was that something was placed at. */
  #placedAt: number | null = null;
  #lastAdded: number | null = null;
  /** `isObject`: a verb took it as its object. */
  #lastRelation: {
    readonly kind: RelationName;
    readonly to: number;
    readonly isObject?: boolean;
  } | null = null;
  /** "Under a tree, …": a place that is named before its subject. */
  #landmark: { readonly subject: number; readonly kind: RelationName; readonly item: Item } | null =
    null;
  #leadingVerb: Verb | null = null;
  /** Several of whom one was singled out, and those who were. */
  #group: number | undefined;
  #groupMembers: number[] = [];
  /** True once the heads act or are placed: a later noun begins something new. */
  #headsAreBusy = false;

  constructor(sentence: sentenceAt.Sentence, vocabulary: Vocabulary) {
    this.#sentence = sentence;
    this.#vocabulary = vocabulary;
    this.cast = new Cast(vocabulary);
  }

  get heads(): readonly number[] {
    return this.#heads;
  }

  get lastAdded(): number | null {
    return this.#lastAdded;
  }

  /** More than one of the heads, whatever they wear or hold. */
  #areSeveralHeads(): boolean {
    const counts = this.#heads.map((index) => this.cast.subjects[index]?.count ?? 0);
    return counts.reduce((sum, count) => sum + count, 0) > 1;
  }

  /** More than one of the heads, or of what was named last. */
  isSeveral(): boolean {
    const counted = this.#lastAdded === null ? this.#heads : [...this.#heads, this.#lastAdded];
    const total = [...new Set(counted)].reduce(
      (sum, index) => sum + (this.cast.subjects[index]?.count ?? 0),
      0,
    );
    return total > 1;
  }

  #canAct(index: number): boolean {
    return this.isAnimate(index) || this.cast.giveLimbs(index);
  }

  /**
   * "an avocado couple", "a salt and pepper couple": two things that belong together.
   * @returns whether what was named last is such a thing
   */
  pairThings(): boolean {
    const last = this.#lastAdded;
    if (last === null || this.isAnimate(last)) return false;
    const pair = this.#heads.length > 1 ? this.#heads : [last];
    if (!pair.every((each) => this.cast.giveLimbs(each))) return false;
    if (pair.length === 1) this.cast.multiply(last, 2);
    this.#couples.push(pair);
    return true;
  }

  /** "a banana character": @returns whether what was named last is a thing, which has a face from now on */
  personify(): boolean {
    const last = this.#lastAdded;
    if (last === null || this.isAnimate(last) || !this.cast.giveLimbs(last)) return false;
    if (this.cast.subjects[last]?.expression === null) this.cast.express(last, 'happy');
    return true;
  }

  isAnimate(index: number): boolean {
    return isAnimate(this.#glyphOf(index), this.#vocabulary);
  }

  /** Whether a person or an animal is among the heads. */
  get headsLive(): boolean {
    return this.#livingHeads.length > 0;
  }

  get #livingHeads(): readonly number[] {
    return this.#heads.filter((head) => this.isAnimate(head));
  }

  /** Whether somebody treats it. */
  isTreated(index: number): boolean {
    return this.cast.relations.some(
      ({ from, to }) => to === index && this.cast.subjects[from]?.motion === 'treat',
    );
  }

  /**
   * Adds the relations that only the whole sentence tells: hugs, and sides.
   * @returns the sides of what is alone in the picture, which stays in its middle
   */
  settle(): readonly Item[] {
    this.#joinCouples();
    for (const [verb, doers] of this.#embraces) this.#embrace(verb, doers);
    const unplaced = this.#placeByPosition();
    this.cast.joinFamily();
    this.cast.followSuggestions();
    this.cast.animateThings();
    this.#pourThings();
    this.cast.handOutTools((subject, { relation, glyph }) =>
      this.#canUse(subject, relation, glyph),
    );
    return unplaced;
  }

  /** "pouring tea into a cup": no person is named, so that a pot pours by itself. */
  #pourThings(): void {
    for (const [index, subject] of this.cast.subjects.entries()) {
      if (subject.motion !== 'pour' || this.isAnimate(index)) continue;
      if (!isPourable(subject.glyph, this.#vocabulary)) {
        this.cast.stop(index);
        continue;
      }
      const target = this.cast.relations.find(({ from }) => from === index)?.to;
      if (target === undefined) this.cast.equip(index, '@coffee', 'above');
      else {
        for (const kind of ['inside', 'in', 'on', 'beside', 'work'] as const) {
          this.cast.unrelate(index, target, kind);
        }
        this.cast.relate(index, target, 'above');
      }
      this.cast.pourFrom(index);
    }
  }

  #joinCouples(): void {
    const verb = VERBS.get('holding hands');
    for (const pair of this.#couples) {
      if (!verb || pair.some((each) => this.cast.moves(each))) continue;
      for (const each of pair) this.cast.act(each, verb);
      this.#embraces.push([verb, pair]);
    }
  }

  /** A deer drinks without a cup, and a cake pours nothing. */
  #canUse(subject: number, relation: Tool['relation'], tool: string): boolean {
    if (relation === 'ride' || relation === 'on' || relation === 'above') return true;
    if (tool === '@wall') return true;
    return (
      this.cast.subjects[subject]?.hasLimbs === true ||
      (this.isAnimate(subject) &&
        (tool !== 'cup-with-straw' || isDrawnWithHands(this.#glyphOf(subject))))
    );
  }

  // ---- new nouns

  /** Finds out what a new noun is to the others: an object, a landmark, or a new actor. */
  join(
    added: readonly number[],
    i: number,
    pending: PendingRelation | null,
    isVagueMany: boolean,
  ): void {
    const [first] = added;
    if (first === undefined) return;
    const separator = sentenceAt.separatorBefore(this.#sentence, i);
    if (pending && this.#heads.length > 0) {
      this.#relateHeads(added, pending);
      if (isVagueMany || this.#isForOne(first)) this.cast.giveOneEach(this.#heads, first);
    } else if (pending && pending.kind !== 'with' && !this.#landmark && !this.#leadingVerb) {
      const kind = this.#kindBetween(pending.kind, first, first);
      this.#landmark = { subject: first, kind, item: pending.item };
    } else if (separator === 'conjunction' && this.#continuesRelation(first)) {
      const kind = this.#lastRelation?.kind ?? 'beside';
      for (const to of added) for (const from of this.#heads) this.cast.relate(from, to, kind);
    } else this.#becomeHeads(added, separator !== 'none' && !this.#headsAreBusy);
    this.#lastAdded = added.at(-1) ?? first;
  }

  #becomeHeads(added: readonly number[], joinsOthers: boolean): void {
    this.#heads = joinsOthers ? [...new Set([...this.#heads, ...added])] : [...added];
    if (!joinsOthers) this.#headsAreBusy = false;
    this.#lastRelation = null;
    for (const head of added) {
      if (this.#leadingVerb) this.cast.act(head, this.#leadingVerb);
      const landmark = this.#landmark;
      if (landmark) this.cast.relate(head, landmark.subject, landmark.kind, landmark.item);
    }
    this.#leadingVerb = null;
  }

  #relateHeads(added: readonly number[], { kind, reversed, verb, item }: PendingRelation): void {
    if (kind === 'between') return this.#placeBetween(added, item);
    if (kind === 'with' && (this.#fill(added) || this.#top(added))) return;
    if (verb === null && this.#putOnActor(kind, added)) return;
    if (verb === null && this.#putInto(kind, added)) return;
    if (verb === null && this.#relateObject(kind, added)) return;
    for (const other of added) {
      // Of what is knitted, the beginning is to be seen.
      if (verb?.motion === 'knit' && !this.isAnimate(other)) this.cast.reshape(other, '@knitting');
      if (verb?.motion === 'shake' && KICKED.test(this.#glyphOf(other))) {
        for (const head of this.#heads) {
          this.cast.redo(head, 'shake', 'kick');
          this.cast.relate(head, other, 'beside');
        }
        continue;
      }
      if (verb?.motion === 'shake' && PIANOS.test(this.#glyphOf(other))) {
        this.#playPiano(other);
        continue;
      }
      for (const head of this.#heads) {
        // "a truck carrying a tree": it is in it.
        if (/^(hold|hug)$/.test(verb?.object ?? '') && this.#isVehicle(head) && !reversed) {
          this.cast.relate(other, head, 'inside');
          continue;
        }
        // "a santa hat on a dog", "a scarf around a snowman".
        if ((kind === 'on' || kind === 'around') && this.#isPutOn(head, other)) {
          this.cast.relate(other, head, 'hold');
          continue;
        }
        const between = this.#isAtTable(item.text, head, other)
          ? this.#areSeveralHeads()
            ? 'behind'
            : 'work'
          : this.#perchesOn(kind, head, other)
            ? 'on'
            : reversed && (verb !== null || isDeed(kind))
              ? this.#kindBetween(this.#isHeldLiving(kind, head) ? 'hug' : kind, other, head)
              : this.#kindBetween(this.#kindOf(kind, verb, other), head, other);
        // A tree is felled, not sliced on a table.
        if (between === 'beside') this.cast.redo(head, 'chop', 'strike');
        if (reversed) this.cast.relate(other, head, between, item);
        else this.cast.relate(head, other, between, item);
        this.#lastRelation = { kind: between, to: other, isObject: verb !== null };
        // "flying a kite": it is the kite that flies.
        if (kind === 'ride' && between === 'hold') this.cast.stop(head);
      }
      if (verb) this.#shareDeed(verb, other, reversed);
      if (verb?.motion === 'walk' && !reversed) this.#putOnLeash(other);
      if (verb?.toObject && !reversed) {
        for (const head of this.#heads) this.cast.redo(head, verb.motion, verb.toObject);
      }
    }
    this.#headsAreBusy = true;
  }

  /** "a turtle late to school with a backpack": it is the turtle that wears it, as it does "in boots". */
  #putOnActor(kind: SaidRelation, added: readonly number[]): boolean {
    const [thing] = added;
    if (thing === undefined || !isAttire(this.#glyphOf(thing), this.#vocabulary)) return false;
    const isPair = (this.cast.subjects[thing]?.count ?? 1) === 2;
    const heads = this.#livingHeads;
    if (heads.length > 0 && !(kind === 'in' && isPair && isFootwear(this.#glyphOf(thing)))) {
      return false;
    }
    if (kind !== 'with' && kind !== 'in') return false;
    const actor = this.cast.subjects.findLastIndex((_, index) => this.isAnimate(index));
    const wearers = heads.length > 0 ? heads : actor < 0 ? [] : [actor];
    for (const wearer of wearers) for (const each of added) this.cast.relate(wearer, each, 'hold');
    return wearers.length > 0;
  }

  /** "an astronaut sitting on a donut" is small enough for it. */
  #perchesOn(kind: SaidRelation, head: number, other: number): boolean {
    const category = this.#vocabulary.categoryOf(this.#glyphOf(other)) ?? '';
    const { motion, count } = this.cast.subjects[head] ?? { motion: null, count: 1 };
    return (
      kind === 'on' && count === 1 && category.startsWith('food-') && PERCHING.has(motion ?? 'idle')
    );
  }

  #isPutOn(thing: number, wearer: number): boolean {
    const glyph = this.#glyphOf(wearer);
    return (
      isWearable(this.#glyphOf(thing)) && !isWearable(glyph) && canWear(glyph, this.#vocabulary)
    );
  }

  /** "walking his dog": dogs are led. */
  #putOnLeash(dog: number): void {
    const { count = 0 } = this.cast.subjects[dog] ?? {};
    const isLed = count === 1 || (count <= MOST_LED && !this.#areSeveralHeads());
    if (!LED.test(kinOf(this.#glyphOf(dog))) || !isLed) return;
    for (const head of this.#heads) {
      if (isPerson(this.#glyphOf(head), this.#vocabulary)) this.cast.equip(head, '@leash');
    }
  }

  /** Its player sits behind the keys. */
  #playPiano(piano: number): void {
    this.cast.reshape(piano, '@digitalpiano');
    for (const head of this.#heads) {
      this.cast.redo(head, 'shake', 'type');
      this.cast.dropTools(head);
      this.cast.relate(head, piano, 'work');
    }
  }

  /**
   * "blowing out candles on a cake", "pouring milk into a bowl": it is the object that is on the cake, not
   * the doer, who has both before them.
   */
  #relateObject(kind: SaidRelation, added: readonly number[]): boolean {
    const object = this.#lastRelation;
    const [head] = this.#heads;
    const [target] = added;
    if (!object?.isObject || head === undefined || target === undefined) return false;
    if (this.cast.subjects[head]?.motion === 'knock' && kind === 'on') {
      this.cast.relate(object.to, target, 'on');
      return true;
    }
    if (this.isAnimate(object.to) || !isPerson(this.#glyphOf(head), this.#vocabulary)) return false;
    const pours = this.cast.subjects[head]?.motion === 'pour';
    const isOn = kind === 'on' && isNoPerch(this.#glyphOf(target), this.#vocabulary);
    if (!isOn && !(pours && (kind === 'inside' || kind === 'in' || kind === 'on'))) return false;
    this.cast.relate(head, target, object.kind === 'work' ? 'work' : 'beside');
    if (!pours) this.cast.relate(object.to, target, 'on');
    else {
      this.cast.unrelate(head, object.to, 'work');
      this.cast.pourFrom(object.to);
      this.cast.relate(head, object.to, 'hold');
    }
    return true;
  }

  /** Guards stand before a gate, and behind what they would not let go. */
  #kindOf(kind: SaidRelation, verb: Verb | null, other: number): SaidRelation {
    // "a man hanging a picture": it is the picture that will hang.
    const [head] = this.#heads;
    const hangsIt = verb?.motion === 'hang' && verb.object === 'on';
    if (hangsIt && head !== undefined && !this.isAnimate(other)) {
      if (isPerson(this.#glyphOf(head), this.#vocabulary)) {
        this.cast.stop(head);
        return 'hold';
      }
    }
    const isGuarded = verb !== null && kind === 'behind';
    return isGuarded && isBuilding(this.#glyphOf(other), this.#vocabulary) ? 'front' : kind;
  }

  /** "a vase with tulips", "a woman with a basket of apples": they are in what was named last. */
  #fill(added: readonly number[]): boolean {
    const vessel = this.#lastAdded;
    if (vessel === null) return false;
    const contents = added.filter((each) =>
      isContentOf(this.#glyphOf(each), this.#glyphOf(vessel), this.#vocabulary),
    );
    for (const content of contents) this.cast.relate(content, vessel, 'inside');
    return contents.length > 0;
  }

  /** "a bike with flowers in the basket": the flowers are in it, and it belongs to the bike. */
  #putInto(kind: SaidRelation, added: readonly number[]): boolean {
    const [vessel] = added;
    const content = this.#lastAdded;
    if (vessel === undefined || content === null || this.#heads.includes(content)) return false;
    if (kind !== 'in' && kind !== 'inside') return false;
    if (!isContentOf(this.#glyphOf(content), this.#glyphOf(vessel), this.#vocabulary)) return false;
    for (const head of this.#heads) {
      const owns = this.cast.relations.find(({ from, to }) => from === head && to === content);
      if (owns === undefined) continue;
      this.cast.unrelate(head, content, owns.kind);
      this.cast.relate(head, vessel, owns.kind);
    }
    this.cast.relate(content, vessel, 'inside');
    return true;
  }

  /** "pancakes with blueberries", "ice cream with a cherry": small food lies on what was named last. */
  #top(added: readonly number[]): boolean {
    const dish = this.#lastAdded;
    if (dish === null || dishOf(this.#glyphOf(dish)) === undefined) return false;
    const toppings = added.filter((each) => isTopping(this.#glyphOf(each)));
    for (const topping of toppings) {
      this.cast.relate(topping, dish, 'on');
    }
    return toppings.length > 0;
  }

  #isVehicle(index: number): boolean {
    return /^transport-(ground|water)/.test(
      this.#vocabulary.categoryOf(this.#glyphOf(index)) ?? '',
    );
  }

  #isForOne(thing: number): boolean {
    const isTandem = this.cast.subjects[thing]?.word.includes('tandem');
    return ONE_EACH.test(this.#glyphOf(thing)) && !isTandem;
  }

  /** Who is at a table has it before them. */
  #isAtTable(preposition: string, head: number, other: number): boolean {
    return (
      /^(at|behind)$/.test(preposition) && this.#glyphOf(other) === '@table' && this.isAnimate(head)
    );
  }

  /** The chased one runs as well; in "chased by a cat" it is the cat that is named last. */
  #shareDeed(verb: Verb, other: number, reversed: boolean): void {
    if (reversed) {
      this.cast.act(other, verb);
      // Who chases is behind: all run to the right.
      if (verb.motion === 'run')
        for (const head of this.#heads) this.cast.relate(other, head, 'left');
    }
    for (const head of reversed ? this.#heads : [other]) {
      // Who is chased is afraid, and not who chases.
      if (verb.isShared && this.isAnimate(head)) this.cast.act(head, withoutFear(verb));
    }
    if (verb.motion !== 'feed') return;
    const food = foodOf(this.#glyphOf(reversed ? (this.#heads[0] ?? -1) : other));
    for (const doer of reversed ? [other] : this.#heads) this.cast.equip(doer, food);
  }

  /** "between two candles", "between a candle and a rose": one on each side. */
  #placeBetween(added: readonly number[], item: Item): void {
    const [first] = added;
    if (first === undefined) return;
    const second = added[1] ?? this.cast.split(first);
    for (const head of this.#heads) {
      this.cast.relate(head, first, 'right', item);
      if (second !== null) this.cast.relate(head, second, 'left', item);
    }
    this.#lastRelation = { kind: 'left', to: second ?? first };
    this.#headsAreBusy = true;
  }

  /** "holding a balloon and a flower" goes on; "holding a balloon and a dog" does not. */
  #continuesRelation(next: number): boolean {
    const last = this.#lastRelation;
    if (last === null || this.isAnimate(last.to) !== this.isAnimate(next)) return false;
    // "a pug in a bathtub with bubbles and a rubber duck": it is in no duck.
    return last.kind !== 'inside' || isContainer(this.#glyphOf(next), this.#vocabulary);
  }

  /** Who is named next does not do what was said last. */
  forgetVerb(): void {
    this.#leadingVerb = null;
  }

  /** "he wears a hat": who was named last is meant, and no thing that was named since. */
  returnToPerson(): void {
    const person = this.cast.subjects.findLastIndex((_, index) => this.isAnimate(index));
    if (this.headsLive || person < 0) return;
    this.#heads = [person];
    this.#headsAreBusy = true;
    this.#lastRelation = null;
    this.#lastAdded = person;
  }

  // ---- one of several

  /**
   * "three mice, one of them wearing a crown": takes one of those who act out of the others.
   * @param actsAnew what all do is not what this one does
   * @param isOfColour its color is said: things have one, too
   * @returns whether there are several
   */
  singleOut(actsAnew: boolean, isOfColour: boolean): boolean {
    const group =
      this.#group ??
      this.#heads.find(
        (head) =>
          (isOfColour || this.isAnimate(head)) && (this.cast.subjects[head]?.count ?? 1) > 1,
      );
    if (group === undefined) return false;
    const one = this.cast.splitWithPlaces(group) ?? group;
    if (actsAnew) this.cast.stop(one);
    this.#group = group;
    this.#groupMembers.push(one);
    this.#heads = [one];
    this.#lastAdded = one;
    this.#headsAreBusy = true;
    this.#lastRelation = null;
    return true;
  }

  /** What follows is said of all again. */
  regroup(): void {
    if (this.#group === undefined) return;
    this.#heads = [...new Set([this.#group, ...this.#groupMembers])];
    this.#group = undefined;
    this.#groupMembers = [];
  }

  // ---- deeds

  /** @returns whether an actor was named before; else the verb may wait for the next one */
  act(verb: Verb, i: number): boolean {
    // "leaves falling over a bench", "a house in a globe, snow falling": neither bench nor house falls.
    const before = sentenceAt.wordSaidOf(this.#sentence, i);
    if (has(before, 'weather') && !has(before, 'noun')) return false;
    const doers = this.#whoFeels(verb, this.#doers(verb, i));
    if (doers.length === 0) {
      if (verb.motion !== null || verb.tools.length > 0 || verb.expression !== null)
        this.#leadingVerb ??= verb;
      return false;
    }
    this.#heads = doers;
    for (const doer of doers) this.cast.act(doer, verb);
    if (verb.object === 'hug' || EACH_OTHER.has(verb.motion)) this.#embraces.push([verb, doers]);
    this.#headsAreBusy = true;
    this.#lastRelation = null;
    return true;
  }

  /** "a florist with flowers, smiling": who lives smiles, and no flowers. */
  #whoFeels({ motion, expression }: Verb, doers: readonly number[]): readonly number[] {
    if (motion !== null || expression === null) return doers;
    if (doers.some((doer) => this.isAnimate(doer))) return doers;
    const living = this.cast.subjects.findIndex((_, index) => this.isAnimate(index));
    return living < 0 ? doers : [living];
  }

  /** The heads act, unless a living actor was named since: "a castle with a dragon flying". */
  #doers(verb: Verb, i: number): readonly number[] {
    const last = this.#lastAdded;
    const before = this.#sentence[i - 1];
    const follows = has(before, 'noun') || has(before, 'filler') || has(before, 'position');
    if (last !== null && has(before, 'noun') && this.#isLastThingAlone(last, i)) return [last];
    if (last === null || this.#heads.includes(last) || !follows) return this.#headsThatCan(verb, i);
    if (!this.isAnimate(last)) return this.#heads;
    const isHeld = HOLDING.has(this.#lastRelation?.kind);
    const headsMove = this.#heads.some((head) => this.cast.moves(head));
    const isFree = !isHeld && (headsMove || this.#lastRelation !== null);
    return !this.headsLive || isFree ? [last] : this.#heads;
  }

  /** "tacos, a pineapple falling": of two things with a comma between, the second does it. */
  #isLastThingAlone(last: number, i: number): boolean {
    if (!this.#heads.includes(last)) return false;
    const living = this.#livingHeads.filter((head) => head !== last);
    // "a cat, a dog dancing": those of a kind do it together.
    const isOther = living.every((head) => this.#isPerson(head) !== this.#isPerson(last));
    if (living.length > 0 && !(isOther && this.#beginsWithArticle(i))) return false;
    const isList = this.#sentence.slice(0, i).filter(({ isBreak }) => isBreak).length > 1;
    return !isList && this.#isAfterCommaAlone(i);
  }

  #isPerson(index: number): boolean {
    return this.cast.subjects[index]?.person != null;
  }

  /** "a watchmaker, a cat sleeping": behind the last comma somebody else is named. */
  #beginsWithArticle(i: number): boolean {
    const at = this.#sentence.slice(0, i).findLastIndex(({ isBreak }) => isBreak);
    return /^(?:an?|one|the|his|her|its|their)$/.test(this.#sentence[at + 1]?.text ?? '');
  }

  /** Between the last comma and here is no "and". */
  #isAfterCommaAlone(i: number): boolean {
    const before = this.#sentence.slice(0, i);
    const at = before.findLastIndex(({ isBreak }) => isBreak);
    return at > 0 && !before.slice(at).some((each) => has(each, 'conjunction'));
  }

  /** "a lamp, books and a cat sleeping", "lanterns, a couple dancing": things do not, where somebody does. */
  #headsThatCan({ motion }: Verb, i: number): readonly number[] {
    const isOfLiving =
      /^(sleep|sit|lie|eat|drink)$/.test(motion ?? '') || this.#isAfterCommaAlone(i);
    return isOfLiving && this.headsLive ? this.#livingHeads : this.#heads;
  }

  /** "a bear and a fox hugging", "two children hugging": each other, when no other actor is named. */
  #embrace(verb: Verb, doers: readonly number[]): void {
    const isSettled = this.cast.relations.some(
      ({ from, kind }) => doers.includes(from) && (kind === verb.object || kind === 'hold'),
    );
    const [first] = doers;
    if (isSettled || first === undefined || !this.#canAct(first)) return;
    const second = doers[1] ?? this.cast.splitWithPlaces(first);
    if (second === null || !this.#canAct(second)) return;
    this.cast.relate(
      first,
      second,
      verb.object ?? (EACH_OTHER.has(verb.motion) ? 'beside' : 'hug'),
    );
  }

  // ---- places

  /** "a snow globe with a house inside". */
  putLastInside(): void {
    const [head] = this.#heads;
    const inner = this.#lastAdded;
    if (head === undefined || inner === null || head === inner) return;
    this.cast.unrelate(head, inner, 'hold');
    this.cast.unrelate(head, inner, 'beside');
    this.cast.relate(inner, head, 'inside');
  }

  hoverHeads(): void {
    for (const head of this.#heads) {
      if (!isBuilding(this.#glyphOf(head), this.#vocabulary)) this.cast.hover(head);
    }
  }

  /** "pushing a glass off a table": it goes over the edge, and no person walks behind it. */
  pushOff(): void {
    for (const head of this.#heads) this.cast.redo(head, 'push', 'knock');
  }

  /** "a bear drinking from a river" has no cup. */
  drinkFromGround(): void {
    for (const head of this.#heads) {
      if (!isAnimal(this.#glyphOf(head), this.#vocabulary)) continue;
      this.cast.dropTools(head);
      this.cast.redo(head, 'drink', 'graze');
    }
  }

  takePosition(position: Position, item: Item): void {
    if (isOnBody(position)) this.#liftOnto(position, item);
    else if (this.#lastAdded !== null) {
      this.#positions.push({ subject: this.#lastAdded, position, item });
      this.#heads = [this.#lastAdded];
    }
  }

  /**
   * "a table with a cake on it and a cat under it": what was named last is there, not beside it.
   * @returns false where nothing was named that it can be placed at, or the thing would only be printed on it
   */
  placeAtEarlier(kind: RelationName, item: Item): boolean {
    const last = this.#lastAdded;
    const beside = this.cast.relations.find(
      ({ from, to, kind: how }) => to === last && how === 'beside' && !this.isAnimate(from),
    );
    const owner = beside?.from ?? this.#placedAt;
    if (last === null || owner === null || owner === last) return false;
    if (isPrintedOn(this.#glyphOf(owner), this.#vocabulary)) return false;
    this.cast.unrelate(owner, last, 'beside');
    this.cast.relate(last, owner, kind, item);
    this.#placedAt = owner;
    return true;
  }

  /** "a turtle with a house on its back": the last one is carried, unless it is worn. */
  #liftOnto(place: OnBody, item: Item): void {
    const [head] = this.#heads;
    const carried = this.#lastAdded;
    if (head === undefined || carried === null || head === carried) return;
    const isAtMouth = place === 'mouth' || place === 'nose';
    if (!isAtMouth && isAttire(this.#glyphOf(carried), this.#vocabulary)) return;
    this.cast.unrelate(head, carried, 'hold');
    this.cast.unrelate(head, carried, 'beside');
    const isThing =
      !this.isAnimate(carried) && !isBuilding(this.#glyphOf(carried), this.#vocabulary);
    if (place === 'hand') this.cast.relate(head, carried, isThing ? 'hold' : 'hug', item);
    else if (isAtMouth || place === 'neck' || (place === 'crown' && isThing)) {
      this.cast.relate(head, carried, place, item);
    } else this.cast.relate(carried, head, 'on', item);
  }

  /**
   * "a pretzel around a dog's neck", "a butterfly on a cat's nose": the part says where on its owner it is.
   * @returns whether something was placed on the one named last
   */
  placeOnPart(part: string): boolean {
    const owner = this.#lastAdded;
    const relation = PLACES_ON_BODY.find(([parts]) => parts.test(part))?.[1];
    if (owner === null || relation === undefined || !this.isAnimate(owner)) return false;
    const said = this.cast.relations.filter(
      ({ to, kind }) => to === owner && /^(on|around|beside|in)$/.test(kind),
    );
    for (const { from, kind } of said) {
      this.cast.unrelate(from, owner, kind);
      if (relation === 'on') this.cast.relate(from, owner, 'on');
      else this.cast.relate(owner, from, relation);
    }
    return said.length > 0;
  }

  /**
   * "a cat on the left and a dog on the right", "with a castle in the background".
   * @returns the sides that are kept by no relation
   */
  #placeByPosition(): readonly Item[] {
    const unplaced: Item[] = [];
    const marked = new Set(this.#positions.map(({ subject }) => subject));
    for (const { subject, position, item } of this.#positions) {
      const others = this.cast.subjects.map((each, i) => i).filter((i) => i !== subject);
      const other = others.find((i) => !marked.has(i)) ?? others[0];
      if (other === undefined && /^(?:left|right)$/.test(position)) unplaced.push(item);
      if (other === undefined || this.cast.areSideBySide(other, subject)) continue;
      // What is in the background is no longer beside.
      if (position === 'behind' || position === 'front') {
        this.cast.unrelate(other, subject, 'beside');
      }
      this.cast.relate(subject, other, position, item);
    }
    return unplaced;
  }

  /** "a kitten held by a girl" is in her arms. */
  #isHeldLiving(kind: SaidRelation, held: number): boolean {
    return kind === 'hold' && this.isAnimate(held);
  }

  #kindBetween(kind: SaidRelation, from: number, to: number): RelationName {
    return relationBetween(kind, this.#glyphOf(from), this.#glyphOf(to), this.#vocabulary);
  }

  #glyphOf(index: number): string {
    return this.cast.subjects[index]?.glyph ?? '';
  }
}
