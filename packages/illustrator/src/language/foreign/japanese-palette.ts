/** The colors of the whole picture, as the palette that an English prompt says. */
interface JapanesePalette {
  readonly colours: readonly string[];
  readonly isOnly: boolean;
  readonly words: readonly string[];
  readonly rest: string;
}

/** Japanese names of colors, and what they are called in English. */
const NAMES: Readonly<Record<string, string>> = {
  赤: 'red', 真っ赤: 'red', 紅: 'crimson', 朱: 'vermilion', レッド: 'red', えんじ: 'burgundy', ワインレッド: 'burgundy',
  ボルドー: 'burgundy', 橙: 'orange', オレンジ: 'orange', 黄: 'yellow', イエロー: 'yellow', レモン: 'lemon yellow',
  マスタード: 'mustard', からし: 'mustard', 緑: 'green', グリーン: 'green', 黄緑: 'light green', 若草: 'light green',
  深緑: 'dark green', 抹茶: 'olive', オリーブ: 'olive', カーキ: 'khaki', ミント: 'mint', ミントグリーン: 'mint green',
  エメラルドグリーン: 'emerald', 青: 'blue', ブルー: 'blue', 藍: 'indigo', 紺: 'navy', ネイビー: 'navy', 水: 'light blue',
  空: 'sky blue', ライトブルー: 'light blue', スカイブルー: 'sky blue', ターコイズ: 'turquoise', 青緑: 'teal', 紫: 'purple',
  パープル: 'purple', 藤: 'lilac', ラベンダー: 'lavender', すみれ: 'violet', ピンク: 'pink', 桃: 'pink', 桜: 'light pink',
  サーモンピンク: 'salmon', コーラル: 'coral', くすみピンク: 'dusty pink', くすみブルー: 'dusty blue', 茶: 'brown',
  ブラウン: 'brown', こげ茶: 'dark brown', キャメル: 'tan', ベージュ: 'beige', クリーム: 'cream', アイボリー: 'ivory',
  生成り: 'ivory', 白: 'white', ホワイト: 'white', 黒: 'black', ブラック: 'black', 灰: 'gray', グレー: 'gray',
  金: 'gold', ゴールド: 'gold', 銀: 'silver', シルバー: 'silver', 銅: 'copper', ローズゴールド: 'rose gold',
  テラコッタ: 'terracotta',
}; // prettier-ignore
const SHADES: Readonly<Record<string, string>> = {
  淡い: 'pale', 薄い: 'light', 明るい: 'bright', 濃い: 'dark', 暗い: 'dark', 深い: 'deep', 鮮やかな: 'vivid', パステル: 'pastel',
  ライト: 'light', ダーク: 'dark', ペール: 'pale', ディープ: 'deep', ネオン: 'neon',
}; // prettier-ignore

const oneOf = (words: Readonly<Record<string, string>>): string =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const NAME = String.raw`(?:(?:${oneOf(SHADES)})?(?:${oneOf(NAMES)})(?:色|系|カラー)?)`;
const AND = String.raw`(?:と|や|×|✕|&|＆|・|\+)`;
const LIST = String.raw`${NAME}(?:${AND}${NAME}){1,3}`;
const BEGIN = String.raw`(?<=^|[、，,。\s])`;
const END = String.raw`(?=\s*(?:$|[、，,。！!]))`;
const SCHEME =
  'の?(?:配色|カラー|カラーリング|色合い|色使い|色調|トーン|グラデーション|コントラスト|二色|2色)';
const BASED =
  '(?:が|を|の)?(?:基調|ベース|メイン|メインカラー|テーマ|テーマカラー|アクセント|中心)(?:に(?:した|して)?|と(?:した|して|する)|の)?|で(?:統一|まとめ)(?:した|して|る)?';
/** "赤と白のポスター": what is printed in these colors. */
const PRINTED =
  '(?:ポスター|チラシ|フライヤー|バナー|カード|招待状|名刺|はがき|ハガキ|表紙|ジャケット|パッケージ|デザイン|イラスト|背景画像|壁紙)';

const PHRASES: readonly RegExp[] = [
  new RegExp(`${BEGIN}(?<list>${LIST})(?:${SCHEME})?(?:${BASED})?(?<only>だけ|のみ)?(?:で)?${END}`, 'u'),
  new RegExp(`${BEGIN}(?<list>${NAME}(?:${AND}${NAME}){0,3})(?:${SCHEME}(?:${BASED})?|${BASED})(?:の|で)?${END}`, 'u'),
  new RegExp(`${BEGIN}(?<list>${NAME}(?:${AND}${NAME}){0,3})(?:${SCHEME})?(?:${BASED})の?(?=[^、。]{0,16}${PRINTED})`, 'u'),
  new RegExp(`${BEGIN}(?<list>${LIST})の(?=${PRINTED})`, 'u'),
  new RegExp(`${BEGIN}(?<list>(?:${oneOf(SHADES)})(?:${oneOf(NAMES)})色?)${END}`, 'u'),
]; // prettier-ignore
const EACH_NAME = new RegExp(
  String.raw`(?<shade>${oneOf(SHADES)})?(?<name>${oneOf(NAMES)})(?:色|系|カラー)?`,
  'gu',
);
const GREYS = /^(?:black|white|gray|silver)$/;
const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}]/u;

const PAPER =
  /ポスター|チラシ|フライヤー|カード|card|招待状|はがき|ハガキ|葉書|年賀状|表紙|プログラム|パンフレット|投稿/u;
const ALONE = new RegExp(`${BEGIN}(?<colour>${NAME})${END}`, 'u');

/** "紺色の背景に白い音符" names a background and what is before it; "城を背景に" has the castle behind. "色鉛筆で描いた森": so is all of the picture. */
const withMannerApart = (text: string): string =>
  text
    .replaceAll(/(?<!を)背景(?:に|の上に)(?=[^、。，\sした])/gu, '背景、')
    .replaceAll(DRAWN_WITH, '$&、');
const DRAWN_WITH =
  /(?:色鉛筆|クレヨン|水彩|水彩絵の具|鉛筆|ペン)で描(?:いた|かれた)(?=[^、。，\s])/gu;

/** "誕生日カード、ケーキ、水色": a color by itself is that of the paper. */
export function withColourOfPaper(asTyped: string): string {
  const text = withMannerApart(asTyped);
  return PAPER.test(text) && !text.includes('背景') ? text.replace(ALONE, '$<colour>の背景') : text;
}

function coloursIn(list: string): readonly string[] {
  return [...list.matchAll(EACH_NAME)].map(({ groups }) => {
    const colour = NAMES[groups?.['name'] ?? ''] ?? '';
    const shade = SHADES[groups?.['shade'] ?? ''];
    return shade === undefined || colour.includes(' ') ? colour : `${shade} ${colour}`;
  });
}

/**
 * Takes the colors of the whole picture out of a Japanese prompt: "オレンジと黒", "青を基調に".
 * @returns null where the prompt names none
 */
export function takeJapanesePalette(prompt: string): JapanesePalette | null {
  if (!JAPANESE.test(prompt)) return null;
  for (const phrase of PHRASES) {
    const match = phrase.exec(prompt);
    const colours = coloursIn(match?.groups?.['list'] ?? '');
    // That is a picture without colors.
    if (match === null || colours.every((colour) => GREYS.test(colour))) continue;
    return {
      colours: colours.length === 1 ? [...colours, 'white'] : colours,
      isOnly: match.groups?.['only'] !== undefined,
      words: [match[0].replace(/の$/u, '')],
      rest: prompt.replace(match[0], ''),
    };
  }
  return null;
}
