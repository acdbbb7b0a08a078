import { inSentenceCase } from '../sentence-case.ts';
import type { TakenText } from '../taken-text.ts';

const BEARER =
  '(?:neon|holz|tür|laden|hinweis|warn)?schild(?:er)?|aushang|leuchtreklame|türhänger|cartel|letrero(?: de ne[óo]n)?|r[óo]tulo|panneau|pancarte|écriteau|enseigne(?: au n[ée]on)?';
const GERMAN =
  'zu (?:verkaufen|vermieten|verschenken)|wir haben (?:wieder |heute )?(?:geöffnet|offen|geschlossen|auf|zu)|(?:heute |sonntags |wegen \\p{L}+ )?(?:geöffnet|geschlossen)|betriebsferien|(?:betreten|rauchen|parken|baden|eintritt|zutritt|fotografieren) verboten|vorsicht,? (?:bissiger )?(?:hund|stufe|glatteis|katze)|(?:bitte )?nicht (?:stören|berühren|füttern)|bitte (?:klingeln|warten|leise)(?: sein)?|kein (?:zutritt|parkplatz)|besetzt';
const SPANISH =
  'abierto(?: 24 horas| los \\p{L}+)?|cerrado(?: (?:por|los) \\p{L}+)?|prohibido (?:el paso|fumar|estacionar(?:se)?|entrar|pisar el césped)|no (?:molestar|fumar|pasar|estacionar(?:se)?|tocar)|cuidado con el (?:perro|gato)|en (?:venta|renta|alquiler)|se (?:vende|renta|alquila|traspasa)(?: (?!con|en|sobre)\\p{L}+)?|ocupado';
const FRENCH =
  "à (?:vendre|louer|donner)|ouverte?(?: 7j\\/7| le \\p{L}+)?|fermée?(?: (?:pour|le) \\p{L}+)?|(?:ne pas|prière de ne pas) (?:déranger|toucher|entrer|fumer)|défense (?:d[’']entrer|de fumer|d[’']afficher)|interdit (?:de fumer|aux chiens)|attention au (?:chien|chat)|(?:entrée|accès|baignade) interdite?|complet|occupé";
const NOTICE = `(?:${GERMAN}|${SPANISH}|${FRENCH})`;
const SIGNS = [
  String.raw`(?<!\p{L})(?:${BEARER})(?:\s+(?:mit|de|que dice))?\s+(?<text>${NOTICE})(?!\p{L})`,
  String.raw`(?:^|[,;:]\s*)(?<text>${NOTICE})(?=[\s-]+(?:${BEARER})(?!\p{L}))`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** What signs usually say in German, Spanish and French, beside the word for the sign: "Schild zu vermieten". */
export function takeForeignNotice(prompt: string): TakenText | null {
  const text = SIGNS.map((sign) => sign.exec(prompt)?.groups?.['text']).find(Boolean);
  return text === undefined
    ? null
    : { caption: inSentenceCase(text), rest: prompt.replace(text, ' ') };
}
