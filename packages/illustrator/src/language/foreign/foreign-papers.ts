import { inSentenceCase } from '../sentence-case.ts';

/** Papers that bear their own name, and those that bear the name of their owner. */
const NAMED =
  "speisekarte|getränkekarte|weinkarte|eiskarte|gutschein|geschenkgutschein|preisliste|urkunde|bonuskarte|wochenplaner|essensplan|menu|carte des vins|bon cadeau|bon d[’']achat|carte de fidélité|liste de prix|dipl[oô]me|certificat";
const OF_BUSINESS = 'visitenkarten?|cartes? de visite';
const LOOKS =
  'eine?n?|schlichte[rs]?|elegante[rs]?|moderne[rs]?|une?|le|la|mon|ma|joli|jolie|simple';
const PAPER = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}) )*(?<paper>(?<named>${NAMED})|${OF_BUSINESS})(?: (?:vorlage|schlicht|élégante?|moderne|simple))*(?=\s*(?:$|[,.:;]|(?:für|mit|eine[rs]|pour|avec|du|des?)(?!\p{L})|d[’']))`,
  'iu',
);
const WHOSE =
  /^\s*(?:(?:für|pour|du|des?)(?!\p{L})|eine[rs] |d[’'])\s*(?:(?:eine?n?|d(?:as|ie|en)|mein(?:e|en)?|unsere?n?|une?|le|la|les|mon|ma|notre) |l[’'])?(?<whose>\p{L}[\p{L}’'&-]*(?: (?!(?:mit|im|in|auf|und|avec|en|dans|et)(?!\p{L}))\p{L}[\p{L}’'&-]*){0,3})/iu;
/** Offers are banners, and what lies on a table is a thing. */
const NO_PAPER =
  /\d ?%|rabatt|réduction|(?:auf|in) (?:dem|einem|einer|der) |(?:sur|dans) (?:une?|la|le) /iu;

/**
 * Reads a German or French prompt for something printed: "Speisekarte für ein Restaurant", "carte de visite de coiffeur".
 * @returns its title, and the prompt as one for a card; null for every other picture
 */
export function readForeignPaper(prompt: string): { title: string; rest: string } | null {
  const match = NO_PAPER.test(prompt) ? null : PAPER.exec(prompt);
  if (match === null) return null;
  const { paper = '', named } = match.groups ?? {};
  const behind = prompt.slice(match[0].length);
  const said = WHOSE.exec(behind);
  const whose = said?.groups?.['whose'] ?? '';
  const lines = named === undefined ? [whose || paper] : [paper, whose];
  return {
    title: lines.filter(Boolean).map(inSentenceCase).join('\n'),
    rest: `card ${said === null ? behind : behind.slice(said[0].length)}`,
  };
}
