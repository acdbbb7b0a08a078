import { COSTUMES, COSTUMES_OF_WORDS } from '../costumes.ts';
import { meaningsOf } from '../lexicon.ts';
import type { Token } from '../tokenize.ts';
import type { Dictionary } from './dictionary.ts';

/** Postpositions, longest first, with the preposition that says the same. */
const MARKERS: readonly (readonly [marker: string, preposition: string])[] = [
  ['の周りに', 'around'], ['の周りを', 'around'], ['の周りの', 'around'],
  ['の前に', 'in front of'], ['の前で', 'in front of'], ['の前の', 'in front of'],
  ['の後ろに', 'behind'], ['の後ろで', 'behind'], ['の後ろの', 'behind'],
  ['の隣に', 'next to'], ['の隣で', 'next to'], ['の隣の', 'next to'], ['の横に', 'next to'], ['の横の', 'next to'],
  ['の上空を', 'over'], ['の上を', 'over'], ['の上に', 'on'], ['の上で', 'on'], ['の上の', 'on'],
  ['の下に', 'under'], ['の下で', 'under'], ['の下の', 'under'],
  ['の中を', 'in'], ['の中に', 'in'], ['の中で', 'in'], ['の中の', 'in'],
  ['から', 'from'], ['のない', 'without'], ['なしの', 'without'],
  ['の', 'の'], ['を', 'を'], ['に', 'in'], ['で', 'で'],
  ['が', 'が'], ['は', 'が'], ['と', 'and'], ['も', 'and'],
]; // prettier-ignore

const LONGEST_WORD = 10;
/** Runs of letters and digits, and of one Japanese script, for words that are not found. */
const RUN =
  /^(?:[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|[\p{Script=Hiragana}]|[\p{L}\p{N}]+)/u;
const BREAK = /^[、。,.!?！？「」『』（）()\s・:;]+/u;

type Piece =
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
      readonly kind: 'unknown' | 'marker' | 'break';
      readonly english: string;
      readonly source: string;
    };

/** Cuts a text into the longest words that the dictionary knows, and postpositions. */
function segment(text: string, dictionary: Dictionary): Piece[] {
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
    (previous.kind === 'word' && previous.isEnded !== true && ENDING.test(piece.source)));

/** Of verbs, adjectives and names; anything else behind a word is another word: "乾杯するたぬき". */
const ENDING =
  /^(?:していました|しています|していた|している|してる|してた|しました|します|する|した|して|ていました|ています|ていた|ている|てた|てる|ちゃん|さん|くん|たち|ました|ません|ましょう|ます|なかった|ない|たい|そうな|そうに|そう|られる|れる|せる|でした|です|だった|って|った|た|て|る|い|な|く|さ|だ|よ|ね|み|げ)$/u;
const LONGEST_ENDING = 7;

/** The longest ending that a text begins with. */
function endingOf(text: string): string | undefined {
  for (let length = LONGEST_ENDING; length > 0; length--) {
    if (ENDING.test(text.slice(0, length))) return text.slice(0, length);
  }
  return undefined;
}

/** Makes a verb of a noun. */
const DOING = /^(?:する|した|している|してる|します)$/u;

const HIRAGANA = /^\p{Script=Hiragana}{1,2}$/u;

const joined = (piece: Piece, ending: string): Piece => {
  const source = piece.source + ending;
  return piece.kind === 'word'
    ? { ...piece, source, isEnded: true }
    : { ...piece, source, english: piece.kind === 'unknown' ? source : piece.english };
};

/** Characters that end the names of many kinds of one thing: "柴犬" is a dog, "抹茶" a tea. */
const HEAD =
  /[犬猫鳥魚馬牛羊虎熊狐兎鼠猿象鹿鯨亀蛇虫蝶花草木桜松竹山川河湖海島森林雲星月城寺塔橋門家店車船舟酒茶麺丼餅鍋剣刀傘靴机箱瓶皿]$/u;

function kindOf(source: string, dictionary: Dictionary): Piece | null {
  const head = source.length > 1 ? HEAD.exec(source)?.[0] : undefined;
  const english = head === undefined ? undefined : dictionary.find(head)?.english;
  return english === undefined ? null : { kind: 'word', english, source, standIn: english };
}

function nextPiece(rest: string, dictionary: Dictionary, previous: Piece | undefined): Piece {
  const gap = BREAK.exec(rest)?.[0];
  if (gap !== undefined) return { kind: 'break', english: ',', source: gap };
  for (let length = Math.min(LONGEST_WORD, rest.length); length > 0; length--) {
    const source = rest.slice(0, length);
    // "お弁当" is a polite "弁当".
    const found = dictionary.find(source) ?? dictionary.find(source.replace(/^[おご](?=.)/u, ''));
    // "びっくり" has no chestnut (くり) in it.
    const isRest = previous?.kind === 'unknown' && /\p{Script=Hiragana}$/u.test(previous.source);
    const endsUnknown = previous?.kind === 'unknown' && DOING.test(source);
    if (endsUnknown) return { kind: 'unknown', english: source, source };
    if (found && !(isRest && HIRAGANA.test(source))) {
      return { kind: 'word', english: found.english, source };
    }
  }
  const isAfterWord = previous?.kind === 'word' || previous?.kind === 'unknown';
  const marker = isAfterWord && MARKERS.find(([text]) => rest.startsWith(text));
  if (marker) return { kind: 'marker', english: marker[1], source: marker[0] };
  const isEnded = previous?.kind === 'word' && previous.isEnded === true;
  const ending = previous?.kind === 'word' && !isEnded ? endingOf(rest) : undefined;
  const source = ending ?? RUN.exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return kindOf(source, dictionary) ?? { kind: 'unknown', english: source, source };
}

/** "riding", "riding a bicycle"; a ring is none. */
const isVerb = (english: string): boolean =>
  /^\S+ing\b/.test(english) && meaningsOf(english).some(({ kind }) => kind === 'verb');
const MOVES_THROUGH = /^(running|walking|swimming|flying)$/;

const CLOTHES = /^(kimono|dress|coat|suit|shirt|hat|glasses|crown|uniform|apron|scarf|sunglasses)$/;
const isClothing = (piece: Piece | undefined): boolean =>
  piece?.kind === 'word' && CLOTHES.test(piece.english);

/** Somebody whose costume an animal can wear. */
function isTrade(piece: Piece | undefined): boolean {
  if (piece?.kind !== 'word') return false;
  const noun = meaningsOf(piece.english).find((sense) => sense.kind === 'noun');
  const glyph = noun?.kind === 'noun' ? noun.glyph : null;
  return (
    COSTUMES_OF_WORDS[piece.english] !== undefined ||
    (glyph !== null && COSTUMES[glyph] !== undefined)
  );
}

/** What stands before a postposition, and the preposition that it becomes. */
interface Argument {
  readonly words: readonly Piece[];
  readonly marker: string;
}

/** A clause in English order: who acts, the verb, its object, then where. */
function reorder(clause: readonly Piece[]): Piece[] {
  const args: Argument[] = [];
  const verbs: Piece[] = [];
  let words: Piece[] = [];
  let subject: Piece[] = [];
  for (const piece of clause) {
    if (piece.kind === 'marker' && piece.english === 'が') {
      subject = words;
      words = [];
    } else if (piece.kind === 'marker' && piece.english === 'and') {
      words.push({ ...piece, english: 'and' });
    } else if (piece.kind === 'marker' && piece.english === 'の' && isClothing(words.at(-1))) {
      // "浴衣の女の子" wears it; what was named before it is something else.
      const rest = words.slice(0, -1);
      const named = rest.at(-1)?.english === 'and' ? rest.slice(0, -1) : rest;
      args.push({ words: words.slice(-1), marker: 'の' });
      if (named.length > 0) args.push({ words: named, marker: 'and' });
      words = [];
    } else if (piece.kind === 'marker') {
      args.push({ words, marker: piece.english });
      words = [];
    } else if (piece.kind === 'word' && isVerb(piece.english)) verbs.push(piece);
    else words.push(piece);
  }
  // "宇宙飛行士の猫": the cat is one.
  const trades = args.filter((arg) => arg.marker === 'の' && isTrade(arg.words.at(-1)));
  const isRiding = verbs.some(({ english }) => english === 'riding');
  const object = args.filter(({ marker }) => marker === 'を' || (isRiding && marker === 'in'));
  const places = args.filter((arg) => !object.includes(arg) && !trades.includes(arg));
  const moves = verbs.some(({ english }) => MOVES_THROUGH.test(english));
  return [
    ...trades.flatMap(({ words: trade }) => trade),
    ...(subject.length > 0 ? subject : words),
    ...verbs,
    ...object.flatMap(({ words: thing }) =>
      moves ? after('at', thing) : verbs.length === 0 ? after('with', thing) : thing,
    ),
    ...(subject.length > 0 ? words : []),
    ...places.flatMap(({ words: place, marker }) => after(prepositionOf(marker, place), place)),
  ];
}

/** "で" says where something is done, or what with; "の" what is behind belongs to it. */
function prepositionOf(marker: string, words: readonly Piece[]): string {
  if (marker === 'の') return 'in';
  if (marker !== 'で') return marker;
  const isPlace = meaningsOf(words.at(-1)?.english ?? '').some(({ kind }) => kind === 'setting');
  return isPlace ? 'in' : 'with';
}

const after = (english: string, words: readonly Piece[]): Piece[] => {
  const preposition: Piece[] = [{ kind: 'marker', english, source: english }];
  return preposition.concat(words);
};

/** Japanese as English tokens: the words that are known, in English order; others stay as they are. */
export function translateJapanese(text: string, dictionary: Dictionary): Token[] {
  const tokens: Token[] = [];
  let clause: Piece[] = [];
  const end = (): void => {
    for (const piece of reorder(clause)) {
      const { english, source } = piece;
      const standIn = piece.kind === 'word' ? piece.standIn : undefined;
      for (const text of english.split(' ')) {
        tokens.push({ text, source, kind: 'word', ...(standIn !== undefined && { standIn }) });
      }
    }
    clause = [];
  };
  for (const piece of segment(text, dictionary)) {
    if (piece.kind !== 'break') clause.push(piece);
    else {
      end();
      tokens.push({ text: ',', source: ',', kind: 'break' });
    }
  }
  end();
  return tokens;
}
