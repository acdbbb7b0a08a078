import type { Costume } from './costumes.ts';
import { dishOf } from './dishes.ts';
import type { Expression } from './expression-name.ts';
import { canLowerLids, canShowFeelings, canTurnAway } from './faces.ts';
import { impliedColour } from './implied-colours.ts';
import { isAnimate } from './kinds-of-things.ts';
import { givesWay, isDoneMeanwhile, isPassedOn } from './later-deeds.ts';
import { canHaveLimbs } from './limbed-things.ts';
import type { MotionName } from './motion-name.ts';
import { LARGEST_COUNT, PLURAL_COUNT } from './numbers.ts';
import { canPaintFeeling } from './painted-feelings.ts';
import type { Magic, Person } from './person.ts';
import { countOfPlural, namesSeveral } from './plural-counts.ts';
import type { Relation, RelationName } from './relation.ts';
import { impliedSize, saidCountOf, saidSizeOf } from './said-measures.ts';
import { type Determiner, isNamedAgain } from './same-subject.ts';
import type { Item } from './sense.ts';
import { FAT } from './sizes.ts';
import type { HandsAt, Subject } from './subject.ts';
import type { Tool, Verb } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was said before a noun and waits for it. */
export interface Modifiers {
  count: number | null;
  colours: string[];
  scale: number;
  /** Words for people: "old", "bearded", "asian". */
  looks: string[];
  verb: Verb | null;
  /** What the face shows: "a sad robot". */
  expression: Expression | null;
  determiner: Determiner | null;
  /** Behind "and", a verb or a preposition: the student of "teacher helping student". */
  isJoined: boolean;
  /** The words that said all this. */
  items: Item[];
}

/** For a noun that is named without any description. */
export const noModifiers = (): Modifiers => ({
  count: null,
  colours: [],
  scale: 1,
  looks: [],
  verb: null,
  expression: null,
  determiner: null,
  isJoined: false,
  items: [],
});

/** On these somebody sits, whatever the hands do. */
export const SEATS =
  /chair$|^(@bench|@sofa|@armchair|couch-and-lamp|bed|@swing|@rock|rock|@branch|@stump|@hammock|seat)$/;

type Draft = { -readonly [Key in keyof Subject]: Subject[Key] };

/** A thing belongs to one subject alone by these. */
export const OWNING: ReadonlySet<RelationName> = new Set<RelationName>(['ride', 'hold', 'work']);

/** More copies would be too small to see; the rest is reported as not drawn. */
export const MOST_SUBJECTS = 12;

/** Faces that show another feeling as well: who cries is sad. */
const SHOWN_BY: Readonly<Partial<Record<Expression, readonly Expression[]>>> = {
  sad: ['cry'],
  scared: ['sweat'],
  happy: ['laugh', 'joytears', 'love'],
};

/** The factor of words such as "giant". */
const LARGE = 1.5;

const isAnother = ({ determiner }: Modifiers): boolean =>
  determiner === 'another' || determiner === 'indefinite';

/** The cast of the picture while the prompt is read. Subjects are known by their index. */
export class Cast {
  readonly subjects: Draft[] = [];
  readonly relations: Relation[] = [];
  /** What subjects do if the prompt says nothing of it. */
  readonly suggested = new Map<number, MotionName>();
  /** The tools of deeds and roles, which are handed out when all is read. */
  readonly tools: {
    readonly subject: number;
    readonly tool: Tool;
    readonly isOfRole?: boolean;
  }[] = [];
  readonly vocabulary: Pick<Vocabulary, 'categoryOf'>;

  constructor(vocabulary: Pick<Vocabulary, 'categoryOf'>) {
    this.vocabulary = vocabulary;
  }

  /**
   * Adds what a noun names, once per colour in "red and blue balloons".
   * @returns the indices, empty when the cast is full
   */
  add(glyph: string, item: Item, modifiers: Modifiers, person: Person | null = null): number[] {
    // "giant jellyfish": what fills the picture is one.
    const isOne = modifiers.determiner !== null || modifiers.scale >= LARGE;
    const isMany = namesSeveral(item, isOne);
    const count = Math.max(1, modifiers.count ?? (isMany ? countOfPlural(glyph) : 1));
    const own = modifiers.colours[0] ?? impliedColour(item.text);
    const colours = isMany && modifiers.colours.length > 1 ? modifiers.colours : [own];
    const ofColours = colours.length === 2 ? 4 : colours.length;
    const total = modifiers.count === null && colours.length > 1 ? ofColours : count;
    const said = { ...modifiers, scale: modifiers.scale * impliedSize(item.text) };
    return colours.flatMap((colour, i) => {
      const share = Math.floor(total / colours.length) + (i < total % colours.length ? 1 : 0);
      const shared = { glyph, colour, person, count: Math.max(1, share) };
      const index = this.#addOrMention(shared, item, said);
      return index === null ? [] : [index];
    });
  }

  /** Adds one thing that a word names, without any description. */
  addOne(glyph: string, item: Item): number[] {
    return this.add(glyph, { ...item, isPlural: false }, noModifiers());
  }

  /** @returns the index of the subject; null where it is new and the cast is full */
  #addOrMention(
    named: Pick<Subject, 'glyph' | 'colour' | 'person' | 'count'>,
    item: Item,
    modifiers: Modifiers,
  ): number | null {
    const known = this.subjects.findIndex(
      (subject, at) =>
        isNamedAgain(subject, { ...modifiers, ...named, item }) &&
        !(this.#isBusy(at) && isAnother(modifiers)),
    );
    if (known >= 0) {
      this.#mention(known, modifiers, named.count);
      return known;
    }
    if (this.subjects.length >= MOST_SUBJECTS) return null;
    const index = this.subjects.length;
    const { glyph, count, colour, person } = named;
    const { expression, items } = modifiers;
    this.subjects.push({
      glyph,
      word: item.text,
      source: item.source,
      count: Math.min(count, LARGEST_COUNT),
      colour,
      scale: modifiers.scale,
      motion: null,
      expression: this.canExpress(glyph, expression) ? expression : null,
      person,
      ...(items.some(({ text }) => FAT.has(text)) && { isFat: true }),
      ...saidSizeOf(items),
      ...saidCountOf(items, modifiers.count),
    });
    if (modifiers.verb) this.act(index, modifiers.verb);
    return index;
  }

  /** "a woman walking a dog and a woman on a bike": each does something of her own. */
  #isBusy(index: number): boolean {
    const isMoving = (this.subjects[index]?.motion ?? null) !== null;
    return isMoving || this.relations.some(({ from }) => from === index);
  }

  /** Named once more: another one, unless it is clearly the same. */
  #mention(index: number, modifiers: Modifiers, count: number): void {
    const subject = this.subjects[index];
    if (!subject) return;
    // "happy birthday with a cake" has one cake.
    const isGreeting = /^(happy|merry) /.test(subject.word);
    const isMore = !isGreeting && (isAnother(modifiers) || modifiers.count !== null);
    if (isMore) {
      subject.count = Math.min(LARGEST_COUNT, subject.count + count);
      delete subject.saidCount;
    }
    if (modifiers.verb) this.act(index, modifiers.verb);
  }

  /** The subject does what the verb says, unless it is doing something already. */
  act(index: number, verb: Verb): void {
    const subject = this.subjects[index];
    if (!subject) return;
    if (verb.motion === 'glow') {
      subject.isGlowing = true;
      return;
    }
    const { motion } = verb;
    if (motion !== null && isPassedOn(subject.motion, motion)) subject.passesOn ??= motion;
    const before = subject.motion ?? 'idle';
    if (motion !== null && isDoneMeanwhile(before, motion)) subject.meanwhile ??= motion;
    const isReplaced = givesWay(before, motion, () => this.#isSeated(index));
    subject.motion = isReplaced ? motion : (subject.motion ?? motion);
    if (verb.expression !== null) this.express(index, verb.expression);
    for (const tool of verb.tools) this.tools.push({ subject: index, tool });
  }

  /** On a bench, a chair or the like. */
  #isSeated(index: number): boolean {
    return this.relations.some(
      ({ from, to, kind }) =>
        from === index && kind === 'on' && SEATS.test(this.subjects[to]?.glyph ?? ''),
    );
  }

  /** @returns whether the subject has a face that shows it */
  express(index: number, expression: Expression): boolean {
    const subject = this.subjects[index];
    if (!subject || !this.canExpress(subject.glyph, expression)) return false;
    if (SHOWN_BY[expression]?.includes(subject.expression ?? expression) !== true)
      subject.expression = expression;
    return true;
  }

  /** Whether its face, or the one that it gets, shows it. A calm cup is a cup. */
  canExpress(glyph: string, expression: Expression | null): boolean {
    if (canLowerLids(glyph, expression) || canPaintFeeling(glyph, expression)) return true;
    if (expression === 'confused' && isAnimate(glyph, this.vocabulary)) return true;
    return canShowFeelings(glyph) || (expression !== 'calm' && this.#canHaveLimbs(glyph));
  }

  /** Whether it is a person or an animal. */
  isLiving(index: number): boolean {
    const category = this.vocabulary.categoryOf(this.subjects[index]?.glyph ?? '') ?? '';
    return /^(person|animal)/.test(category);
  }

  #canHaveLimbs(glyph: string): boolean {
    return canHaveLimbs(glyph, this.vocabulary.categoryOf(glyph) ?? '');
  }

  /** "a kawaii cloud": @returns whether the first thing has a face from now on */
  personifyThings(): boolean {
    const index = this.subjects.findIndex(
      ({ glyph }, at) => this.#canHaveLimbs(glyph) && !this.#liesOnDish(at),
    );
    const subject = this.subjects[index];
    if (subject === undefined || !this.giveLimbs(index)) return false;
    subject.expression ??= 'happy';
    return true;
  }

  /** Takes all subjects out of the picture. */
  clear(): void {
    this.subjects.length = 0;
    this.relations.length = 0;
  }

  /** Strawberries of a cake: it is the cake that has the face. */
  #liesOnDish(index: number): boolean {
    return this.relations.some(
      ({ from, to, kind }) =>
        from === index && kind === 'on' && dishOf(this.subjects[to]?.glyph ?? '') !== undefined,
    );
  }

  reshapeAll(from: string, to: string): void {
    for (const [index, { glyph }] of this.subjects.entries()) {
      if (glyph === from) this.reshape(index, to);
    }
  }

  /** @returns whether it is a thing that is drawn with limbs from now on */
  giveLimbs(index: number): boolean {
    const subject = this.subjects[index];
    if (!subject || !this.#canHaveLimbs(subject.glyph)) return false;
    subject.hasLimbs = true;
    return true;
  }

  /** @returns whether it is somebody whose back can be shown */
  turnAway(index: number): boolean {
    const subject = this.subjects[index];
    if (!subject || !canTurnAway(subject.glyph)) return false;
    subject.isTurnedAway = true;
    return true;
  }

  /** Hands whose person is outside the picture are at it. */
  putInHands(index: number, hands: HandsAt): void {
    const subject = this.subjects[index];
    if (!subject) return;
    subject.hands = hands;
    subject.motion = null;
    subject.hasLimbs = false;
  }

  /** A garment is on the arms of those hands. */
  makeSleeve(index: number): void {
    const subject = this.subjects[index];
    if (subject) subject.isSleeve = true;
  }

  /** @returns whether it is somebody who can be seen walking away */
  walkAway(index: number): boolean {
    const subject = this.subjects[index];
    if (!subject || !this.turnAway(index)) return false;
    // Who says no to something goes.
    if (subject.motion === null || subject.motion === 'refuse') subject.motion = 'walk';
    return true;
  }

  conjure(index: number, magic: Magic): void {
    const subject = this.subjects[index];
    if (subject) subject.magic = magic;
  }

  /** The verb means another deed than it seemed to: "hiding", "hiding eggs". */
  redo(index: number, from: MotionName | null, to: MotionName): void {
    const subject = this.subjects[index];
    if (subject?.motion === from) subject.motion = to;
  }

  /** Shows it as something else: what is made of it, or what it is made from. */
  reshape(index: number, glyph: string): void {
    const subject = this.subjects[index];
    if (subject) subject.glyph = glyph;
  }

  /** What it does needs other things than the verb says. */
  dropTools(index: number): void {
    const others = this.tools.filter(({ subject }) => subject !== index);
    this.tools.splice(0, Infinity, ...others);
  }

  /** In the air for want of ground, unless the prompt says how it moves. */
  hover(index: number): void {
    const subject = this.subjects[index];
    if (subject) subject.motion ??= 'float';
  }

  /** Says where one is or what it does. */
  change(index: number, changes: Partial<Pick<Draft, 'isOnSill' | 'motion' | 'scale'>>): void {
    Object.assign(this.subjects[index] ?? {}, changes);
  }

  /** The verb was another's. */
  stop(index: number): void {
    const subject = this.subjects[index];
    if (subject) subject.motion = null;
  }

  /** Gives an actor a thing, unless the prompt puts another into its hands. */
  equip(index: number, glyph: string, relation: Tool['relation'] = 'hold'): void {
    this.tools.push({ subject: index, tool: { glyph, relation } });
  }

  /** "a wizard cat": clothes and things of what an animal is besides. */
  dressUp(index: number, { things, role }: Costume): void {
    const subject = this.subjects[index];
    if (subject && role !== null) subject.role = role;
    for (const { glyph, relation } of things) this.equip(index, glyph, relation);
  }

  /** Gives an actor what their role is known by, unless they are busy with something else. */
  equipForRole(index: number, { glyph, relation }: Tool): void {
    this.tools.push({ subject: index, tool: { glyph, relation }, isOfRole: true });
  }

  /** Adds those who are seen through the window. */
  addOutside({ subjects, relations }: Cast): void {
    const first = this.subjects.length;
    for (const subject of subjects) this.subjects.push({ ...subject, isOutside: true });
    for (const { from, to, kind } of relations) this.relate(first + from, first + to, kind);
  }

  /** @param item the word that says it */
  relate(from: number, to: number, kind: RelationName, item?: Item): void {
    if (from === to || this.#findRelation(from, to, kind) >= 0) return;
    const said = item && { word: item.source, text: item.text };
    this.relations.push({ from, to, kind, ...(said && { said }) });
  }

  unrelate(from: number, to: number, kind: RelationName): void {
    const index = this.#findRelation(from, to, kind);
    if (index >= 0) this.relations.splice(index, 1);
  }

  #findRelation(from: number, to: number, kind: RelationName): number {
    return this.relations.findIndex(
      (relation) => relation.from === from && relation.to === to && relation.kind === kind,
    );
  }

  /** Said in the plural after all. */
  multiply(index: number, count = PLURAL_COUNT): void {
    const subject = this.subjects[index];
    if (subject?.count === 1) subject.count = count;
  }

  /** Said in the plural of one: "a pirates hat". */
  single(index: number): void {
    const subject = this.subjects[index];
    if (subject) subject.count = 1;
  }

  shrink(index: number, factor: number): void {
    const subject = this.subjects[index];
    if (subject) subject.scale *= factor;
  }

  paint(index: number, colour: string): void {
    const subject = this.subjects[index];
    if (subject) subject.colour ??= colour;
  }

  moves(index: number): boolean {
    return this.subjects[index]?.motion != null;
  }
}
