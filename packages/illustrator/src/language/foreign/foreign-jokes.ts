/** What jokes about oneself begin or end with in German, Spanish, French and Japanese. */
const anyOf = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
/** Up to the end of a clause: "yo los lunes vs yo los viernes". */
const REST = String.raw`[^,.;:!?\n]*[!?]?`;
const joke = (...beginnings: readonly string[]): RegExp =>
  new RegExp(String.raw`^\s*(?<text>${anyOf(...beginnings)}(?!\p{L})${REST})`, 'iu');

const GERMAN_DAYS = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
/** In a clause about the sky a place is seen, and no joke: "wenn die Sonne untergeht". */
const NO_SKY = '(?! ?(?:die sonne|der mond|der schnee|es (?:regnet|schneit)))';
const GERMAN = joke(
  `pov:?(?=.*(?<!\\p{L})(?:du|dir|dein\\p{L}*|ich|mein\\p{L}*|der|die|das|und|ist|hast|bist)(?!\\p{L}))`,
  `ich,? (?:wenn|nach|am|beim|versuche|warte|jeden|${GERMAN_DAYS}s|morgens|um|vs|vor (?:de[rm]|meine[rm])|im (?:meeting|büro|homeoffice|urlaub|fitnessstudio|unterricht))`,
  String.raw`(?:mein|meine|unser|unsere) \p{L}+,? wenn`,
  `(?:mama|papa|oma|opa|alle),? wenn`,
  `(?:dieser moment|das gefühl),? wenn`,
  `wenn${NO_SKY} (?:ich|du|man|es|er|sie|wir|dein|deine|mein|meine|der|die|das|mama|papa|oma|jemand|keiner|endlich|dann|alle)`,
);
const SPANISH_DAYS = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const SPANISH = joke(
  `yo,? (?:cuando|después de|antes de|tratando de|intentando|cada|esperando|fingiendo|ignorando|procrastinando|vs|los ${SPANISH_DAYS}|el ${SPANISH_DAYS}|en (?:la (?:oficina|escuela|clase|junta|reunión|dieta)|el (?:trabajo|gimnasio|gym)))`,
  String.raw`(?:mi|nuestr[oa]) \p{L}+,? cuando (?!era|éramos|tenía|estaba)\p{L}+`,
  `(?:mam[áa]|pap[áa]|la abuela|todos),? cuando`,
  `(?:ese momento|esa sensación),? cuando`,
  `cuando (?:te|tu|tus|tienes|llegas|ves|no|alguien|mam[áa]|por fin|se (?:acaba|va|te|cae)|suena|es|ya|hay|mi|llega el|(?:el|la) (?:profe|maestr[oa]|jef[ea]|internet|wifi))`,
);
const NO_FRENCH_SKY = '(?! (?:le soleil|la (?:lune|nuit|neige|pluie)|il (?:pleut|neige)))';
const FRENCH = joke(
  `pov:?(?=.*(?<!\\p{L})(?:tu|ton|ta|tes|je|mon|ma|mes|le|la|les|es|as|et|c’est|t’es)(?!\\p{L}))`,
  `moi,? (?:quand|après|avant|essayant|chaque|le|devant|à|au (?:travail|bureau|réveil|régime)|en (?:réunion|vacances|week-?end|cours|télétravail)|qui (?:attend|fais|fait|essaie|cherche)|vs)`,
  String.raw`(?:mon|ma|mes|notre) \p{L}+,? quand`,
  `(?:maman|papa|mamie|papi),? quand`,
  `(?:ce moment),? (?:où|quand)`,
  `quand${NO_FRENCH_SKY} (?:je|j['’]\\p{L}+|tu|on|il|elle|nous|c['’]est|y['’ ]?a|le|la|les|ton|ta|tes|mon|ma|quelqu['’]un|personne|maman|papa|enfin)`,
);
const I = '(?:私|俺|僕|自分|わたし)';
const JAPANESE_WHEN =
  '[月火水木金土日]曜日?|休日|平日|週末|給料日|(?:締め?切り|テスト|試験|旅行|給料日)の?前(?:日|夜)?|(?:連休|休み|旅行|飲み会|テスト|仕事)の?(?:明け|終わり|後|あと)|残業中|ダイエット中|会議中|仕事中|授業中|寝起き|夜中|深夜|朝';
const JAPANESE = new RegExp(
  String.raw`^\s*(?<text>(?:[^、。!！?？\n]+(?:時|とき)の(?:${I}|顔|気持ち|反応)|(?:${JAPANESE_WHEN})(?:の朝|の夜|の\d+時)?の${I}(?:\s*(?:vs|対)\s*[^、。\s]+)?))(?=$|[、。\s])`,
  'iu',
);
const JOKES: readonly RegExp[] = [GERMAN, SPANISH, FRENCH, JAPANESE];

/** Who a joke is about instead of oneself: "mi perro cuando", "mein Chef, wenn". */
const OTHERS: readonly (readonly [named: RegExp, english: string])[] = [
  [/^(?:mi|mein|mon) (?:perr[oa]|perrito|hund|chien)(?!\p{L})/iu, 'dog'],
  [/^(?:mi|meine?|mon|ma) (?:gat[oa]|gatito|katze|kater|chat|chatte)(?!\p{L})/iu, 'cat'],
  [/^(?:(?:mi|meine?|ma) )?(?:mam[áa]|mama|maman|mutter|mère)(?!\p{L})/iu, 'mom'],
  [/^(?:(?:mi|mein|mon) )?(?:pap[áa]|papa|vater|père)(?!\p{L})/iu, 'dad'],
  [/^(?:(?:mi|la|meine?|ma) )?(?:abuel(?:a|ita)|oma|mamie)(?!\p{L})/iu, 'grandma'],
  [/^(?:(?:mi|mein|mon) )?(?:abuel(?:o|ito)|opa|papi|papy)(?!\p{L})/iu, 'grandpa'],
  [/^(?:mi|meine?|mon) (?:jef[ea]|chef(?:in)?|patron)(?!\p{L})/iu, 'boss'],
  [/^(?:mi|mein|mon) (?:bebé|baby|bébé)(?!\p{L})/iu, 'baby'],
  [/^(?:mi|meine?|mon|ma) (?:hij[oa]|sohn|tochter|fils|fille)(?!\p{L})/iu, 'child'],
]; // prettier-ignore

/** What jokes are about, and the English word that says the same. */
const TOPICS: readonly (readonly [named: RegExp, english: string])[] = [
  [/wlan|wi-?fi|internet|akku|bater[íi]a|batterie|充電|電波/iu, 'wifi'],
  [/freitag|wochenende|urlaub|feierabend|viernes|fin de semana|vacaciones|vendredi|week-?end|vacances|金曜|週末|休み|給料日|gehalt|quincena|paie/iu, 'friday'],
  [/montag|wecker|aufsteh|müde|lunes|alarma|madrug|sueño|lundi|r[ée]veil|fatigu|sommeil|月曜|目覚まし|朝|眠/iu, 'monday'],
  [/esperando|(?<!\p{L})warte|attend|待っ/iu, 'waiting'],
  [/fitness|sport|gimnasio|gym|ejercicio|salle de sport|ジム|筋トレ/iu, 'gym'],
  [/arbeit|chef|hausaufgabe|überstunden|meeting|büro|trabajo|tarea|jefe|oficina|reunión|junta|travail|boulot|devoirs|patron|bureau|réunion|仕事|残業|宿題|会議|締め?切り/iu, 'overtime'],
  [/kuchen|torte|pastel|gâteau|ケーキ/iu, 'cake'],
  [/schokolade|chocolate|chocolat|チョコ/iu, 'chocolate'],
  [/tacos/iu, 'tacos'],
  [/pizza|essen|comida|bouffe|repas|ピザ|ごはん/iu, 'pizza'],
  [/spinne|prüfung|klausur|rechnung|araña|examen|cuenta|araign[ée]e|facture|クモ|テスト|試験/iu, 'exam'],
  [/regen|allein|traurig|lluvia|llueve|solo|sola|triste|pluie|seul|雨|一人|失恋/iu, 'rain'],
  [/stau|nervt|tr[áa]fico|enojad|bouchon|énerv|渋滞/iu, 'traffic'],
]; // prettier-ignore

/** A joke in another language: its text, what it is about in English, and what the prompt says besides. */
export interface ForeignJoke {
  readonly text: string;
  readonly english: string;
  /** Who it is about. */
  readonly who: string;
  readonly said: string;
}

/** Reads a joke about oneself: "yo cuando es lunes", "ich wenn Montag ist". null: the prompt is none. */
export function readForeignJoke(prompt: string): ForeignJoke | null {
  const match = JOKES.map((joke) => joke.exec(prompt)).find((found) => found !== null);
  const text = match?.groups?.['text']?.trim();
  if (match == null || text === undefined) return null;
  const topics = TOPICS.filter(([named]) => named.test(text)).map(([, english]) => english);
  const isMissed =
    /(?:kein(?:en|e)?|sin|no hay|plus de|pas de) (?:kaffee|café)|(?:コーヒー)が?(?:ない|切れ)/iu.test(
      text,
    );
  const who = OTHERS.find(([named]) => named.test(text))?.[1] ?? 'person';
  const said = prompt.slice(match.index + match[0].length);
  return { text, english: [...topics, ...(isMissed ? ['no coffee'] : [])].join(' '), who, said };
}
