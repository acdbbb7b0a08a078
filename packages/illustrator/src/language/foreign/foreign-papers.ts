import { inSentenceCase } from '../sentence-case.ts';

/** Papers that bear their own name, and those that bear the name of their owner. */
const NAMED =
  "menú|carta de vinos|vale(?: de regalo| regalo)?|cupón|lista de precios|tarjeta de fidelidad|certificado|speisekarte|menükarte|hochzeitsmenü|carte de menu|menu de (?:mariage|fête|noël)|menú de (?:boda|navidad)|getränkekarte|weinkarte|eiskarte|gutschein|geschenkgutschein|preisliste|urkunde|bonuskarte|menu|carte des vins|bon cadeau|bon d[’']achat|carte de fidélité|liste de prix|dipl[oô]me|certificat";
const OF_BUSINESS = 'visitenkarten?|cartes? de visite|tarjetas? de (?:presentación|visita)';
const LOOKS =
  'eine?n?|schlichte[rs]?|elegante[rs]?|moderne[rs]?|une?|le|la|mon|ma|joli|jolie|simple|una?|el|mi|sencill[oa]|elegante';
const PAPER = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}) )*(?<paper>(?<named>${NAMED})|${OF_BUSINESS})(?: (?:vorlage|schlicht|élégante?|moderne|simple|elegante|sencill[oa]))*(?: (?:hochzeit|geburtstag|weihnachten|taufe|mariage|boda))?(?=\s*(?:$|[,.:;]|(?:für|mit|eine[rs]|pour|avec|du|des?|para|con)(?!\p{L})|d[’']))`,
  'iu',
);
const WHOSE =
  /^\s*(?:(?:für|pour|du|des?|para|del)(?!\p{L})|eine[rs] |d[’'])\s*(?:(?:eine?n?|d(?:as|ie|en)|mein(?:e|en)?|unsere?n?|un[ea]?|le|la|les|mon|ma|notre|el|los|las|mi|nuestr[oa]) |l[’'])?(?<whose>\p{L}[\p{L}’'&-]*(?: (?!(?:mit|im|in|auf|und|avec|en|dans|et|con|y|sobre)(?!\p{L}))\p{L}[\p{L}’'&-]*){0,3})/iu;
/** Where a business card has what its owner fills in. */
const CONTACTS: readonly (readonly [card: RegExp, contact: string])[] = [
  [/^visiten/iu, 'Ihr Name · Telefon · Website'],
  [/^tarjeta/iu, 'Tu nombre · Teléfono · Web'],
  [/^carte/iu, 'Votre nom · Téléphone · Site web'],
];
const contactOn = (paper: string): string => CONTACTS.find(([card]) => card.test(paper))?.[1] ?? '';
const JAPANESE_CONTACT = '氏名 · 電話番号 · ウェブサイト';
/** Offers are banners, and what lies on a table is a thing. */
const NO_PAPER =
  /\d ?%|rabatt|réduction|(?:auf|in) (?:dem|einem|einer|der) |(?:sur|dans) (?:une?|la|le) |(?:en|sobre) (?:una?|la|el) /iu;
const JAPANESE = new RegExp(
  String.raw`^\s*(?<whose>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}?の?)?(?<paper>(?<named>メニュー(?:表|ボード)?|お品書き|おしながき|献立表?|ギフト券|商品券|価格表|料金表|賞状|表彰状|スタンプカード|クーポン券?)|名刺)(?:デザイン)?(?=\s*(?:$|[、。,]))`,
  'u',
);

/**
 * Reads a prompt in another language for something printed: "Speisekarte für ein Restaurant", "carte de visite de coiffeur".
 * @returns its title, and the prompt as one for a card; null for every other picture
 */
export function readForeignPaper(prompt: string): { title: string; rest: string } | null {
  const match = NO_PAPER.test(prompt) ? null : PAPER.exec(prompt);
  if (match === null) return readJapanesePaper(prompt);
  const { paper = '', named } = match.groups ?? {};
  const behind = prompt.slice(match[0].length);
  const said = WHOSE.exec(behind);
  const whose = said?.groups?.['whose'] ?? '';
  const lines = named === undefined ? [whose || paper, contactOn(paper)] : [paper, whose];
  return {
    title: lines.filter(Boolean).map(inSentenceCase).join('\n'),
    rest: `card ${said === null ? behind : behind.slice(said[0].length)}`,
  };
}

/** "カフェのメニュー、コーヒー", "美容院の名刺". */
function readJapanesePaper(prompt: string): { title: string; rest: string } | null {
  const match = JAPANESE.exec(prompt);
  if (match === null) return null;
  const { whose = '', paper = '', named } = match.groups ?? {};
  return {
    title:
      named === undefined
        ? `${whose.replace(/の$/u, '') || paper}\n${JAPANESE_CONTACT}`
        : `${whose}${paper}`,
    rest: `カード${prompt.slice(match[0].length)}`,
  };
}
