import { MATERIALS } from './adjectives.ts';
import { describesNext, repeatsPrevious, saysWhichThing } from './compounds.ts';
import {
  CLOTHES_OF_ROLES,
  type Costume,
  COSTUMES,
  COSTUMES_OF_WORDS,
  THINGS_OF_ROLES,
} from './costumes.ts';
import { describePerson, isHuman, isOfPeople, type SaidOfPerson } from './describe-person.ts';
import { isTopping } from './dishes.ts';
import { EXPRESSION_WORDS } from './expressions.ts';
import { headInClothes } from './face-glyphs.ts';
import { canShowFeelings } from './faces.ts';
import type { Focus } from './focus.ts';
import { nameOf } from './glyph-name.ts';
import { singular, singularPhrase } from './inflection.ts';
import { kinOf } from './kin.ts';
import { isAnimal, isAnimate, isAttire, isPerson } from './kinds-of-things.ts';
import { countsOf, kitOf } from './kits.ts';
import { FLAVOURS, KIN } from './noun-modifiers.ts';
import { BODY_PARTS } from './nouns/index.ts';
import { COMPANIES, companyOf, GATHERINGS } from './numbers.ts';
import { hasPart, isBarePart } from './parts-of-things.ts';
import type { Phrase } from './phrase.ts';
import { ROLE_MOTIONS } from './role-motions.ts';
import { ROLE_TOOLS, toolsOfRole } from './role-tools.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { isYoungOfAny, isYoungOfKind, CUB_SCALE } from './sizes.ts';
import { SKIN_TONES } from './skin-tones.ts';
import type { Expression } from './spec.ts';
import type { Modifiers } from './subjects.ts';
import type { Verb } from './verbs.ts';
import type { Tool } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { describeBy, type Who, whoNamed } from './who-words.ts';
import type { WordAccount } from './word-account.ts';

/** What everybody looks like who is called so. */
const IMPLIED_LOOKS: Readonly<Record<string, readonly string[]>> = {
  dwarf: ['long red beard'],
  dwarve: ['long red beard'],
};
/** Peoples of tales, who have trades like others. */
const FOLK = /^(dwarf|hobbit|halfling)$/;

/** Known by a dress that no picture of an old person has. */
const DRESSED = /^(?:ninja|superhero|supervillain)$/;
const ELDER = /^old(?:er)?-/;

const whoIn = (glyph: string, who: Who): Who =>
  DRESSED.test(glyph) ? { ...who, looks: who.looks.filter((look) => look !== 'old') } : who;

/** Drawn as anybody, with the things of a trade. */
const PLAIN_ADULT = /^(?:man|woman|person|man-beard|mage)$/;

const isPossessive = ({ source }: Item): boolean => /[’']s?$/.test(source);

/** Kept in bowls and jars. */
const HEAPED =
  /^(poultry-leg|french-fries|candy|cookie|popcorn|egg|@loaf|@croissant|baguette-bread|bagel|pretzel|@muffin|lollipop|strawberry|cherries|lemon|tangerine|red-apple|grapes|chocolate-bar)$/;

export interface NounContext {
  readonly sentence: sentenceAt.Sentence;
  readonly vocabulary: Vocabulary;
  readonly focus: Focus;
  readonly phrase: Phrase;
  /** The name of a color was meant as the color of a person's skin. */
  readonly forgetColour: (colour: string) => void;
  readonly account: WordAccount;
}

/** "blueberry pancakes": the berries are to be seen. */
const TOPPED_CAKES = /^(@cake|@cakeslice|@pancakes|waffle|ice-cream|custard)$/;

/** Words for a whole kind of goods. */
const GENERIC = /^(jewelry|jewellery|jewels|skincare|cosmetics|makeup|footwear|pastry|pastries)$/;
const OF_POSTS = /^(ads?|advert|advertisement|campaign|brand|commercial|banner|post|promo|poster)$/;

/** "ice cream in a cone" comes in it. */
const PART_PREPOSITIONS: ReadonlySet<string> = new Set([
  'with',
  'in',
  'on',
  'inside',
  'out of',
  'coming out of',
  'rising from',
]);

/** They take up a trade like animals: "an elf archer", "a robot chef". */
const CREATURES =
  /^(elf|fairy|vampire|zombie|genie|troll|merperson|mermaid|robot|alien|ghost|goblin|ogre|snowman)$/;

/** What the shops of trades sell: "a butcher shop". */
const WARES_OF_TRADES: Readonly<Record<string, string>> = {
  butcher: 'cut-of-meat',
  baker: 'bread',
  fishmonger: 'fish',
  tailor: 'necktie',
  shoemaker: 'running-shoe',
  wizard: 'crystal-ball',
  witch: 'crystal-ball',
};

const MUSICIANS = /^(band|bands|orchestra|quartet)$/;
/** What the members of a band have in their hands. */
const INSTRUMENTS = ['microphone', 'guitar', 'drum'];

const CHARACTER = /^(characters?|mascots?)$/;
/** Two things that are called so are drawn as a pair. */
const FRIENDS = /^(best )?(friends|besties|buddies|bffs|lovers)$/;

const WITH_TREES =
  /^(path|avenue|street|garden|park|lane|road|alley|grove|forest|orchard|trail|valley|tunnel|hill)$/;

/** What keeps its own color, whatever is in it. */
const BAKED = /^(@?pancakes|waffle|pie|bread|@loaf|sandwich|pizza)$/;

/** Behind them nothing is meant but how somebody is dressed. */
const COSTUME_WORD =
  /^(costumes?|outfits?|uniforms?|suits?|clothes|clothing|attire|garb|cosplay|onesies?|robes?|mascot costume|makeup)$/;
/** Behind a role they dress somebody up as it: "a sailor suit". */
const CLOTHES_OF_A_ROLE =
  /^(?:costume|outfit|uniform|onesie|suit|coat|jacket|robe|clothes|garb|attire|gear)$/;
const SPACESUIT = /^space ?suits?$/;
/** What people go as, that is no animal. */
const FANCY_DRESS =
  /pumpkin|banana|hot-dog|taco|pizza|carrot|pineapple|avocado|egg|flower|sunflower/;

/** People who have to do with the animal that is named before them: "a dog walker". */
const WITH_ANIMALS =
  /(walker|rider|groomer|owner|lover|trainer|sitter|keeper|breeder|farmer|hunter|catcher|herder|vet|veterinarian|photographer|charmer|tamer|jockey)s?$/;

/** Said by who asks for a picture of what somebody else wants. */
const WISHES =
  /^(wants?|would like|wishes for|asks for|asked for|quiere|quieren|quisiera|möchte|wünscht|veut|voudrait)$/;
/** Before the role that an animal is dressed up for. */
const DISGUISED = /^(dressed as|dressed like|dressed up as|dressed in|disguised as)$/;

const PARENTS = /^(mother|mom|mum|mama|father|dad|papa|parent)$/;
/** Of young animals with a picture of their own. */
const PARENT_OF: Readonly<Record<string, string>> = {
  '@duckling': 'duck',
  'baby-chick': 'rooster',
  '@fawn': 'deer',
  '@tadpole': 'frog',
  '@lioncub': 'lion',
};
/** The same for those that are named by their parent: "a lioness with her cubs". */
const YOUNG_OF: Readonly<Record<string, string>> = {
  duck: '@duckling',
  '@hen': 'baby-chick',
  rooster: 'baby-chick',
  deer: '@fawn',
  lion: '@lioncub',
  '@lioness': '@lioncub',
};
/** Where she looks unlike the father. */
const MOTHER_OF: Readonly<Record<string, string>> = { '@lioncub': '@lioness' };

const parentOf = (child: string, word: string): string =>
  (word.startsWith('m') ? MOTHER_OF[child] : undefined) ?? PARENT_OF[child] ?? child;

const costumeOf = (glyph: string, role: string | null): Costume => ({
  things: [{ glyph, relation: 'hold' }, ...(THINGS_OF_ROLES[role ?? ''] ?? [])],
  role,
});

/** The glyph of an animal's head alone; null where there is none. */
const headAlone = (glyph: string): string | null =>
  canShowFeelings(glyph) ? headInClothes(glyph) : null;

/** Whether an animal that is said to be one wears what shows it. */
const isDressed = (role: string): boolean => CLOTHES_OF_ROLES[singularPhrase(role)] !== undefined;

const WINGS = /\bwings$/;

/** Cut for bouquets. */
const FLOWERS =
  /^(?:rose|tulip|sunflower|hibiscus|daffodil|hyacinth|lotus|@(?:daffodil|carnation|marigold|peony|daisy|poppy|hydrangea|lily|lavender|orchid|dandelion))$/;

/** Bouquets of one kind of flower. */
const BOUQUETS: Readonly<Record<string, string>> = {
  rose: '@rosebouquet',
  tulip: '@tulipbouquet',
  sunflower: '@sunflowerbouquet',
};

/** Turns nouns into members of the cast: dressed, painted, counted, or left to describe the next. */
export class NounReader {
  readonly #context: NounContext;
  /** "a wizard cat": the wand waits for the cat. */
  #costume: Costume | null = null;
  /** What the noun before this one was said to be doing: "a dancing fox". */
  #premodifier: Verb | null = null;
  /** The thing whose part was read last. */
  #lastPartOf: number | null = null;
  /** Who has the trade that was read last: the girl of "an astronaut girl". */
  readonly #who = new Set<Item>();
  /** Clothes that were read with the role whose they are: the coat of "a detective coat". */
  readonly #clothes = new Set<Item>();
  /** The child of "a pirate boy"; null for adults. */
  #child: string | null = null;
  /** Numbers that were read with the company that they count. */
  readonly #counted = new Set<Item>();
  /** What a place is for: "a fish market". */
  wares: { readonly glyph: string; readonly item: Item } | null = null;

  constructor(context: NounContext) {
    this.#context = context;
  }

  read(item: Item, i: number): void {
    const { sentence, vocabulary, focus, phrase, account } = this.#context;
    if (this.#clothes.has(item) || this.passOnPortion(item, i)) return;
    if (this.readFriends(item, i) || this.#readKin(item, i)) return;
    if (this.#isNamedAlready(item, i) || this.#isOnFace(item)) return;
    if (this.#isOwnPart(item)) return;
    const named = senseOf(item, 'noun')?.glyph ?? null;
    if (this.#readWish(named, item, i)) return;
    // A cherry blossom path leads between trees.
    const isOfPlace = named === 'cherry-blossom' && WITH_TREES.test(sentence[i + 1]?.text ?? '');
    const glyph = isOfPlace ? '@cherrytree' : named;
    if (glyph === null && !this.#readHead(item, i)) this.#readPart(item);
    if (phrase.isNegated || glyph === null) return phrase.close();
    // Reported unless something else was said: "a glass vase" is drawn as any vase.
    if (MATERIALS.has(item.text) && has(sentence[i + 1], 'noun')) return;
    if (sentenceAt.isMaterialOf(sentence, i)) return phrase.close();
    if (repeatsPrevious(sentence, i, vocabulary)) {
      if (focus.lastAdded !== null) {
        if (item.isPlural) focus.cast.multiply(focus.lastAdded);
        focus.cast.growAs(focus.lastAdded, item.text);
      }
      this.#claim(item);
      return;
    }
    // "a ramen shop" shows no ramen; "a post for my candle shop" is about candles.
    const isWares = kitOf(item.text) === undefined && !sentenceAt.isForSomebody(sentence, i);
    if (this.#isInBouquet(glyph, item, i)) return;
    if (isWares && sentenceAt.describesPlace(sentence, i)) {
      const sold = isPerson(glyph, vocabulary) ? WARES_OF_TRADES[item.text] : glyph;
      if (sold !== undefined) this.wares ??= { glyph: sold, item };
      return phrase.close();
    }
    if (this.#readDisguise(glyph, item, i) || this.#readManner(glyph, item, i)) return;
    if (sentenceAt.isLikeness(sentence, i)) {
      // "an owl made of brass gears" is brass, whatever its parts.
      const [colour] = phrase.modifiers.colours;
      if (colour !== undefined && focus.lastAdded !== null) {
        focus.cast.paint(focus.lastAdded, colour);
        account.drawAll(phrase.modifiers.items.filter((each) => has(each, 'colour')));
      }
      account.reject(item);
      return phrase.close();
    }
    if (this.#readCostume(glyph, item, i)) return;
    if (describesNext(sentence, i, vocabulary)) {
      // "a sushi platter", "a candy bowl": the food lies on it, or in it.
      const next = senseOf(sentence[i + 1], 'noun')?.glyph ?? '';
      const isIn = HEAPED.test(glyph) && /^@(bowl|jar|basket|bucket)$/.test(next);
      const isOn = isTopping(glyph) && TOPPED_CAKES.test(next);
      if (next !== '@plate' && !isIn && !isOn) return this.#readFlavour(item);
      if (isOn) phrase.modifiers.count ??= 3;
      if (isIn) phrase.modifiers.count ??= 3;
      this.addToCast(glyph, item, i);
      phrase.close();
      phrase.pending = { kind: isIn ? 'inside' : 'on', reversed: false, verb: null, item };
      return;
    }
    if (this.#isKinOfNext(item, i)) return account.draw(item);
    // "a saxophone player" is one person who holds it.
    if (/^players?$/.test(sentence[i + 1]?.text ?? '')) {
      this.#costume = costumeOf(glyph, null);
      return this.#claim(item);
    }
    // "a sunglasses dog", "a hoodie cat": it wears them.
    if (isAttire(glyph, vocabulary) && this.#isAnimalAt(i + 1)) {
      this.#costume = costumeOf(glyph, null);
      return this.#claim(item);
    }
    const costume = COSTUMES_OF_WORDS[singular(item.text)] ?? COSTUMES[glyph];
    const isWithAnimals = WITH_ANIMALS.test(item.text);
    if (
      costume !== undefined &&
      !isWithAnimals &&
      this.#dressesUp(i, costumeOf(costume, singular(item.text)))
    ) {
      const isFolk = FOLK.test(sentence[i - 1]?.text ?? '');
      return account.draw(item, isFolk || isDressed(item.text) ? null : `a ${nameOf(costume)}`);
    }
    if (this.#isTradeOfCreature(glyph, item, i)) return;
    if (this.#isWhoOfNext(item, i)) return;
    if (this.#who.has(item)) {
      account.draw(item);
      return phrase.close();
    }
    if (saysWhichThing(sentence, i, vocabulary)) return account.reject(item);
    this.#readWho(glyph, item, i);
    // They come in a stack.
    if (glyph.endsWith('pancakes')) phrase.modifiers.count = null;
    const mood = this.#moodOfNext(glyph, i);
    this.addToCast(glyph, item, i);
    phrase.close();
    if (mood !== null) phrase.modifiers.expression = mood;
  }

  /** "a robot, one eye glowing": the eye is its own, and what is said of it alone is not to be seen. */
  #isOwnPart(item: Item): boolean {
    const { focus, phrase, account } = this.#context;
    const isHeld = phrase.pending?.verb != null;
    if (!/^(?:eye|foot)$/.test(item.text) || isHeld || !focus.headsLive) return false;
    account.reject(item);
    phrase.close();
    return true;
  }

  /** "a woman with skull makeup": it is on her face, which does not show it, and nothing that she holds. */
  #isOnFace(item: Item): boolean {
    const { focus, phrase, account } = this.#context;
    const isPutOn = /^(?:appl|put|do|us|hold|sell|buy)/.test(phrase.pending?.item.text ?? '');
    const isWorn = focus.heads.some((head) => focus.cast.subjects[head]?.person != null);
    if (!/^make ?-?up$/.test(item.text) || isPutOn || !isWorn) return false;
    account.reject(item);
    phrase.close();
    return true;
  }

  /** "a ring, luxury jewelry product photo", "for a sneaker ad" beside shoes: the word for the kind adds no other. */
  #isNamedAlready(item: Item, i: number): boolean {
    const { sentence, focus, vocabulary, phrase, account } = this.#context;
    const glyph = senseOf(item, 'noun')?.glyph;
    if (glyph == null || phrase.isNegated) return false;
    const category = vocabulary.categoryOf(glyph);
    const isOfKind = ({ glyph: other }: { glyph: string }): boolean =>
      GENERIC.test(item.text)
        ? category !== null && vocabulary.categoryOf(other) === category
        : other === glyph;
    const isSaidAgain = GENERIC.test(item.text) || OF_POSTS.test(sentence[i + 1]?.text ?? '');
    if (!isSaidAgain || !focus.cast.subjects.some(isOfKind)) return false;
    account.draw(item);
    phrase.close();
    return true;
  }

  /**
   * "a burger with cheese", "a cottage with a red roof": parts that the picture of the thing shows, and
   * parts that are no things of their own. A color that cannot be given to a part alone is reported with it.
   */
  readPart(item: Item, i: number): boolean {
    const { sentence, focus, phrase, account } = this.#context;
    const index = focus.lastAdded;
    const subject = focus.cast.subjects[index ?? -1];
    if (index === null || !subject || phrase.isNegated) return false;
    const isWith = PART_PREPOSITIONS.has(phrase.pending?.item.text ?? '');
    const isAlso =
      this.#lastPartOf === index && sentenceAt.separatorBefore(sentence, i) === 'conjunction';
    if (!isWith && !isAlso) return false;
    // "a newspaper on his face" has none itself.
    const isOnIt = phrase.pending?.item.text === 'on';
    if (isWith && !isOnIt && item.text === 'face' && focus.personify()) {
      account.draw(item);
      phrase.close();
      return true;
    }
    const isShown = hasPart(subject.glyph, item.text);
    const isAnimate = focus.isAnimate(index);
    if (isAnimate || (!isShown && !isBarePart(item.text))) return false;
    const colours = phrase.modifiers.items.filter((each) => has(each, 'colour'));
    const [colour] = phrase.modifiers.colours;
    const isPainted =
      colour !== undefined && focus.cast.paintPart(index, { part: item.text, colour });
    if (colour !== undefined && !isPainted) account.rejectTogether([...colours, item]);
    else if (isShown) account.drawAll([...colours, item]);
    this.#lastPartOf = index;
    const { pending } = phrase;
    phrase.close();
    // "pancakes with syrup and berries".
    if (has(sentence[i + 1], 'conjunction')) phrase.pending = pending;
    return true;
  }

  /** "a bouquet of spring flowers": the bouquet shows them. */
  #isInBouquet(glyph: string, item: Item, i: number): boolean {
    const { sentence, focus } = this.#context;
    const last = focus.cast.subjects[focus.lastAdded ?? -1];
    const isFlower = glyph === 'blossom' ? item.isPlural : FLOWERS.test(glyph);
    if (!isFlower || last?.glyph !== 'bouquet') return false;
    let at = i - 1;
    while (at > 0 && sentence[at]?.text !== 'of' && !sentence[at]?.isBreak) at--;
    if (sentence[at]?.text !== 'of' || senseOf(sentence[at - 1], 'noun')?.glyph !== 'bouquet') {
      return false;
    }
    const own = BOUQUETS[glyph];
    const isAlone = !has(sentence[i + 1], 'conjunction');
    if (own !== undefined && isAlone && focus.lastAdded !== null) {
      const [colour] = this.#context.phrase.modifiers.colours;
      focus.cast.reshape(focus.lastAdded, own);
      if (colour !== undefined) focus.cast.paint(focus.lastAdded, colour);
      this.#claim(item);
    } else if (glyph === 'blossom') this.#claim(item);
    else this.#context.account.draw(item, 'mixed flowers');
    this.#context.phrase.close();
    return true;
  }

  /**
   * "a dancing hot dog and burger": both dance, unless the second has an article of its own. "A sleeping elephant and
   * balloons": only the elephant sleeps.
   */
  #shareVerb(glyph: string, i: number): void {
    const { sentence, phrase, focus, vocabulary } = this.#context;
    const { modifiers } = phrase;
    const isPlain = modifiers.determiner === null && modifiers.count === null;
    const joins = has(sentence[i - 1], 'conjunction') && has(sentence[i - 2], 'noun');
    const isBesideAlive = focus.lastAdded !== null && focus.isAnimate(focus.lastAdded);
    const isAlike = !isBesideAlive || isAnimate(glyph, vocabulary);
    if (joins && isPlain && isAlike && modifiers.verb === null) {
      modifiers.verb = this.#premodifier;
    }
    this.#premodifier = modifiers.verb;
  }

  /** "pizza and beer best friends", "cookie and milk besties", "a banana character". */
  readFriends(item: Item, i: number): boolean {
    const { focus, phrase, account } = this.#context;
    if (!this.#followsNoun(i)) return false;
    const isRead =
      (FRIENDS.test(item.text) && focus.pairThings()) ||
      (CHARACTER.test(item.text) && (focus.personify() || this.#isLivingBefore()));
    if (!isRead) return false;
    account.draw(item);
    phrase.close();
    return true;
  }

  /** "a plumber cartoon character": one person. */
  #isLivingBefore(): boolean {
    const { focus } = this.#context;
    return focus.lastAdded !== null && focus.isAnimate(focus.lastAdded);
  }

  #followsNoun(i: number): boolean {
    const { sentence } = this.#context;
    const isDescribed = /^(best|cartoon|anime|comic|game)$/.test(sentence[i - 1]?.text ?? '');
    return has(sentence[isDescribed ? i - 2 : i - 1], 'noun');
  }

  addToCast(named: string, item: Item, i: number): void {
    const { focus, phrase } = this.#context;
    const child = this.#child ?? phrase.modifiers.looks.find((look) => /^(?:girl|boy)$/.test(look));
    const glyph = child !== undefined && PLAIN_ADULT.test(named) ? child : named;
    const sign = glyph === named ? undefined : COSTUMES[named];
    if (sign !== undefined) {
      this.#costume = {
        things: [{ glyph: sign, relation: 'hold' }],
        role: singularPhrase(item.text),
      };
    }
    this.#child = null;
    this.#shareVerb(glyph, i);
    const kit = kitOf(item.text);
    const added =
      kit === undefined
        ? this.#add(glyph, item, phrase.modifiers)
        : countsOf(kit, phrase.modifiers.count).flatMap(([each, count]) =>
            this.#add(each, { ...item, isPlural: false }, { ...phrase.modifiers, count }),
          );
    if (added.length === 0) return;
    this.#claim(item);
    focus.join(added, i, phrase.pending, item.isPlural && phrase.modifiers.count === null);
    for (const tool of toolsOfRole(singularPhrase(item.text))) {
      for (const index of added) focus.cast.equipForRole(index, tool);
    }
    const deed = ROLE_MOTIONS[singularPhrase(item.text)];
    if (deed !== undefined) for (const index of added) focus.cast.suggest(index, deed);
    if (this.#costume === null) return;
    for (const index of added) focus.cast.dressUp(index, this.#costume);
    this.#costume = null;
  }

  /** The noun is drawn, with what was said before it. */
  #claim(item: Item): void {
    const { account, focus, phrase, vocabulary } = this.#context;
    const glyph = senseOf(item, 'noun')?.glyph;
    const isPerson = glyph == null || isHuman(glyph, vocabulary);
    // A person with a violin is a violinist.
    const isShownByTool = isPerson && ROLE_TOOLS[singularPhrase(item.text)] !== undefined;
    account.draw(item, isShownByTool ? null : (senseOf(item, 'noun')?.standIn ?? null));
    for (const each of phrase.modifiers.items) {
      // "an old lighthouse" looks like any other.
      if (!isPerson && isOfPeople(each.text)) continue;
      // One thing takes one color: "a blue and white teapot" is blue.
      const colour = senseOf(each, 'colour')?.colour;
      const isUnused = !focus.cast.subjects.some((subject) => subject.colour === colour);
      if (!isPerson && colour !== undefined && isUnused) continue;
      const [mood] = EXPRESSION_WORDS.get(each.text) ?? [];
      if (mood !== undefined && !(glyph && focus.cast.canExpress(glyph, mood))) continue;
      const as = senseOf(each, 'verb')?.standIn ?? senseOf(each, 'gathering')?.standIn;
      account.draw(each, as ?? null);
    }
  }

  /** People by what is said of them, everything else by its color. */
  #add(glyph: string, item: Item, modifiers: Modifiers): readonly number[] {
    const { vocabulary, focus, account, forgetColour } = this.#context;
    const { colours } = modifiers;
    const words = [...(IMPLIED_LOOKS[singularPhrase(item.text)] ?? []), ...modifiers.looks];
    if (!isHuman(glyph, vocabulary)) return focus.cast.add(glyph, item, modifiers);
    const who = describePerson(glyph, item.text, { colours, words }, vocabulary);
    for (const each of modifiers.items) if (who.unknown.includes(each.text)) account.reject(each);
    for (const colour of colours) if (!who.colours.includes(colour)) forgetColour(colour);
    const added = focus.cast.add(
      who.glyph,
      item,
      { ...modifiers, colours: who.colours },
      who.person,
    );
    if (who.tool !== null) for (const index of added) focus.cast.equip(index, who.tool);
    return added;
  }

  /** "with red hair", "in a wheelchair": describes the person named last. */
  describeLast(said: SaidOfPerson, item: Item): boolean {
    const { vocabulary, focus, phrase, account, forgetColour } = this.#context;
    const index = [focus.lastAdded, ...focus.heads].find(
      (each) => each !== null && focus.cast.subjects[each]?.person != null,
    );
    const subject = focus.cast.subjects[index ?? -1];
    if (index == null || !subject?.person) return false;
    const { head } = subject.person;
    const who = describePerson(subject.glyph, subject.word, { head, ...said }, vocabulary);
    const { skin } = who.person.skin.length < SKIN_TONES.length ? who.person : subject.person;
    const person = { ...subject.person, ...who.person, skin, isKin: subject.person.isKin };
    focus.cast.describe(index, { glyph: who.glyph, person });
    if (who.unknown.length === 0) account.draw(item);
    for (const colour of said.colours) forgetColour(colour);
    if (who.tool !== null) focus.cast.equip(index, who.tool);
    phrase.close();
    return true;
  }

  /** "two cups of coffee": the number passes on to the coffee. */
  passOnPortion(item: Item, i: number): boolean {
    const { sentence, phrase } = this.#context;
    if (!sentenceAt.isPortion(sentence, i)) return false;
    if (item.isPlural) phrase.modifiers.count ??= 3;
    phrase.modifiers.items.push(item);
    return true;
  }

  /** "a couple", "a fox family": without a noun to count, the number word is the subject. */
  readCompany(item: Item, i: number): boolean {
    const { sentence, focus, phrase } = this.#context;
    if (this.#counted.has(item)) return true;
    const next = sentence[i + 1];
    const total = this.#totalBehind(i);
    if ((next?.text === 'of' && total === null) || sentenceAt.leadsToNoun(sentence, i + 1))
      return false;
    const word = singular(item.text);
    const named = COMPANIES[item.text] ?? COMPANIES[word];
    const company = named && total !== null ? companyOf(named, total) : named;
    const animal = focus.lastAdded;
    const count = GATHERINGS[word] ?? (word === 'couple' ? 2 : null);
    if (this.#isPortraitOfNamed(i)) this.#context.account.draw(item);
    else if (count && animal !== null && has(sentence[i - 1], 'noun') && focus.isAnimate(animal)) {
      focus.cast.multiply(animal, count);
      this.#context.account.draw(item);
    } else if (word === 'couple' && has(sentence[i - 1], 'noun') && focus.pairThings()) {
      this.#context.account.draw(item);
    } else if (!company) return false;
    else if (!phrase.isNegated) {
      const modifiers = { ...phrase.modifiers, count: null };
      const added = company.flatMap(([glyph, count]) =>
        this.#add(glyph, item, { ...modifiers, count }),
      );
      if (MUSICIANS.test(item.text)) {
        for (const [at, index] of added.entries()) {
          focus.cast.equip(index, INSTRUMENTS[at % INSTRUMENTS.length] ?? 'guitar');
        }
      }
      focus.join(added, i, phrase.pending, false);
      this.#claim(item);
    }
    phrase.close();
    return true;
  }

  /** "mom, dad and a dog, family portrait": those who are named are the family. */
  #isPortraitOfNamed(i: number): boolean {
    const { sentence, vocabulary } = this.#context;
    const isPicture = /^(portrait|photo|picture|photograph|pic|drawing|illustration)s?( of)?$/.test(
      sentence[i + 1]?.text ?? '',
    );
    const isPerson = (item: Item): boolean =>
      item !== sentence[i] &&
      (isHuman(senseOf(item, 'noun')?.glyph ?? '', vocabulary) ||
        /^(parents|grandparents|siblings|twins)$/.test(item.text));
    return sentence[i]?.text === 'family' && isPicture && sentence.some(isPerson);
  }

  /** "a family of four": how many they are, where the number stands alone. */
  #totalBehind(i: number): number | null {
    const { sentence, account } = this.#context;
    const number = sentence[i + 2];
    const count = senseOf(number, 'number')?.count ?? 1;
    const isTotal =
      sentence[i + 1]?.text === 'of' &&
      number !== undefined &&
      count > 1 &&
      !sentenceAt.leadsToNoun(sentence, i + 3);
    if (!isTotal) return null;
    this.#counted.add(number);
    account.draw(number);
    return count;
  }

  #glyphBehind(item: Item): string {
    const { sentence } = this.#context;
    return senseOf(sentence[sentence.indexOf(item) + 1], 'noun')?.glyph ?? '';
  }

  /** "strawberry milkshake": what it is made of shows in its colour. */
  #readFlavour(item: Item): void {
    const { phrase } = this.#context;
    // Blueberry pancakes are no blue ones.
    const colour = BAKED.test(this.#glyphBehind(item)) ? undefined : FLAVOURS[singular(item.text)];
    if (colour === undefined) return;
    if (phrase.modifiers.colours.length === 0) phrase.modifiers.colours.push(colour);
    phrase.open(item);
  }

  /**
   * "a bear cub" is one animal; "a bear with her cubs", "an elephant and its baby", "ducklings behind their
   * mother": the young or the parent of the animal before.
   */
  #readKin(item: Item, i: number): boolean {
    const { focus, phrase, account, sentence, vocabulary } = this.#context;
    const index = focus.lastAdded;
    const known = focus.cast.subjects[index ?? -1];
    if (index === null || !known || phrase.isNegated) return false;
    if (!isAnimal(known.glyph, vocabulary) || focus.cast.subjects.some(({ person }) => person)) {
      return false;
    }
    const isBehind = this.#isAnimalAt(i - 1);
    if (isBehind && isYoungOfKind(item.text)) {
      if (item.isPlural) focus.cast.multiply(index);
      focus.cast.shrink(index, CUB_SCALE);
    } else {
      const isParent = PARENTS.test(item.text) && !this.#isAnimalAt(i + 1);
      const isYoung = isYoungOfAny(item.text) || (isYoungOfKind(item.text) && this.#isOfParent(i));
      if (!isParent && (isBehind || !isYoung || this.#isChildOfPeople(i))) return false;
      // "an elephant mom" is one elephant.
      const isItself = isParent && isBehind && sentence[i - 1]?.isPlural === false;
      if (!isItself) this.#addKin(item, i, isParent ? parentOf(known.glyph, item.text) : null);
    }
    account.draw(item);
    account.drawAll(phrase.modifiers.items.filter((each) => has(each, 'number')));
    phrase.close();
    return true;
  }

  /** "a puppy licking a baby", "a stork carrying a baby": it is no young of the animal. */
  #isChildOfPeople(i: number): boolean {
    const { sentence } = this.#context;
    const article = sentence[i - 1];
    return (
      /^(baby|babies)$/.test(sentence[i]?.text ?? '') &&
      article?.text === 'a' &&
      has(sentence[i - 2], 'verb')
    );
  }

  /** "a giraffe mother and calf", "a seal with her pup". */
  #isOfParent(i: number): boolean {
    const { sentence } = this.#context;
    const [first, second] = [sentence[i - 1]?.text ?? '', sentence[i - 2]?.text ?? ''];
    return /^(her|its|his|their)$/.test(first) || (first === 'and' && PARENTS.test(second));
  }

  /** @param parent the glyph of the parent; null adds the young */
  #addKin(item: Item, i: number, parent: string | null): void {
    const { sentence, focus, phrase } = this.#context;
    const index = focus.lastAdded ?? 0;
    const known = focus.cast.subjects[index];
    if (!known) return;
    const { colour, scale: size } = known;
    // A parent of the same kind is larger than its young.
    if (parent === known.glyph && size >= 1) focus.cast.shrink(index, CUB_SCALE);
    const young = YOUNG_OF[known.glyph];
    const glyph = parent ?? young ?? known.glyph;
    const ofYoung = young === undefined ? CUB_SCALE * 0.8 : 1;
    const modifiers = {
      ...phrase.modifiers,
      colours: colour !== null && glyph === known.glyph ? [colour] : [],
      scale: phrase.modifiers.scale * (parent === null ? ofYoung : (KIN[item.text] ?? 1.1)),
    };
    const added = focus.cast.add(glyph, item, modifiers);
    focus.join(added, i, has(sentence[i - 1], 'conjunction') ? null : phrase.pending, false);
  }

  /** "an angry wolf head". */
  #readHead(item: Item, i: number): boolean {
    const { focus, phrase, account } = this.#context;
    const index = focus.lastAdded;
    // "clouds with faces".
    const isGiven =
      /^faces?$/.test(item.text) &&
      /^(?:with|have|having)$/.test(sentenceAt.wordBefore(this.#context.sentence, i));
    if (isGiven && !phrase.isNegated && focus.personify()) {
      account.draw(item);
      return true;
    }
    const isHead = /^(heads?|faces?)$/.test(item.text) && this.#isAnimalAt(i - 1);
    if (!isHead || phrase.isNegated || index === null || !focus.cast.showHead(index)) return false;
    account.draw(item);
    return true;
  }

  /**
   * "a cat with a tail" has one and "a cat with wings" gets them; "a burger with wings" and "a girl with blue hair" are not drawn so, and a
   * color is reported together with its part.
   */
  #readPart(item: Item): void {
    const { focus, phrase, account } = this.#context;
    if (phrase.isNegated) return;
    if (this.#placesOnOwner(item)) return account.draw(item);
    const colours = phrase.modifiers.items.filter((each) => has(each, 'colour'));
    if (BODY_PARTS.has(item.text) && focus.heads.length > 0) {
      const owners = focus.heads.filter((head) => focus.isAnimate(head));
      if (WINGS.test(item.text)) {
        const isShown = focus.heads.some((owner) => focus.cast.giveWings(owner));
        if (isShown) account.draw(item);
        for (const each of colours) {
          if (isShown && each.text === 'white') account.draw(each);
          else account.reject(each);
        }
      } else if (colours.length > 0) account.rejectTogether([...colours, item]);
      else if (owners.length > 0) account.draw(item);
    }
  }

  /** "a parrot on a pirates shoulder" is on the shoulder of one pirate. */
  #placesOnOwner(item: Item): boolean {
    const { sentence, focus } = this.#context;
    const owner = sentence[sentence.indexOf(item) - 1];
    if (!has(owner, 'noun') || !focus.placeOnPart(item.text)) return false;
    if (owner?.isPlural && !item.isPlural && focus.lastAdded !== null) {
      focus.cast.single(focus.lastAdded);
    }
    return true;
  }

  /** "a mother penguin", "a baby fox": one animal. */
  #isKinOfNext(item: Item, i: number): boolean {
    const { phrase } = this.#context;
    const scale = KIN[item.text];
    if (scale === undefined || !this.#isAnimalAt(i + 1)) return false;
    phrase.modifiers.scale *= scale;
    phrase.open();
    return true;
  }

  /** "my son wants a dinosaur": he is not in the picture. */
  #readWish(glyph: string | null, item: Item, i: number): boolean {
    const { sentence, vocabulary, account, focus, phrase } = this.#context;
    const next = sentence[i + 1];
    const isFirst = focus.cast.subjects.length === 0;
    if (!isFirst || !next || !glyph || !isHuman(glyph, vocabulary) || !WISHES.test(next.text))
      return false;
    account.dismiss(item);
    account.dismiss(next);
    phrase.close();
    return true;
  }

  /** "a cat sitting like a person", "holding a needle as a sword": how, not whom with. */
  #readManner(glyph: string, item: Item, i: number): boolean {
    const { sentence, vocabulary, account, focus, phrase } = this.#context;
    const isLike = sentenceAt.isComparedWith(sentence, i);
    const isLikePerson = isLike && isHuman(glyph, vocabulary) && !item.isPlural;
    const isUsedAs =
      sentenceAt.isUsedAs(sentence, i) &&
      !isAnimal(glyph, vocabulary) &&
      !isHuman(glyph, vocabulary);
    if (focus.lastAdded === null || !(isLike || isUsedAs)) return false;
    // "wings like a bat": what it is compared with does not show.
    if (isLike && !isLikePerson) account.reject(item);
    else account.dismiss(item);
    phrase.close();
    return true;
  }

  /** "a dog dressed as a pirate", "a cat in a chef costume": an animal in the clothes of a role. */
  #readDisguise(glyph: string, item: Item, i: number): boolean {
    const { sentence, vocabulary, account, focus, phrase } = this.#context;
    const next = sentence[i + 1];
    const isSpacesuit = SPACESUIT.test(item.text);
    const isCostume = CLOTHES_OF_A_ROLE.test(next?.text ?? '');
    const isSaid =
      DISGUISED.test(sentenceAt.wordBefore(sentence, i)) || sentenceAt.isUsedAs(sentence, i);
    if (!isCostume && !isSaid && !isSpacesuit) return false;
    const wearer = focus.cast.subjects[focus.lastAdded ?? -1];
    const isWearer =
      wearer &&
      (isAnimal(wearer.glyph, vocabulary) ||
        CREATURES.test(kinOf(wearer.glyph)) ||
        isHuman(wearer.glyph, vocabulary));
    const role = isSpacesuit ? 'astronaut' : singularPhrase(item.text);
    const sign = COSTUMES_OF_WORDS[role] ?? COSTUMES[glyph];
    // Of animals the costume has the head for a hood.
    const hood = isAnimal(glyph, vocabulary) ? headAlone(glyph) : null;
    const tools: readonly Tool[] =
      hood === null ? toolsOfRole(role) : [{ glyph: hood, relation: 'crown' }];
    const isKnown = sign !== undefined || tools.length > 0 || CLOTHES_OF_ROLES[role] !== undefined;
    if (!isWearer || focus.lastAdded === null || !isKnown) return false;
    focus.cast.dressUp(
      focus.lastAdded,
      sign === undefined ? { things: tools, role } : costumeOf(sign, role),
    );
    const shown = hood === null ? `a ${nameOf(sign ?? tools[0]?.glyph ?? '')}` : `a ${role} hood`;
    account.draw(item, isDressed(role) ? null : shown);
    if (isCostume && next) {
      account.draw(next);
      this.#clothes.add(next);
    }
    phrase.close();
    return true;
  }

  /** "a penguin DJ", "a wizard cat": one animal, dressed up. */
  #dressesUp(i: number, costume: Costume): boolean {
    const { focus } = this.#context;
    if (this.#isAnimalAt(i - 1) && focus.lastAdded !== null) {
      focus.cast.dressUp(focus.lastAdded, costume);
      return true;
    }
    if (!this.#isAnimalAt(i + 1)) return false;
    this.#costume = costume;
    return true;
  }

  /** "a tired coffee cat": it is the cat that is tired. */
  #moodOfNext(glyph: string, i: number): Expression | null {
    const { phrase, vocabulary } = this.#context;
    const { expression } = phrase.modifiers;
    if (expression === null || isAnimal(glyph, vocabulary) || !this.#isAnimalAt(i + 1)) return null;
    phrase.modifiers.expression = null;
    return expression;
  }

  /** "a robot bartender", "a doctor owl": one figure, with the tools of the trade if it has any. */
  #isTradeOfCreature(glyph: string, item: Item, i: number): boolean {
    const { vocabulary, focus, account, phrase } = this.#context;
    const isTrade =
      vocabulary.categoryOf(glyph) === 'person-role' ||
      (isHuman(glyph, vocabulary) &&
        (senseOf(item, 'noun')?.standIn !== undefined ||
          ROLE_TOOLS[singularPhrase(item.text)] !== undefined));
    if (!isTrade) return false;
    const isBehind =
      this.#isAnimalAt(i - 1) && focus.lastAdded !== null && !WITH_ANIMALS.test(item.text);
    if (!isBehind && !this.#isAnimalAt(i + 1)) return false;
    const role = singularPhrase(item.text);
    const tools = toolsOfRole(role);
    const [tool] = tools;
    const isFolk = FOLK.test(this.#context.sentence[i - 1]?.text ?? '');
    const isShown = isFolk || isDressed(item.text);
    if (isShown) account.draw(item);
    else if (tool !== undefined) account.draw(item, `a ${nameOf(tool.glyph)}`);
    const costume = { things: tools, role };
    if (isBehind && focus.lastAdded !== null) {
      focus.cast.dressUp(focus.lastAdded, costume);
      phrase.close();
    } else this.#costume = costume;
    return true;
  }

  /** "a cat in a pirate costume", "a boy in a shark onesie": no pirate and no shark besides. */
  #readCostume(glyph: string, item: Item, i: number): boolean {
    const { sentence, focus, account, phrase } = this.#context;
    if (!COSTUME_WORD.test(sentence[i + 1]?.text ?? '')) return false;
    if (!isAnimate(glyph, this.#context.vocabulary) && !FANCY_DRESS.test(glyph)) return false;
    const wearer = focus.lastAdded;
    if (wearer === null || !focus.isAnimate(wearer)) return false;
    const name = singular(item.text);
    const [tool] = toolsOfRole(name);
    const costume = COSTUMES_OF_WORDS[name] ?? tool?.glyph ?? COSTUMES[glyph];
    if (costume === undefined) account.reject(item);
    else {
      focus.cast.equip(wearer, costume);
      account.draw(item, `a ${nameOf(costume)}`);
    }
    phrase.close();
    return true;
  }

  /** "an astronaut girl", "a superhero kid", "a wizard grandpa", "a viking warrior woman": one person. */
  #readWho(glyph: string, item: Item, i: number): void {
    const { sentence, vocabulary, phrase } = this.#context;
    const isSomebody =
      (isHuman(glyph, vocabulary) && !ELDER.test(glyph)) || CREATURES.test(kinOf(glyph));
    if (!isSomebody || whoNamed(item.text) !== null || item.isPlural || isPossessive(item)) return;
    for (let at = i + 1; at < sentence.length; at++) {
      const next = sentence[at];
      const who = whoNamed(next?.text ?? '');
      const isTrade = isHuman(senseOf(next, 'noun')?.glyph ?? '', vocabulary);
      const isOne = who !== null || (isTrade && this.#isTrade(glyph, item));
      if (!next || !has(next, 'noun') || isPossessive(next) || !isOne) return;
      this.#who.add(next);
      if (who === null) continue;
      describeBy(phrase.modifiers, whoIn(glyph, who), next.isPlural);
      this.#child = who.child;
    }
  }

  /** "a grandma ninja", "a girl pirate": the trade behind says more of the same person. */
  #isWhoOfNext(item: Item, i: number): boolean {
    const { sentence, vocabulary, phrase, account } = this.#context;
    const [who, next] = [whoNamed(item.text), sentence[i + 1]];
    const glyph = senseOf(next, 'noun')?.glyph ?? '';
    const isOne =
      who !== null &&
      next !== undefined &&
      !item.isPlural &&
      !next.isPlural &&
      !isPossessive(item) &&
      isHuman(glyph, vocabulary) &&
      whoNamed(next.text) === null &&
      (this.#isTrade(glyph, next) || vocabulary.categoryOf(glyph) === 'person-fantasy');
    if (!isOne) return false;
    describeBy(phrase.modifiers, whoIn(glyph, who), false);
    this.#child = who.child;
    phrase.open();
    account.draw(item);
    return true;
  }

  /** A profession or a hero, unlike a mother. */
  #isTrade(glyph: string, item: Item): boolean {
    return (
      this.#context.vocabulary.categoryOf(glyph) === 'person-role' ||
      ROLE_TOOLS[singularPhrase(item.text)] !== undefined
    );
  }

  #isAnimalAt(i: number): boolean {
    const { sentence, vocabulary } = this.#context;
    const glyph = senseOf(sentence[i], 'noun')?.glyph;
    const isFolk = FOLK.test(sentence[i]?.text ?? '');
    return !!glyph && (isAnimal(glyph, vocabulary) || CREATURES.test(kinOf(glyph)) || isFolk);
  }
}
