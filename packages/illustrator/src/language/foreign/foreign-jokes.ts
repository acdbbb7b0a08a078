/** What jokes about oneself begin or end with in German, Spanish, French and Japanese. */
const JOKES: readonly RegExp[] = [
  /^\s*(?<text>(?:pov:?(?=.*(?<!\p{L})(?:du|dir|dein\p{L}*|ich|mein\p{L}*|der|die|das|und|ist|hast|bist)(?!\p{L}))|ich,? (?:wenn|nach|am|beim|versuche|jeden|montags|morgens|um)|(?:mein|meine|unser|unsere) \p{L}+,? wenn (?:ich|du|man|wir|es|er|sie|der|die|das)|(?:mama|papa|oma|opa|alle),? wenn|(?:dieser moment|das gefühl),? wenn|wenn (?:ich|du|man|es|er|sie|wir|dein|deine|mein|meine|der|die|das|mama|papa|oma|jemand|keiner)) [^,.;:!?\n]*[!?]?)/iu,
  /^\s*(?<text>(?:yo,? (?:cuando|después de|antes de|tratando de|intentando|cada)|(?:ese momento|esa sensación),? cuando|cuando (?:te|tu|tus|tienes|llegas|ves|no|alguien|mam[áa])) [^,.;:!?\n]*[!?]?)/iu,
  /^\s*(?<text>(?:pov:?(?=.*(?<!\p{L})(?:tu|ton|ta|tes|je|mon|ma|mes|le|la|les|es|as|et|c’est|t’es)(?!\p{L}))|moi,? (?:quand|après|avant|essayant|chaque|le|devant|à)|(?:mon|ma|mes|notre) \p{L}+,? quand (?:je|j['’]|tu|on|il|elle|nous|c['’]est|le|la|les)|(?:maman|papa|mamie|papi),? quand|(?:ce moment),? (?:où|quand)|quand (?:je|j['’]|tu|on|il|elle|nous|c['’]est|le|la|les|ton|ta|tes|mon|ma|quelqu['’]un|personne|maman|papa)) [^,.;:!?\n]*[!?]?)/iu,
  /^\s*(?<text>[^、。!！?？\n]+(?:時|とき)の(?:私|俺|僕|自分|わたし))(?=$|[、。\s])/u,
];

/** What jokes are about, and the English word that says the same. */
const TOPICS: readonly (readonly [named: RegExp, english: string])[] = [
  [/wlan|wi-?fi|internet|akku|bater[íi]a|batterie|充電|電波/iu, 'wifi'],
  [/freitag|wochenende|urlaub|feierabend|viernes|fin de semana|vacaciones|vendredi|week-?end|vacances|金曜|週末|休み|給料日|gehalt|quincena|paie/iu, 'friday'],
  [/montag|wecker|aufsteh|müde|lunes|alarma|madrug|sueño|lundi|r[ée]veil|fatigu|sommeil|月曜|目覚まし|朝|眠/iu, 'monday'],
  [/fitness|sport|arbeit|chef|hausaufgabe|überstunden|gimnasio|trabajo|tarea|jefe|salle de sport|travail|boulot|devoirs|patron|仕事|残業|宿題|ジム|締め切り/iu, 'work shift'],
  [/pizza|essen|schokolade|kuchen|comida|tacos|chocolate|pastel|bouffe|repas|chocolat|gâteau|ピザ|ごはん|チョコ|ケーキ/iu, 'pizza'],
  [/spinne|prüfung|klausur|rechnung|araña|examen|cuenta|araign[ée]e|facture|クモ|テスト|試験/iu, 'exam'],
  [/regen|allein|traurig|lluvia|llueve|solo|sola|triste|pluie|seul|雨|一人|失恋/iu, 'rain'],
  [/stau|nervt|tr[áa]fico|enojad|bouchon|énerv|渋滞/iu, 'traffic'],
]; // prettier-ignore

/** A joke in another language: its text, what it is about in English, and what the prompt says besides. */
export interface ForeignJoke {
  readonly text: string;
  readonly english: string;
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
  const said = prompt.slice(match.index + match[0].length);
  return { text, english: [...topics, ...(isMissed ? ['no coffee'] : [])].join(' '), said };
}
