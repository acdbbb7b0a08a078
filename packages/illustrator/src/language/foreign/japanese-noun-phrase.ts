import { SUBSTANCE_OF } from '../materials.ts';
import { BODY_PARTS } from '../nouns/index.ts';
import { severalOf } from './english-tokens.ts';
import { type Deed, describedBy } from './japanese-deeds.ts';
import type { Piece } from './japanese-pieces.ts';
import { after, has, isAnd, word } from './japanese-words.ts';

const CLOTHES =
  /^(kimono|dress|coat|suit|shirt|hat|glasses|crown|uniform|apron|scarf|sunglasses|yukata|hoodie|sweater|pajamas|beanie|skirt|swimsuit|school uniform|tuxedo|jacket|raincoat|t shirt|cape|cloak|helmet|spacesuit|costume|armor|cap|jeans|shorts|wedding dress|mask|bow tie|straw hat|santa hat|witch hat|vest|beret|cardigan|(?:rubber |rain )?boots|gloves|mittens|slippers|headband|pants|necktie|tie)$/;
/** Parts that are no part of the body. */
const PARTS = /^(roof|door|windows?|handle|mane|tail)$/;
/** What people have in their hands: "紫陽花と傘の女の子". */
const CARRIED =
  /^(?:umbrella|japanese umbrella|bouquet|balloons?|lantern|guitar|violin|sword|katana|wand|staff|basket|folding fan|fan|book|flag|torch|parasol|camera|sparkler)$/;
/** Places that things stand on. */
const ON_TOP = /^(?:windowsill|balcony|terrace|rooftop|table|desk|shelf)$/;

/** What is said behind the last "and", and what before it. */
function lastOf(words: readonly Piece[]): readonly [before: Piece[], last: Piece[]] {
  const at = words.findLastIndex(isAnd);
  return [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
}

/** A noun with what describes it, in English order. */
export class NounPhrase {
  #words: Piece[] = [];
  #behind: Piece[] = [];
  /** When it is, or in what weather: behind all that is named. */
  #when: Piece[] = [];

  add(piece: Piece): void {
    // "赤い屋根の家と車": the car has no roof of its own.
    if (isAnd(piece)) this.#words = this.#takeNamed();
    this.#words.push(piece);
  }

  /** "花が咲く": one flower makes no garden. */
  inPlural(several = /^(?:flower|heart|star)$/): void {
    const last = this.#words.at(-1);
    if (last !== undefined && has(last, 'noun') && several.test(last.english))
      this.#words.splice(-1, 1, { ...last, english: severalOf(last.english) });
  }

  get isEmpty(): boolean {
    return this.#words.length === 0;
  }

  /** "雨の日の紫陽花とカエル": both are there on that day. */
  #setWhen(preposition: string, words: readonly Piece[]): void {
    this.#when = [...after(preposition, words, 'の'), ...this.#when];
    this.#words = [];
  }

  /** Words that only describe, without a noun. */
  get isDescribing(): boolean {
    return (
      !this.isEmpty &&
      this.#words.every(
        (piece) =>
          has(piece, 'adjective', 'colour', 'style') && !has(piece, 'noun', 'setting', 'verb'),
      )
    );
  }

  /**
   * Behind "の" follows what the words so far describe.
   * @param deeds takes what is said to be done by whom the words name: "本を読む猫の"
   * @param isOfSomebody a person or an animal is named next
   */
  describeNext(deeds: () => readonly Deed[], isOfSomebody: boolean): void {
    const [before, last] = lastOf(this.#words);
    const head = last.at(-1);
    const rest = this.#behind;
    const isAbout = (preposition: string): void => {
      // "猫と着物の女の子": a girl in a kimono, and a cat.
      const others = before.length > 0 ? [word('and'), ...before] : [];
      this.#behind = [...after(preposition, last, 'の'), ...rest, ...others];
      this.#words = [];
    };
    if (last.length > 1 && isPart(head)) isAbout('with');
    else if (ON_TOP.test(head?.english ?? '')) isAbout('on');
    else if (has(head, 'time', 'weather') && !has(head, 'noun') && before.length === 0)
      this.#setWhen('in', last);
    else if (has(head, 'setting', 'time', 'weather') || CLOTHES.test(head?.english ?? ''))
      isAbout('in');
    else {
      const done = deeds();
      if (before.length === 0 && done.length === 0) {
        if (isOfSomebody && CARRIED.test(head?.english ?? '')) isAbout('with');
        return;
      }
      const joint = CARRIED.test(head?.english ?? '') && done.length === 0 ? 'with' : 'of';
      this.#behind = [word(joint), ...describedBy(done, this.#words), ...rest];
      this.#words = [];
    }
  }

  /** "トイプードルみたいな子犬", "雲でできた象": what the next noun looks like, is made of or is dressed as. */
  liken(words: string): void {
    const likeness = words === 'made of' ? ofMany(this.take()) : this.take();
    if (likeness.length > 0) this.#behind = [word(words), ...likeness];
  }

  take(): Piece[] {
    const when = this.#when;
    this.#when = [];
    return [...this.#takeNamed(), ...when];
  }

  #takeNamed(): Piece[] {
    const words = [...withLooksOfPictured(this.#words), ...this.#behind];
    this.#words = [];
    this.#behind = [];
    return words;
  }
}

/** Nouns that make one name with the noun before them: "rice ball character". */
const PICTURED = /^(?:character|mascot|illustration|sticker|icon|logo|figure|doll)$/;

/** "おにぎりのゆるいキャラクター" is read as "ゆるいおにぎりキャラクター". */
function withLooksOfPictured(words: readonly Piece[]): readonly Piece[] {
  const last = words.at(-1);
  if (last === undefined || words.some(isAnd) || !PICTURED.test(last.english)) return words;
  const isLook = (piece: Piece): boolean =>
    piece.kind === 'word' && has(piece, 'adjective', 'size', 'filler') && !has(piece, 'noun');
  return [...words.filter(isLook), ...words.filter((piece) => !isLook(piece))];
}

/** "本でできた城" is made of many books. */
const ofMany = (words: readonly Piece[]): Piece[] =>
  words.map((piece, i) => {
    const isThing = has(piece, 'noun') && !SUBSTANCE_OF.has(piece.english);
    const isLast = i === words.length - 1 && piece.kind === 'word';
    return isLast && isThing ? { ...piece, english: severalOf(piece.english) } : piece;
  });

/** A part of a body or a building. */
export const isPart = (piece: Piece | undefined): boolean =>
  piece !== undefined && (BODY_PARTS.has(piece.english) || PARTS.test(piece.english));
