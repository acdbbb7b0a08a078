/** What says how many or how much between "が" and the verb behind it. */
const AMOUNT = '(?:たくさん|沢山|いっぱい|一面に|ずらりと|ずらっと|きれいに|綺麗に|美しく|見事に)';

/** What is said in a roundabout way, and what it says of the picture. */
const REWORDINGS: readonly (readonly [said: RegExp, meant: string])[] = [
  // "布団から出たくない犬" is still in there.
  [/から(?:出|で)(?:たくない|たがらない|られない|られなくなった|てこない|てこられない)/gu, 'の中にいる'],
  // "赤い鳥居がたくさん並ぶ道": what is in a row is many anyway.
  [new RegExp(`(?<=[がの])${AMOUNT}(?=並|立ち並|咲|実|飾|積|入った|入って|のった|乗った|ある)`, 'gu'), ''],
  // "家族でご飯を食べる": it is they who eat; "二人で乾杯する会社員": there are two of them.
  [/(?<=^|[、。\s])(?<all>家族|親子|夫婦|兄弟|姉妹|友達同士|恋人同士)(?:みんな|全員)?で(?=[^、。がは]*(?:[うくぐすつぬぶむる]|[てで](?:いる|る))(?:\p{Script=Han}|[、。]|$))/gu, '$<all>が'],
  [/(?<count>[二三四五六2-6２-６](?:人|匹|羽|頭))で(?<deed>[^、。のがは]{1,12}?(?:る|う|む|ぶ|ぐ|す|つ|歩く|描く|弾く|泣く))(?=[\p{Script=Han}\p{Script=Katakana}]|おじ|おば|お[父母姉兄]|うさぎ|ねこ)/gu, '$<deed>$<count>の'],
  [/(?<=(?:家族|親子|夫婦|みんな)が(?:一緒に|仲良く|楽しく)?)(?:ご飯|ごはん)を食べ(?:る|ている|てる|た|て)/gu, '食事をする'],
  // "唐揚げとブロッコリー入り": a list of what is in it.
  [/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])入り(?=$|[、。])/gu, ''],
  // "神社の前で撮った家族写真": it is the picture that is taken.
  [/(?:撮った|撮影した|撮られた|撮影された)(?=(?:家族|記念|集合|風景|旅行)?写真)/gu, ''],
]; // prettier-ignore

/** A Japanese text with what it means where it does not say so. */
export const inPlainJapanese = (text: string): string =>
  REWORDINGS.reduce((rest, [said, meant]) => rest.replaceAll(said, meant), text);
