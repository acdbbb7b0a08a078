/** Of what prices fall by. */
const UP_TO = {
  de: '(?:bis zu )?',
  es: '(?:hasta (?:un |el )?)?',
  fr: "(?:jusqu[’']à )?",
} as const;

const FRENCH_DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const FRENCH_MONTH =
  '(?:janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre)';
const FRENCH_HOUR = String.raw`\d{1,2} ?h(?: ?\d{2})?`;
const FRENCH_HOURS = String.raw`(?:(?:à partir de|dès|de|à) )?${FRENCH_HOUR}(?: ?(?:à|-|–) ?${FRENCH_HOUR})?`;
/** Holidays by their date, which a picture of them need not letter. */
const FRENCH_HOLIDAY = '(?:14 juillet|1er mai|2[45] décembre|31 décembre|1er janvier)';

/** When, for how much and for whom, as French posters say it. */
export const FRENCH_PIECES = [
  String.raw`(?:(?:le |ce )?${FRENCH_DAY},? (?:le )?\d{1,2}(?:er)?|(?!(?:le |du )?${FRENCH_HOLIDAY})(?:le |du )?\d{1,2}(?:er)?)(?: ?(?:-|–|au|et) ?\d{1,2})? ${FRENCH_MONTH}(?: \d{4})?(?:,? ${FRENCH_HOURS})?`,
  String.raw`(?:tous les|chaque|le|ce) ${FRENCH_DAY}s?,? ${FRENCH_HOURS}`,
  String.raw`(?:tous les|chaque) ${FRENCH_DAY}s?`,
  // "vide-grenier dimanche"
  String.raw`(?:ce )?${FRENCH_DAY}(?: (?:matin|midi|apr[èe]s-midi|soir))?(?=\s*$)`,
  String.raw`de ${FRENCH_HOUR} à ${FRENCH_HOUR}`,
  String.raw`${UP_TO.fr}\d{1,2} ?% de (?:réduction|remise)`,
  'entrée (?:libre|gratuite|offerte)|sur réservation|réservation (?:obligatoire|conseillée)|inscriptions? (?:ouvertes?|obligatoires?)|places limitées|venez nombreux|livraison (?:offerte|gratuite)',
];

const GERMAN_DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const GERMAN_MONTH =
  '(?:januar|februar|märz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const GERMAN_HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?`;
const GERMAN_HOURS = String.raw`(?:(?:um|ab|von) )?${GERMAN_HOUR}(?: ?(?:-|–|bis) ?${GERMAN_HOUR})? ?uhr`;
const GERMAN_HOLIDAY = String.raw`(?:2[456]\. ?dezember|31\. ?dezember|1\. ?januar|6\. ?dezember|14\. ?februar|1\. ?mai)`;
/** The same on German posters. */
export const GERMAN_PIECES = [
  String.raw`(?:(?:am )?${GERMAN_DAY},? (?:de[nm] )?|(?!(?:am )?${GERMAN_HOLIDAY})(?:am |ab |vom )?)\d{1,2}\.(?: ?(?:-|–|bis|und) ?\d{1,2}\.)? ?(?:${GERMAN_MONTH}|\d{1,2}\.)(?: ?\d{4})?(?:,? ${GERMAN_HOURS})?`,
  String.raw`${GERMAN_DAY}s,? ${GERMAN_HOURS}|(?:jeden |am )?${GERMAN_DAY},? ${GERMAN_HOURS}|jeden ${GERMAN_DAY}|von ${GERMAN_HOUR} bis ${GERMAN_HOUR} uhr`,
  String.raw`${UP_TO.de}\d{1,2} ?% (?:rabatt|reduziert)`,
  'eintritt frei|freier eintritt|anmeldung erforderlich|jetzt anmelden|kostenloser versand|begrenzte plätze',
];

const SPANISH_DAY = '(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)';
const SPANISH_MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const SPANISH_HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm|hs?|horas|de la (?:ma[ñn]ana|tarde|noche)))?`;
const SPANISH_HOURS = String.raw`(?:(?:a partir de|desde|de|a) )?(?:las )?${SPANISH_HOUR}(?: ?(?:-|–|a) ?(?:las )?${SPANISH_HOUR})?`;
const SPANISH_HOLIDAY =
  '(?:14 de febrero|8 de marzo|30 de abril|[15] de mayo|10 de mayo|15 de septiembre|16 de septiembre|12 de octubre|31 de octubre|[12] de noviembre|2[45] de diciembre|31 de diciembre|[16] de enero)';
/** The same on Spanish posters. */
export const SPANISH_PIECES = [
  String.raw`(?:(?:el |este )?${SPANISH_DAY},? (?:el )?|(?!(?:el )?${SPANISH_HOLIDAY}(?! a las))(?:el |del )?)\d{1,2}(?: (?:al|y) \d{1,2})? de ${SPANISH_MONTH}(?: del? \d{4})?(?:,? ${SPANISH_HOURS})?`,
  String.raw`(?:todos los|cada|el|este) ${SPANISH_DAY},? a las ${SPANISH_HOUR}|(?:todos los|cada) ${SPANISH_DAY}`,
  String.raw`${UP_TO.es}\d{1,2} ?% (?:de )?descuento`,
  'entrada (?:libre|gratuita|gratis)|env[íi]o gratis|(?:cupos|plazas|lugares) limitad[oa]s|inscripciones abiertas',
];

/** Days, holidays and prices by themselves, which say what a poster announces. */
export const FOREIGN_WEEKDAYS = String.raw`(?:am )?${GERMAN_HOLIDAY}|(?:le )?${FRENCH_HOLIDAY}|(?:el )?${SPANISH_HOLIDAY}|\d+(?:,\d{2})? euros?(?! ?-?schein)|(?:am|diesen|nächsten|kommenden) (?:kommenden |nächsten )?${GERMAN_DAY}|(?:le|ce) ${FRENCH_DAY}(?: prochain)?|(?:el|este|el próximo) ${SPANISH_DAY}`;

/** Events that are a scene. */
const FRENCH_SCENE =
  'brocante|vide[- ]greniers?|braderie|concert|marché (?:de noël|de printemps|aux puces)|festival|randonnée|marathon';
const FRENCH_EVENT =
  "kermesse|loto|bal|fête (?:de la musique|de l['’]école|des voisins|du village|de quartier|foraine)|tournoi|repas|soirée|portes ouvertes|soldes|ateliers?|cours|stage|spectacle|course|salon|exposition|pot de départ|crémaillère|assemblée générale|collecte|don du sang|manifestation|grève|campagne|adoption|championnat|coupe|conférence|vaccination|audition|tombola|avant-première|journée";
/** What a French poster announces: "affiche pour un vide-grenier". */
export const FRENCH_TITLE = new RegExp(
  String.raw`(?:affiche|flyer|invitation|annonce|post|story|bannière|tract|carton|visuel)s? (?:(?:pour|de|du|à|au) |d['’])?(?:(?:une?|le|la|l['’]|notre|mon|ma|nos|mes) ?)?(?<title>(?:${FRENCH_SCENE}|(?<event>${FRENCH_EVENT}))(?: (?:de |du |des |d['’]|de la |de l['’]|à |au |aux )?(?!avec|sur|dans|le |la |ce |samedi|dimanche)[\p{L}'’-]+){0,3}?)(?=\s*(?:$|[,.;:]|(?:avec|sur|dans|le|ce|du \d|${FRENCH_DAY})(?!\p{L})|\d))`,
  'iu',
);
