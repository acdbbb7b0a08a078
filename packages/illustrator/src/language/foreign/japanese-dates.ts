const CLOCK = String.raw`(?:午前|午後|朝|夜|夕方)?\d{1,2}(?:時(?:半|\d{1,2}分)?|[:：]\d{2})`;
const HOURS = String.raw`${CLOCK}(?:\s*(?:から|より|[〜~～–-])\s*(?:${CLOCK}(?:まで)?)?|\s*(?:開演|開場|開始|スタート|集合))?`;
const WEEKDAY = '(?:[(（][月火水木金土日祝・]+[)）]|[月火水木金土日]曜日?)';
const DAY = String.raw`(?:\d{4}年)?\d{1,2}(?:月\d{1,2}日|/\d{1,2})${WEEKDAY}?`;
/** What stands before the time, the place or the price of what is announced. */
const LABELS =
  '日時|開催日|開催|日程|期間|会期|時間|営業時間|場所|会場|開催地|住所|料金|参加費|入場料|会費|定員|対象|主催|電話|TEL';
const LABEL = String.raw`(?<![\p{Script=Han}])(?:${LABELS})(?:は|が|[:：])?\s*`;

/** When, where and for how much, as Japanese posters say it; the words of the groups are seen as well. */
export const JAPANESE_PIECES = [
  String.raw`(?:${LABEL})?${DAY}(?:\s*(?:から|[〜~～–-])\s*(?:\d{1,2}月)?\d{1,2}日${WEEKDAY}?)?(?:の?\s*${HOURS})?(?:\s?(?:まで|開催|スタート|オープン|開店|開始|締切))?`,
  String.raw`(?:${LABEL})${HOURS}`,
  String.raw`20\d{2}年(?=の?(?:[子丑寅卯辰巳午未申酉戌亥]年の?)?年賀)|(?:20\d{2}年)?(?:元旦|元日)`,
  String.raw`毎週[月火水木金土日]曜日?(?:\s*${HOURS})?`,
  String.raw`(?<![\p{Script=Han}])(?:場所|会場|開催地)(?:は|が|[:：])\s*([^、。，\s\d]{2,16})`,
  String.raw`(?<![\p{Script=Han}])(?:料金|参加費|入場料|会費|定員|対象|主催|電話|(?<![A-Za-z])TEL)(?:は|が|[:：])\s*[^、。，\s]{1,16}`,
  '入場無料|参加無料|参加費無料|送料無料|予約受付中|要予約|雨天中止|雨天決行|参加者募集中?|メンバー募集中?|スタッフ募集中?|アルバイト募集中?|先着\\d+名(?:様)?',
  String.raw`[¥￥]\d[\d,]*|\d[\d,]*円(?:引き|オフ|OFF)?|\d{1,2}[%％](?:オフ|OFF|引き)`,
];

const LABEL_BEFORE = new RegExp(
  String.raw`^(?:日時|開催日|開催|日程|期間|会期|時間|場所|会場|開催地|住所)(?:は|が|[:：])?\s*`,
  'u',
);

/** "場所は中央公園" is lettered as "中央公園"; a price says what it is for. */
export const withoutLabel = (text: string): string =>
  text
    .replace(LABEL_BEFORE, '')
    .replace(/^(料金|参加費|入場料|会費|定員|対象|主催|電話|TEL)(?:は|が|[:：])\s*/u, '$1 ');
