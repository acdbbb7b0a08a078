const WRITTEN = String.raw`(?:\p{Script=Hiragana}{1,4})?(?:大きく|手書きで|赤く|白く)?(?:書(?:かれた|いた|いてある|いて|かれてる|かれている|いている)|描(?:かれた|いた|かれている)|(?:印刷|プリント|刺繍|印字)(?:された|した)|刻まれた|表示された|入った|入れた|入れて|載せた|掲げた|光る)`;
const SPOKEN = String.raw`(?:言(?:う|った|って(?:い)?る|って|いたげな|いながら)|いう|喋(?:る|っている)|叫(?:ぶ|んで(?:い)?る|びながら)|挨拶(?:する|している)|鳴(?:く|いて(?:い)?る))`;
const LETTERS =
  '(?:文字|言葉|テキスト|ロゴ|メッセージ|挨拶|セリフ|吹き出し|タイトル|見出し|フレーズ|スローガン|標語|キャッチコピー|題字|一言|店名|名前)';
const WITH =
  '(?:入りの?|付きの?|つきの?|が入った|がある|が書かれた|を添えた|を入れた|が載った|を載せた)?';
/** What says of words that they are lettered or spoken, behind them. */
const SAID = String.raw`(?:(?:と|って)(?:${WRITTEN}|${SPOKEN})|と?いう?の?(?!ロゴ(?:$|[、。を]))${LETTERS}${WITH}|の(?!ロゴ(?:$|[、。を]))${LETTERS}${WITH}|入り)(?:の(?!${LETTERS}))?(?:と(?=\P{Script=Hiragana}))?`;

/** "「おはよう」と書かれた": what follows the quotation is about the lettering. */
export const BEHIND_QUOTATION = new RegExp(
  String.raw`^\s*(?:${SAID}|の|(?:と|って)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))`,
  'u',
);
/** "文字は「おはよう」", right before the quotation. */
export const BEFORE_QUOTATION = new RegExp(
  String.raw`(?:(?:大きな|大きい)?(?:文字|テキスト|メッセージ|セリフ|文言|言葉|フレーズ|一言|文字入れ)|(?:お?店|会社|ブランド|チーム|商品|屋号)の?名前?|店名|社名|会社名|ブランド名|チーム名|商品名|屋号|名前|名称|タイトル|題名|見出し|キャッチコピー|コピー|スローガン|標語|テーマ)(?:は|が|で|に|を|の|として|[:：])?\s*$`,
  'u',
);

/** Behind a quotation in its marks: who says it, or what bears it. */
export const SPOKEN_BEHIND = new RegExp(
  String.raw`^[」』]\s*(?:と|って)${SPOKEN}(?<rest>.*)$`,
  'u',
);
export const WRITTEN_BEHIND = new RegExp(
  String.raw`^[」』]\s*(?:${SAID}|(?:の|って|という)?(?:ラベル|タグ|プリント)(?:の|(?:が|を)?(?:付き|つき|貼(?:った|られた))の?)?|の)(?<rest>.*)$`,
  'u',
);

const GREETING = String.raw`(?:あけまして|明けまして|お?誕生日|合格|卒業|結婚|入学|出産|父の日|母の日)?おめでと(?:う)?(?:ございます)?|メリークリスマス|ハッピー(?:バースデー|ハロウィン|ニューイヤー|バレンタイン)|お疲れ(?:さま|様)?(?:です|でした)?|おつかれ(?:さま|様)?(?:です|でした)?|(?:いつも|お父さん、?|お母さん、?|パパ、?|ママ、?|先生、?|みんな、?)?ありがとう(?:ございます|ございました)?|おはよう?(?:ございます)?|おやすみ(?:なさい)?|こんにちは|こんばんは|頑張(?:って|れ|ろう)|がんばって|がんばれ|ファイト|了解(?:です|しました)?|りょうかい|よろしく(?:お願いします)?|ごめん(?:ね|なさい)?|すみません|お願いします|いただきます|ごちそうさま(?:でした)?|いってきます|行ってきます|いってらっしゃい|ただいま|おかえり(?:なさい)?|愛してる(?:よ)?|大好き(?:だよ)?|だいすき|会いたい(?:な|よ)?|お大事に|早く(?:元気に|良く|よく)なって(?:ね|ください)|ようこそ|またね|バイバイ|お元気で|いいね|あけおめ(?:ことよろ)?|ことよろ|謹賀新年|賀正|迎春|謹んで新年をお祝い申し上げます|暑中お見舞い申し上げます|残暑お見舞い申し上げます|今年もよろしく(?:お願いします)?|お世話になりました|合格祈願|必勝|祝(?:開店|卒業|合格|入学|結婚|誕生)|いらっしゃいませ|本日開店|(?:夏|冬|春|秋|年末|期末|閉店)の?大?セール|大セール|新メニュー|新商品|定休日|本日休業|臨時休業|年末年始休業|空室あり|空き部屋あり|(?:スタッフ|アルバイト|部員|メンバー)募集中?|引っ越しました|寒中お?見舞い(?:申し上げます)?|熱中症に?注意|火の用心|禁煙|立ち?入り?禁止|売り切れ|完売|里親募集中?|交通安全|手洗いうがい|歯みがきしようね|営業中|準備中|新発売|期間限定`;
/** Greetings name themselves as what is lettered. */
const GREETED = new RegExp(
  String.raw`(?:^|[、。\s])(?<text>${GREETING})(?=$|[、。！!～〜\s\p{Extended_Pictographic}]|(?:と|って)|の?(?:スタンプ|ステッカー|カード|ポストカード|はがき|ハガキ|チラシ|gif|看板|のれん|ガーランド|バナー|横断幕|垂れ幕|メッセージ|ポスター|プレート|旗|Tシャツ|マグカップ)|${SAID})`,
  'iu',
);
/** What stands before "と書かれた", up to what it is written on. */
const UNQUOTED = new RegExp(
  String.raw`(?:^|[、。\s]|(?:看板|紙|黒板|カード|ボード|シャツ|カップ|箱|袋|ケーキ|背中|壁)(?:に|には|の上に))(?<text>(?![^、。]*(?:看板|紙|黒板|カード|ボード|シャツ|カップ|箱|袋|ケーキ|背中|壁)に)[^、。「」]{1,16}?)(?=(?:と|って)(?:${WRITTEN}|言(?:う|った|って(?:い)?る)))`,
  'iu',
);
/** What somebody in the picture says: "もう無理と言って倒れるパンダ", "お腹すいた！と叫ぶひよこ". */
const SHOUTED =
  /(?:^|[、。\s]|(?<=[がは]))(?<text>[^、。「」がは\s]{2,14}?[！!？?]?)(?=(?:と|って)(?:言って|言いながら|叫|つぶや|呟|ささや|囁))/u;
/** "さみしいよとしょんぼりする犬": a sentence of its own before "と", by the words that end one. */
const DECLARED = new RegExp(
  String.raw`(?:^|[、。\s])(?<text>[^、。「」\s]{1,12}?(?:[いだるうくすむ]よ|[いだ]ね|ぞ|\p{Script=Hiragana}[ー〜]|です|ます|ません|ました|でした|[しりきいみべてえ]たい|すいた|減った|疲れた|無理)[！!？?〜ー]*)(?=(?:と|って)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])`,
  'u',
);
/** "ゴール！泣くキーパー": what somebody calls, before what the picture shows; "かわいい！" is about the picture. */
const CALLED =
  /^\s*(?!.{0,8}(?:かわい|可愛|お願い|ください|欲し|ほし|すご|最高|きれい|イラスト|画像|写真))(?<text>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,10}[！!][！!？?]*)(?=[^、。！!]{2,})/u;
const FEAST = /おめでと|あけおめ|新年|賀正|迎春|クリスマス|バースデー|ハッピー|の日/u;

/** The words that a Japanese prompt wants lettered without quotation marks, and the prompt without them; null: none. */
export function takeJapaneseCaption(prompt: string): { caption: string; rest: string } | null {
  const match =
    GREETED.exec(prompt) ??
    UNQUOTED.exec(prompt) ??
    SHOUTED.exec(prompt) ??
    CALLED.exec(prompt) ??
    DECLARED.exec(prompt);
  const caption = match?.groups?.['text'];
  if (match === null || caption === undefined) return null;
  const start = match.index + match[0].length - caption.length;
  const behind = prompt
    .slice(start + caption.length)
    .replace(/^[！!？?～〜ー♪]+(?=と)/u, '')
    .replace(BEHIND_QUOTATION, ' ');
  // A feast is read as well: it decorates the picture.
  const kept = FEAST.test(caption) ? `${caption}、` : ' ';
  return { caption, rest: prompt.slice(0, start) + kept + behind };
}
