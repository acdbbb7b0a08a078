import { Atmosphere, type Meant } from './atmosphere.ts';
import { looksOld } from './conditions.ts';
import { cropHere } from './crops.ts';
import { isHuman, isOfPeople } from './describe-person.ts';
import { EXPRESSION_NOUNS, EXPRESSION_WORDS } from './expressions.ts';
import { hasHands } from './faces.ts';
import { Focus } from './focus.ts';
import { isGesture, REACTIONS, WITH_ONE_ARM } from './gestures.ts';
import { headLookOf } from './head-look.ts';
import { singularPhrase } from './inflection.ts';
import { isAnimal, isAnimate, isBuilding, isWorn } from './kinds-of-things.ts';
import { meaningsOf } from './lexicon.ts';
import { NounReader } from './noun-reader.ts';
import { SKIN_OF_COLOUR } from './people-words.ts';
import { Phrase } from './phrase.ts';
import { PILED_WORDS } from './piled-words.ts';
import { has, type Item, type SenseKind, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import type { FestivalName, MotionName, RelationName, SaidRelation, ShotName } from './spec.ts';
import type { Cast } from './subjects.ts';
import { nounBehind } from './surface-patterns.ts';
import { isLong, isPartOfBuildings, isUnseenDeed } from './unseen-words.ts';
import type { Verb } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordAccount } from './word-account.ts';
import { mainKind } from './word-choice.ts';

/** "a pancake flipping": it turns over in the air itself. */
const isThrownUp = ({ motion, glyph, hasLimbs }: Cast['subjects'][number]): boolean =>
  motion === 'toss' && hasLimbs !== true && !hasHands(glyph);

/** Hair and signs that a person has; what follows is another thing. */
const SAID_BEHIND =
  /\b(hair|skin|beard|head|cane|stick|turban|hijab|headscarf|scarf|wheelchair|chair|afro|goatee|mohawk|freckles|m(o)?ustache|tails?|braids?|plaits?|buns?|dreadlocks|eye ?patch|arms?)$/;

/** "riding on a bicycle" is still riding it, "typing on a laptop" is no standing on it. */
const KEPT_BEFORE: Readonly<Partial<Record<SaidRelation, readonly SaidRelation[]>>> = {
  ride: ['on', 'in', 'inside'],
  work: ['on', 'in', 'with', 'beside', 'inside'],
  hold: ['with'],
  hug: ['with'],
};

/** Words of style that are things where somebody looks at them or reads them. */
const ARTWORKS: Readonly<Record<string, string>> = {
  painting: '@painting',
  comic: 'open-book',
  'comic book': 'open-book',
  photo: '@painting',
  photograph: '@painting',
  drawing: '@painting',
};

/** Prepositions that belong to a verb: "singing into a microphone", "blowing on a dandelion". */
const OWN_PREPOSITIONS: Readonly<Partial<Record<MotionName, readonly SaidRelation[]>>> = {
  sing: ['inside', 'in', 'on', 'front', 'with'],
  blow: ['on', 'inside', 'beside'],
  hang: ['on', 'in'],
  fall: ['on', 'inside', 'in', 'beside', 'across', 'above', 'under'],
  slip: ['on', 'in', 'above'],
  lean: ['on', 'front', 'beside'],
  breathe: ['on', 'beside', 'front'],
};

/** Who "me" most likely is beside them. */
const PARTNERS: Readonly<Record<string, string>> = {
  boyfriend: 'woman',
  husband: 'woman',
  girlfriend: 'man',
  wife: 'man',
};

/** Said with "it", of what was named before. */
const isPlaceAt = (relation: SaidRelation): relation is RelationName =>
  /^(on|inside|in|under)$/.test(relation);
const OBLIQUE = new Set(['from', 'to', 'for', 'off', 'out', 'via', 'during', 'like']);

/** Words of style that are plain adjectives before a thing: "a clean kitchen", "an ink bottle". */
const ADJECTIVAL_STYLES =
  /^(clean|flat|ink|plush|felt|clay|drawn|antique|pencil|chalk|acrylic|drawing|painting|icon|logo|futuristic|lego|3d|collage|silhouette)$/;
/** Said of a light or an air as often as of somebody. */
const MOODS_OF_PICTURES =
  /^(moody|gloomy|lonely|melancholic|melancholy|calm|peaceful|serene|relaxed|content|lazy|fierce|pensive|evil|joyful|cheerful|festive)$/;
/** Words of an hour that describe a thing: "dark chocolate", "a summer dress". */
const ADJECTIVAL_TIMES = /^(dark|starry|sunny|summer|spring|spooky|haunted|breakfast|bright)$/;
/** Words that are places only where they are not said of something: "liquid gold". */
const ADJECTIVAL_SETTINGS =
  /^(street|liquid|fluid|abstract|geometric|cosmic|lunar|martian|hypnotic|psychedelic|frozen|urban|indoor|texture|pattern|spiral|swirl|gradient|ice)$/;

const OF_PICTURES = /^(show|display|depict|featur|illustrat)(s|es|ing|ed)?$/;
const PLACE_IN_ROW = /^(?:left|right|middle|first|last|second|third)$/;

/** Reads the items from left to right and gathers the subjects, their descriptions and the place. */
export class Reader {
  readonly atmosphere = new Atmosphere();
  readonly account = new WordAccount();
  readonly colours: string[] = [];
  /** The words for what shall be absent. */
  readonly absent = new Set<Item>();
  /** Its glyphs. */
  readonly without: string[] = [];
  /** Colors that belong to nothing so far; they tint a picture without subjects. */
  readonly looseColours: Item[] = [];
  backdrop: string | null = null;
  shot: ShotName | null = null;
  festival: FestivalName | null = null;

  readonly #sentence: sentenceAt.Sentence;
  readonly #vocabulary: Vocabulary;
  readonly #focus: Focus;
  readonly #phrase = new Phrase();
  readonly #nouns: NounReader;
  /** Food whose eater is still to come. */
  #eaten: number | null = null;
  /** Verbs that somebody in the picture does, if there is anybody. */
  readonly #deeds: Item[] = [];

  constructor(sentence: sentenceAt.Sentence, vocabulary: Vocabulary) {
    this.#sentence = sentence;
    this.#vocabulary = vocabulary;
    this.#focus = new Focus(sentence, vocabulary);
    this.#nouns = new NounReader({
      sentence,
      vocabulary,
      focus: this.#focus,
      phrase: this.#phrase,
      account: this.account,
      forgetColour: (colour) => {
        const index = this.colours.indexOf(colour);
        if (index >= 0) this.colours.splice(index, 1);
      },
    });
  }

  /** What the place is for: "a fish market". */
  get wares(): NounReader['wares'] {
    return this.#nouns.wares;
  }

  get cast(): Cast {
    return this.#focus.cast;
  }

  read(): void {
    for (let i = 0; i < this.#sentence.length; i++) this.#readItem(i);
    this.#addReactor();
    for (const item of this.#focus.settle()) this.account.reject(item);
    if (this.cast.subjects.length === 0) return this.account.drawAll(this.looseColours);
    for (const item of this.#deeds) {
      const sense = senseOf(item, 'verb');
      // "a poster showing a tree": it says what is in the picture.
      if (OF_PICTURES.test(item.text) && !this.#focus.headsLive) this.account.dismiss(item);
      if (!sense || !this.#isShown(sense.verb) || isUnseenDeed(item.text, this.cast)) continue;
      if (this.#isDoneToUndrawn(item)) continue;
      this.account.draw(item, this.#isShownAsSaid(item) ? null : (sense.standIn ?? null));
    }
  }

  /** "balancing on a tightrope" without the tightrope is no such deed. */
  #isDoneToUndrawn(item: Item): boolean {
    if (!/ (?:on|over|against|from|under|through)$/.test(item.text)) return false;
    const at = this.#sentence.indexOf(item);
    const behind = this.#sentence.slice(at + 1, at + 5);
    const end = behind.findIndex(({ isBreak }) => isBreak);
    const phrase = end < 0 ? behind : behind.slice(0, end);
    const object = phrase.find((each) => each.senses.length === 0 || has(each, 'noun'));
    const isPlace = phrase.some((each) => has(each, 'setting') || has(each, 'weather'));
    return object !== undefined && !isPlace && !this.account.isDrawn(object);
  }

  /** Whether the picture shows this very deed, for a word that stands for others as well. */
  #isShownAsSaid(item: Item): boolean {
    const { subjects } = this.cast;
    if (/^pe(ek|ep)/.test(item.text)) return this.#isAnybodyHidden();
    if (item.text.startsWith('serv')) return subjects.some(({ motion }) => motion === 'serve');
    // A flower is in bloom, and a tree grows where it stands.
    if (/^(bloom|blossom|grow|sprout)/.test(item.text)) return this.#isAnyPlantGrowing();
    // "looking shocked".
    const next = this.#sentence[this.#sentence.indexOf(item) + 1];
    if (item.text.startsWith('look')) return EXPRESSION_WORDS.has(next?.text ?? '');
    // "annoyed".
    const [feeling = null] = EXPRESSION_WORDS.get(item.text) ?? [];
    return feeling !== null && subjects.some(({ expression }) => expression === feeling);
  }

  #isAnyPlantGrowing(): boolean {
    return this.cast.subjects.some(
      ({ glyph, motion }) =>
        motion === 'pulse' && this.#vocabulary.categoryOf(glyph)?.startsWith('plant') === true,
    );
  }

  /** Who peeks without anything to hide behind only stands there. */
  #isAnybodyHidden(): boolean {
    return this.cast.relations.some(
      ({ from, kind }) => /^(behind|inside|in)$/.test(kind) && this.#focus.isAnimate(from),
    );
  }

  /** Somebody who reacts, where the prompt names a reaction alone: surprised if it says nothing else. */
  #addReactor(): void {
    if (this.cast.subjects.length > 0) return this.#addEater();
    const deed = this.#deeds.find((item) => {
      const verb = senseOf(item, 'verb')?.verb;
      // The waves of the sea are no greeting.
      if (/^waves?$/.test(item.text)) return false;
      return (
        verb?.expression != null ||
        verb?.motion === 'dance' ||
        REACTIONS.has(verb?.motion ?? 'idle')
      );
    });
    const item = deed ?? this.#sentence.find(({ text }) => text === 'reaction');
    if (item === undefined) return;
    this.#phrase.close();
    this.#phrase.modifiers.verb = senseOf(deed, 'verb')?.verb ?? null;
    if (deed === undefined) this.#phrase.modifiers.expression = 'surprised';
    // "clapping hands" are those of one person.
    this.#phrase.modifiers.count = 1;
    this.#nouns.addToCast('person', item, this.#sentence.indexOf(item));
    this.#phrase.close();
  }

  /** "popcorn eating reaction": a person eats it, though none is named. */
  #addEater(): void {
    const reaction = this.#sentence.find(({ text }) => /^(reactions?|meme)$/.test(text));
    const item = this.#sentence.find((each) =>
      /^(eat|drink|sing|call|kick|throw)$/.test(senseOf(each, 'verb')?.verb.motion ?? ''),
    );
    const isAlone = this.cast.subjects.every((_, index) => !this.#focus.isAnimate(index));
    const verb = senseOf(item, 'verb')?.verb;
    if (!reaction || !item || !verb || !isAlone) return;
    const thing = this.cast.subjects.findIndex(
      ({ motion }) => motion === null || motion === verb.motion,
    );
    this.cast.stop(thing);
    this.#phrase.close();
    this.#phrase.modifiers.verb = verb;
    const person = { ...item, senses: [{ kind: 'noun', glyph: 'person' } as const] };
    this.#nouns.addToCast('person', person, this.#sentence.indexOf(item));
    const eater = this.cast.subjects.findIndex(({ glyph }) => glyph === 'person');
    if (thing >= 0 && eater >= 0) this.cast.relate(eater, thing, 'hold');
    this.account.draw(item);
    this.#phrase.close();
  }

  /** Not all have a face or hands. */
  #isShown({ motion, expression, toObject, tools }: Verb): boolean {
    const { subjects } = this.cast;
    if (motion === 'kiss' || motion === 'share')
      return subjects.some((subject) => subject.motion === motion);
    if (motion === 'toss' && subjects.some(isThrownUp)) return true;
    if (isGesture(motion)) {
      return subjects.some(
        (subject) =>
          (hasHands(subject.glyph) ||
            subject.hasLimbs === true ||
            (WITH_ONE_ARM.has(motion) && isAnimal(subject.glyph, this.#vocabulary))) &&
          (subject.motion === motion ||
            subject.meanwhile === motion ||
            TURNED_INTO[motion]?.includes(subject.motion ?? 'idle')),
      );
    }
    if (expression !== null && subjects.some((subject) => subject.expression === expression)) {
      return true;
    }
    // Who sits with a gamepad plays.
    const isPlayed = (glyph: string): boolean =>
      motion === 'shake' && subjects.some((subject) => subject.glyph === glyph);
    if (tools.some(({ glyph, relation }) => relation === 'hold' && isPlayed(glyph))) return true;
    // Who is doing something else already does not do this.
    const shown = new Set([motion, toObject, ...(TURNED_INTO[motion ?? 'idle'] ?? [])]);
    const isDone = subjects.some(
      (subject) =>
        (subject.motion !== null && shown.has(subject.motion)) ||
        (subject.meanwhile != null && shown.has(subject.meanwhile)),
    );
    return expression === null && (motion === null || CLAIMED_AT_REST.has(motion) || isDone);
  }

  #readItem(i: number): void {
    const item = this.#sentence[i];
    if (!item) return;
    if (item.isBreak) {
      if (!sentenceAt.singlesOut(this.#sentence, i + 1)) this.#focus.regroup();
      return this.#phrase.close();
    }
    if (/^(?:he|she)$/.test(item.text)) this.#focus.returnToPerson();
    if (item.text === 'except' && this.#deeds.length > 0) return this.#readException(item);
    if (sentenceAt.singlesOut(this.#sentence, i) && this.#singleOut(item, i)) return;
    if (this.#isOnlyAddressed(item, i)) return this.#phrase.close();
    if (this.#readCrop(item, i) || this.#readLook(item, i) || this.#readArtwork(item, i)) return;
    if (this.#readExpression(item, i) || this.#readMyself(item, i)) return;
    if (this.#isRole(item, i) || this.#isPartOfPatient(item, i)) return this.account.draw(item);
    if (this.#nouns.readPart(item, i)) return;
    if (item.senses.length === 0 || has(item, 'undrawable')) return this.#readUnknown(item, i);
    const kind = mainKind(this.#sentence, i, {
      phraseIsOpen: this.#phrase.isOpen,
      hasHeads: this.#focus.heads.length > 0,
      expectsObject: this.#phrase.pending?.verb != null,
    });
    this.#readAtmosphere(item, i, kind);
    this.#readAs(kind, item, i);
  }

  /** "a unicorn for my daughter" shows no girl; a prompt that names nothing else does. */
  #isOnlyAddressed(item: Item, i: number): boolean {
    const isNamed = has(item, 'noun') || has(item, 'setting') || has(item, 'gathering');
    const isBesides = this.cast.subjects.length > 0;
    // "album cover for our band, a lonely road", "a card for my mom, tulips and a cup".
    const isPerson = isHuman(senseOf(item, 'noun')?.glyph ?? '', this.#vocabulary);
    // What follows with "with" is in that place: "a post for my bakery, with a basket of loaves".
    const [next, afterNext] = this.#sentence.slice(i + 1, i + 3);
    const isPlace = has(item, 'setting') && next?.isBreak && afterNext?.text !== 'with';
    const isGroup = has(item, 'gathering') || isPerson || isPlace;
    const isBeforeScene = isGroup && sentenceAt.namesScene(this.#sentence, i + 1);
    const isAddressed = isNamed && (isBesides || isBeforeScene);
    const isFor =
      sentenceAt.isForSomebody(this.#sentence, i) ||
      sentenceAt.isForMedium(this.#sentence, i) ||
      sentenceAt.isForSchool(this.#sentence, i);
    if (isAddressed && isFor) return true;
    // "a mascot for a swim school, a friendly otter": the otter is the mascot.
    const isOfCustomer = (at: number): boolean => sentenceAt.isForBusiness(this.#sentence, at);
    const isMotif = (other: Item, at: number): boolean =>
      at > i && senseOf(other, 'noun')?.glyph != null && !isOfCustomer(at);
    const isCustomer = isOfCustomer(i) && !has(item, 'colour') && !has(item, 'style');
    // "a fox mascot", "a plumber cartoon character": who it is was said before.
    const isRole = /^(?:mascot|character|cartoon character)$/.test(item.text);
    // "rpg character, a dwarf blacksmith": who it is comes next.
    const isHeading = isRole && !isBesides && this.#sentence[i + 1]?.isBreak === true;
    const isSaidOtherwise =
      isCustomer ||
      isHeading ||
      item.text === 'mascot' ||
      (isRole && isBesides && this.#followsPerson(i));
    if (!isSaidOtherwise) return false;
    const isAnother = isBesides
      ? isCustomer || (isRole && this.#focus.headsLive)
      : this.#sentence.some(isMotif);
    if (isAnother && isCustomer) this.account.dismiss(item);
    else if (isAnother) this.account.draw(item);
    return isAnother;
  }

  #followsPerson(i: number): boolean {
    const before = this.#sentence[i - 1];
    return (
      has(before, 'noun') || (before?.text === 'cartoon' && has(this.#sentence[i - 2], 'noun'))
    );
  }

  /** "everyone asleep except a girl": she does not do it, and that she is the only one is not to be seen. */
  #readException(item: Item): void {
    this.#focus.forgetVerb();
    this.account.reject(item);
    this.#phrase.close();
  }

  /** "one of them wearing a crown", "one black and one white". */
  #singleOut(item: Item, i: number): boolean {
    const of = this.#sentence[i + 1]?.text === 'of' ? 2 : 0;
    const [next, afterNext] = this.#sentence.slice(i + 1 + of);
    const isOfColour = has(next, 'colour') || has(afterNext, 'colour');
    if (!this.#focus.singleOut(has(next, 'verb'), isOfColour)) return false;
    this.account.draw(item);
    // "the middle one": which of them it is, is not settled.
    const before = this.#sentence[i - 1];
    if (before && PLACE_IN_ROW.test(before.text)) this.account.reject(before);
    this.#phrase.close();
    return true;
  }

  /** "me waiting for friday": somebody, unlike in "show me dancing cats". */
  #readMyself(item: Item, i: number): boolean {
    const next = this.#sentence[i + 1];
    const isDoing = has(next, 'verb') && /ing\b/.test(next?.text ?? '');
    const before = this.#sentence[i - 1];
    const isAlone = before === undefined || before.isBreak || /^(of|where|when)$/.test(before.text);
    const isInCompany = item.text === 'me' && next?.text === 'and';
    if (!/^(me|someone|somebody)$/.test(item.text) || !isAlone || !(isDoing || isInCompany))
      return false;
    const partner = isInCompany ? (this.#sentence[i + 2]?.text ?? '') : '';
    const partnerOf = /^my$/.test(partner) ? (this.#sentence[i + 3]?.text ?? '') : partner;
    const glyph = PARTNERS[partnerOf.replace(/^my /, '')] ?? 'person';
    const person = { ...item, senses: [{ kind: 'noun', glyph } as const] };
    this.#nouns.addToCast(glyph, person, i);
    this.#phrase.close();
    return true;
  }

  /** "as anime characters": the people who were named, without others. */
  #isRole({ text }: Item, i: number): boolean {
    const before = this.#sentence.slice(Math.max(0, i - 4), i);
    const start = before.findLastIndex((each) => each.text === 'as');
    return (
      /^characters?$/.test(text) &&
      start >= 0 &&
      this.#focus.heads.length > 0 &&
      !before.slice(start).some((each) => each.isBreak || has(each, 'verb'))
    );
  }

  /** "a bandage on a puppy's paw": the paw is the puppy's own. */
  #isPartOfPatient({ text }: Item, i: number): boolean {
    const { lastAdded } = this.#focus;
    const isOwned = has(this.#sentence[i - 1], 'noun') && lastAdded !== null;
    return (
      isOwned &&
      /^(paws?|legs?|teeth|tooth|knee|arm|tail|hand)$/.test(text) &&
      this.#focus.isTreated(lastAdded)
    );
  }

  /** "looking at a painting", "reading a comic": a thing that somebody uses, not a way of drawing. */
  #readArtwork(item: Item, i: number): boolean {
    const glyph = ARTWORKS[item.text];
    const isThing =
      glyph !== undefined &&
      this.#phrase.pending !== null &&
      // "with butter, a photo": only who looks at it has one.
      (this.#phrase.pending.verb !== null || !/^(?:photo|drawing)/.test(item.text)) &&
      this.#focus.heads.length > 0 &&
      !/^(style|styles|of)$/.test(this.#sentence[i + 1]?.text ?? '') &&
      !sentenceAt.leadsToNoun(this.#sentence, i + 1);
    if (!isThing) return false;
    const artwork = { ...item, senses: [{ kind: 'noun', glyph } as const] };
    this.#nouns.addToCast(glyph, artwork, i);
    this.account.draw(item);
    this.#phrase.close();
    return true;
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
        if (this.#readGiant(item, i)) return;
        if (this.#isLengthUnseen(item, i)) return this.#phrase.open();
        this.#phrase.modifiers.scale *= senseOf(item, 'size')?.scale ?? 1;
        return this.#phrase.open(item);
      case 'relation':
        return this.#readRelation(item, i);
      case 'position':
        return this.#readPosition(item, i);
      case 'arrangement':
        if (this.#focus.isSeveral() && !PILED_WORDS.includes(item.text)) this.account.draw(item);
        return;
      case 'setting':
      case 'crop':
      case 'time':
      case 'weather':
      case 'style':
        return this.#readPlace(item, i);
      case 'festival':
        return this.#readFestival(item);
      case 'shot':
        return this.#readShot(item);
      case 'determiner':
        this.#phrase.modifiers.determiner = item.text === 'another' ? 'another' : 'definite';
        return this.#phrase.open();
      case 'adjective':
        return this.#phrase.open();
      case 'negation':
        this.#phrase.isNegated = true;
        return;
      case 'conjunction':
        // "dancing while guests watch": the guests do not dance.
        if (/^(while|whilst|when|as|where|until)$/.test(item.text)) this.#phrase.pending = null;
        this.#phrase.isNegated = sentenceAt.continuesNegation(this.#sentence, i);
        return;
      case 'undrawable':
      case 'material':
      case 'filler':
        if (sentenceAt.isFilledVessel(this.#sentence, i - 1)) {
          this.#phrase.pending = { kind: 'with', reversed: false, verb: null, item };
        }
        if (item.text === 'from' && this.#isVesselNext(i) && this.#focus.heads.length > 0) {
          this.#phrase.pending = { kind: 'inside', reversed: false, verb: null, item };
          return;
        }
        if (this.#isDrinking() && sentenceAt.leadsToPlace(this.#sentence, i + 1)) {
          this.#focus.drinkFromGround();
        }
        // "launching from the moon": the moon is not what is launched.
        if (OBLIQUE.has(item.text) && this.#phrase.pending?.verb && !this.#isDrinking()) {
          this.#phrase.pending = { kind: 'beside', reversed: false, verb: null, item };
        }
        return;
    }
  }

  /** "fishing from a small boat": who does it is in it. */
  #isVesselNext(i: number): boolean {
    const noun = this.#sentence
      .slice(i + 1, i + 6)
      .find((item) => item.isBreak || senseOf(item, 'noun')?.glyph != null);
    const glyph = senseOf(noun, 'noun')?.glyph ?? '';
    return this.#vocabulary.categoryOf(glyph) === 'transport-water' || BOATS.test(glyph);
  }

  /** "drinking from a cup". */
  #isDrinking(): boolean {
    return this.#phrase.pending?.verb?.motion === 'drink';
  }

  /** "no palm trees": the thing is absent, unless the prompt also asks for it. */
  #readNoun(item: Item, i: number): void {
    if (this.#phrase.isNegated) this.#noteAbsent(item, i);
    this.#nouns.read(item, i);
    const eater = this.#focus.lastAdded;
    if (this.#eaten !== null && eater !== null && eater !== this.#eaten) {
      this.cast.relate(eater, this.#eaten, 'hold');
      this.#eaten = null;
    }
  }

  #noteAbsent(item: Item, i: number): void {
    const senses = [...item.senses, ...meaningsOf(singularPhrase(item.text))];
    const noun = senses.find((sense) => sense.kind === 'noun');
    if (noun?.kind === 'noun' && noun.glyph !== null) this.without.push(noun.glyph);
    this.absent.add(item);
    this.#leaveOut(item, i);
  }

  #leaveOut(item: Item, i: number): void {
    const negation = sentenceAt.negationBefore(this.#sentence, i);
    // "a banana instead of a phone" says what is there.
    if (/^(?:instead of|rather than)$/.test(negation?.text ?? '')) this.account.dismiss(item);
    else this.account.leaveOut(item, negation);
  }

  #readUnknown(item: Item, i: number): void {
    if (this.#nouns.passOnPortion(item, i) || this.#nouns.readFriends(item, i)) return;
    if (this.#phrase.isNegated) this.#leaveOut(item, i);
    const { pending } = this.#phrase;
    if (!has(this.#sentence[i + 1], 'noun')) this.#phrase.close();
    // "with a pipe and a hat": the hat is with him, too.
    if (pending?.kind === 'with' && has(this.#sentence[i + 1], 'conjunction')) {
      this.#phrase.pending = pending;
    }
    // "a squirrel who found an acorn": it has it, and what follows is said of the squirrel.
    const isSaidOfHead = sentenceAt.isLinked(this.#sentence, i);
    if (isSaidOfHead && sentenceAt.leadsToNoun(this.#sentence, i + 1)) {
      this.#phrase.pending ??= { kind: 'with', reversed: false, verb: null, item };
    }
  }

  // ---- place, hour, manner, colour, number

  #readAtmosphere(item: Item, i: number, kind: SenseKind): void {
    // "a dress made of leaves": they are no leaves in the air.
    if (this.#phrase.isNegated || sentenceAt.isLikeness(this.#sentence, i)) return;
    // "a black and white cat" is no film noir.
    const isPattern = item.text === 'black and white' && has(this.#sentence[i + 1], 'noun');
    if (isPattern) this.colours.push('black', 'white');
    const isOfThing = sentenceAt.leadsToNoun(this.#sentence, i + 1);
    const isAdjectival = isOfThing || has(this.#sentence[i + 1], 'setting');
    this.atmosphere.note(item, {
      style:
        kind !== 'verb' &&
        !isPattern &&
        !this.#readNeonLight(item, i) &&
        !(isAdjectival && ADJECTIVAL_STYLES.test(item.text)) &&
        !(isOfThing && this.#isOldThingNext(item, i)),
      time: !(isOfThing && ADJECTIVAL_TIMES.test(item.text)),
      setting: this.#settingMeant(item, i, isOfThing),
    });
  }

  /** "a vintage sports car" is no old photograph. */
  #isOldThingNext({ text }: Item, i: number): boolean {
    if (!/^(vintage|retro|old fashioned)$/.test(text)) return false;
    const noun = this.#sentence
      .slice(i + 1, i + 5)
      .find((each) => each.isBreak || has(each, 'noun'));
    return looksOld(senseOf(noun, 'noun')?.glyph ?? '');
  }

  /** The neon of a street or a city that is named is in its windows; else all is drawn in neon. */
  #readNeonLight(item: Item, i: number): boolean {
    const isOfLight = /^(reflections?|colou?rs?)$/.test(this.#sentence[i + 1]?.text ?? '');
    const isLight =
      /^neon (lights?|signs?|glow)$/.test(item.text) || (item.text === 'neon' && isOfLight);
    if (!isLight) return false;
    const isInTown = this.#sentence.some(
      (each) =>
        each !== item && /^(street|city|market)$/.test(senseOf(each, 'setting')?.setting ?? ''),
    );
    if (!isInTown) return false;
    // Streets are then between signs of light; a market has lit windows.
    this.account.draw(item, 'lit windows');
    return true;
  }

  #settingMeant(item: Item, i: number, isOfThing: boolean): Meant['setting'] {
    if (this.#isPartOfBuilding(item, i)) return 'none';
    // "a street musician" is in a street.
    const next = this.#sentence[i + 1];
    const isOfPerson = isHuman(senseOf(next, 'noun')?.glyph ?? '', this.#vocabulary);
    if (item.text === 'street' && isOfPerson) return 'hint';
    const describes = isOfThing || has(this.#sentence[i + 1], 'colour');
    if (describes && ADJECTIVAL_SETTINGS.test(item.text)) return 'alone';
    // A wallpaper of something shows that.
    if (item.text === 'wallpaper') return 'alone';
    // "a bookstore street" is out of doors.
    if (/^(street|alley|town|village|garden)$/.test(next?.text ?? '') && has(next, 'setting')) {
      return 'alone';
    }
    // "a cocktail with ice" is in no arctic.
    if (item.text === 'ice' && !sentenceAt.isIntroducedBy(this.#sentence, i, ON)) return 'alone';
    const isSky = item.senses.some((sense) => sense.kind === 'setting' && sense.setting === 'sky');
    if (isSky && (this.#isThrownThere(item) || this.#isSaidOfSubstance(item, i))) return 'alone';
    if (isSky && !sentenceAt.isIntroducedBy(this.#sentence, i, IN_THE_AIR)) return 'alone';
    return isOfThing ? 'hint' : 'place';
  }

  /** "a house with a porch": it is no veranda that the house stands on. */
  #isPartOfBuilding({ text }: Item, i: number): boolean {
    const isPart = isPartOfBuildings(text);
    if (!isPart || !sentenceAt.isIntroducedBy(this.#sentence, i, WITH)) return false;
    return this.#focus.heads.some((head) =>
      isBuilding(this.cast.subjects[head]?.glyph ?? '', this.#vocabulary),
    );
  }

  /** "a baker kneading dough, flour in the air": the flour is there, and not the baker. */
  #isSaidOfSubstance(item: Item, i: number): boolean {
    if (item.text !== 'in the air' || !this.#focus.headsLive) return false;
    const before = this.#sentence[i - 1];
    const glyph = senseOf(before, 'noun')?.glyph;
    return (
      before?.isBreak === false &&
      !has(before, 'verb') &&
      (glyph == null || !isAnimate(glyph, this.#vocabulary))
    );
  }

  /** "throwing papers in the air", "jumping in the air": the place is not the sky. */
  #isThrownThere(item: Item): boolean {
    if (!/\b(mid)?air$/.test(item.text)) return false;
    const isFrom = this.#focus.heads.some((head) =>
      FROM_THE_GROUND.has(this.cast.subjects[head]?.motion ?? 'idle'),
    );
    if (isFrom) this.account.draw(item);
    return isFrom;
  }

  /** "a field of red poppies", "a tulip field": the surroundings are not in the cast. */
  #readCrop(item: Item, i: number): boolean {
    const named = senseOf(item, 'crop')?.crop;
    const crop = named ?? cropHere(this.#sentence, i);
    if (crop === null) return false;
    const { modifiers } = this.#phrase;
    if (!this.#phrase.isNegated) {
      this.atmosphere.crop ??= { name: crop, colour: modifiers.colours[0] ?? null };
      this.account.draw(item);
      this.account.drawAll(modifiers.items.filter((each) => has(each, 'colour')));
    }
    if (named === undefined) this.#phrase.close();
    return named === undefined;
  }

  /** "an old farmer", "a farmer with a beard". */
  #readLook(item: Item, i: number): boolean {
    const isNegated = this.#phrase.isNegated;
    if (isNegated || !isOfPeople(item.text)) return false;
    // "pushing a wheelchair": it is a thing there, and no look of the one who pushes it.
    const isWheelchair = item.text === 'wheelchair';
    if (isWheelchair && this.#phrase.pending?.verb != null) return false;
    const next = senseOf(this.#sentence[i + 1], 'noun')?.glyph;
    const isBeforePerson = next != null && isHuman(next, this.#vocabulary);
    const isOfHead = headLookOf(item.text) !== null;
    // "a ginger man", but "ginger tea".
    if (has(item, 'noun') && !isOfHead && !isBeforePerson && !isWheelchair) return false;
    const isBefore =
      sentenceAt.leadsToNoun(this.#sentence, i + 1) ||
      sentenceAt.leadsToCompany(this.#sentence, i + 1);
    if (isBefore && (isBeforePerson || !SAID_BEHIND.test(item.text))) {
      this.#phrase.modifiers.looks.push(item.text);
      this.#phrase.open(item);
      return true;
    }
    const { pending } = this.#phrase;
    const isDescribed = this.#nouns.describeLast({ colours: [], words: [item.text] }, item);
    // "with freckles and a hat".
    if (isDescribed && has(this.#sentence[i + 1], 'conjunction')) this.#phrase.pending = pending;
    return isDescribed;
  }

  /** "a sad robot", "a boy who is sad". */
  #readExpression(item: Item, i: number): boolean {
    if (this.#readExpressionNoun(item)) return true;
    const [expression] = EXPRESSION_WORDS.get(item.text) ?? [];
    if (expression === undefined || this.#phrase.isNegated) return false;
    if (this.#isMoodOfPicture(item, i)) return false;
    // "dad with a pan, desperate face".
    const face = this.#sentence[i + 1];
    const isOnFace = /^(?:face|expression|look)$/.test(face?.text ?? '') && this.#focus.headsLive;
    if (
      !isOnFace &&
      (sentenceAt.leadsToNoun(this.#sentence, i + 1) ||
        sentenceAt.leadsToCompany(this.#sentence, i + 1))
    ) {
      this.#phrase.modifiers.expression = expression;
      this.#phrase.open(item);
      return true;
    }
    if (has(item, 'verb') && !isOnFace) return false;
    const { heads, lastAdded } = this.#focus;
    // "a crocodile who is afraid": no other person is.
    const isSaidOfLast = [i - 2, i - 1, i].some((at) => sentenceAt.isLinked(this.#sentence, at));
    const named =
      lastAdded !== null && !this.#focus.isAnimate(lastAdded)
        ? [...heads, lastAdded]
        : [lastAdded, ...(isSaidOfLast ? [] : heads)];
    const shows = named.some((index) => index !== null && this.cast.express(index, expression));
    if (shows) this.account.drawAll(isOnFace && face ? [item, face] : [item]);
    return shows;
  }

  /** "a girl with a big smile". */
  #readExpressionNoun(item: Item): boolean {
    const expression = EXPRESSION_NOUNS.get(item.text);
    const { pending, modifiers, isNegated } = this.#phrase;
    if (expression === undefined || pending?.item.text !== 'with' || isNegated) return false;
    const shown = this.#focus.heads.filter((head) => this.cast.express(head, expression));
    if (shown.length === 0) return false;
    this.account.drawAll([...modifiers.items, item]);
    this.#phrase.close();
    return true;
  }

  /** "candles, moody", "a serene vase": of things it says what the picture is like. */
  #isMoodOfPicture({ text }: Item, i: number): boolean {
    if (!MOODS_OF_PICTURES.test(text)) return false;
    const next = senseOf(nounBehind(this.#sentence, i), 'noun')?.glyph;
    if (next != null) return !isAnimate(next, this.#vocabulary);
    const { lastAdded } = this.#focus;
    return (
      lastAdded !== null &&
      !this.#focus.isAnimate(lastAdded) &&
      !sentenceAt.saysHowItIs(this.#sentence, i)
    );
  }

  #readPlace(item: Item, i: number): void {
    if (this.#countsThings(item, i)) return;
    if (this.#phrase.isNegated) this.#noteAbsent(item, i);
    this.#phrase.isNegated = false;
    if (sentenceAt.leadsToNoun(this.#sentence, i + 1)) return;
    if (has(this.#sentence[i + 1], 'setting')) return;
    const isAdjective = /(y|ed)$/.test(item.text) && !has(item, 'setting');
    if (!isAdjective || this.#phrase.isOpen) this.#phrase.close();
  }

  /** "two hearts" are things; "hearts" are in the air. */
  #countsThings(item: Item, i: number): boolean {
    if (this.#phrase.isNegated || !has(item, 'weather') || (this.#phrase.modifiers.count ?? 0) < 2)
      return false;
    const noun = meaningsOf(singularPhrase(item.text)).find(({ kind }) => kind === 'noun');
    if (noun?.kind !== 'noun' || noun.glyph === null) return false;
    this.#nouns.addToCast(noun.glyph, item, i);
    this.#phrase.close();
    return true;
  }

  #readNumber(item: Item, i: number): void {
    if (this.#nouns.readCompany(item, i)) return;
    // "a new collection handbag" is one.
    const isGathering = has(item, 'gathering') && !has(item, 'number');
    if (isGathering && this.#sentence[i + 1]?.text !== 'of') return this.#phrase.open();
    const count = senseOf(item, 'number')?.count ?? senseOf(item, 'gathering')?.count ?? 1;
    if (item.text === 'a' || item.text === 'an') {
      this.#phrase.modifiers.determiner ??= 'indefinite';
      return this.#phrase.open();
    }
    if (count > 1 || this.#phrase.modifiers.count === null) this.#phrase.modifiers.count = count;
    this.#phrase.open(item);
  }

  #readColour(item: Item, i: number): void {
    if (this.#phrase.isNegated) return;
    const colour = senseOf(item, 'colour')?.colour ?? item.text;
    if (!this.colours.includes(colour)) this.colours.push(colour);
    if (sentenceAt.isAtBackdrop(this.#sentence, i)) {
      if (this.backdrop === null) this.account.draw(item);
      this.backdrop ??= colour;
      return this.#phrase.close();
    }
    const next = this.#sentence[i + 1];
    const isOfUnknown = next && sentenceAt.isBeforeUnknownThing(this.#sentence, i);
    if (isOfUnknown && this.cast.subjects.length > 0) {
      return this.account.rejectTogether([item, next]);
    }
    const isBeforeThing =
      sentenceAt.leadsToNoun(this.#sentence, i + 1) ||
      sentenceAt.leadsToCompany(this.#sentence, i + 1) ||
      sentenceAt.isUnknownBeforeNoun(this.#sentence, i + 1) ||
      has(this.#sentence[i + 1], 'setting');
    if (isBeforeThing || sentenceAt.isBeforeAnotherColour(this.#sentence, i)) {
      this.#phrase.modifiers.colours.push(colour);
      this.#phrase.modifiers.items.push(item);
      this.looseColours.push(item);
      if (isBeforeThing) this.#phrase.open();
      return;
    }
    this.#readColourBehind(colour, item, i);
    this.#phrase.modifiers.colours = [];
    this.#phrase.modifiers.items = this.#phrase.modifiers.items.filter(
      (each) => !has(each, 'colour'),
    );
  }

  /** "a giant sleeping": somebody, not a size. */
  #readGiant(item: Item, i: number): boolean {
    const next = this.#sentence[i + 1];
    const isNoun =
      item.text === 'giant' &&
      (next === undefined || next.isBreak || has(next, 'verb') || has(next, 'relation'));
    if (!isNoun || sentenceAt.leadsToNoun(this.#sentence, i + 1) || this.#phrase.isNegated)
      return false;
    this.#phrase.modifiers.scale *= 1.8;
    this.#nouns.addToCast('man-beard', item, i);
    this.#phrase.close();
    return true;
  }

  /** "a robot mascot for my app, blue, friendly": said behind, of the one that the picture is about. */
  #paintsTheOnlyOne(colour: string, i: number): boolean {
    const isListed =
      sentenceAt.separatorBefore(this.#sentence, i) !== 'none' &&
      (this.#sentence[i + 1] === undefined ||
        sentenceAt.separatorBefore(this.#sentence, i + 1) !== 'none');
    const isOnlyOne = this.#sentence.filter((each) => has(each, 'colour')).length === 1;
    const [head, ...others] = this.#focus.heads;
    const subject = this.#focus.cast.subjects[head ?? -1];
    if (!isListed || !isOnlyOne || head === undefined || others.length > 0 || !subject)
      return false;
    // "a heart beating, red"; a thing that does nothing may be goods before a backdrop of this color.
    const isInAction = this.#focus.isAnimate(head) || subject.motion !== null;
    if (subject.person !== null || subject.colour !== null || !isInAction) return false;
    this.#focus.cast.paint(head, colour);
    return true;
  }

  /** "a long road", "a long table": only larger, so that no length is to be seen. */
  #isLengthUnseen({ text }: Item, i: number): boolean {
    const glyph = senseOf(nounBehind(this.#sentence, i), 'noun')?.glyph ?? '';
    return text === 'long' && !isLong(glyph);
  }

  /** "the car is red", "the woman is black"; else it tints a picture without subjects. */
  #readColourBehind(colour: string, item: Item, i: number): void {
    const isSkin = SKIN_OF_COLOUR.has(colour) && sentenceAt.saysWhoTheyAre(this.#sentence, i);
    if (isSkin && this.#nouns.describeLast({ colours: [colour], words: [] }, item)) return;
    const isOfOne = sentenceAt.singlesOut(this.#sentence, i - 1);
    const isSaid = isOfOne || sentenceAt.saysHowItIs(this.#sentence, i);
    if (isSaid && this.#focus.lastAdded !== null) {
      // "a couple dressed in white": all who were named by one word.
      const { lastAdded, heads } = this.#focus;
      const wearsIt = sentenceAt.WEARING.has(this.#sentence[i - 1]?.text ?? '');
      const all = wearsIt && heads.includes(lastAdded) ? heads : [lastAdded];
      const [first = colour] = this.#phrase.modifiers.colours;
      for (const index of all) this.#focus.cast.paint(index, first);
      // "in red and gold": it has the first one.
      const before = this.#phrase.modifiers.items.find((each) => has(each, 'colour'));
      this.account.draw(before ?? item);
    } else if (this.#paintsTheOnlyOne(colour, i)) this.account.draw(item);
    else this.looseColours.push(item);
  }

  // ---- relations and positions

  #readRelation(item: Item, i: number): void {
    const sense = senseOf(item, 'relation');
    if (!sense) return;
    this.#phrase.isNegated = false;
    this.#phrase.dropModifiers();
    const { relation, reversed } = sense;
    if (item.text === 'off') this.#focus.pushOff();
    const following = this.#sentence[i + 1];
    // "with an oven burning behind".
    if (item.text === 'behind' && (!following || following.isBreak)) {
      this.#focus.takePosition('behind', item);
      this.#phrase.pending = null;
      return;
    }
    if (relation === 'inside' && !reversed && (!following || following.isBreak)) {
      return this.#focus.putLastInside();
    }
    const isAtEarlier = /^(it|them)$/.test(following?.text ?? '') && !reversed;
    if (isAtEarlier && isPlaceAt(relation) && this.#focus.placeAtEarlier(relation, item)) {
      this.#phrase.pending = null;
      return;
    }
    const { pending } = this.#phrase;
    // "carried by a bear": the verb says it already.
    if (pending?.verb && pending.reversed) return;
    const kept = pending?.verb && [
      ...(KEPT_BEFORE[pending.kind] ?? []),
      ...(OWN_PREPOSITIONS[pending.verb.motion ?? 'idle'] ?? []),
    ];
    // "cycling in a kimono": what is worn is not ridden.
    const noun = this.#sentence.slice(i + 1, i + 5).find((each) => has(each, 'noun'));
    const isInClothes = isWorn(senseOf(noun, 'noun')?.glyph ?? '', this.#vocabulary);
    const keepsVerb = kept?.includes(relation) && !(relation === 'in' && isInClothes);
    // "jugando al fútbol", "playing at the piano".
    const playsAt = pending?.verb?.motion === 'shake' && item.text === 'at';
    const isAtPlace = sentenceAt.leadsToPlace(this.#sentence, i + 1);
    // Over a city there is nothing to stand on.
    if (isAtPlace && relation === 'above') this.#focus.hoverHeads();
    if ((keepsVerb || playsAt) && !isAtPlace) return;
    const kind = sentenceAt.isSetBehind(this.#sentence, i) ? 'beside' : relation;
    this.#phrase.pending = isAtPlace ? null : { kind, reversed, verb: null, item };
  }

  /** "a halloween cat", "merry christmas": the first one that is named. */
  #readFestival(item: Item): void {
    const festival = senseOf(item, 'festival')?.festival ?? null;
    if (this.#phrase.isNegated) return;
    this.festival ??= festival;
    if (this.festival === festival) this.account.draw(item);
  }

  /** "close up of a cat". A second one is dropped. */
  #readShot(item: Item): void {
    const shot = senseOf(item, 'shot')?.shot ?? null;
    this.shot ??= shot;
    // It is seen from farther away, and not from above.
    const isFromAir = /drone|aerial/.test(item.text);
    if (this.shot === shot) this.account.draw(item, isFromAir ? 'wide view' : null);
  }

  #readPosition(item: Item, i: number): void {
    const position = senseOf(item, 'position')?.position;
    // "a leash in its mouth": what no picture shows is not held.
    const isOfNothing =
      /^(hand|mouth)$/.test(position ?? '') &&
      senseOf(this.#sentence[i - 1], 'noun')?.glyph == null;
    // "falling on its back": so it lies, and carries nothing.
    const isPosture = position === 'atop' && has(this.#sentence[i - 1], 'verb');
    if (position && !isOfNothing && !isPosture) this.#focus.takePosition(position, item);
    this.#phrase.pending = null;
  }

  // ---- verbs

  #readVerb(item: Item, i: number): void {
    const sense = senseOf(item, 'verb');
    if (!sense || this.#phrase.isNegated) return;
    // "a tray of rolls": nothing is done behind "of".
    if (this.#sentence[i - 1]?.text === 'of' && !/ing\b/.test(item.text)) return;
    const { verb } = sense;
    // "a suitcase, a map, travel background": things do not walk.
    if (item.text === 'travel' && !this.#focus.headsLive) return this.#phrase.open();
    // "a knitted scarf", "a painted vase": it was done long ago.
    const isDone =
      /(ed|en|wn|worn)$/.test(item.text) && verb.object !== null && this.#isThingNext(i);
    if (isDone) return this.#phrase.open();
    if (this.#isEatenBefore(verb, i)) {
      this.#eaten = this.#focus.lastAdded;
      this.#phrase.modifiers.verb = verb;
      return this.#phrase.open(item);
    }
    if (this.#isPremodifier(item, i)) {
      this.#phrase.modifiers.verb ??= verb;
      return this.#phrase.open(item);
    }
    this.#phrase.dropModifiers();
    if (this.#readPassive(verb, item, i)) return;
    // "a woman with a crown of marigolds walks": the flowers are several.
    const before = this.#sentence[i - 1];
    const isOfOne = /[^s]s$/.test(item.text) && before?.isPlural === true && has(before, 'noun');
    if (isOfOne) this.#focus.returnToPerson();
    const hasActor = this.#focus.act(verb, i);
    // "snow falling", "petals that float by": the air of the picture moves so.
    const isSaidOfAir = has(sentenceAt.wordSaidOf(this.#sentence, i), 'weather');
    if (!hasActor && isSaidOfAir) return this.account.draw(item);
    if (verb.motion ?? verb.object ?? verb.expression ?? verb.tools[0]) {
      this.#deeds.push(item);
    }
    if (!hasActor) return;
    this.#phrase.pending = verb.object && { kind: verb.object, reversed: false, verb, item };
  }

  /** "a popcorn eating dog": what is eaten is named first. */
  #isEatenBefore({ motion }: Verb, i: number): boolean {
    const eater = senseOf(this.#sentence[i + 1], 'noun')?.glyph;
    const food = this.#focus.lastAdded;
    return (
      (motion === 'eat' || motion === 'drink') &&
      has(this.#sentence[i - 1], 'noun') &&
      food !== null &&
      !this.#focus.isAnimate(food) &&
      eater != null &&
      isAnimate(eater, this.#vocabulary)
    );
  }

  /** "a mouse chased by a cat": the doer is still to come. */
  #readPassive(verb: Verb, item: Item, i: number): boolean {
    const isPassive = /(ed|en|ht|ld)$/.test(item.text) && this.#sentence[i + 1]?.text === 'by';
    if (!isPassive || verb.object === null || this.#focus.heads.length === 0) return false;
    this.#deeds.push(item);
    this.#phrase.pending = { kind: verb.object, reversed: true, verb, item };
    return true;
  }

  #isThingNext(i: number): boolean {
    const glyph = senseOf(this.#sentence[i + 1], 'noun')?.glyph;
    return glyph != null && !isAnimate(glyph, this.#vocabulary);
  }

  /** "a dancing fox", not "a fox dancing". */
  #isPremodifier(item: Item, i: number): boolean {
    const isParticiple = /(ing|ed|en)$/.test(item.text);
    if (!isParticiple || !sentenceAt.leadsToNoun(this.#sentence, i + 1)) return false;
    // "while sipping a cocktail": what has an article is the object.
    if (/^(a|an|the|his|her|its|their|my)$/.test(this.#sentence[i + 1]?.text ?? '')) return false;
    if (this.#phrase.isOpen) return true;
    const before = this.#sentence[i - 1];
    if (!before || has(before, 'relation')) return true;
    if (before.isBreak) return this.#focus.heads.length === 0;
    // "sitting on a sofa and drinking tea": who sits there drinks.
    const isAnotherDeed =
      senseOf(item, 'verb')?.verb.object != null &&
      this.#focus.heads.some((head) => this.cast.moves(head));
    return has(before, 'conjunction') && has(this.#sentence[i - 2], 'noun') && !isAnotherDeed;
  }
}

/** What is done instead to some objects: a tree is felled, and a glass pushed over the edge. */
const TURNED_INTO: Readonly<Partial<Record<MotionName, readonly MotionName[]>>> = {
  chop: ['strike', 'braid'],
  pet: ['crouch', 'kneel'],
  push: ['knock'],
  score: ['cheer'],
  dance: ['twirl'],
  write: ['sleep'],
  type: ['sleep'],
};

/** What shows by the objects and by where somebody is, whatever they do besides. */
const CLAIMED_AT_REST: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle',
  'glow',
  'pulse',
  'fly',
  'float',
]);

const FROM_THE_GROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'stir',
  'throw',
  'catch',
  'juggle',
  'toss',
  'jump',
  'bounce',
  'kick',
  'lift',
  'cheer',
  'fall',
]);

/** Boats that no emoji shows. */
const BOATS = /^@(gondola|raft|paperboat|pirateship|sailingship|submarine)$/;
const WITH: ReadonlySet<string> = new Set(['with', 'and', 'has', 'having']);
const ON: ReadonlySet<string> = new Set(['on', 'across', 'over', 'upon']);

/** What is in the sky, in the clouds or over them is in the air. */
const IN_THE_AIR: ReadonlySet<string> = new Set(
  'in into through above across over among between'.split(' '),
);
