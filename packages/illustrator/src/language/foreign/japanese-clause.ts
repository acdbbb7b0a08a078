import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { glyphOfNoun } from './drawn-words.ts';
import { severalOf } from './english-tokens.ts';
import {
  type Argument,
  type Deed,
  deedsInEnglish,
  describedBy,
  HOLDING,
  isLinking,
  placeOf,
} from './japanese-deeds.ts';
import { isPart, NounPhrase } from './japanese-noun-phrase.ts';
import type { Piece } from './japanese-pieces.ts';
import { has, headOf, isAnd, isVerb, word } from './japanese-words.ts';

/** "割る", "つついて". */
const ENDS_AS_VERB = /[うくぐすつぬぶむるただてで]$/u;

/** Sights in the sky or far away, which cannot be held. */
const SIGHT =
  /^(?:rainbow|moon|full moon|crescent moon|sun|stars?|starry sky|clouds?|sky|fireworks|milky way|sunset|sunrise|sea|mountains?|mount fuji|cherry blossoms?|cherry tree|rain|snow|northern lights|neon|neon signs?|city lights|lights)$/;

/** "キスを待つ": a deed that something else is done to is a noun, and written as one. */
const isNamedDeed = (piece: Piece, next: Piece | undefined): boolean =>
  next?.source.startsWith('を') === true &&
  isVerb(piece) &&
  /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(piece.source);

/** How somebody or something is seen. */
const isView = (piece: Piece | undefined): boolean =>
  has(piece, 'shot') || /^(?:side view|from behind|in profile)$/.test(piece?.english ?? '');

/** A word that only says how. */
const isManner = (piece: Piece): boolean => has(piece, 'adjective') && !has(piece, 'noun');

const MOOD =
  /^(?:laughing|smiling|crying|angry|sad|happy|surprised|tired|sleeping|yawning|scared|bowing|apologizing)$/;

/** "嬉しそうに", "疲れて": how those who act feel. */
const isMoodOfDeed = ({ english, source }: Piece): boolean =>
  /(?:に|く|て|で)$/u.test(source) &&
  /^(?:happy|sad|angry|surprised|tired|sleepy|scared|bored|excited|shy|proud|lonely|confused|worried|embarrassed)$/.test(
    english,
  );

/** A clause: who acts, what they do, and what is said without a verb. */
export class Clause {
  readonly #vocabulary: Vocabulary;
  readonly #phrase = new NounPhrase();
  #deeds: Deed[] = [];
  #subject: Piece[] = [];
  #args: Argument[] = [];
  /** How those who act feel. */
  #moods: Piece[] = [];
  /** Others before the one who acts, each with a mood and "and": "angry teacher and". */
  readonly #alike: Piece[] = [];
  /** What is seen beside the one who acts, each with "and" before it. */
  readonly #sights: Piece[] = [];

  constructor(pieces: readonly Piece[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const counted = withAvenues(withRowsBehind(withFlocks(withCountsFirst(pieces))));
    const ordered = withLooksFirst(withOwnedPlaces(counted, vocabulary));
    for (const [i, piece] of ordered.entries()) this.#read(piece, ordered.slice(i + 1));
  }

  #read(piece: Piece, behind: readonly Piece[]): void {
    const [next] = behind;
    if (piece.kind === 'marker' && isAnd(piece)) this.#readAnd(piece, behind);
    else if (piece.kind === 'marker') this.#readMarker(piece, next);
    else if (isNamedDeed(piece, next)) this.#phrase.add(piece);
    else if (isMoodOfDeed(piece)) this.#moods.push(piece);
    else if (isVerb(piece) || this.#isUnknownDeed(piece)) this.#readVerb(piece);
    else this.#phrase.add(piece);
  }

  /** "窓を割る": what follows an object and is no word that is known is done to it. */
  #isUnknownDeed({ kind, source }: Piece): boolean {
    const isBehindObject = this.#phrase.isEmpty && this.#args.at(-1)?.marker === 'を';
    return kind === 'unknown' && isBehindObject && ENDS_AS_VERB.test(source);
  }

  #readMarker(piece: Piece, next: Piece | undefined): void {
    const { english } = piece;
    if (english === 'みたいな') return this.#phrase.liken('looking like');
    if (
      /^(?:dressed as|made of|in the shape of|covered in|surrounded by|full of|bigger than|smaller than|scolded by)$/.test(
        english,
      )
    )
      return this.#phrase.liken(english);
    // "メガネをかけたフクロウの先生": it is the teacher who wears them.
    const isRole = next !== undefined && this.#isAlive(next);
    // "ライオンの顔のアップ": how it is seen.
    if (english === 'の' && isView(next)) return;
    if (english === 'の')
      return this.#phrase.describeNext(() => (isRole ? [] : this.#takeDescribing()), isRole);
    if (this.#phrase.isEmpty) return;
    // "シンプルで手描き風": another adjective of the same thing follows.
    if (english === 'で' && this.#phrase.isDescribing) return this.#phrase.add(word('and', 'で'));
    if (/咲|つい|付い|いっぱい|だらけ/u.test(piece.source)) this.#phrase.inPlural();
    // "鳥居が並ぶ神社": there are several.
    if (/並/u.test(piece.source)) this.#phrase.inPlural(/./u);
    const deeds = this.#takeDescribing();
    const named = this.#phrase.take();
    const all = describedBy(deeds, deeds.length > 0 ? this.#withMoods(named) : named);
    const words = english === 'を' ? this.#withoutSights(all) : all;
    // "頭がキーンとなる女の子": the head is hers.
    if (english === 'が' && isPart(words.at(-1))) this.#args.push({ words, marker: 'with' });
    else if (english === 'が' && this.#subject.length === 0) this.#subject = words;
    else this.#args.push({ words, marker: english, source: piece.source });
  }

  /** "嬉しそうに踊る二人": two happy people. */
  #withMoods(words: readonly Piece[]): readonly Piece[] {
    const at = words.findIndex((piece) => !has(piece, 'number'));
    const moods = this.#moods;
    this.#moods = [];
    return at < 0 ? [...words, ...moods] : [...words.slice(0, at), ...moods, ...words.slice(at)];
  }

  /** "虹と傘を持った男の子": a rainbow is seen beside the boy, who holds the umbrella alone. */
  #withoutSights(words: Piece[]): Piece[] {
    const at = words.findLastIndex(isAnd);
    const sight = words.slice(0, Math.max(0, at));
    // "お父さんと豆を投げる子供": a dad stands there, and is not thrown.
    const isCompanion =
      sight.some((piece) => this.#isAlive(piece)) &&
      !words.slice(at + 1).some((piece) => this.#isAlive(piece));
    const isSight = sight.length > 0 && (isCompanion || SIGHT.test(headOf(sight)?.english ?? ''));
    if (!isSight) return words;
    this.#sights.push(word('and'), ...sight);
    return words.slice(at + 1);
  }

  /** "ピアノを弾く猫と犬": what the first is doing with something is said of it alone. */
  #readAnd(piece: Piece, behind: readonly Piece[]): void {
    if (this.#phrase.isEmpty) return;
    if (this.#doTogether(behind)) return this.#phrase.add(piece);
    // "のんびり釣りをする": how, and no object.
    const isObject = ({ marker, words }: Argument): boolean =>
      marker === 'を' || (marker === '' && !words.every(isManner));
    const hasObject = this.#deeds.some(({ args }) => args.some(isObject));
    const deeds = hasObject ? this.#takeDescribing() : [];
    if (deeds.length > 0) {
      for (const word of describedBy(deeds, this.#phrase.take())) this.#phrase.add(word);
    }
    this.#phrase.add(piece);
  }

  /** "みかんを食べる猫と女の子": a person who is named last eats as well; "帽子をかぶった猫と女の子" is the cat's hat. */
  #doTogether(behind: readonly Piece[]): boolean {
    const end = behind.findIndex((piece) => piece.kind === 'marker' || isVerb(piece));
    const isLast = end < 0 || behind[end]?.kind === 'marker';
    const next = behind.slice(0, end < 0 ? behind.length : end).at(-1);
    const own = this.#deeds.some(({ verb }) => /^(?:wearing|holding|with)$/.test(verb.english));
    return isLast && this.#isHuman(next) && !own;
  }

  /** "泣いている赤ちゃんを": it is the baby that cries. What only precedes ("座って") does not describe. */
  #takeDescribing(): readonly Deed[] {
    const last = this.#deeds.at(-1);
    if (last === undefined || isLinking(last)) return [];
    const deeds = this.#deeds;
    this.#deeds = [];
    return deeds;
  }

  #readVerb(verb: Piece): void {
    const words = this.#phrase.take();
    // "犬と散歩する": with the dog; "ラーメン食べる": people leave out "を".
    if (words.length > 0) {
      const isWith = isAnd(words.at(-1));
      // "ピアノを弾く女の子と踊る": it is the girl who plays.
      const others = isWith ? describedBy(this.#takeDescribing(), words.slice(0, -1)) : words;
      if (isWith && this.#areAlike(words, verb)) this.#alike.push(...others, ...words.slice(-1));
      else this.#args.push({ words: others, marker: isWith ? 'with' : '' });
    }
    const last = this.#deeds.at(-1);
    // "てくてく歩く": how it sounds, and the deed.
    const isSaidTwice = last?.verb.english === verb.english && this.#args.length === 0;
    if (last !== undefined && isSaidTwice) this.#deeds[this.#deeds.length - 1] = { ...last, verb };
    else this.#deeds.push({ verb, args: this.#args });
    this.#args = [];
  }

  /** "怒っている先生と笑っている生徒": each has a mood of their own, so that "と" is "and", not "with". */
  #areAlike(words: readonly Piece[], verb: Piece): boolean {
    const isMood = (piece: Piece): boolean => MOOD.test(piece.english);
    return isMood(verb) && words.some(isMood) && words.some((piece) => this.#isAlive(piece));
  }

  /** The clause in English order: who acts, the verbs with their objects, then where. */
  inEnglish(): Piece[] {
    const said = this.#phrase.take();
    if (isAnd(said.at(-1))) said.pop();
    const hasSubject = this.#subject.length > 0;
    const loose = said.length === 0 && !hasSubject ? this.#takeLoose() : [];
    const [head, others] = hasSubject ? [this.#subject, []] : this.#headOf([...said, ...loose]);
    const rest = hasSubject ? said : [];
    const isPlace = this.#deeds.length > 0 && rest.length > 0;
    const isScene =
      isPlace && (has(headOf(rest), 'setting') || HOLDING.test(headOf(rest)?.english ?? ''));
    // "窓が大きな部屋": a room with a window; "猫がかわいい" names nothing else.
    const isRestFirst = this.#deeds.length === 0 && has(rest.at(-1), 'noun', 'setting');
    return [
      ...this.#alike,
      ...(isRestFirst ? [...rest, word('with')] : []),
      ...this.#withMoods(head),
      ...deedsInEnglish(this.#deeds),
      ...this.#argsInEnglish(),
      ...(isPlace ? [word(isScene ? 'in' : 'with')] : []),
      ...(isRestFirst ? [] : rest),
      ...others,
      ...this.#sights,
    ];
  }

  #argsInEnglish(): Piece[] {
    return this.#args.flatMap((argument) => placeOf(argument, null));
  }

  /** "猫寝てる": without a postposition it is the one who acts. */
  #takeLoose(): readonly Piece[] {
    const isLoose = ({ marker }: Argument): boolean => marker === '';
    const at = this.#deeds.findIndex(({ args }) => args.some(isLoose));
    const deed = this.#deeds[at];
    if (deed === undefined) return [];
    this.#deeds[at] = { ...deed, args: deed.args.filter((argument) => !isLoose(argument)) };
    return deed.args.find(isLoose)?.words ?? [];
  }

  /** "空を飛ぶクジラと雲": the clouds do not fly; "お茶を飲むおばあさんと猫": the cat drinks no tea. */
  #headOf(words: readonly Piece[]): readonly [head: readonly Piece[], others: readonly Piece[]] {
    const at = words.findIndex(isAnd);
    const deed = this.#deeds.at(-1);
    if (at < 0 || deed === undefined) return [words, []];
    const hasObject = deed.args.some(({ marker }) => marker === 'を');
    const others = words.slice(at);
    if (this.#isHuman(others.at(-1))) return [words, []];
    if (!hasObject && others.some((piece) => this.#isAlive(piece))) return [words, []];
    return [words.slice(0, at), others];
  }

  #isHuman(piece: Piece | undefined): boolean {
    return isPerson(glyphOfNoun(piece?.english ?? '', this.#vocabulary) ?? '', this.#vocabulary);
  }

  #isAlive({ english }: Piece): boolean {
    const glyph = glyphOfNoun(english, this.#vocabulary);
    return glyph != null && isAnimate(glyph, this.#vocabulary);
  }
}

/** "目が大きい猫" is read as "大きい目の猫". */
function withLooksFirst(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let at = 1; at < ordered.length - 1; at++) {
    const [part, marker, look] = ordered.slice(at - 1, at + 2) as [Piece, Piece, Piece];
    const isLook = has(look, 'size', 'colour', 'adjective') && !isVerb(look);
    if (marker.english === 'が' && isPart(part) && isLook && ordered[at + 2] !== undefined) {
      ordered.splice(at - 1, 3, look, part, { ...marker, english: 'の' });
    }
  }
  return ordered;
}

const OWNED_PLACE = /^(?:at home|house|room|bedroom|kitchen|garden|yard)$/;

/** "おばあちゃんの家で": the house is hers, and she is not said to be there. */
function withOwnedPlaces(pieces: readonly Piece[], vocabulary: Vocabulary): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const [owner, joint] = read.slice(-2);
    const isOwned =
      piece.kind === 'word' &&
      OWNED_PLACE.test(piece.english) &&
      joint?.source === 'の' &&
      owner?.kind === 'word' &&
      isPerson(glyphOfNoun(owner.english, vocabulary) ?? '', vocabulary);
    if (isOwned) read.splice(-2, 2, { ...piece, source: `${owner.source}の${piece.source}` });
    else read.push(piece);
  }
  return read;
}

/** "フラミンゴの群れ" is many of them. */
function withFlocks(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ source }) => source.startsWith('群れ'));
  const [animal, joint, flock] = pieces.slice(at - 2, at + 1);
  if (at < 2 || animal?.kind !== 'word' || joint?.source !== 'の' || flock === undefined)
    return [...pieces];
  const several: Piece = {
    kind: 'word',
    english: `many ${severalOf(animal.english)}`,
    source: `${animal.source}の${flock.source}`,
  };
  return [...pieces.slice(0, at - 2), several, ...pieces.slice(at + 1)];
}

/** "満開の桜の並木道" is lined with those trees. */
function withAvenues(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ source }) => source.startsWith('並木'));
  const [tree, joint, avenue] = pieces.slice(at - 2, at + 1);
  if (at < 2 || tree?.kind !== 'word' || joint?.source !== 'の' || avenue === undefined)
    return [...pieces];
  const isWay = /道/u.test(avenue.source + (pieces[at + 1]?.source ?? ''));
  const lined: Piece = {
    kind: 'word',
    english: `${isWay ? 'road between ' : ''}rows of ${manyTrees(tree.english)}`,
    source: `${tree.source}の${avenue.source}`,
  };
  const isApart = isWay && !/道/u.test(avenue.source);
  return [...pieces.slice(0, at - 2), lined, ...pieces.slice(at + (isApart ? 2 : 1))];
}

/** "cherry tree in full bloom" becomes "cherry trees in full bloom". */
const manyTrees = (english: string): string => {
  const [tree = '', ...behind] = english.split(/(?= in )/u);
  return [severalOf(tree), ...behind].join('');
};

/** "店先に並ぶクロワッサン" is read as several of them in a row. */
function withRowsBehind(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (const [i, piece] of pieces.entries()) {
    const next = pieces[i + 1];
    if (piece.english !== 'in a row' || next?.kind !== 'word' || !has(next, 'noun')) continue;
    ordered.splice(i, 2, { ...next, english: severalOf(next.english) }, piece);
  }
  return ordered;
}

/** "猫が三匹" is read as "三匹の猫が". */
function withCountsFirst(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'count') {
      ordered.push(piece);
      continue;
    }
    let at = ordered.length;
    if (/^[をがはも]$/u.test(ordered[at - 1]?.source ?? '')) at--;
    while (at > 0 && ordered[at - 1]?.kind !== 'marker' && !isVerb(ordered[at - 1] as Piece)) at--;
    // "踊る二人": no one is named.
    const english = at === ordered.length ? `${piece.english} people` : piece.english;
    ordered.splice(at, 0, { kind: 'word', english, source: piece.source });
  }
  return ordered;
}
