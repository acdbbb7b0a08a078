/** Trades and houses that stand before their name in German, where all nouns have capitals: "Bäckerei Müller". */
const GERMAN_BUSINESS =
  'Café|Bäckerei|Konditorei|Metzgerei|Fleischerei|Tischlerei|Schreinerei|Zimmerei|Gärtnerei|Friseur|Friseursalon|Salon|Restaurant|Gasthaus|Gasthof|Wirtshaus|Hotel|Pension|Praxis|Tierarztpraxis|Kanzlei|Imkerei|Brauerei|Weingut|Töpferei|Werkstatt|Kfz-Werkstatt|Studio|Yogastudio|Nagelstudio|Fotostudio|Biohof|Reiterhof|Bauernhof|Hofladen|Apotheke|Buchhandlung|Blumenladen|Eisdiele|Pizzeria|Fahrschule|Tanzschule|Malerbetrieb|Malermeister|Autohaus|Kita|Verlag|Rösterei|Kaffeerösterei|Agentur|Firma';
const FRENCH_BUSINESS =
  '[Bb]oulangerie|[Pp]âtisserie|[Bb]oucherie|[Cc]afé|[Rr]estaurant|[Ss]alon|[Ii]nstitut|[Gg]arage|[Ff]romagerie|[Cc]rêperie|[Bb]rasserie|[Pp]izzeria|[Hh]ôtel|[Ff]erme|[Cc]abinet|[Aa]gence|[Ll]ibrairie|[ÉéEe]picerie|[Bb]ar|[Bb]istrot|[Aa]uberge|[Dd]omaine|[Cc]hâteau|[Aa]telier|[Pp]harmacie|[Mm]enuiserie|[Mm]aison';
const NAME = String.raw`\p{Lu}[\p{L}’']+(?: (?:(?:& |und |et |de la |de |du |des )?\p{Lu}[\p{L}’']+))*`;

/** "Logo für Bäckerei Müller", "logo du restaurant Chez Paul": the trade with its name. */
export const FOREIGN_LOGO_NAME = new RegExp(
  String.raw`(?<=\b[Ll]ogo (?:(?:für|pour|du|de|d[’'])\s*)?(?:(?:die|das|den|la|le|l[’']|une|un)\s*)?)(?<text>(?<bearer>${GERMAN_BUSINESS}|${FRENCH_BUSINESS}) ${NAME})(?=\s*(?:$|[,.;:(]|(?:mit|in|im|avec|en|dans)(?!\p{L})))`,
  'u',
);
