/** What is announced, as the end of its name. */
const EVENT =
  '祭り|まつり|祭|フェス|フェスタ|フェスティバル|コンサート|ライブ|リサイタル|大会|コンクール|コンテスト|マルシェ|フリーマーケット|フリマ|バザー|朝市|物産展|展示会|展覧会|写真展|美術展|作品展|個展|発表会|運動会|演奏会|説明会|講演会|体験会|上映会|抽選会|譲渡会|見学会|相談会|交流会|懇親会|歓迎会|送別会|忘年会|新年会|お楽しみ会|クリスマス会|誕生日会|お茶会|同窓会|パーティー|イベント|ワークショップ|オーディション|ツアー|セール|バーゲン|マーケット|キャンペーン|フェア|公演|演劇|ミュージカル|試合|リーグ|カップ|予防接種|献血|募金|デモ|募集|講座|レッスン|教室|スクール|塾|入学式|卒業式|入園式|卒園式|成人式|オープン|オープン記念|グランドオープン|開店|開業|リニューアル|安全|防災|防犯|分別|手洗い|避難訓練|安全週間|読書週間|総会|清掃|掃除|工事';
const SHEET =
  'ポスター|チラシ|フライヤー|ビラ|告知|看板|バナー|案内|広告|プログラム|パンフレット|リーフレット|(?:インスタ(?:グラム)?|SNS)(?:の?投稿|の?画像|広告|用画像)|投稿画像|サムネイル';
const NOTICE = '(?:の|について)?(?:お知らせ|ご案内)';
const WORD = String.raw`[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9]`;
/** "夏祭りのポスター", "町内清掃のお知らせ". */
export const JAPANESE_TITLE = new RegExp(
  String.raw`(?:^|[、。，\s]|(?<=[のなと]))(?<title>${WORD}{0,10}(?:の(?=(?:部員|生徒|スタッフ|アルバイト|メンバー)))?${WORD}{0,6}(?<kind>${EVENT})(?=の?(?:${SHEET}))|[^、。，\s]{1,14}?${NOTICE}(?=$|[、。，\s]|${SHEET}))`,
  'u',
);

/** What an event offers or asks for; other texts are its name. */
const IS_OFFER =
  /[%％¥￥]|\d円|無料|半額|割引|割り|募集|受付|開催|オープン|open|開店|sale|お得|限定|予約|開始|スタート|ください|下さい|(?:です|ます|まで)[！!。]?$/iu;
/** It is on a board in the picture. */
const IS_BOARD = /看板|のぼり|黒板/u;
const ON_SHEET = new RegExp(
  `${SHEET}|お知らせ|ご案内|カード|招待状|はがき|ハガキ|葉書|年賀状|名刺|メニュー`,
  'u',
);

/** "サマーセール" names a sale, and "GRAND OPEN" an opening; one character says too little. */
const saysEvent = (text: string, event: string): boolean =>
  (event.length > 1 && text.includes(event)) || (event === 'オープン' && /open|開店/iu.test(text));

/**
 * The lines of a Japanese poster whose text is quoted: what it announces, above an offer or below a title.
 * @param texts what is quoted
 * @param rest the prompt without it
 * @returns null where something else bears the text
 */
export function linesOfJapanesePoster(
  texts: readonly string[],
  rest: string,
): readonly string[] | null {
  if (!ON_SHEET.test(rest) || IS_BOARD.test(rest)) return null;
  const [first = '', ...below] = texts;
  const { title = '', kind: event = title } = JAPANESE_TITLE.exec(rest)?.groups ?? {};
  const isSaid = texts.some((text) => title.includes(text) || saysEvent(text, event));
  if (title === '' || isSaid) return texts;
  return IS_OFFER.test(first) ? [title, first, ...below] : [first, title, ...below];
}

const ANIMAL = '犬|いぬ|イヌ|猫|ねこ|ネコ|インコ|鳥|うさぎ|ウサギ|ペット|フェレット|亀|ハムスター';
const SOUGHT = new RegExp(
  `迷い(?<stray>${ANIMAL})|(?<owned>${ANIMAL})の?(?:迷子|捜索)|迷子の?(?<lost>${ANIMAL})|行方不明の?(?<missing>${ANIMAL})`,
  'u',
);
const SEEKS = /ポスター|チラシ|張り紙|貼り紙|捜索|探して|捜して/u;

/** The title of a Japanese poster that looks for an animal: "迷い猫"; null: it looks for none. */
export function soughtInJapanese(prompt: string): { title: string; rest: string } | null {
  const match = SEEKS.test(prompt) ? SOUGHT.exec(prompt) : null;
  const { stray, owned, lost, missing } = match?.groups ?? {};
  const animal = stray ?? owned ?? lost ?? missing;
  if (match === null || animal === undefined) return null;
  // Another word may say what kind of animal it is: "茶色の柴犬".
  const behind = prompt.slice(match.index + match[0].length);
  const isNamedAgain = new RegExp(
    `[\\p{Script=Han}\\p{Script=Katakana}ー](?:${ANIMAL})|${BREED}`,
    'u',
  ).test(behind);
  const shown = isNamedAgain ? '' : animal;
  return {
    title: `迷い${animal}`,
    rest: prompt.replace(match[0], shown).replace(/^[\s,、の]+/u, ''),
  };
}

const BREED =
  'プードル|チワワ|ダックス|コーギー|レトリバー|ポメラニアン|マルチーズ|ビーグル|パグ|ペルシャ|シャム|スコティッシュ|マンチカン|アメリカンショートヘア|ラグドール|三毛|トラ猫|キジ';
