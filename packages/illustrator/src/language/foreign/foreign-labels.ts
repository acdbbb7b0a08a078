/** Labels that are no product's. */
const NO_GOODS =
  'mit|und|auf|ohne|dem|de[rs]|das|ein|eine[ms]?|preis|geschenk|adress|namens|kleider|marken|koffer|prix|cadeau|adresse|nom|bagages?|vêtements?|precio|regalo|nombre|ropa|equipaje|値|名前|住所|荷物';
const GERMAN = new RegExp(
  String.raw`^\s*(?:(?:eine?n?|mein|unser|schlichtes?|modernes?|vintage|rustikales?) )*(?:(?<goods>(?!(?:${NO_GOODS})(?!\p{L}{3}))\p{L}+?)(?:s?[- ]?)(?<label>etikett|label)|(?<for>etikett|label) für (?:(?:eine?n?|mein(?:e|en)?|unser(?:e|en)?|die|das|den) )?(?<whose>\p{L}+))(?=\s*(?:$|[,.;]|mit(?!\p{L})|und(?!\p{L})|im|in))`,
  'iu',
);
const FRENCH = new RegExp(
  String.raw`^\s*(?:(?:une?|mon|ma|jolie|belle) )*(?<label>étiquettes?) (?:(?:pour|de|du|des) (?:(?:une?|la|le|les|ma|mon|mes|notre) |l['’])?|d['’])(?!(?:${NO_GOODS})(?!\p{L}))(?<goods>\p{L}+(?: (?:de |d['’]|aux? )\p{L}+)?)(?=\s*(?:$|[,.;]|avec|et|style|vintage|rustique))`,
  'iu',
);
const SPANISH = new RegExp(
  String.raw`^\s*(?:(?:una|mi|bonita|linda) )*(?<label>etiquetas?) (?:para|de) (?:(?:una?|la|el|los|las|mi|mis) )?(?!(?:${NO_GOODS})(?!\p{L}))(?<goods>\p{L}+(?: de \p{L}+)?)(?=\s*(?:$|[,.;]|con|y|estilo|vintage|rústica))`,
  'iu',
);
const JAPANESE = new RegExp(
  String.raw`^\s*(?<goods>(?!${NO_GOODS})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}?)の?(?<label>ラベル)(?:デザイン)?(?=\s*(?:$|[、。,]))`,
  'u',
);

/** The label of a product, at the beginning of a prompt in another language. */
interface ForeignLabel {
  readonly goods: string;
  /** How the prompt calls the label. */
  readonly label: string;
  /** What follows: what is printed on it. */
  readonly behind: string;
}

/** "Honigetikett mit Bienen", "étiquette de miel", "etiqueta para mermelada", "はちみつのラベル"; null: no label. */
export function foreignLabelIn(prompt: string): ForeignLabel | null {
  if (!/etikett|label|étiquette|etiqueta|ラベル/iu.test(prompt)) return null;
  const match =
    GERMAN.exec(prompt) ?? FRENCH.exec(prompt) ?? SPANISH.exec(prompt) ?? JAPANESE.exec(prompt);
  if (match === null) return null;
  const { goods, whose = '', label = '', for: other = '' } = match.groups ?? {};
  return {
    goods: goods ?? whose,
    label: label || other,
    behind: prompt.slice(match[0].length),
  };
}
