import type { Expression } from './expression-name.ts';

/** What people say of themselves or call out, and how it is shown. */
export interface SpokenFeeling {
  /** In five languages, as the source of a regular expression. */
  readonly said: string;
  /** What the picture shows where the prompt says nothing else, as an English prompt. */
  readonly scene: string;
  /** The face of the first one in the picture whose face is left open. */
  readonly face?: Expression;
  /** Whether it is read as a greeting, with whom it is for. */
  readonly isGreeting?: boolean;
}

const I_AM = String.raw`(?:(?:i[’']?m|i am|we[’']re|we are|feeling|i feel) )?(?:(?:just|really|so+|very|too|super|totally|still|always|sooo+) )*`;
const ICH_BIN = String.raw`(?:(?:ich bin|bin|ich fühle mich) )?(?:(?:so+|total|echt|sehr|richtig|voll|heute|einfach) )*`;
const ESTOY = String.raw`(?:(?:estoy|me siento|ando) )?(?:(?:muy|tan|re|super|s[úu]per|bien) )*`;
const JE_SUIS = String.raw`(?:(?:je suis|chui|j[’']suis|je me sens) )?(?:(?:trop|si|très|tellement|vraiment|super) )*`;
const JE_AI = String.raw`j[’']ai (?:(?:trop|si|très|tellement|vraiment|super) )*`;
const TODAY = String.raw`(?: (?:today|right now|already|anymore|heute|hoy|ya|aujourd[’']hui|là))?`;

const LAUGHTER = '(?:a*(?:ha){2,}h?|(?:he){2,}|lol|lmao|rofl|(?:ja){3,}j?|(?:je){3,}|mdr+|ptdr|xd)';

export const SPOKEN_FEELINGS: readonly SpokenFeeling[] = [
  {
    said: [
      `${I_AM}(?:tired|exhausted|sleepy|worn out|drained)${TODAY}`,
      `(?:(?:i have|i[’']ve got|got) )?(?:no|zero) (?:more )?energy(?: left)?${TODAY}(?! drinks?)`,
      '(?:i )?(?:need|want) (?:a nap|(?:some |to )?sleep)',
      `${ICH_BIN}(?:müde|erschöpft|fix und fertig)`,
      'ich bin (?:so |total )?(?:kaputt|fertig)',
      '(?:keine energie|kein bock|zu müde)(?: (?:heute|mehr))*',
      `${ESTOY}(?:cansad[oa]|agotad[oa])${TODAY}`,
      `(?:sin|cero) energ[ií]as?${TODAY}|(?:tengo|qu[ée]) (?:mucho |tanto )?(?:sueño|cansancio)|(?:me )?muero de sueño`,
      `${JE_SUIS}(?:fatiguée?|crevée?|épuisée?|claquée?)${TODAY}`,
      `(?:plus|pas|zéro) d[’']énergie${TODAY}`,
      '(?:もう|今日は)?(?:疲れた|つかれた|眠い|ねむい|ねむたい|へとへと)(?:よ|な|わ)?',
    ].join('|'),
    scene: 'a yawning panda',
    face: 'sleepy',
  },
  {
    said: [
      `${I_AM}(?:hungry|starving|hangry)${TODAY}|feed me|i need food|where is my food`,
      `(?:ich )?hab(?:e)? (?:(?:so+|großen|riesigen|mega|total|einen riesigen) )*hunger|${ICH_BIN}hungrig|so ein hunger`,
      '(?:tengo|qu[ée]) (?:mucha |tanta )?hambre|me muero de hambre',
      `${JE_AI}(?:faim|la dalle)|je meurs de faim`,
      '(?:お腹|おなか|腹)が?(?:すいた|空いた|減った|へった|ぺこぺこ|ペコペコ)(?:よ|な|わ)?',
    ].join('|'),
    scene: 'a begging dog with a bone, a bowl',
  },
  {
    said: [
      `${LAUGHTER}|(?:i )?(?:can[’']?t|cannot) stop laughing|i[’']?m (?:dying(?: of laughter| laughing)?|dead|crying laughing)|(?:too|so) funny|that[’']s hilarious`,
      '(?:ich )?kann nicht mehr(?: vor lachen)?|ich lach(?:e)? mich (?:tot|kaputt|schlapp|weg)|ich (?:sterbe|heule) vor lachen|(?:so|zu) (?:lustig|witzig)',
      'no puedo (?:m[áa]s )?(?:(?:de|con) la risa|(?:parar|dejar) de re[íi]r(?:me)?)|me muero de (?:la )?risa|muert[oa] de (?:la )?risa|qu[ée] risa',
      "(?:je suis )?morte? de rire|je (?:meurs|pleure) de rire|j[’']en peux plus|trop drôle",
      '(?:笑いが)?止まらない|爆笑|ウケる|うける|大爆笑|笑いすぎて(?:お腹|おなか)痛い',
    ].join('|'),
    scene: 'a laughing cat with tears of joy',
    face: 'joytears',
  },
  {
    said: [
      String.raw`(?:(?:i[’']?m|we[’']re) )?(?:finally )?(?:done|finished|off|through) (?:with )?(?:work|school|homework|exams?|my exams|for (?:today|the day)|for the week)|finally (?:free|home|weekend|over)|work is (?:finally )?(?:over|done)|time to go home|no more work`,
      '(?:endlich |schönen )?feierabend|(?:endlich )?(?:schluss|fertig) für heute|endlich (?:fertig|geschafft|frei)|geschafft',
      '(?:por fin )?(?:sal[ií] del trabajo|termin[ée] (?:el|mi) (?:trabajo|turno)|(?:se )?(?:acab[óo]|termin[óo]) el trabajo)|por fin (?:libre|en casa|termin[ée])',
      "(?:enfin )?(?:fini le (?:travail|boulot)|(?:j[’']ai )?fini (?:le|mon) (?:travail|boulot)|la journée est (?:finie|terminée))|enfin (?:fini|libre|à la maison)",
      '(?:やっと)?仕事(?:が)?(?:終わった|おわった)|やっと(?:終わった|おわった)|お?疲れ(?:さま|様)(?:です|でした)?|おつかれ(?:さま|様)?(?:です|でした)?',
    ].join('|'),
    scene: 'a cheering cat, confetti',
    face: 'happy',
  },
  {
    said: [
      '(?:please ?){2,}|pretty please|i beg you|please help(?: me)?',
      '(?:bitte ?){2,}|ich flehe dich an',
      '(?:por favor ?){2,}|te lo (?:ruego|suplico)',
      "(?:s[’']il (?:te|vous) pla[îi]t ?){2,}|je t[’']en supplie|stp",
      '(?:お願い ?){1,}(?:します|だから)?|頼む(?:よ)?',
    ].join('|'),
    scene: 'a begging puppy',
  },
  {
    said: [
      String.raw`(?:(?:happy|it[’']s|yay it[’']s) (?:friday|saturday|weekend|birthday)[,!]? )?let[’']?s (?:party|dance|celebrate)(?: together)?|party time`,
      '(?:lasst uns|lass uns|jetzt wird|wir) (?:feiern|gefeiert|tanzen)|party machen',
      '(?:vamos a|a) (?:celebrar|festejar|bailar)|a celebrar|que empiece la fiesta',
      "(?:on va )?faire la fête|on fait la fête|c[’']est la fête",
      'パーティー(?:しよう|だ)',
    ].join('|'),
    scene: 'three friends dancing at a disco, confetti',
    face: 'happy',
  },
  {
    said: [
      `(?:yes ?){2,}|${I_AM}(?:excited|happy|thrilled|stoked)${TODAY}|(?:i )?can[’']?t wait(?: (?:for|until) (?:(?:the|my) )?(?:weekend|holidays?|vacation|summer|friday|christmas|tomorrow|it))?|we did it|i did it|best day ever`,
      `(?:ja ){2,}ja|ich freu(?:e)? mich(?: so| riesig)?|${ICH_BIN}(?:glücklich|aufgeregt|gespannt)|wir haben es geschafft`,
      `(?:s[íi] ?){2,}|${ESTOY}(?:feliz|content[oa]|emocionad[oa])|qu[ée] (?:emoci[óo]n|alegr[íi]a)|lo logramos`,
      `(?:oui ?){2,}|${JE_SUIS}(?:contente?|heureux|heureuse)|j[’']ai (?:trop )?hâte|on a réussi`,
      '(?:やった|わーい|うれしい|嬉しい|最高|楽しみ)(?:よ|な|わ)?',
    ].join('|'),
    scene: 'a cheering cat, confetti',
    face: 'happy',
  },
  {
    said: [
      "oh no|what (?:just )?happened|what is (?:happening|going on)|what[’']s going on|help me",
      'oh nein|was ist (?:denn )?(?:los|passiert|da passiert)|hilfe',
      'ay no|qu[ée] (?:pas[óo]|ha pasado|pasa)|ayuda',
      "oh non|qu[’']est[- ]ce qui (?:s[’']est passé|se passe)|au secours",
      'どうしよう|何があったの|やばい|ヤバい|助けて',
    ].join('|'),
    scene: 'a panicking cat',
    face: 'scared',
  },
  {
    said: [
      "huh|what the|no way|i can[’']?t believe (?:it|this)|are you (?:serious|kidding(?: me)?)|for real",
      'wie bitte|hä+|echt jetzt|(?:das )?(?:ist|kann) (?:doch )?nicht (?:wahr|dein ernst)(?: sein)?|ich (?:glaub|fass)(?:e)? es nicht',
      'no (?:me )?lo puedo creer|no puede ser|en serio|de verdad',
      "c[’']est pas vrai|j[’']y crois pas|sérieux|hein|quoi",
      'えっ+|え[ーっ]*|嘘でしょ|うそ|まじで?|マジで?|びっくり',
    ].join('|'),
    scene: 'a surprised cat',
    face: 'surprised',
  },
  {
    said: [
      "(?:(?:i[’']?m|i am|so) )*sorry|(?:es )?tut mir (?:so )?leid|entschuldigung",
      'lo siento(?: mucho)?|perd[óo]n(?:ame)?|désolée?|je suis désolée?|pardon',
      'ごめん(?:ね|なさい)?|すみません',
    ].join('|'),
    scene: 'a sad puppy with a bouquet',
    face: 'sad',
  },
  {
    said: [
      `${I_AM}(?:sad|lonely|heartbroken)${TODAY}|i feel (?:so )?down|i[’']?m crying`,
      `${ICH_BIN}(?:traurig|einsam)`,
      `${ESTOY}triste|estoy (?:muy |tan )?sol[oa]`,
      `${JE_SUIS}triste|je suis (?:si |trop )?seule?`,
      '悲しい|かなしい|さみしい|寂しい|泣きそう',
    ].join('|'),
    scene: 'a crying puppy',
    face: 'sad',
  },
  {
    said: [
      `${I_AM}(?:angry|mad|annoyed|furious|fed up)${TODAY}|${I_AM}done(?: with (?:this|my|the)? ?(?:week|day|year|life|everything|people|today))?|leave me alone|i[’']?ve had enough|not again`,
      `${ICH_BIN}(?:wütend|sauer|genervt)|mir reicht[’']?s|es reicht|lass mich in ruhe|nicht schon wieder`,
      `${ESTOY}(?:enojad[oa]|furios[oa]|hart[oa])|ya basta|d[ée]jame en paz|otra vez no`,
      `${JE_SUIS}(?:en colère|fâchée?|énervée?)|(?:j[’']en ai )?(?:marre|ras le bol)|laisse[- ]moi tranquille`,
      'もう怒った|怒った|おこ|むかつく|ムカつく|いい加減にして',
    ].join('|'),
    scene: 'an angry cat',
    face: 'angry',
  },
  {
    said: [
      `${I_AM}bored${TODAY}|this is (?:so )?boring|(?:still|i[’']?m(?: still)?) waiting`,
      `(?:mir ist )?(?:so )?langweilig|ich warte(?: immer noch)?`,
      `(?:estoy )?(?:muy |tan )*aburrid[oa]|qu[ée] aburrimiento|sigo esperando`,
      `je m[’']ennuie|(?:trop )?l[’']ennui|j[’']attends(?: toujours)?`,
      '暇だな?|ひまだ?な?|つまんない|退屈|待ってる(?:よ)?',
    ].join('|'),
    scene: 'a bored cat',
    face: 'unamused',
  },
  {
    said: [
      "(?:(?:it[’']?s|ugh,?) )?monday(?: (?:again|already))?|i hate mondays|(?:i )?need (?:more |my |some )?coffee",
      '(?:schon wieder|es ist|oh nein,?) montag|montag schon wieder|(?:ich )?brauche? (?:einen |erst(?: ?mal)? |mehr )?kaffee',
      'otra vez lunes|(?:ya )?es lunes|necesito (?:un |mi )?caf[ée]',
      "encore lundi|c[’']est (?:encore )?lundi|(?:il me faut|j[’']ai besoin d[’']un|besoin d[’']un) café",
      'また月曜日?|月曜日だ?|コーヒー飲みたい',
    ].join('|'),
    scene: 'a sleepy cat with a cup of coffee',
    face: 'sleepy',
  },
  {
    said: [
      `${I_AM}(?:cold|freezing)${TODAY}|it[’']?s (?:so |too )*(?:cold|freezing)${TODAY}`,
      '(?:mir ist|es ist|so) (?:so+ |zu )*kalt|ich friere?',
      '(?:tengo|qu[ée]|hace) (?:mucho |tanto )?fr[íi]o|me muero de fr[íi]o',
      `(?:${JE_AI}|il fait (?:trop |si )?)froid|je (?:gèle|caille)|ça caille`,
      '寒い|さむい|寒すぎ',
    ].join('|'),
    scene: 'a penguin with a scarf shivering in the snow',
  },
  {
    said: [
      `${I_AM}(?:melting|sweating)|it[’']?s (?:so |too )*hot${TODAY}|i[’']m so hot${TODAY}`,
      '(?:mir ist|es ist) (?:so+ |zu |viel )*(?:heiß|warm)|ich schwitze',
      '(?:tengo|qu[ée]|hace) (?:mucho |tanto )?calor|me muero de calor',
      `(?:${JE_AI}|il fait (?:trop |si )?)chaud|je fonds`,
      '暑い|あつい|暑すぎ',
    ].join('|'),
    scene: 'a sweating dog on a beach',
  },
  {
    said: [
      'thank you(?: so much| very much)?|thanks(?: a lot| so much)?|thx|ty',
      '(?:vielen |tausend )?dank(?:e)?(?: (?:schön|sehr))?|dankeschön',
      '(?:muchas |mil )?gracias',
      'merci(?: beaucoup| bien)?',
      'ありがとう(?:ございます|ございました)?',
    ].join('|'),
    scene: 'a happy bear holding a red heart',
    isGreeting: true,
  },
  {
    said: [
      "got it|understood|roger(?: that)?|copy that|will do|noted|on it|aye aye(?: captain)?|yes (?:sir|ma[’']am|boss|chef)",
      'verstanden|alles klar|wird gemacht|geht klar|jawohl|zu befehl',
      'entendido|recibido|a la orden|s[íi] (?:señor|jef[ea])',
      "compris|bien reçu|ça marche|c[’']est noté|à vos ordres|oui chef",
      '了解(?:です|しました|いたしました)?|りょうかい(?:です)?|かしこまりました|承知(?:です|しました)',
    ].join('|'),
    scene: 'a saluting bear',
  },
  {
    said: [
      '(?:lots of |good ?night )kiss(?:es)?|mwah|muah|xoxo',
      '(?:gute nacht )?(?:küsschen|kuss|bussi|dicker kuss)',
      '(?:muchos )?besos|un beso|besitos',
      '(?:gros(?:ses)? )?bisous?|gros bisous|bises|bizz+',
      'チュッ?|ちゅっ?',
    ].join('|'),
    scene: 'a cat blowing a kiss, hearts',
    isGreeting: true,
  },
  {
    said: [
      'bravo|a round of applause|gut gemacht|super gemacht|applaus|bien hecho|buen trabajo|un aplauso',
      'bien joué|bon travail|お見事|よくできました|ブラボー|えらい',
    ].join('|'),
    scene: 'three friends clapping, confetti',
    isGreeting: true,
  },
];
