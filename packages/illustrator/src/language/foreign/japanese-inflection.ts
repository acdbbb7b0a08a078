/** What follows the て of a verb: "食べている", "食べてる", "食べてしまった". */
const AFTER_TE =
  /(?<=[てで])(?:い(?:る|た|ます|ました|て)|る|た|て|ます|しま(?:う|った)|み(?:る|た)|い(?:く|った)|く(?:る|れる)|きた|お(?:く|いた)|あ(?:る|った|げる)|もらう|ほしい|から|ちゃった)$/u;

/** "食べちゃった" and "飲んじゃってる" are "食べて" and "飲んで" with regret or relish. */
const COLLOQUIAL_END = /(ちゃ|じゃ)(?:う|った|って(?:い?る)?|います?)$/u;

/** Endings behind the stem that "ます" follows: "食べながら", "歩きたい", "泣きそうな". */
const AFTER_STEM =
  /(?:ま(?:す|した|せん|しょう)|ながら|つつ|た(?:い|く|がる)|そう(?:な|に|だ)?|すぎ(?:る|た|て)?|始め(?:る|た)|続け(?:る|て(?:いる|る)?|た)|まく(?:る|って(?:いる|る)?|った)|(?:回|まわ)(?:る|って(?:いる|る)?|った)|終え(?:る|て|た)|合(?:う|って|っている)|出(?:す|した)|中の?|かけの?|に行く|にくる|なさい)$/u;

/** Endings behind the stem that "ない" follows: "追われる", "食べさせる". What is not done is no deed. */
const AFTER_NEGATIVE_STEM = /(?:さ?せ|ら?れ)(?:る|た|て|ている)?$/u;

/** What somebody is about to do: "取ろうとする", "食べようとしている". */
const ABOUT_TO = /^(?<stem>.*[おこごそとのぼもろ])うと(?:する|した|し(?:て|ている|てる))$/u;
const ABOUT_TO_WEAK = /ようと(?:する|した|し(?:て|ている|てる))$/u;

const ofIntention = (word: string): string[] => {
  const stem = ABOUT_TO.exec(word)?.groups?.['stem'];
  const at = stem === undefined ? -1 : ROWS.お.indexOf(stem.slice(-1));
  return [
    ...(ABOUT_TO_WEAK.test(word) ? [word.replace(ABOUT_TO_WEAK, 'る')] : []),
    ...(stem === undefined || at < 0 ? [] : [stem.slice(0, -1) + (PLAIN[at] ?? '')]),
  ];
};

/** What て, た and the rest of the perfect are of: "走っ" is of "走る", "飛ん" of "飛ぶ". */
const PERFECTS: readonly (readonly [ending: string, plain: readonly string[]])[] = [
  ['って', ['る', 'う', 'つ', 'く']],
  ['んで', ['む', 'ぶ', 'ぬ']],
  ['いて', ['く']],
  ['いで', ['ぐ']],
  ['して', ['す', 'する']],
  ['て', ['る']],
];

/** Verbs that are nouns with "する": "散歩中", "散歩をしている". */
const DOING_OF_NOUN =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?:中の?|を?し(?:て|た|ながら|ている|てる|ていた|ます|ています)|をする|する|)$/u;

const ROWS = {
  い: 'いきぎしちにびみり',
  あ: 'わかがさたなばまら',
  え: 'えけげせてねべめれ',
  お: 'おこごそとのぼもろ',
};
const PLAIN = 'うくぐすつぬぶむる';

/** "泳ぎ" is of "泳ぐ", or of "泳ぎる". */
function ofStem(stem: string, row: string): string[] {
  const at = row.indexOf(stem.slice(-1));
  const strong = at < 0 ? [] : [stem.slice(0, -1) + (PLAIN[at] ?? '')];
  const doing = stem.endsWith('し') || stem.endsWith('さ') ? [`${stem.slice(0, -1)}する`] : [];
  return [...strong, `${stem}る`, ...doing];
}

function ofTe(te: string): string[] {
  return PERFECTS.flatMap(([ending, plain]) =>
    te.endsWith(ending) ? plain.map((end) => te.slice(0, -ending.length) + end) : [],
  );
}

/**
 * The dictionary forms that an inflected verb may be of, likely ones first: "走って", "走った" and
 * "走りながら" are of "走る". Many are no words; the dictionary knows which are.
 */
export function plainVerbsOf(said: string): string[] {
  const word = said.replace(COLLOQUIAL_END, (_, te: string) => (te === 'ちゃ' ? 'て' : 'で'));
  const perfect = word
    .replace(AFTER_TE, '')
    .replace(/た(?:り|ら|まま)?$/u, 'て')
    .replace(/だ(?:り|ら|まま)?$/u, 'で');
  const stem = AFTER_STEM.exec(word);
  const negative = AFTER_NEGATIVE_STEM.exec(word);
  const doing = DOING_OF_NOUN.exec(word);
  const able = ROWS.え.indexOf(word.slice(-2, -1));
  return [
    ...ofTe(perfect),
    ...(stem ? ofStem(word.slice(0, stem.index), ROWS.い) : []),
    ...(negative ? ofStem(word.slice(0, negative.index), ROWS.あ) : []),
    ...(doing ? [`${word.slice(0, doing.index)}する`, `${word.slice(0, doing.index)}をする`] : []),
    ...ofIntention(word),
    // "飛べる" is able to.
    ...(word.endsWith('る') && able >= 0 ? [word.slice(0, -2) + (PLAIN[able] ?? '')] : []),
  ].filter((plain) => plain.length > 1 && plain !== said);
}

/** What makes a deed or a state of a word that says how: "ぐったりしている", "ぷんぷんして", "きょとんとした". */
const STATE_ENDING =
  /(?:と|を)?(?:し(?:て(?:い(?:る|た|て|ます)|る|た)?|た|ながら|ます|そうな|そうに)|する)$/u;
/** How one of them may be listed. */
const STATE_FORMS = ['した', 'している', 'する', 'とする', '', 'の', 'とした'];

/** The forms under which a state may be listed: "ニヤニヤする" is "にやにやした", "ぐったりしている" is "ぐったりした". */
export function statesOf(word: string): string[] {
  const stem = word.replace(STATE_ENDING, '');
  if (stem.length < SHORTEST_HIRAGANA || !/^[ぁ-ゖァ-ヶー]+(?<![をがはにでと])$/u.test(stem))
    return [];
  return [stem, ...inOtherKana(stem)].flatMap((kana) => STATE_FORMS.map((form) => kana + form));
}

/** Kana stand side by side in two blocks of Unicode. */
const KANA_DISTANCE = 0x60;
const SHORTEST_HIRAGANA = 3;

const shifted = (text: string, by: number): string =>
  Array.from(text)
    .map((letter) =>
      letter === 'ー' ? letter : String.fromCodePoint((letter.codePointAt(0) ?? 0) + by),
    )
    .join('');

/** A word in the other kana: "ほたる" is "ホタル", "イチゴ" is "いちご". Short hiragana are grammar. */
export function inOtherKana(word: string): string[] {
  if (/^[ァ-ヶー]{2,}$/u.test(word)) return [shifted(word, -KANA_DISTANCE)];
  const isLong = word.length >= SHORTEST_HIRAGANA && /^[ぁ-ゖー]+$/u.test(word);
  return isLong ? [shifted(word, KANA_DISTANCE)] : [];
}

/** What an inflected adjective may be of: "丸くて", "赤く" and "高かった" are of "丸い", "赤い" and "高い". */
export function plainAdjectivesOf(word: string): string[] {
  if (/(?:くて|かった|くない|く|さ|すぎる|そうな|そうに)$/u.test(word))
    return [word.replace(/(?:くて|かった|くない|く|さ|すぎる|そうな|そうに)$/u, 'い')];
  const noun = /(?:で|に|だ|の|そうな|そうに)$/u.exec(word);
  return [...pastOf(word), noun ? `${word.slice(0, noun.index)}な` : `${word}な`];
}

/** "疲れて" is tired as "疲れた" is. */
const pastOf = (word: string): string[] =>
  /[てで]$/u.test(word) ? [word.slice(0, -1) + (word.endsWith('で') ? 'だ' : 'た')] : [];
