const DIGITS = '〇一二三四五六七八九';
const NAMES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What counts animals, people, flat and long things, vehicles and flowers. */
const COUNTERS =
  '匹|羽|頭|人組|人|名|本|枚|個|つ|台|杯|冊|輪|艘|隻|機|軒|着|足|皿|切れ|粒|束|株|組|ぴき|びき|ひき|にん|こ';
/** What those who are counted do, and what is done to them: "三匹並んでいる", "三個持つ". */
const DONE_BY_COUNTED =
  '[並歩走寝座飛泳遊眠食飲集笑浮揃置咲転跳踊歌隠持抱運買描積載飾乗釣拾作吊貼配植撫追連見渡投割切]';
const COUNTED = new RegExp(
  String.raw`^(?<number>[${DIGITS}十百数\d０-９]+)(?:${COUNTERS})(?:(?<end>の(?!った|って|せ)|で|とも)|(?!\p{Script=Han})|(?=${DONE_BY_COUNTED}))`,
  'u',
);

const MEASURED = new RegExp(
  String.raw`^[${DIGITS}十百千万\d０-９]+(?:両|畳|階|円|分|時間|時|年|歳|才|月|日|行|回|度|番|号|丁目|%|％|cm|km|kg|m(?![a-z]))(?:目|前|後|間|半|だけ|建て)?(?:の|も|に|で)?`,
  'u',
);

/** A number with a measure that no picture counts: "六畳の", "3分前"; null: none. */
export const measureAt = (text: string): string | null => MEASURED.exec(text)?.[0] ?? null;

/** "猫がたくさんいる": "たくさんの" before a noun is a word of the list. */
const MANY = /^(?:たくさん|沢山|大勢)(?!の)/u;

/** How many things a text begins with: "三匹の" and "3匹" are "three". */
export interface Count {
  readonly source: string;
  readonly english: string;
  /** "猫が三匹": of what was named before. */
  readonly isBehindNoun: boolean;
}

/** The count that a text begins with; null: none. */
export function countAt(text: string): Count | null {
  const many = MANY.exec(text)?.[0];
  if (many !== undefined) return { source: many, english: 'many', isBehindNoun: true };
  const match = COUNTED.exec(text);
  const { number = '', end } = match?.groups ?? {};
  if (match === null) return null;
  const value = /数/u.test(number) ? 5 : valueOf(number);
  return {
    source: match[0],
    english: NAMES[value] ?? String(value),
    isBehindNoun: end !== 'の',
  };
}

/** "十二" is 12; of hundreds there are always a hundred. */
function valueOf(number: string): number {
  const plain = number.normalize('NFKC');
  if (/^\d+$/.test(plain)) return Number(plain);
  if (plain.includes('百')) return 100;
  const [tens = '', ones = ''] = plain.includes('十') ? plain.split('十') : ['〇', plain];
  const digit = (text: string, none: number): number =>
    text === '' ? none : Math.max(0, DIGITS.indexOf(text));
  return digit(tens, 1) * 10 + digit(ones, 0);
}
