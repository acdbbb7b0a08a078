import { meaningsOf } from '../lexicon.ts';
import type { Dictionary } from './dictionary.ts';
import { severalOf } from './english-tokens.ts';
import { countAt, measureAt } from './japanese-numbers.ts';

const HAVING = 'having';
/** What begins a noun that the words before describe: no ending of a verb. */
const DESCRIBED = /^[\p{Script=Han}\p{Script=Katakana}]|^(?:かわいい|小さな|大きな|きれいな)/u;

/** Postpositions, longest first, with the preposition that says the same. */
const MARKERS: readonly (readonly [marker: string, preposition: string])[] = [
  ...['でできた', 'でできている', 'で出来た', 'で出来ている', 'でつくられた', 'で作られた', 'で作った'].map((marker): readonly [string, string] => [marker, 'made of']),
  ...['の形をした', 'の形の', '型の', '形の', 'をかたどった'].map((marker): readonly [string, string] => [marker, 'in the shape of']),
  ['に覆われた', 'covered in'], ['で覆われた', 'covered in'], ['に囲まれた', 'surrounded by'],
  ...['に包まれた', 'に包まれる', 'に照らされた', 'に照らされる', 'に染まる', 'に染まった', 'に霞む'].map((marker): readonly [string, string] => [marker, 'の']),
  ...['に満ちた', 'で満ちた', 'で満たされた', 'にあふれる', 'にあふれた', 'であふれた', 'であふれる', 'に溢れる', 'に溢れた', 'で溢れた', 'で溢れる', 'でいっぱいの'].map((marker): readonly [string, string] => [marker, 'full of']),
  ['の中から', 'out of'], ['からの', 'from'],
  ...places('around', 'の周り', 'のまわり', 'の周囲'),
  ...places('in front of', 'の前', 'の手前', 'の正面'),
  ...places('behind', 'の後ろ', 'のうしろ', 'の裏', 'の陰', 'の影', 'の向こう', 'の奥'),
  ...places('next to', 'の隣', 'のとなり', 'の横', 'のよこ', 'の脇', 'のわき', 'のそば', 'の側', 'の傍', 'の近く', 'のほとり'),
  ...places('to the left of', 'の左', 'の左側', 'の左隣'),
  ...places('to the right of', 'の右', 'の右側', 'の右隣'),
  ...places('over', 'の上空', 'の頭上'),
  ...places('on', 'の上', 'のうえ', 'の表面', 'の真上'),
  ...places('under', 'の下', 'のした', 'の真下', 'の足元'),
  ...places('in', 'の中', 'のなか', 'の真ん中', 'の中心', 'の中央', 'の内側'),
  ...places('between', 'の間', 'のあいだ', 'のすき間', 'の隙間'),
  ...places('on', '上').filter(([marker]) => marker === '上の' || marker === '上に'),
  ...['の絵が描かれた', 'のイラストが描かれた', 'の絵の描かれた', 'のイラスト入りの', 'の絵が入った', 'のイラストが入った', 'のプリントの', 'プリントの', 'がプリントされた', 'が描かれた', '柄の'].map((marker): readonly [string, string] => [marker, 'with a picture of']),
  ['より大きい', 'bigger than'], ['より大きな', 'bigger than'], ['よりも大きい', 'bigger than'], ['よりも大きな', 'bigger than'], ['より小さい', 'smaller than'], ['より小さな', 'smaller than'],
  ...['に怒られる', 'に怒られた', 'に怒られている', 'に叱られる', 'に叱られた', 'に叱られている'].map((marker): readonly [string, string] => [marker, 'scolded by']),
  ['の代わりに', 'with'], ['を前に', 'in front of'], ['を手に', 'with'], ['を片手に', 'with'], ['を背に', 'in front of'], ['を背景に', 'in front of'], ['をバックに', 'in front of'], ['とともに', 'with'], ['と一緒に', 'with'], ['といっしょに', 'with'],
  ['に向かって', 'looking at'], ['に沿って', 'in'], ['沿いの', 'in'], ['沿いを', 'in'], ['沿いに', 'in'],
  ['のいない', 'without'], ['がいない', 'without'], ['のない', 'without'], ['がない', 'without'], ['なしの', 'without'], ['無しの', 'without'], ['なし', 'without'],
  ...having('のった', '乗った', 'のっている', '乗っている', 'のってる', '入った', '入っている', 'ついた', '付いた', 'ついている', 'ある', 'いる', 'いっぱいの', '咲く', '咲いている', '咲いた', '見える', '出ている', '出てる', '出る', '並ぶ', '並んだ', '並んでいる', '立ち並ぶ'),
  ['のった', HAVING], ['のっている', HAVING], ['を囲んでいる', 'around'], ['を囲んだ', 'around'], ['を囲んで', 'around'], ['を囲む', 'around'], ['をのせた', 'with'], ['を載せた', 'with'], ['をトッピングした', 'with'], ['付きの', 'with'], ['を連れた', 'with'], ['を連れて', 'with'], ['をつれた', 'with'], ['だらけの', 'with'], ['いっぱいの', 'with'],
  ['から', 'from'], ['まで', 'in'], ['への', 'in'], ['での', 'in'], ['との', 'and'], ['には', 'in'], ['では', 'で'], ['にも', 'in'],
  ['みたいな', 'みたいな'], ['のような', 'みたいな'], ['にそっくりな', 'みたいな'], ['そっくりの', 'みたいな'],
  ['の格好をした', 'dressed as'], ['の着ぐるみを着た', 'dressed as'], ['の着ぐるみを着ている', 'dressed as'], ['の着ぐるみの', 'dressed as'], ['の衣装を着た', 'dressed as'], ['の格好の', 'dressed as'], ['のコスプレをした', 'dressed as'], ['の仮装をした', 'dressed as'], ['に扮した', 'dressed as'], ['に変装した', 'dressed as'],
  ['姿の', 'の'],
  ['の', 'の'], ['を', 'を'], ['に', 'in'], ['で', 'で'], ['へ', 'to'],
  ['が', 'が'], ['は', 'が'], ['とか', 'and'], ['と', 'and'], ['も', 'and'], ['や', 'and'],
]; // prettier-ignore

/** "の前に", "の前で", "の前を" and "の前の" are "in front of". */
function places(preposition: string, ...nouns: readonly string[]) {
  return nouns.flatMap((noun) =>
    ['には', 'にある', 'にいる', 'から', 'に', 'で', 'の', 'を', 'へ', 'が', '、'].map(
      (ending): readonly [string, string] => [noun + ending, preposition],
    ),
  );
}

/** "屋根のある家" and "花が咲く庭" are a house with a roof and a garden with flowers. */
function having(...verbs: readonly string[]) {
  return verbs.flatMap((verb) =>
    ['の', 'が'].map((marker): readonly [string, string] => [marker + verb, HAVING]),
  );
}

const LONGEST_WORD = 12;
/** Runs of letters and digits, and of one Japanese script, for words that are not found. */
const RUN =
  /^(?:[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|[\p{Script=Hiragana}]|[\p{L}\p{N}]+)/u;
const BREAK = /^[、。,.!?！？「」『』（）()\s・:;：；，．〜～♪☆★…‥]+/u;

export type Piece =
  | {
      readonly kind: 'word';
      readonly english: string;
      readonly source: string;
      /** What it is only a kind of. */
      readonly standIn?: string;
      /** With its ending: what follows is another word. */
      readonly isEnded?: true;
    }
  | {
      readonly kind: 'unknown' | 'marker' | 'break' | 'count';
      readonly english: string;
      readonly source: string;
    };

/** Cuts a text into the longest words that the dictionary knows, and postpositions. */
export function piecesOf(text: string, dictionary: Dictionary): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  while (rest !== '') {
    const piece = nextPiece(rest, dictionary, pieces.at(-1));
    rest = rest.slice(piece.source.length);
    const previous = pieces.at(-1);
    if (previous !== undefined && continues(piece, previous)) {
      pieces.splice(-1, 1, joined(previous, piece.source));
    } else pieces.push(piece);
  }
  return pieces;
}

/** Endings of a word, and words of several scripts that are not found: "見上げている". */
const continues = (piece: Piece, previous: Piece): boolean =>
  piece.kind === 'unknown' &&
  (previous.kind === 'unknown' ||
    (previous.kind === 'word' &&
      previous.isEnded !== true &&
      (endingsOf(previous).test(piece.source) || LIKENING.test(piece.source))));

const SEVERAL = /(?:たち|達|^ら)$/u;
/** Behind a name: "アリさん". */
const ADDRESS = '(?:ちゃん|さん|さま|様|くん|君)';
/** "アリさんたち": has to be read before "さんた", which is Santa. */
const SEVERAL_ADDRESSED = new RegExp(`^${ADDRESS}(?:たち|達)`, 'u');
/** Of verbs, adjectives and names; anything else behind a word is another word: "乾杯するたぬき". */
const ENDING = new RegExp(
  `^(?:していました|しています|していた|している|してる|してた|しました|します|する|した|して|ていました|ています|ていた|ている|てた|てる|${ADDRESS}(?:たち|達)?|たち|達|ら|ました|ません|ましょう|ます|なかった|ない|たい|そうな|そうに|そう|られる|れる|せる|でした|です|だった|って|った|た|て|る|い|な|く|さ|だ|よ|ね|み|げ)$`,
  'u',
);
/** Of nouns, which no "た" or "い" follows: "布団たたく" is beating a futon. */
const NOUN_ENDING = new RegExp(
  `^(?:する|した|して|している|してる|しました|しています|します|${ADDRESS}(?:たち|達)?|たち|達|ら|でした|です|だった|だ|よ|ね)$`,
  'u',
);
const LONGEST_ENDING = 7;

const endingsOf = ({ english }: Piece): RegExp => {
  const meanings = meaningsOf(english);
  const isThing =
    meanings.length > 0 && meanings.every(({ kind }) => kind === 'noun' || kind === 'setting');
  return isThing ? NOUN_ENDING : ENDING;
};

/** The longest ending that a text begins with. */
function endingOf(text: string, previous: Piece): string | undefined {
  const endings = endingsOf(previous);
  for (let length = LONGEST_ENDING; length > 0; length--) {
    if (endings.test(text.slice(0, length))) return text.slice(0, length);
  }
  return undefined;
}

/** "アニメ映画っぽく", "北欧風の" and "油絵タッチで" are styles; "猫っぽい" is no cat. */
const LIKENING =
  /^(?:っぽ(?:い|く|さ)|ぽ(?:い|く)|(?:風|調|系|タッチ|テイスト|スタイル|画風|仕立て)(?:の|に|な|で)?)/u;

/** The ending by which a word of style is one: "水彩っぽく". */
function likeningOf(rest: string, previous: Piece | undefined): string | undefined {
  if (previous?.kind !== 'word') return undefined;
  const isStyle = meaningsOf(previous.english).some(({ kind }) =>
    /^(?:style|colour|adjective|setting|festival)$/.test(kind),
  );
  return isStyle ? LIKENING.exec(rest)?.[0] : undefined;
}

/** Makes a verb of a noun. */
const DOING = /^(?:する|した|している|してる|します)$/u;

const HIRAGANA = /^\p{Script=Hiragana}{1,2}$/u;

function joined(piece: Piece, ending: string): Piece {
  const source = piece.source + ending;
  if (piece.kind !== 'word')
    return { ...piece, source, english: piece.kind === 'unknown' ? source : piece.english };
  const english = SEVERAL.test(ending) ? severalOf(piece.english) : piece.english;
  return { ...piece, source, isEnded: true, english };
}

/** Characters that end the names of many kinds of one thing: "柴犬" is a dog, "抹茶" a tea. */
const HEAD =
  /[犬猫鳥魚馬牛羊虎熊狐兎鼠猿象鹿鯨亀蛇虫蝶花草木桜松竹山川河湖海島森林雲星月城寺塔橋門家店車船舟酒茶麺丼餅鍋剣刀傘靴机箱瓶皿]$/u;

function kindOf(source: string, dictionary: Dictionary): Piece | null {
  const english = kindAtEnd(source, dictionary);
  return english === undefined ? null : { kind: 'word', english, source, standIn: english };
}

const COMPOUND = /^\p{Script=Han}{3,}$/u;

/** "外国人観光客" is a tourist, "奈良公園" a park, and what ends in one of the characters of `HEAD` is of its kind. */
function kindAtEnd(source: string, dictionary: Dictionary): string | undefined {
  if (COMPOUND.test(source)) {
    for (let from = 1; from < source.length - 1; from++) {
      const last = source.slice(from);
      if (namesThing(last, dictionary)) return dictionary.find(last)?.english;
    }
  }
  const head = source.length > 1 ? HEAD.exec(source)?.[0] : undefined;
  return head === undefined ? undefined : dictionary.find(head)?.english;
}

/** "風に揺れる" has wind in it, and "アニメ風" a style: alone the character is no ending. */
const isWindAt = (source: string, previous: Piece | undefined): boolean =>
  source === '風' && (previous?.kind !== 'word' || /[いなの]$/u.test(previous.source));

/** The longest word that a text begins with. */
function wordAt(rest: string, dictionary: Dictionary, previous: Piece | undefined): Piece | null {
  for (let length = Math.min(LONGEST_WORD, rest.length); length > 0; length--) {
    const source = rest.slice(0, length);
    // "火山の近く": the postposition is longer than the "の" of an adjective.
    if (length > 1 && source.endsWith('の') && endsWithPostposition(rest.slice(length - 1)))
      continue;
    if (isWindAt(source, previous)) return { kind: 'word', english: 'wind', source };
    const word = source.toLowerCase();
    // "お弁当" is a polite "弁当".
    const found = dictionary.find(word) ?? dictionary.find(word.replace(/^[おご](?=.)/u, ''));
    // "びっくり" has no chestnut (くり) in it, and "弾き語りする" no squirrel (りす).
    const isRest =
      previous?.kind === 'unknown' && /[\p{Script=Hiragana}\p{Script=Han}]$/u.test(previous.source);
    const endsUnknown = previous?.kind === 'unknown' && DOING.test(source);
    if (endsUnknown) return { kind: 'unknown', english: source, source };
    if (
      found &&
      !(isRest && HIRAGANA.test(source)) &&
      !isPartOfCompound(rest, length, dictionary) &&
      !cutsLoanword(rest, length, dictionary) &&
      !cutsNextWord(rest, length, found.english, dictionary)
    ) {
      return { kind: 'word', english: found.english, source };
    }
  }
  return null;
}

const KATAKANA = /^[ァ-ヶー]+/u;

/** "マリオネット" has no Mario in it: the rest of a loanword has to be words as well. */
function cutsLoanword(rest: string, length: number, dictionary: Dictionary): boolean {
  const run = KATAKANA.exec(rest)?.[0] ?? '';
  return length < run.length && !isWords(run.slice(length), dictionary);
}

const isWords = (text: string, dictionary: Dictionary): boolean =>
  text === '' ||
  Array.from(text, (_, i) => i + 1).some(
    (end) => dictionary.find(text.slice(0, end)) !== null && isWords(text.slice(end), dictionary),
  );

/** No word begins so: "のり" of "のりんご" is none. */
const NO_BEGINNING = /^[んゃゅょぁぃぅぇぉー]/u;

/** "つけたくま" is no form of "つけたい" before a "ま", but "つけた" before a bear. */
function cutsNextWord(
  rest: string,
  length: number,
  english: string,
  dictionary: Dictionary,
): boolean {
  if (NO_BEGINNING.test(rest.slice(length))) return true;
  if (!/\p{Script=Hiragana}$/u.test(rest.slice(0, length))) return false;
  const shorter = dictionary.find(rest.slice(0, length - 1));
  if (shorter?.english !== english) return false;
  const next = rest.slice(length - 1);
  return [2, 3, 4, 5].some(
    (size) => size <= next.length && isNounIn(next.slice(0, size), dictionary),
  );
}

const isNounIn = (word: string, dictionary: Dictionary): boolean =>
  meaningsOf(dictionary.find(word)?.english ?? '')[0]?.kind === 'noun';

const namesThing = (word: string, dictionary: Dictionary): boolean =>
  /^(?:noun|setting)$/.test(meaningsOf(dictionary.find(word)?.english ?? '')[0]?.kind ?? '');

const ONE_CHARACTER = /^\p{Script=Han}(?=\p{Script=Han})/u;
/** What goes on behind a noun without being a noun. */
const GOES_ON =
  /^(?:たち|達|様|君|中|色|風|用|内|上|下|前|後|側|毎|的|型|形|製|系|味|付|入|越|好|沿|際|向|辺)/u;

/** "豆腐屋" has no beans (豆) in it: the rest of the word is unknown as well. */
function isPartOfCompound(rest: string, length: number, dictionary: Dictionary): boolean {
  if (length !== 1 || !ONE_CHARACTER.test(rest)) return false;
  const behind = rest.slice(1, 1 + LONGEST_WORD);
  if (GOES_ON.test(behind) || countAt(behind) !== null) return false;
  for (let end = behind.length; end > 0; end--) {
    if (dictionary.find(behind.slice(0, end)) !== null) return false;
  }
  return true;
}

/** Sounds and manners that are said twice: "とろとろ", "しゅわしゅわと". */
const TWICE =
  /^((?:\p{Script=Hiragana}|[\p{Script=Katakana}ー]){2,3})\1(?:した|して(?:い?る)?|する|と|に|の|な)?/u;

/** Manners with a stop in the middle, whose "っと" is no "と": "しっとりした", "ふんわり". */
const SOFTLY =
  /^\p{Script=Hiragana}[っん]\p{Script=Hiragana}り(?:と?した|と?して(?:い?る)?|と|な)?/u;

/** "三つのった" has no "三つの" in it. */
const endsWithPostposition = (text: string): boolean =>
  isPlaceAt(text) || /^の(?:った|って|せた)/u.test(text);

const isPlaceAt = (text: string): boolean =>
  MARKERS.some(
    ([marker]) => marker.startsWith('の') && marker.length > 1 && text.startsWith(marker),
  );

/** Whether a noun in kana or kanji follows: "りんごの入ったかご". */
const isNounAt = (text: string, dictionary: Dictionary): boolean =>
  DESCRIBED.test(text) || [2, 3, 4, 5].some((size) => isNounIn(text.slice(0, size), dictionary));

/** "花びらが舞う中で", "雪の降る中を": what goes on around. */
const AMID = /^中(?:で|を|に|、)/u;

/** A postposition that a text begins with; "犬がいる" at the end of a sentence has nothing. */
const markerAt = (rest: string, dictionary: Dictionary): Piece | null => {
  const marker = MARKERS.find(
    ([text, preposition]) =>
      rest.startsWith(text) &&
      (preposition !== HAVING || isNounAt(rest.slice(text.length), dictionary)),
  );
  if (marker === undefined) return null;
  const english = marker[1] === HAVING ? 'with' : marker[1];
  return { kind: 'marker', english, source: marker[0] };
};

/** What a sight or a place is, behind its name: "熊本城", "東大寺", "明治神宮". */
const NAMED_PLACE =
  /^(?<name>\p{Script=Han}{2,4}?)(?<kind>城|寺|大社|神社|神宮|天満宮|八幡宮|公園|庭園|温泉|商店街|大橋|海岸|渓谷|高原|半島)(?!\p{Script=Han}(?<![前内周横中上下夜]))/u;
const KINDS_OF_PLACES: Readonly<Record<string, string>> = {
  城: 'japanese castle',
  寺: 'japanese temple',
  大社: 'shrine',
  神宮: 'shrine',
  天満宮: 'shrine',
  八幡宮: 'shrine',
  庭園: 'japanese garden',
};

/** "熊本城" has no bear (熊) and no book (本) in it; null: no name of a place, or one that the dictionary knows. */
function namedPlaceAt(rest: string, dictionary: Dictionary): Piece | null {
  const match = NAMED_PLACE.exec(rest);
  const { name = '', kind = '' } = match?.groups ?? {};
  const source = match?.[0] ?? '';
  const built = KINDS_OF_PLACES[kind];
  // "動物公園" is no name.
  const isKnown =
    dictionary.find(source) !== null || (built === undefined && namesThing(name, dictionary));
  const english = built ?? dictionary.find(kind)?.english;
  if (match === null || isKnown || english === undefined) return null;
  return { kind: 'word', english, source, standIn: english };
}

function nextPiece(rest: string, dictionary: Dictionary, previous: Piece | undefined): Piece {
  const gap = BREAK.exec(rest)?.[0];
  if (gap !== undefined) return { kind: 'break', english: ',', source: gap };
  const place = namedPlaceAt(rest, dictionary);
  if (place !== null) return place;
  const addressed = previous?.kind === 'word' ? SEVERAL_ADDRESSED.exec(rest)?.[0] : undefined;
  if (addressed !== undefined) return { kind: 'unknown', english: addressed, source: addressed };
  const word = wordAt(rest, dictionary, previous);
  const unread = measureAt(rest) ?? TWICE.exec(rest)?.[0] ?? SOFTLY.exec(rest)?.[0] ?? '';
  if (unread.length > (word?.source.length ?? 0)) {
    return { kind: 'unknown', english: unread, source: unread };
  }
  const count = countAt(rest);
  if (count !== null && count.source.length >= (word?.source.length ?? 0)) {
    const { english, source, isBehindNoun } = count;
    return { kind: isBehindNoun ? 'count' : 'word', english, source };
  }
  const amid = previous?.kind === 'word' && /[うくぐすつぬぶむる]$/u.test(previous.source);
  const around = amid ? AMID.exec(rest)?.[0] : undefined;
  if (around !== undefined) return { kind: 'marker', english: 'in', source: around };
  const marker =
    previous !== undefined && previous.kind !== 'break' ? markerAt(rest, dictionary) : null;
  // "の上に" is longer than any word that begins with "の".
  if (word !== null && word.source.length >= (marker?.source.length ?? 0)) return word;
  const isAfterWord =
    previous?.kind === 'word' || previous?.kind === 'unknown' || previous?.kind === 'count';
  if (marker !== null && isAfterWord) return marker;
  if (word !== null) return word;
  const isEnded = previous?.kind === 'word' && previous.isEnded === true;
  const ending =
    likeningOf(rest, previous) ??
    (previous?.kind === 'word' && !isEnded ? endingOf(rest, previous) : undefined);
  const source = ending ?? RUN.exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return kindOf(source, dictionary) ?? { kind: 'unknown', english: source, source };
}
