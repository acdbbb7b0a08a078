import { capitalized } from '../sentence-case.ts';
import { FRENCH_TITLE } from './foreign-dates.ts';
import { JAPANESE_TITLE } from './japanese-posters.ts';

const GERMAN_EVENT =
  'fest|party|konzert|markt|basar|turnier|kurs|workshop|ausstellung|lauf|feier|disco|kino|abend|fasching|karneval|flohmarkt|festival|theater|messe|tag der offenen tür|lesung|ball|rennen|aktion|verkauf|verlosung|spende|demo|protest|streik|kampagne|vermittlung|liga|pokal|meisterschaft|messe|wanderung|vortrag|casting|premiere|nachhilfe|umzug|impfung|versammlung|wettbewerb|börse|tombola|treffen|frühstück|brunch';
/** "Plakat für ein Sommerfest". */
const GERMAN_TITLE = new RegExp(
  String.raw`(?<!\p{L})(?:plakat|poster|flyer|aushang|banner|anzeige|flugblatt|handzettel|einladung)s?:? ?(?:(?:fürs?|zu[mr]?|vo[nm]) )?(?:(?:eine?n?|das|die|den|unser(?:e|en)?) )?(?<title>(?:[\p{L}-]+ )?(?:[\p{L}-]*(?:${GERMAN_EVENT}))(?: (?:der|des|vom) (?!Woche|Monats|Jahres)[\p{L}-]+)?)(?=\s*(?:$|[,.;:])|\s+(?:(?:mit|im|in|am|auf|vom|bei|für|jeden|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\p{L})|\d))`,
  'iu',
);
const GERMAN_SHEET = '(?:plakat|poster|flyer|aushang|banner|flugblatt|handzettel)';
/** "Flohmarkt Plakat", "Sommerfest-Plakat". */
const GERMAN_TITLE_BEFORE = new RegExp(
  String.raw`^[\s,]*(?:(?:eine?n?|unser|mein|buntes?|schlichtes?|modernes?) )*(?<title>(?:[\p{L}-]+ )?[\p{L}-]*(?:${GERMAN_EVENT}))[- ]${GERMAN_SHEET}(?!\p{L})`,
  'iu',
);
const IN_ONE_WORD = new RegExp(
  String.raw`(?<!\p{L})(?<event>[\p{L}-]*(?:${GERMAN_EVENT}))s?(?<sheet>plakat|poster|flyer|banner|aushang)e?(?!\p{L})`,
  'giu',
);

/** "Sommerfestplakat" is the poster of what it announces: "Sommerfest-Plakat". */
export const withPartedPosters = (prompt: string): string =>
  prompt.replaceAll(
    IN_ONE_WORD,
    (_, event: string, sheet: string) => `${event}-${capitalized(sheet)}`,
  );

const SPANISH_EVENT =
  'fiesta|concierto|mercado|mercadillo|feria|festival|torneo|curso|taller|exposici[óo]n|carrera|concurso|kerm[ée]s|rifa|noche|marat[óo]n|obra de teatro|baile|jornada|cena|clase|ventas? de gara[jg]e|remate|bazar|donaci[óo]n|campaña|marcha|protesta|huelga|adopci[óo]n|campeonato|liga|copa|vacunaci[óo]n|charla|asamblea|subasta|colecta|audici[óo]n|estreno';
/** "cartel para una fiesta de verano". */
const SPANISH_TITLE = new RegExp(
  String.raw`(?<!\p{L})(?:cartel|p[óo]ster|flyer|afiche|anuncio|volante|banner|invitaci[óo]n)(?:es)? (?:(?:para|de|a) )?(?:(?:una?|el|la|mi|nuestr[oa]) )?(?<title>(?:${SPANISH_EVENT})(?: (?:de(?:l| la)? )?(?!(?:con|en|sobre|para|el|la|este|una?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?!\p{L}))[\p{L}-]+){0,2})(?=\s*(?:$|[,.;:])|\s+(?:(?:con|en|sobre|para|el|la|este|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?!\p{L})|\d))`,
  'iu',
);
/** "Flyer zur Eröffnung einer Pizzeria", "flyer para la inauguración de una pizzería", "flyer pour l'ouverture d'un café". */
const OPENING =
  /(?<!\p{L})(?:flyer|plakat|poster|anzeige|handzettel|cartel|volante|anuncio|affiche|tract|prospectus) (?:(?:zur|für die|para|de|pour) )?(?:la |l[’'])?(?<title>(?:neu)?eröffnung (?:einer|eines|unserer|unseres|meiner|meines|der|des) [\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|(?:gran )?(?:inauguración|apertura) (?:del|de (?:una?|mi|nuestr[oa]|la)) [\p{L}-]+(?: de \p{L}+)?|(?:grande )?ouverture (?:de (?:la|mon|ma|notre)|du|d[’']une?) [\p{L}-]+(?: (?:de|à) \p{L}+)?)(?=\s*(?:$|[,.;:]|(?:mit|im|in|am|con|en|avec|le|el|les)(?!\p{L})))/iu;

/** What a poster in another language announces; null: nothing. */
export const foreignTitleIn = (prompt: string): RegExpExecArray | null =>
  OPENING.exec(prompt) ??
  FRENCH_TITLE.exec(prompt) ??
  GERMAN_TITLE.exec(prompt) ??
  GERMAN_TITLE_BEFORE.exec(prompt) ??
  SPANISH_TITLE.exec(prompt) ??
  JAPANESE_TITLE.exec(prompt);
