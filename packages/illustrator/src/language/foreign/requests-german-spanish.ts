/** A pattern of words about the request and what stands in its place. */
type Request = readonly [pattern: RegExp, instead: string];

/** "ein Bild von einem Hund": the picture itself; what it is of stays. */
const GERMAN_PICTURE = String.raw`(?:(?:ein(?:e|en)?|das)\s+(?:(?:schönes|tolles|süßes|lustiges|schöne|tolle|süße|lustige)\s+)?(?:bild|foto|grafik|illustration)\s+(?:von|mit|wo)\s+)?`;
const SPANISH_PICTURE = String.raw`(?:(?:una?|la|el)\s+(?:(?:bonit[oa]|lind[oa])\s+)?(?:imagen|foto|ilustración|gráfico)\s+(?:de|con|donde|en (?:la|el) que)\s+)?`;
const GERMAN_APPS =
  '(?:whatsapp|insta|instagram|facebook|tiktok|discord|telegram)(?:[ -](?:status|gruppe|story|profil|kanal|post|feed))?';
const SPANISH_APPS = '(?:whatsapp|wasap|whats|insta|instagram|facebook|face|tiktok|discord)';

const atStart = (words: string): RegExp =>
  new RegExp(String.raw`^[\s¿¡]*(?:(?:hallo|hi|hey|hola|buenas),?\s+)?${words}`, 'iu');

export const GERMAN_REQUESTS: readonly Request[] = [
  [
    /((?:schaubild|schema|diagramm|infografik|plakat|poster|lehrtafel|übersicht)(?!\p{L})[^.;]*?),?\s+(?:für|fuer) (?:kleine )?(?:kinder|schüler|grundschüler|anfänger|erwachsene|studenten)(?!\p{L})/giu,
    '$1 ',
  ],
  // Whom it is for is not in the picture.
  [
    /,?\s+(?:für|fuer) (?:meine[nr]?|unsere[nr]?|die|den|das|mein|unser) (?:tochter|sohn|töchter|söhne|kinder|kids|schüler|schülerinnen|klasse|schulklasse|kita|kollegen|kolleginnen|freunde|freundin|freund|mama|papa|oma|opa|mutter|vater|bruder|schwester|chef|chefin|verein|nachbarn|kunden)(?!\p{L})/giu,
    ' ',
  ],
  // "Kannst du mir einen Hund malen?"
  [
    /(?<=^\s*(?:hallo,? |hi,? |hey,? )?(?:kannst|könntest|würdest|könnt|können)\s.*)\s+(?:malen|zeichnen|erstellen|generieren|gestalten|machen)\s*[?.!]*\s*$/iu,
    '',
  ],
  [
    atStart(
      String.raw`(?:bitte\s+)?(?:(?:kannst|könntest|würdest) du|könnt ihr|können sie)\s+(?:mir\s+|uns\s+|bitte\s+|mal\s+)*${GERMAN_PICTURE}`,
    ),
    '',
  ],
  [
    atStart(
      String.raw`(?:bitte\s+)?(?:(?:mach|mache|male?|zeichne|erstelle?|generiere?|gestalte|entwirf|zeig|gib)\s+(?:mir|uns)|erstelle?|generiere?|gestalte|entwirf)\s+(?:bitte\s+|mal\s+)*${GERMAN_PICTURE}`,
    ),
    '',
  ],
  [
    atStart(
      String.raw`(?:ich|wir)\s+(?:hätten?|möchten?|brauchen?|wünschen?|wollen|will|suchen?)\s+(?:mir\s+|uns\s+|gern(?:e)?\s+|bitte\s+|noch\s+)*${GERMAN_PICTURE}`,
    ),
    '',
  ],
  [
    /,?\s+(?:will|möchte|würde gern(?:e)?) (?:sehen|wissen),? wie das (?:wirken|aussehen|wirkt|aussieht)(?: könnte| kann| würde)?|,?\s+(?:bitte|danke|dankeschön|vielen dank|wenn(?: es)? (?:geht|möglich))(?=\s*(?:$|[.,!]))/giu,
    ' ',
  ],
  [
    new RegExp(
      String.raw`,?\s+(?:zum (?:ausdrucken|drucken|verschicken|teilen|posten)|(?:für|fuer) (?:meinen |den |unsere |die |unseren )?${GERMAN_APPS})(?!\p{L})`,
      'giu',
    ),
    ' ',
  ],
];

export const SPANISH_REQUESTS: readonly Request[] = [
  [
    /((?:esquema|diagrama|infograf[íi]a|cartel|p[óo]ster|l[áa]mina)(?!\p{L})[^.;]*?),?\s+para (?:niños|niñas|alumnos|principiantes|adultos|estudiantes)(?!\p{L})/giu,
    '$1 ',
  ],
  // Whom it is for is not in the picture.
  [
    /,?\s+para (?:mis?|nuestr[oa]s?|los|las) (?:abuel[oa]|abuelit[oa]|mam[áa]|pap[áa]|madre|padre|hij[oa]|novi[oa]|espos[oa]|herman[oa]|amig[oa]|sobrin[oa]|prim[oa]|jef[ae]|profe|alumnos|alumnas|estudiantes|niños|peques|hijos|hijas|sobrinos|amigos|amigas|clientes|clientas|papás|compañeros)(?: de (?:la |el )?(?:primaria|secundaria|preescolar|kinder|kínder|prepa|la clase|clase|clases|trabajo|escuela))?(?!\p{L})/giu,
    ' ',
  ],
  [
    atStart(
      String.raw`(?:por favor,?\s+)?(?:me (?:puedes|podrías|haces|harías|ayudas a)|puedes|podrías)\s+(?:(?:hacer|dibujar|crear|generar)(?:me)?\s+)?${SPANISH_PICTURE}`,
    ),
    '',
  ],
  [
    atStart(
      String.raw`(?:por favor,?\s+)?(?:hazme|haz|dib[úu]jame|dibuja|cr[ée]ame|genera|gen[ée]rame|diseña|dis[ée]ñame)\s+${SPANISH_PICTURE}`,
    ),
    '',
  ],
  [
    atStart(
      String.raw`(?:(?:yo )?(?:quiero|quisiera|necesito|busco|queremos|necesitamos)|me gustaría(?: tener| ver)?)\s+${SPANISH_PICTURE}`,
    ),
    '',
  ],
  [
    /,?\s+(?:por favor|porfa|porfis)(?=\s*(?:$|[.,!]))|,?\s+(?:es )?para (?:imprimir|regal[^,.]*|compartir[^,.]*|mandar[^,.]*|enviar[^,.]*|el grupo(?: de (?:la |los |las )?\p{L}+)?)(?!\p{L})|,?\s+pal grupo(?!\p{L})/giu,
    ' ',
  ],
  [
    new RegExp(
      String.raw`,?\s+para (?:mi |el |un |mis )?(?:(?:estado|historia|perfil|grupo)s? (?:de |del )?)?${SPANISH_APPS}(?!\p{L})`,
      'giu',
    ),
    ' ',
  ],
];
