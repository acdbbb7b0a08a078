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

const GERMAN_KIND =
  'café|bäckerei|konditorei|metzgerei|tischlerei|schreinerei|zimmerei|gärtnerei|friseursalon|frisör|friseur|barbershop|zahnarztpraxis|zahnarzt|tierarztpraxis|praxis|kanzlei|imkerei|brauerei|weingut|töpferei|autowerkstatt|kfz-werkstatt|werkstatt|yogastudio|nagelstudio|fotostudio|kosmetikstudio|fitnessstudio|tanzstudio|bauernhof|hofladen|apotheke|buchhandlung|buchladen|blumenladen|eisdiele|pizzeria|fahrschule|tanzschule|kindergarten|reinigungsfirma|rösterei|reitschule|hundeschule|hundesalon';
const SPANISH_KIND =
  'barbería|peluquería|panadería|pastelería|carpintería|cafetería|pizzería|heladería|florería|floristería|librería|farmacia|clínica dental|clínica veterinaria|veterinaria|lavandería|cervecería|ferretería|taquería|joyería|zapatería|carnicería|frutería|gimnasio|estudio de yoga|taller mecánico|restaurante|hamburguesería|guardería|inmobiliaria';
const FRENCH_KIND =
  'boulangerie|pâtisserie|boucherie|menuiserie|salon de coiffure|coiffeur|barbier|café|restaurant|fromagerie|crêperie|brasserie|pizzeria|librairie|épicerie|pharmacie|fleuriste|cabinet dentaire|dentiste|clinique vétérinaire|ferme|garage|salle de sport|studio de yoga|institut de beauté|école de danse|glacier|ébénisterie|bijouterie|crèche';
const JAPANESE_KIND =
  '歯医者さん|歯医者|歯科医院|歯科|カフェ|喫茶店|パン屋さん?|ケーキ屋さん?|美容室|美容院|理髪店|床屋さん?|花屋さん?|本屋さん?|居酒屋|ラーメン屋さん?|寿司屋|動物病院|整体院|薬局|工務店|ヨガスタジオ|ジム|保育園|幼稚園|農園|レストラン|ピザ屋さん?';
const ARTICLE =
  '(?:eine[nr]?|mein(?:e|en)?|unsere?n?|de[nmr]|die|das|una?|mi|nuestr[oa]|el|la|les?|une?|mon|ma|notre) ';

/** "logo para una barbería", "パン屋のロゴ": a business without a name of its own. */
export const FOREIGN_LOGO_KIND = new RegExp(
  String.raw`(?<!\p{L})logos? (?:(?:für|para|pour|de|du|d[’'])\s?)(?:${ARTICLE}|l[’'])?(?<name>${GERMAN_KIND}|${SPANISH_KIND}|${FRENCH_KIND})(?=\s*(?:$|[,.;:(]|(?:mit|in|im|con|en|avec|moderno?|sencillo|simple)(?!\p{L})))|^(?<japanese>${JAPANESE_KIND})の(?:シンプルな|おしゃれな|可愛い|かわいい|和風の)?ロゴ`,
  'iu',
);
