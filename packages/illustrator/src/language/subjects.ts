import type { Costume } from './costumes.ts';
import { dishOf } from './dishes.ts';
import { canLowerLids, canShowFeelings, canTurnAway, hasFace } from './faces.ts';
import { canBeDoneSeated, isGesture, WITH_EMPTY_HANDS } from './gestures.ts';
import { IMPLIED_COLOURS } from './implied-colours.ts';
import { isPlural, singularPhrase } from './inflection.ts';
import { isAnimate } from './kinds-of-things.ts';
import { canHaveLimbs, isOfSomebody } from './limbed-things.ts';
import { EXACT_NUMBERS, LARGEST_COUNT, PLURAL_COUNT } from './numbers.ts';
import { oneOf } from './one-of.ts';
import { coloursAll, hueOfPart } from './parts-of-things.ts';
import { KIN_WORDS } from './people-words.ts';
import type { Item } from './sense.ts';
import { FAT, IMPLIED_SIZES, SIZES } from './sizes.ts';
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

const CHILDREN = new Set(['baby', 'child', 'boy', 'girl']);

type Draft = { -readonly [Key in keyof Subject]: Subject[Key] };

/** "fish" alone is several, "a fish" is one. */
const SAME_IN_PLURAL = new Set([
  'fish',
  'sheep',
  'koi',
  'tropical fish',
  'koi fish',
  'reindeer',
  'shrimp',
  'squid',
  'cattle',
  'salmon',
  'goldfish',
  'jellyfish',
]);

/** Said in the plural of two. */
const PAIRS =
  /^@ring$|shoe|boot$|sandal|slipper|mitten|ice-skate|roller-skate|boxing-glove|@dumbbell/;

/** Whether a thing is one of two that belong together: a shoe. */
export const isOneOfPair = (glyph: string): boolean => PAIRS.test(glyph);

/** One piece of clothing that is said in the plural: "overalls". */
const ONE_PAIR = /^(jeans|shorts|t-shirt|@barbell|@menorah|@kinara)$/;

/** Leaves the hands free for something else. */
const ON_THE_HEAD = /headphone|diving-mask|@spacehelmet|crown|hat$|cap$|helm$|goggles|glasses$/;

/** Worn elsewhere, so that the hands are free for something else. */
const WORN_ELSEWHERE = /backpack|@whistle|scarf|sports-medal|sweatband/;
const leavesHandsFree = (glyph: string): boolean =>
  ON_THE_HEAD.test(glyph) || WORN_ELSEWHERE.test(glyph);

/** Held up while one cheers. */
const POMPOM = '@pompom';

const VESSELS_OF_DRINKS: Readonly<Record<string, string>> = {
  '@coffee': 'teapot',
  'hot-beverage': 'teapot',
  'teacup-without-handle': 'teapot',
  'wine-glass': 'bottle-with-popping-cork',
  'bottle-with-popping-cork': 'bottle-with-popping-cork',
};

/** For who plays and has nothing else to play with. */
const PLAYTHING = 'soccer-ball';

/** People who are somebody's, and never that one: "a boxer and his opponent". */
const ANOTHER_ONE =
  /^(opponent|rival|enemy|friend|best friend|partner|boss|coworker|colleague|neighbou?r|teammate|customer|roommate|classmate|opponents|rivals|friends)$/;

/** A thing belongs to one subject alone by these. */
const OWNING: ReadonlySet<RelationName> = new Set<RelationName>(['ride', 'hold', 'work']);

/** The hands are free for something else meanwhile. */
const LEGS_ONLY: ReadonlySet<MotionName> = new Set<MotionName>([
  'run',
  'walk',
  'ride',
  'sit',
  'drive',
]);
/** What free hands do. */
const WITH_FREE_HANDS: ReadonlySet<MotionName> = new Set<MotionName>([
  'fish',
  'eat',
  'drink',
  'call',
  'wave',
  'selfie',
  'facepalm',
  'panic',
  'clap',
  'point',
  'think',
  'juggle',
]);

/** What the sleeper was doing until then. */
const GIVEN_UP_FOR_SLEEP: ReadonlySet<MotionName> = new Set<MotionName>([
  'write',
  'type',
  'idle',
  'sit',
  'lie',
]);

/** More copies would be too small to see; the rest is reported as not drawn. */
const MOST_SUBJECTS = 12;

/** Faces that show another feeling as well: who cries is sad. */
const SHOWN_BY: Readonly<Partial<Record<Expression, readonly Expression[]>>> = {
  sad: ['cry'],
  happy: ['laugh', 'joytears', 'love'],
};

/** "teaching his son to fish": the second deed is the son's. */
const isPassedOn = (motion: MotionName | null, later: MotionName): boolean =>
  (motion === 'teach' || motion === 'help') && later !== motion;

const isAnother = ({ determiner }: Modifiers): boolean =>
  determiner === 'another' || determiner === 'indefinite';

const impliedColour = (text: string): string | null =>
  (IMPLIED_COLOURS.get(text) ?? IMPLIED_COLOURS.get(singularPhrase(text)))?.[0] ?? null;

const impliedSize = (text: string): number =>
  IMPLIED_SIZES.get(text) ?? IMPLIED_SIZES.get(singularPhrase(text)) ?? 1;

/** Said of how old somebody is, as much as how small. */
const OF_AGE = /^(baby|infant|newborn|young)$/;

/** "tiny" of a tiny house. */
function saidSizeOf({ items }: Modifiers): Pick<Subject, 'saidSize'> {
  const item = items.find(({ text }) => SIZES.has(text) && !FAT.has(text) && !OF_AGE.test(text));
  const factor = SIZES.get(item?.text ?? '');
  return item === undefined || factor === undefined
    ? {}
    : { saidSize: { word: item.source, factor } };
}

/** "four" of four plates, which may become several subjects; absent for "several". */
function saidCountOf({ items, count }: Modifiers): Pick<Subject, 'saidCount'> {
  const item = items.find(({ text }) => EXACT_NUMBERS.test(text));
  return item === undefined || count === null ? {} : { saidCount: { word: item.source, count } };
}

/** Drawn with wings. */
const WINGED = /dragon|phoenix|^bat$|fairy|angel|mosquito/;

/** Things that wings are drawn on: chicken wings lie on a dish, and an airplane has its own. */
const canGetWings = (category: string): boolean =>
  !/^(?:food|drink|dishware|place|transport|sky|animal|plant)/.test(category);

/** In the hands of who rides what it belongs to. */
const BELONGS_TO_RIDE = /^@(shipwheel|oar)$/;

/** The cast of the picture while the prompt is read. Subjects are known by their index. */
export class Cast {
  readonly subjects: Draft[] = [];
  readonly relations: Relation[] = [];
  readonly #suggested = new Map<number, MotionName>();
  readonly #tools: {
    readonly subject: number;
    readonly tool: Tool;
    readonly isOfRole?: boolean;
  }[] = [];
  readonly #vocabulary: Pick<Vocabulary, 'categoryOf'>;

  constructor(vocabulary: Pick<Vocabulary, 'categoryOf'>) {
    this.#vocabulary = vocabulary;
  }

  /**
   * Adds what a noun names, once per colour in "red and blue balloons".
   * @returns the indices, empty when the cast is full
   */
  add(glyph: string, item: Item, modifiers: Modifiers, person: Person | null = null): number[] {
    const { colours } = modifiers;
    const isMany =
      item.isPlural || (SAME_IN_PLURAL.has(item.text) && modifiers.determiner === null);
    // The picture of "books" shows three already.
    const several = ONE_PAIR.test(glyph) ? 1 : isOneOfPair(glyph) ? 2 : PLURAL_COUNT;
    const unsaid = isMany && !isPlural(glyph) ? several : 1;
    const count = Math.max(1, modifiers.count ?? unsaid);
    const own = colours[0] ?? impliedColour(item.text);
    const parts = isMany && colours.length > 1 ? colours : [own];
    const total = modifiers.count === null && parts.length > 1 ? parts.length * 2 : count;
    const number = saidCountOf(modifiers);
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
      ...saidSizeOf(modifiers),
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
    if (motion !== null && LEGS_ONLY.has(subject.motion ?? 'idle') && WITH_FREE_HANDS.has(motion))
      subject.meanwhile ??= motion;
    subject.motion = this.#givesWay(index, motion) ? motion : (subject.motion ?? motion);
    if (verb.expression !== null) this.express(index, verb.expression);
    for (const tool of verb.tools) this.#tools.push({ subject: index, tool });
  }

  /** Whether a later deed is what is to be seen, instead of the one that the subject is doing. */
  #givesWay(index: number, later: MotionName | null): boolean {
    const motion = this.subjects[index]?.motion ?? 'idle';
    // "falling asleep while studying".
    if (later === 'sleep' && GIVEN_UP_FOR_SLEEP.has(motion)) return true;
    switch (motion) {
      // "a yoga instructor doing a handstand".
      case 'yoga':
        return later === 'handstand';
      // "bending down to kiss a mouse", "kneeling to feed a rabbit".
      case 'crouch':
      case 'kneel':
        return later === 'kiss' || later === 'feed' || later === 'give' || later === 'whisper';
      // "scoring and celebrating".
      case 'score':
        return later === 'cheer';
      // "an astronaut floating above earth, waving": one floats there anyway.
      case 'float':
        return later === 'wave' || isGesture(later);
      // "sitting on a bench and feeding pigeons": they sit there anyway.
      case 'sit':
        return (
          later === 'snuggle' ||
          later === 'holdhands' ||
          (later !== null && canBeDoneSeated(later) && (later === 'blow' || this.#isSeated(index)))
        );
      default:
        return false;
    }
  }

  /** @returns whether a cake was named that the subject has candles to blow out on from now on */
  #workAtCake(subject: number): boolean {
    const said = this.relations.find(
      ({ from, to, kind }) =>
        from === subject &&
        /^(front|beside|behind)$/.test(kind) &&
        (this.subjects[to]?.glyph ?? '').endsWith('cake'),
    );
    if (!said) return false;
    this.unrelate(subject, said.to, said.kind);
    this.reshape(said.to, 'birthday-cake');
    this.relate(subject, said.to, 'work');
    return true;
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
    if (expression === 'confused' && isAnimate(glyph, this.#vocabulary)) return true;
    return canShowFeelings(glyph) || (expression !== 'calm' && this.#canHaveLimbs(glyph));
  }

  /** Whether it is a person or an animal. */
  isLiving(index: number): boolean {
    const category = this.#vocabulary.categoryOf(this.subjects[index]?.glyph ?? '') ?? '';
    return /^(person|animal)/.test(category);
  }

  #canHaveLimbs(glyph: string): boolean {
    return canHaveLimbs(glyph, this.#vocabulary.categoryOf(glyph) ?? '');
  }

  /** Gives limbs to the things that act or feel like somebody. */
  animateThings(): void {
    for (const [index, { motion, expression }] of this.subjects.entries()) {
      const isDone = isOfSomebody(motion) && !(motion === 'toss' && this.#isTossed(index));
      if (isDone || expression !== null) this.giveLimbs(index);
    }
  }

  /** "a pancake flipping": nothing else is there that it could toss. */
  #isTossed(index: number): boolean {
    return !this.relations.some(({ from, kind }) => from === index && kind === 'hold');
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

  /** @returns whether it has wings, by nature or from now on */
  giveWings(index: number): boolean {
    const subject = this.subjects[index];
    if (subject === undefined) return false;
    const category = this.#vocabulary.categoryOf(subject.glyph) ?? '';
    if (/bird|bug/.test(category) || WINGED.test(subject.glyph)) return true;
    const isAlive = subject.person !== null || canShowFeelings(subject.glyph);
    if (!isAlive && !canGetWings(category)) return false;
    subject.hasWings = true;
    return true;
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
    this.#suggested.set(index, motion);
  }

  /** Lets those do what is suggested who do nothing else. */
  followSuggestions(): void {
    for (const [index, motion] of this.#suggested) {
      const subject = this.subjects[index];
      if (!subject) continue;
      // "a golfer swinging".
      const isSwing =
        (motion === 'strike' && subject.motion === 'swing') ||
        (motion === 'twirl' && subject.motion === 'dance');
      subject.motion = isSwing ? motion : (subject.motion ?? motion);
    }
  }

  /** The verb means another deed than it seemed to: "hiding", "hiding eggs". */
  redo(index: number, from: MotionName | null, to: MotionName): void {
    const subject = this.subjects[index];
    if (subject?.motion === from) subject.motion = to;
  }

  /** What is poured into something comes out of what it is kept in. */
  pourFrom(index: number): void {
    this.reshape(index, VESSELS_OF_DRINKS[this.subjects[index]?.glyph ?? ''] ?? '@jug');
  }

  /** Shows it as something else: what is made of it, or what it is made from. */
  reshape(index: number, glyph: string): void {
    const subject = this.subjects[index];
    if (subject) subject.glyph = glyph;
  }

  /** What it does needs other things than the verb says. */
  dropTools(index: number): void {
    const others = this.#tools.filter(({ subject }) => subject !== index);
    this.#tools.splice(0, Infinity, ...others);
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

  /** "Children flying kites", "a cat and a dog riding bicycles": each of them has one. */
  giveOneEach(owners: readonly number[], thing: number): void {
    const subject = this.subjects[thing];
    const isOwned = (owner: number): boolean =>
      this.relations.some(
        ({ from, to, kind }) =>
          from === owner && to === thing && (kind === 'ride' || kind === 'hold'),
      );
    const others = owners.filter(isOwned);
    const isEach = others.length > 1 || (this.subjects[others[0] ?? -1]?.count ?? 1) > 1;
    if (!subject || !isEach) return;
    subject.count = 1;
    for (const owner of others.slice(1)) {
      const relation = this.relations.findIndex(({ from, to }) => from === owner && to === thing);
      const kind = this.relations[relation]?.kind;
      if (kind === undefined || this.subjects.length >= MOST_SUBJECTS) continue;
      this.relations.splice(relation, 1);
      this.relate(owner, this.subjects.push({ ...subject }) - 1, kind);
    }
  }

  /**
   * Takes one out of several, so that they can do something to each other.
   * @returns its index, null when there is only one
   */
  split(index: number): number | null {
    const subject = this.subjects[index];
    if (!subject || subject.count < 2 || this.subjects.length >= MOST_SUBJECTS) return null;
    subject.count--;
    const other = this.subjects.push({ ...subject, count: 1 }) - 1;
    const own = this.#tools.filter((each) => each.subject === index);
    for (const each of own) this.#tools.push({ ...each, subject: other });
    return other;
  }

  /** As `split`; the one stays in the place of the others. */
  splitWithPlaces(index: number): number | null {
    const one = this.split(index);
    if (one === null) return null;
    const places = this.relations.filter(({ from, kind }) => from === index && !OWNING.has(kind));
    for (const { to, kind } of places) this.relate(one, to, kind);
    return one;
  }

  /** Gives an actor a thing, unless the prompt puts another into its hands. */
  equip(index: number, glyph: string, relation: Tool['relation'] = 'hold'): void {
    this.#tools.push({ subject: index, tool: { glyph, relation } });
  }

  /** "a wizard cat": clothes and things of what an animal is besides. */
  dressUp(index: number, { things, role }: Costume): void {
    const subject = this.subjects[index];
    if (subject && role !== null) subject.role = role;
    for (const { glyph, relation } of things) this.equip(index, glyph, relation);
  }

  /** Gives an actor what their role is known by, unless they are busy with something else. */
  equipForRole(index: number, { glyph, relation }: Tool): void {
    this.#tools.push({ subject: index, tool: { glyph, relation }, isOfRole: true });
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

  /** "a corgi puppy": the second word says that it is young. */
  growAs(index: number, text: string): void {
    this.shrink(index, impliedSize(text));
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

  /** Children in the picture of a mother or a father are theirs. */
  joinFamily(): void {
    if (!this.subjects.some(({ person }) => person?.isKin)) return;
    for (const subject of this.subjects) {
      if (!subject.person || !CHILDREN.has(subject.glyph)) continue;
      subject.person = { ...subject.person, isKin: true };
    }
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

  /** Whether it is no tool though it stands beside somebody: popcorn, or what another verb brought along. */
  #isAside(index: number): boolean {
    const { glyph } = this.subjects[index] ?? { glyph: '' };
    return this.#isTool(index) || this.#vocabulary.categoryOf(glyph)?.startsWith('food') === true;
  }

  /** Whether no word of the prompt named it. */
  #isTool(index: number): boolean {
    return this.subjects[index]?.source === undefined;
  }

  /** Whether no subject rides it, holds it or works at it. */
  #isFree(thing: number): boolean {
    return !this.relations.some(({ to, kind }) => to === thing && OWNING.has(kind));
  }

  /**
   * Gives each actor the board, book or bicycle that the verb needs and the prompt does not name.
   * @param canUse false where the subject has no hands for it
   */
  handOutTools(canUse: (subject: number, tool: Tool) => boolean): void {
    // A baker who kneads holds no loaf.
    const inOrder = this.#tools.toSorted(
      (one, other) => Number(one.isOfRole ?? false) - Number(other.isOfRole ?? false),
    );
    /** What the word for them has given to somebody: the rest of their gear goes with it. */
    const ofRole = new Set<number>();
    for (const { subject, tool, isOfRole = false } of inOrder) {
      // "an elderly beekeeper" has one hat: that of the trade.
      const hasHatOfRole = inOrder.some(
        (each) => each.isOfRole && each.subject === subject && ON_THE_HEAD.test(each.tool.glyph),
      );
      if (!isOfRole && ON_THE_HEAD.test(tool.glyph) && hasHatOfRole) continue;
      // A violinist who plays, plays the violin.
      if (
        tool.glyph === PLAYTHING &&
        !isOfRole &&
        inOrder.some(
          (each) => each.isOfRole && each.subject === subject && each.tool.glyph !== PLAYTHING,
        )
      )
        continue;
      if (!canUse(subject, tool)) continue;
      const motion = this.subjects[subject]?.motion ?? 'idle';
      const isInHand =
        tool.relation === 'hold' && !leavesHandsFree(tool.glyph) && tool.glyph !== POMPOM;
      if (isOfRole && isInHand && WITH_EMPTY_HANDS.has(motion)) continue;
      // One of them takes the picture of all.
      const isSelfie = this.subjects[subject]?.motion === 'selfie';
      if (
        isSelfie &&
        this.relations.some(
          ({ kind, to }) => kind === 'hold' && this.subjects[to]?.glyph === tool.glyph,
        )
      )
        continue;
      const has = this.relations.some(
        ({ from, to, kind }) =>
          from === subject &&
          !leavesHandsFree(tool.glyph) &&
          !leavesHandsFree(this.subjects[to]?.glyph ?? '') &&
          !(isOfRole && ofRole.has(to)) &&
          this.#vocabulary.categoryOf(this.subjects[to]?.glyph ?? '') !== 'clothing' &&
          ((kind === tool.relation && !(kind === 'beside' && this.#isAside(to))) ||
            (kind === 'ride' &&
              !BELONGS_TO_RIDE.test(tool.glyph) &&
              this.subjects[subject]?.meanwhile === undefined) ||
            (isOfRole && kind === 'work') ||
            // "a soccer player kicking a ball" has one ball.
            this.subjects[to]?.glyph === tool.glyph ||
            (tool.relation === 'work' && kind === 'beside' && !this.isLiving(to))),
      );
      if (has) continue;
      // "sitting before a cake and blowing out its candles": there is one cake.
      if (tool.glyph === 'birthday-cake' && this.#workAtCake(subject)) continue;
      let index = this.subjects.findIndex(
        ({ glyph }, i) => glyph === tool.glyph && (tool.relation === 'around' || this.#isFree(i)),
      );
      if (index === subject) continue;
      if (index < 0) {
        index = this.subjects.length;
        this.subjects.push(oneOf(tool.glyph));
      }
      this.relate(subject, index, tool.relation);
      if (isOfRole) ofRole.add(index);
    }
  }
}
