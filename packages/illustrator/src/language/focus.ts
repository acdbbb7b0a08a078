import { isAnimal, isAnimate, isBuilding } from './kinds-of-things.ts';
import { relationBetween } from './relation-kind.ts';
import type { RelationName, SaidRelation } from './relation.ts';
import type { Item, OnBody, Position } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { splitWithPlaces } from './split-subjects.ts';
import { Cast } from './subjects.ts';
import type { Verb } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A subject with the side that is said of it. */
interface PlacedSubject {
  readonly subject: number;
  readonly position: Exclude<Position, OnBody>;
  readonly item: Item;
}

/**
 * What the sentence is about where it is being read: the heads (who acts) and the last object. What a
 * new noun is to those before it depends on them.
 */
export class Focus {
  readonly cast: Cast;
  readonly sentence: sentenceAt.Sentence;
  readonly vocabulary: Vocabulary;
  /** Sides that are said of subjects: "on the left", "in the background". */
  readonly positions: PlacedSubject[] = [];
  /** "in the background a castle": said before its subject, which is the next one. */
  awaitedPosition: PlacedSubject | null = null;
  /** The subjects that hug, until the hugged one is named. */
  readonly embraces: (readonly [verb: Verb, doers: readonly number[]])[] = [];
  /** Pairs of things that hold hands unless they do something else. */
  readonly couples: (readonly number[])[] = [];
  /** The subjects that act, or that the sentence is about. */
  heads: readonly number[] = [];
  /** What "it" was that something was placed at. */
  placedAt: number | null = null;
  /** The subject that was named last. */
  lastAdded: number | null = null;
  /** What the heads were said to be to another subject; `isObject`: it is the object of a verb. */
  lastRelation: {
    readonly kind: RelationName;
    readonly to: number;
    readonly isObject?: boolean;
  } | null = null;
  /** "Under a tree, …": a place that is named before its subject. */
  landmark: { readonly subject: number; readonly kind: RelationName; readonly item: Item } | null =
    null;
  /** A verb that was said before its actor: "dancing in the rain, a cat". */
  leadingVerb: Verb | null = null;
  /** Several of whom one was singled out, and those who were. */
  group: number | undefined;
  groupMembers: number[] = [];
  /** Index of the first subject of the clause that is being read; a comma begins one. */
  clauseStart = 0;
  /** True once the heads act or are placed: a later noun begins something new. */
  headsAreBusy = false;

  constructor(sentence: sentenceAt.Sentence, vocabulary: Vocabulary) {
    this.sentence = sentence;
    this.vocabulary = vocabulary;
    this.cast = new Cast(vocabulary);
  }

  /** More than one of the heads, whatever they wear or hold. */
  areSeveralHeads(): boolean {
    return this.#areSeveral(this.heads);
  }

  /** More than one of the heads, or of what was named last. */
  isSeveral(): boolean {
    return this.#areSeveral(
      this.lastAdded === null ? this.heads : [...new Set([...this.heads, this.lastAdded])],
    );
  }

  #areSeveral(indices: readonly number[]): boolean {
    const counts = indices.map((index) => this.cast.subjects[index]?.count ?? 0);
    return counts.reduce((sum, count) => sum + count, 0) > 1;
  }

  /**
   * "an avocado couple", "a salt and pepper couple": two things that belong together.
   * @returns whether what was named last is such a thing
   */
  pairThings(): boolean {
    const last = this.lastAdded;
    if (last === null || this.isAnimate(last)) return false;
    const pair = this.heads.length > 1 ? this.heads : [last];
    if (!pair.every((each) => this.cast.giveLimbs(each))) return false;
    if (pair.length === 1) this.cast.multiply(last, 2);
    this.couples.push(pair);
    return true;
  }

  /** "a banana character": @returns whether what was named last is a thing, which has a face from now on */
  personify(): boolean {
    const last = this.lastAdded;
    if (last === null || this.isAnimate(last) || !this.cast.giveLimbs(last)) return false;
    if (this.cast.subjects[last]?.expression === null) this.cast.express(last, 'happy');
    return true;
  }

  isAnimate(index: number): boolean {
    return isAnimate(this.glyphOf(index), this.vocabulary);
  }

  /** Whether a person or an animal is among the heads. */
  get headsLive(): boolean {
    return this.livingHeads.length > 0;
  }

  get livingHeads(): readonly number[] {
    return this.heads.filter((head) => this.isAnimate(head));
  }

  /** The heads that the part of the sentence names that is being read. */
  get headsOfClause(): readonly number[] {
    return this.heads.filter((head) => head >= this.clauseStart);
  }

  /** Whether somebody treats it. */
  isTreated(index: number): boolean {
    return this.cast.relations.some(
      ({ from, to }) => to === index && this.cast.subjects[from]?.motion === 'treat',
    );
  }

  beginClause(): void {
    this.settleAwaitedPosition();
    this.clauseStart = this.cast.subjects.length;
  }

  /** Gives a position that was said before its subject to the first one named since. */
  settleAwaitedPosition(): void {
    const { awaitedPosition } = this;
    if (awaitedPosition === null || awaitedPosition.subject >= this.cast.subjects.length) return;
    this.positions.push(awaitedPosition);
    this.awaitedPosition = null;
  }

  /** Forgets the leading verb: the next subject does not do it. */
  forgetVerb(): void {
    this.leadingVerb = null;
  }

  /** "he wears a hat": who was named last is meant, and no thing that was named since. */
  returnToPerson(): void {
    const person = this.cast.subjects.findLastIndex((_, index) => this.isAnimate(index));
    if (this.headsLive || person < 0) return;
    this.heads = [person];
    this.headsAreBusy = true;
    this.lastRelation = null;
    this.lastAdded = person;
  }

  /**
   * "three mice, one of them wearing a crown": takes one of those who act out of the others.
   * @param actsAnew what all do is not what this one does
   * @param isOfColour its color is said: things have one, too
   * @returns whether there are several
   */
  singleOut(actsAnew: boolean, isOfColour: boolean): boolean {
    const group =
      this.group ??
      this.heads.find(
        (head) =>
          (isOfColour || this.isAnimate(head)) && (this.cast.subjects[head]?.count ?? 1) > 1,
      );
    if (group === undefined) return false;
    const one = splitWithPlaces(this.cast, group) ?? group;
    if (actsAnew) this.cast.stop(one);
    this.group = group;
    this.groupMembers.push(one);
    this.heads = [one];
    this.lastAdded = one;
    this.headsAreBusy = true;
    this.lastRelation = null;
    return true;
  }

  /** What follows is said of all again. */
  regroup(): void {
    if (this.group === undefined) return;
    this.heads = [...new Set([this.group, ...this.groupMembers])];
    this.group = undefined;
    this.groupMembers = [];
  }

  isPerson(index: number): boolean {
    return this.cast.subjects[index]?.person != null;
  }

  hoverHeads(): void {
    for (const head of this.heads) {
      if (!isBuilding(this.glyphOf(head), this.vocabulary)) this.cast.hover(head);
    }
  }

  /** "pushing a glass off a table": it goes over the edge, and no person walks behind it. */
  pushOff(): void {
    for (const head of this.heads) this.cast.redo(head, 'push', 'knock');
  }

  /** "a bear drinking from a river" has no cup. */
  drinkFromGround(): void {
    for (const head of this.heads) {
      if (!isAnimal(this.glyphOf(head), this.vocabulary)) continue;
      this.cast.dropTools(head);
      this.cast.redo(head, 'drink', 'graze');
    }
  }

  kindBetween(kind: SaidRelation, from: number, to: number): RelationName {
    return relationBetween(kind, this.glyphOf(from), this.glyphOf(to), this.vocabulary);
  }

  glyphOf(index: number): string {
    return this.cast.subjects[index]?.glyph ?? '';
  }
}
