const GOODS =
  'Tシャツ|ティーシャツ|パーカー|トレーナー|マグカップ|トートバッグ|エコバッグ|スマホケース|クッション|ノート';
/** "Tシャツのデザイン、猫、「おはよう」". */
const DESIGN = new RegExp(
  String.raw`^\s*(?<goods>${GOODS})の?(?:デザイン|プリント|イラスト)[、,\s]+(?<prints>.+)$`,
  'u',
);
const QUOTED = /[「『][^」』]*[」』]/u;

/** Whether a Japanese prompt asks for what is printed on a thing. */
export const isJapaneseDesign = (prompt: string): boolean => DESIGN.test(prompt);

/** A Japanese design for a thing as the thing that it is printed on; null: it asks for no design. */
export function japaneseDesignIn(prompt: string): string | null {
  const { goods, prints = '' } = DESIGN.exec(prompt)?.groups ?? {};
  if (goods === undefined) return null;
  const text = QUOTED.exec(prints)?.[0] ?? '';
  const [picture = '', ...looks] = prints
    .replace(QUOTED, '')
    .split(/[、,]/u)
    .map((each) => each.trim())
    .filter(Boolean);
  const pictured = picture === '' ? '' : `${picture}の絵が描かれた`;
  const lettered = text === '' ? '' : `${text}と書かれた`;
  return [`${lettered}${pictured}${goods}`, ...looks].join('、');
}
