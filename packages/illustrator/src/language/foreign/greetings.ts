/**
 * Wishes and greetings in German, Spanish and French, as sources of regular expressions: the words of a card,
 * which stand in the picture as text.
 */
const GERMAN_DAYS = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
const GERMAN_FEASTS = String.raw`(?:\d+\. )?(?:geburtstag|muttertag|vatertag|hochzeitstag|valentinstag|jubiläum|hochzeit|geburt|abitur|taufe|einschulung|verlobung|kommunion|konfirmation|rente|ruhestand|namenstag|frauentag|nikolaus|silberhochzeit|goldenen hochzeit|neuen (?:wohnung|job|haus)|bestandenen \p{L}+)`;

export const GERMAN_GREETINGS = [
  String.raw`(?:alles (?:gute|liebe)|(?:herzlichen |herzliche )?glückwunsch|herzliche glückwünsche)(?: (?:nachträglich )?zu(?:m|r) ${GERMAN_FEASTS})?`,
  'frohe (?:weihnachten(?: und ein (?:gutes|frohes|glückliches) neues jahr)?|ostern|pfingsten|festtage|feiertage)',
  '(?:ein )?(?:frohes|gutes|gesundes|glückliches) neues jahr|(?:ein )?frohes fest|schöne (?:weihnachten|feiertage|bescherung)|(?:einen )?(?:guten|schönen) rutsch(?: ins neue jahr)?|prosit neujahr|schönen (?:[1-4]\\. )?advent|einen schönen (?:[1-4]\\. )?advent|fröhliche weihnachten|besinnliche weihnachten|happy ostern',
  `(?:einen )?(?:schönen |wunderschönen )?guten morgen(?: ihr lieben| zusammen| welt| sonnenschein)?|moin moin|guten (?:abend|tag|appetit|flug)|gute (?:nacht(?: schlaf gut| und süße träume)?|reise|fahrt|besserung|laune)|schlaf (?:gut|schön)|süße träume|schöne träume`,
  `schönes wochenende|(?:einen )?schönen (?:tag(?: noch)?|abend|feierabend|urlaub|${GERMAN_DAYS}|start in die woche|muttertag|vatertag|valentinstag|nikolaus|wochenstart)|schöne (?:woche|grüße|zeit|ferien|reise)|(?:einen )?guten start in die woche|endlich (?:wochenende|feierabend|freitag|urlaub|ferien|frühling|sommer|herbst|winter|sommerferien)|hallo (?:wochenende|${GERMAN_DAYS}|frühling|sommer|herbst|winter)`,
  'vielen (?:lieben )?dank|tausend dank|danke (?:für alles|schön|sehr|dir|euch|mama|papa)|dankeschön|danke|ich hab[e]? dich(?: so| ganz doll)? lieb|hab dich lieb|ich liebe dich|ich vermisse dich|ich denk an dich|ich denke an dich|denk an dich|du fehlst mir|du schaffst das|du bist (?:die beste|der beste|toll|super)|kopf hoch|alles wird gut|viel (?:glück|erfolg|spaß|freude|kraft)|toi toi toi|daumen sind gedrückt|gut gemacht|weiter so|mach dir keine sorgen',
  '(?:herzlich )?willkommen(?: (?:zu ?hause|zurück|im (?:frühling|sommer|herbst|winter)|bei uns))?|träum (?:was )?(?:schön|süß)(?:es)?|(?:(?:ganz )?liebe |viele |herzliche |schöne |sonnige )?(?:urlaubs)?grüße aus (?:dem |der |den )?\\p{L}+|(?:ganz )?liebe grüße|bis bald|bis morgen|mahlzeit|prost|alles liebe|feierabend|schöne ferien|wir sind umgezogen|wir heiraten|wir ziehen um|hab(?:t)? (?:einen|ein) (?:schönen|schönes|wunderschönen|tollen|guten|sonnigen|entspannten) (?:tag|abend|start|sonntag|wochenende|urlaub|feierabend)|ab in (?:den (?:urlaub|süden|schnee|garten)|die (?:ferien|sonne|berge))|auf in (?:den urlaub|die ferien)|es ist (?:endlich )?(?:wochenende|feierabend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sommer|winter)|wir haben geheiratet|wir bekommen ein baby|es ist ein (?:junge|mädchen)|endlich schulkind|endlich 18|endlich rente|entschuldigung|tut mir leid|es tut mir leid|in stiller trauer|herzliches beileid|aufrichtige anteilnahme|beste (?:mama|oma|freundin|lehrerin|schwester)(?: der welt)?|bester (?:papa|opa|freund|lehrer|bruder)(?: der welt)?',
].join('|');

const SPANISH_DAYS = '(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)';

const FRENCH_DAYS = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';

export const FRENCH_GREETINGS = [
  String.raw`joyeux (?:anniversaire|noël|halloween|printemps)|bonne (?:année|nuit(?: les petits)?|journée|soirée|semaine|chance|rentrée|route|lecture|pêche|retraite|continuation|reprise|installation|fête(?: maman| papa| des (?:mères|pères|mamans|papas|mamies|papis|grands-mères|grands-pères|voisins|amoureux))?)|joyeuse (?:fête(?: maman| papa| des mères| des pères)?|saint[- ]valentin|retraite)|joyeuses (?:fêtes|pâques)|bonnes (?:fêtes|vacances)`,
  String.raw`bon (?:courage(?: pour (?:le|la|les|ton|ta|tes) \p{L}+)?|début de semaine|week[- ]?end|appétit|voyage|retour|anniversaire|${FRENCH_DAYS}|réveil|rétablissement)|prompt rétablissement|(?:meilleurs|tous mes|tous nos) vœux(?: \d{4})?|à bientôt|à table|bonjour|bonsoir`,
  String.raw`merci (?:beaucoup|maîtresse|maître|pour tout|à tous)|merci|félicitations(?: à tous)?|bravo|bienvenue (?:à la maison|chez nous|parmi nous|à bord)|bienvenue|je t[’']aime|on t[’']aime|je pense à toi|tu (?:me|nous) manques|tu vas (?:y arriver|nous manquer)|(?:tu es|t[’']es) (?:la meilleure|le meilleur)|(?:meilleure (?:maman|mamie|maîtresse|amie|tata|sœur)|meilleur (?:papa|papi|prof|ami|tonton|frère)) du monde|super (?:maman|papa|mamie|papi)`,
  String.raw`vive (?:les vacances|l[’'](?:été|hiver|automne|amour)|la (?:rentrée|retraite|france|mariée)|le (?:printemps|week[- ]?end|soleil|sport)|les mariés)|(?:c[’']est (?:enfin )?|enfin )(?:${FRENCH_DAYS}|le week[- ]?end|les vacances|l[’']été|le printemps|la rentrée|l[’']heure de l[’']apéro)|c[’']est (?:une fille|un garçon)|enfin en vacances|on (?:se marie|déménage|recrute)|nous (?:nous marions|avons déménagé)|doux rêves|(?:bons baisers|souvenirs?) (?:de|du|des) (?:la |l[’'])?\p{L}+|(?:gros )?bisous`,
].join('|');

export const SPANISH_GREETINGS = [
  String.raw`feliz d[ií]a (?:de (?:la |los |las |san )?|del )\p{L}+(?: (?:de (?:la )?)?(?:magos|muertos|mujer|trabajador|tierra|educadora|valent[ií]n|patricio))?`,
  String.raw`feliz \d{4}|feliz (?:y bendecid[oa] )?(?:cumplea[ñn]os|cumple|navidad(?: y (?:un )?(?:pr[óo]spero|feliz) a[ñn]o(?: nuevo)?)?|nochebuena|nochevieja|a[ñn]o(?: nuevo)?|aniversario|pascua|bautizo|graduaci[óo]n|jubilaci[óo]n|san valent[ií]n|halloween|inicio de semana|semana|tarde|noche|domingo de ramos|vuelta al cole|fin de semana|finde|primavera|verano|oto[ñn]o|invierno|d[ií]a|${SPANISH_DAYS})`,
  'felices (?:fiestas|pascuas|vacaciones|sue[ñn]os|reyes|quince|\\d{1,3}(?: a[ñn]os)?)|pr[óo]spero a[ñn]o(?: nuevo)?',
  `buenos d[ií]as(?: mundo| alegr[ií]a| grupo| a todos| familia)?|buenas (?:noches(?: a todos| familia| grupo)?|tardes)|dulces sue[ñn]os|que descanses|que descansen|d[ií]a (?:de (?:la (?:madre|mujer)|las madres|reyes)|del (?:padre|ni[ñn]o|maestro|amigo))|que tengas (?:un )?(?:buen|lindo|bonito|feliz|excelente) (?:d[ií]a|fin de semana|viaje|inicio de semana|${SPANISH_DAYS})|(?:lindo|bonito|bendecido|buen|excelente) (?:d[ií]a|fin de semana|inicio de semana|${SPANISH_DAYS})|por fin (?:es )?viernes|ya es viernes|hola (?:verano|primavera|oto[ñn]o|invierno|${SPANISH_DAYS})`,
  'pr[óo]ximamente(?:,? gran (?:apertura|inauguraci[óo]n))?|(?:muchas |mil )?gracias(?: por (?:tu|su|todo|estar|ser)(?: (?:compra|pedido|visita|apoyo|preferencia|ayuda|amistad))?| mam[áa]| pap[áa]| maestra| profe| a todos)?|(?:muchas )?felicidades(?: por tu (?:graduaci[óo]n|boda|beb[ée]|nuevo (?:trabajo|hogar)|ascenso|cumplea[ñn]os))?|se (?:vende|renta|alquila|busca|traspasa)|felicitaciones|enhorabuena|te quiero(?: mucho)?|te amo(?: mucho)?|te extra[ñn]o(?: mucho)?|te echo de menos|pienso en ti|eres (?:el mejor|la mejor|lo m[áa]ximo)|t[úu] puedes|s[íi] se puede|¿quieres ser mi novia\\?|c[áa]sate conmigo',
  'bienvenid[oa]s?(?: a (?:casa|mi fiesta|nuestra boda)| beb[ée])?|dios te bendiga|que dios te bendiga|dios los bendiga|bendiciones|recup[ée]rate pronto|que te mejores(?: pronto)?|mej[óo]rate pronto|buen (?:provecho|viaje|camino)|buena suerte|mucha suerte|mucho [ée]xito|lo siento(?: mucho)?|perd[óo]name|hasta (?:luego|ma[ñn]ana|pronto)|[áa]nimo|nos vemos|abrazo virtual|mi primera comuni[óo]n|mi bautizo|mis xv a[ñn]os|mis xv|nos casamos|es (?:ni[ñn]a|ni[ñn]o)|la mejor (?:mam[áa]|abuela|maestra)(?: del mundo)?|el mejor (?:pap[áa]|abuelo|maestro)(?: del mundo)?',
].join('|');

/** Whom wishes of the two languages are for. */
export const FOREIGN_ADDRESSEES =
  'sobrin[oa]|hij[oa]|herman[oa]|prim[oa]|t[ií][oa]|mi amor|mi vida|amor m[ií]o|mami|papi|suegr[oa]|comadre|compadre|jef[ae]|profe|maestr[oa]|vecin[oa]|familia|amig[oa]s|a todos|abuelit[oa]|mam[áa]|pap[áa]|mein schatz|liebe(?:r|s)? \\p{L}+|ihr lieben|zusammen|schwester|bruder|tante|onkel|mami|papi|omi|opi|chef|kollegen';

/** Who wishes, as sources of a regular expression: "wünscht Familie Becker", "de la part de toute la famille". */
export const FOREIGN_SENDERS = String.raw`(?:wünscht|wünschen)(?: (?:euch|dir|ihnen|allen))? (?:(?:die )?familie \p{L}+|(?:euer|das|unser)(?: ganze)? team)|de la part de (?:toute (?:la famille|l[’']équipe)|la famille \p{L}+|l[’']équipe)`;
