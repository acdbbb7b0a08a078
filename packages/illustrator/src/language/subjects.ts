import type { Costume } from './costumes.ts';
import { dishOf } from './dishes.ts';
import { canLowerLids, canShowFeelings, canTurnAway, hasFace } from './faces.ts';
import { IMPLIED_COLOURS } from './implied-colours.ts';
import { singularPhrase } from './inflection.ts';
import { isAnimate } from './kinds-of-things.ts';
import { givesWay, isDoneMeanwhile, isPassedOn } from './later-deeds.ts';
import { canHaveLimbs } from './limbed-things.ts';
import { LARGEST_COUNT, PLURAL_COUNT } from './numbers.ts';
import { coloursAll, hueOfPart } from './parts-of-things.ts';
import { KIN_WORDS } from './people-words.ts';
import { countOfPlural, namesSeveral } from './plural-counts.ts';
import { impliedSize, saidCountOf, saidSizeOf } from './said-measures.ts';
import type { Item } from './sense.ts';
import { FAT } from './sizes.ts';
import type {
  Expression,
  HandsAt,
  Magic,
  MotionName,
  PaintedPart,
  Person,
  Relation,
  RelationName,
  Subject,
} from './spec.ts';
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
  determiner: 'definite' | 'indefinite' | 'another' | null;
  /** The words that said all this. */
  items: Item[];
}

export const noModifiers = (): Modifiers => ({
  count: null,
  colours: [],
  scale: 1,
  looks: [],
  verb: null,
  expression: null,
  determiner: null,
  items: [],
});

/** On these somebody sits, whatever the hands do. */
const SEATS =
  /chair$|^(@bench|@sofa|@armchair|couch-and-lamp|bed|@swing|@rock|rock|@branch|@stump|@hammock|seat)$/;

type Draft = { -readonly [Key in keyof Subject]: Subject[Key] };

/** People who are somebody's, and never that one: "a boxer and his opponent". */
const ANOTHER_ONE =
  /^(opponent|rival|enemy|friend|best friend|partner|boss|coworker|colleague|neighbou?r|teammate|customer|roommate|classmate|opponents|rivals|friends)$/;

/** A thing belongs to one subject alone by these. */
export const OWNING: ReadonlySet<RelationName> = new Set<RelationName>(['ride', 'hold', 'work']);

/** More copies would be too small to see; the rest is reported as not drawn. */
export const MOST_SUBJECTS = 12;

/** Faces that show another feeling as well: who cries is sad. */
const SHOWN_BY: Readonly<Partial<Record<Expression, readonly Expression[]>>> = {
  sad: ['cry'],
  happy: ['laugh', 'joytears', 'love'],
};

const isAnother = ({ determiner }: Modifiers): boolean =>
  determiner === 'another' || determiner === 'indefinite';

const impliedColour = (text: string): string | null =>
  (IMPLIED_COLOURS.get(text) ?? IMPLIED_COLOURS.get(singularPhrase(text)))?.[0] ?? null;

/** The cast of the picture while the prompt is read. Subjects are known by their index. */
export class Cast {
  readonly subjects: Draft[] = [];
  readonly relations: Relation[] = [];
  readonly suggested = new Map<number, MotionName>();
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
    const { colours } = modifiers;
    const isMany = namesSeveral(item, modifiers.determiner !== null);
    const count = Math.max(1, modifiers.count ?? (isMany ? countOfPlural(glyph) : 1));
    const own = colours[0] ?? impliedColour(item.text);
    const parts = isMany && colours.length > 1 ? colours : [own];
    const total = modifiers.count === null && parts.length > 1 ? parts.length * 2 : count;
    const number = saidCountOf(modifiers.items, modifiers.count);
    return parts.flatMap((colour, i) => {
      const share = Math.floor(total / parts.length) + (i < total % parts.length ? 1 : 0);
      const scale = modifiers.scale * impliedSize(item.text);
      const index = this.#addOne(
        glyph,
        item,
        { ...modifiers, scale },
        {
          colour,
          person,
          count: Math.max(1, share),
          ...number,
        },
      );
      return index === null ? [] : [index];
    });
  }

  #addOne(
    glyph: string,
    item: Item,
    modifiers: Modifiers,
    {
      colour,
      person,
      count,
      saidCount,
    }: Pick<Subject, 'colour' | 'person' | 'count' | 'saidCount'>,
  ): number | null {
    const known = this.#sameAs(
      glyph,
      colour,
      { person, word: item.text, isPlural: item.isPlural },
      modifiers,
    );
    if (known !== null) {
      this.#mention(known, modifiers, count);
      return known;
    }
    if (this.subjects.length >= MOST_SUBJECTS) return null;
    const index = this.subjects.length;
    this.subjects.push({
      glyph,
      word: item.text,
      source: item.source,
      count: Math.min(count, LARGEST_COUNT),
      colour,
      scale: modifiers.scale,
      motion: null,
      expression: this.canExpress(glyph, modifiers.expression) ? modifiers.expression : null,
      person,
      ...(modifiers.items.some(({ text }) => FAT.has(text)) && { isFat: true }),
      ...saidSizeOf(modifiers.items),
      ...(saidCount && { saidCount }),
    });
    if (modifiers.verb) this.act(index, modifiers.verb);
    return index;
  }

  /** "the cat" again means the cat that is there; "a blue balloon" beside a red one does not. */
  #sameAs(
    glyph: string,
    colour: string | null,
    { person, word, isPlural }: { person: Person | null; word: string; isPlural: boolean },
    modifiers: Modifiers,
  ): number | null {
    const skin = person?.skin.join();
    const index = this.subjects.findIndex(
      (subject, at) =>
        subject.glyph === glyph &&
        // "a girl and her little sister" are two.
        !(word !== subject.word && KIN_WORDS.has(word.split(' ').at(-1) ?? '')) &&
        !(person !== null && subject.word !== word && ANOTHER_ONE.test(word)) &&
        // "a musician" is none of the "people" who walk by.
        !(person !== null && isPlural && subject.word !== word) &&
        !(this.#isBusy(at) && isAnother(modifiers)) &&
        (subject.person?.skin.join() === skin || modifiers.determiner === 'definite') &&
        (subject.colour === colour || (colour === null && modifiers.determiner === 'definite')) &&
        (subject.scale === modifiers.scale || modifiers.scale === 1),
    );
    return index < 0 ? null : index;
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
    if (canLowerLids(glyph, expression)) return true;
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

  /** "a wolf head": @returns whether there is a drawing of the head alone */
  showHead(index: number): boolean {
    const subject = this.subjects[index];
    if (subject === undefined || subject.person !== null || !hasFace(subject.glyph)) return false;
    subject.isHead = true;
    return true;
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

  /** What the subject does if the prompt says nothing of it. */
  suggest(index: number, motion: MotionName): void {
    this.suggested.set(index, motion);
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
    if (from === to) return;
    const known = this.relations.some(
      (relation) => relation.from === from && relation.to === to && relation.kind === kind,
    );
    if (known) return;
    const said = item && { word: item.source, text: item.text };
    this.relations.push({ from, to, kind, ...(said && { said }) });
  }

  unrelate(from: number, to: number, kind: RelationName): void {
    const index = this.relations.findIndex(
      (relation) => relation.from === from && relation.to === to && relation.kind === kind,
    );
    if (index >= 0) this.relations.splice(index, 1);
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

  /** @returns whether the part can have a color of its own */
  paintPart(index: number, painted: PaintedPart): boolean {
    const subject = this.subjects[index];
    if (!subject) return false;
    if (coloursAll(subject.glyph, painted.part)) {
      subject.colour = painted.colour;
      return true;
    }
    if (hueOfPart(subject.glyph, painted.part) === null) return false;
    subject.parts = [...(subject.parts ?? []), painted];
    return true;
  }

  /** Said about a person after the noun: "with red hair". */
  describe(index: number, { glyph, person }: Pick<Subject, 'glyph' | 'person'>): void {
    const subject = this.subjects[index];
    if (subject) Object.assign(subject, { glyph, person });
  }

  moves(index: number): boolean {
    return this.subjects[index]?.motion != null;
  }

  /** True when one was said to be left or right of the other. */
  areSideBySide(from: number, to: number): boolean {
    return this.relations.some(
      (relation) =>
        relation.from === from &&
        relation.to === to &&
        (relation.kind === 'left' || relation.kind === 'right'),
    );
  }
}
