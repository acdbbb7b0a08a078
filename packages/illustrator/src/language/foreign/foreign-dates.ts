const FRENCH_DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const FRENCH_MONTH =
  '(?:janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre)';
const FRENCH_HOUR = String.raw`\d{1,2} ?h(?: ?\d{2})?`;
const FRENCH_HOURS = String.raw`(?:(?:à partir de|dès|de|à) )?${FRENCH_HOUR}(?: ?(?:à|-|–) ?${FRENCH_HOUR})?`;
/** Holidays by their date, which a picture of them need not letter. */
const FRENCH_HOLIDAY = '(?:14 juillet|1er mai|2[45] décembre|31 décembre|1er janvier)';

/** When, for how much and for whom, as French posters say it. */
export const FRENCH_PIECES = [
  String.raw`(?:(?:le |ce )?${FRENCH_DAY},? (?:le )?\d{1,2}(?:er)?|(?!${FRENCH_HOLIDAY})(?:le |du )?\d{1,2}(?:er)?)(?: ?(?:-|–|au|et) ?\d{1,2})? ${FRENCH_MONTH}(?: \d{4})?(?:,? ${FRENCH_HOURS})?`,
  String.raw`(?:tous les|chaque|le|ce) ${FRENCH_DAY}s?,? ${FRENCH_HOURS}`,
  String.raw`(?:tous les|chaque) ${FRENCH_DAY}s?`,
  String.raw`de ${FRENCH_HOUR} à ${FRENCH_HOUR}`,
  'entrée (?:libre|gratuite|offerte)|sur réservation|réservation (?:obligatoire|conseillée)|inscriptions? (?:ouvertes?|obligatoires?)|places limitées|venez nombreux|livraison (?:offerte|gratuite)',
];

const CLOCK = String.raw`(?:午前|午後)?\d{1,2}(?:時(?:半|\d{1,2}分)?|[:：]\d{2})`;
/** The same on Japanese posters. */
export const JAPANESE_PIECES = [
  String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:[(（][月火水木金土日祝・]+[)）]|[月火水木金土日]曜日?)?(?:\s*${CLOCK}(?:\s*(?:から|[〜~～-])\s*(?:${CLOCK})?)?)?`,
  String.raw`毎週[月火水木金土日]曜日?(?:\s*${CLOCK})?`,
  '入場無料|参加無料|参加費無料|送料無料|予約受付中|参加者募集中?|メンバー募集中?|スタッフ募集中?|アルバイト募集中?|先着\\d+名(?:様)?',
  String.raw`[¥￥]\d[\d,]*|\d[\d,]*円(?:引き|オフ|OFF)?|\d{1,2}[%％](?:オフ|OFF|引き)`,
];

const FRENCH_EVENT =
  "vide[- ]greniers?|brocante|braderie|kermesse|loto|bal|fête (?:de la musique|de l['’]école|des voisins|du village|de quartier|foraine)|concert|marché (?:de noël|de printemps|aux puces)|tournoi|repas|soirée|portes ouvertes|soldes|ateliers?|cours|stage|spectacle|course|marathon|salon|exposition|festival|randonnée|pot de départ|crémaillère|assemblée générale|collecte";
/** What a French poster announces: "affiche pour un vide-grenier". */
export const FRENCH_TITLE = new RegExp(
  String.raw`(?:affiche|flyer|invitation|annonce|post|story|bannière|tract|carton|visuel)s? (?:pour|de|d['’]|du|à|au) ?(?:(?:une?|le|la|l['’]|notre|mon|ma|nos|mes) ?)?(?<title>(?<event>${FRENCH_EVENT})(?: (?:de |du |des |d['’]|de la |de l['’]|à |au |aux )?(?!avec|sur|dans|le |la |ce |samedi|dimanche)[\p{L}'’-]+){0,3}?)(?=\s*(?:$|[,.;:]|avec|sur|dans|le\b|ce\b|du \d|\d|${FRENCH_DAY}))`,
  'iu',
);
