import { takeForeignRecipient } from './foreign-recipients.ts';

/** An occasion as a prompt names it together with its card, what such a card wishes, and whose it is, who is not on it. */
type Card = readonly [named: RegExp, wish: string, cut?: RegExp];

const german = (occasion: string, feast: string, wish: string): Card => [
  new RegExp(
    String.raw`(?<!\p{L})(?:${occasion})(?:gruß|glückwunsch)?karten?(?!\p{L})|(?<!\p{L})(?:gruß|glückwunsch|post)?karten? (?:zu[mr]?|für(?: den| die| das)?) (?:${feast})(?!\p{L})`,
    'iu',
  ),
  wish,
];
const spanish = (occasion: string, wish: string): Card => [
  new RegExp(
    String.raw`(?<!\p{L})(?:tarjeta|postal|tarjetita|felicitaci[óo]n)(?: de felicitaci[óo]n)? (?:de|del|para(?: el| la)?|por(?: el| la)?) (?:${occasion})(?!\p{L})`,
    'iu',
  ),
  wish,
];
const french = (occasion: string, wish: string): Card => [
  new RegExp(
    String.raw`(?<!\p{L})cartes?(?: postale)?(?: de(?: la)?| d['’]| pour(?: la| les| le)?)? ?(?:${occasion})(?!\p{L})`,
    'iu',
  ),
  wish,
];
const japanese = (occasion: string, wish: string): Card => [
  new RegExp(
    `(?:${occasion})(?:の|用の?|お祝いの?|祝いの?)?(?:メッセージ|グリーティング|ポスト)?(?:カード|はがき|ハガキ|葉書)`,
    'u',
  ),
  wish,
];

const CARDS: readonly Card[] = [
  german('geburtstags', '(?:\\d+\\. )?geburtstag', 'Alles Gute zum Geburtstag'),
  german('weihnachts', 'weihnachten', 'Frohe Weihnachten'),
  german('oster', 'ostern', 'Frohe Ostern'),
  german('neujahrs|silvester', 'neujahr|neuen jahr|silvester', 'Frohes neues Jahr'),
  german('muttertags', 'muttertag', 'Alles Liebe zum Muttertag'),
  german('vatertags', 'vatertag', 'Alles Liebe zum Vatertag'),
  german('valentins(?:tags)?', 'valentinstag', 'Alles Liebe zum Valentinstag'),
  german('hochzeits', 'hochzeit', 'Alles Gute zur Hochzeit'),
  german('danke(?:s|ns|schön)?|dankes', 'danksagung', 'Danke'),
  german('genesungs', 'genesung', 'Gute Besserung'),
  german('abschieds', 'abschied', 'Alles Gute zum Abschied'),
  german('ruhestands|renten', 'ruhestand|rente', 'Alles Gute zum Ruhestand'),
  german('jubiläums', 'jubiläum', 'Herzlichen Glückwunsch zum Jubiläum'),
  german('verlobungs', 'verlobung', 'Alles Gute zur Verlobung'),
  german('tauf', 'taufe', 'Alles Gute zur Taufe'),
  german('konfirmations', 'konfirmation', 'Alles Gute zur Konfirmation'),
  german('kommunions?', 'kommunion|erstkommunion', 'Alles Gute zur Kommunion'),
  german('einschulungs', 'einschulung', 'Alles Gute zur Einschulung'),
  german('einzugs|umzugs', 'einzug', 'Alles Gute im neuen Zuhause'),
  german('trauer|beileids', 'trauerfall', 'Herzliches Beileid'),
  spanish('cumplea[ñn]os|cumple', 'Feliz cumpleaños'),
  spanish('navidad', 'Feliz Navidad'),
  spanish('pascua', 'Feliz Pascua'),
  spanish('a[ñn]o nuevo', 'Feliz Año Nuevo'),
  spanish('d[ií]a de (?:la madre|las madres)', 'Feliz día de la madre'),
  spanish('d[ií]a del padre', 'Feliz día del padre'),
  spanish('san valent[ií]n', 'Feliz San Valentín'),
  spanish('aniversario', 'Feliz aniversario'),
  spanish('agradecimiento', 'Gracias'),
  spanish('graduaci[óo]n|boda|compromiso', 'Felicidades'),
  spanish('despedida', 'Hasta pronto'),
  spanish('jubilaci[óo]n', 'Feliz jubilación'),
  spanish('p[ée]same|condolencias', 'Mi más sentido pésame'),
  spanish('mej[óo]rate(?: pronto)?|recuperaci[óo]n', 'Mejórate pronto'),
  spanish('buena suerte', 'Buena suerte'),
  french('anniversaire', 'Joyeux anniversaire'),
  french('no[ëe]l', 'Joyeux Noël'),
  french('p[âa]ques', 'Joyeuses Pâques'),
  french('v(?:œ|oe)ux|nouvel an|nouvelle ann[ée]e', 'Bonne année'),
  french('f[êe]te des m[èe]res', 'Bonne fête maman'),
  french('f[êe]te des p[èe]res', 'Bonne fête papa'),
  french('saint[- ]valentin', 'Joyeuse Saint-Valentin'),
  french('remerciements?', 'Merci'),
  french('f[ée]licitations?|mariage|fian[çc]ailles', 'Félicitations'),
  french('d[ée]part(?: en retraite)?|pot de d[ée]part', 'Bonne continuation'),
  french('retraite', 'Bonne retraite'),
  french('condol[ée]ances', 'Sincères condoléances'),
  french('bon r[ée]tablissement|r[ée]tablissement', 'Bon rétablissement'),
  french('bonne chance', 'Bonne chance'),
  japanese('お?誕生日|バースデー', 'お誕生日おめでとう'),
  japanese('クリスマス', 'メリークリスマス'),
  japanese('母の日', 'お母さんありがとう'),
  japanese('父の日', 'お父さんありがとう'),
  japanese('バレンタイン(?:デー)?', 'ハッピーバレンタイン'),
  japanese('お礼|サンキュー|感謝', 'ありがとう'),
  japanese('卒業', '卒業おめでとう'),
  japanese('入学', '入学おめでとう'),
  japanese('結婚', '結婚おめでとう'),
  japanese('出産', '出産おめでとう'),
  japanese('送別|お別れ', 'お世話になりました'),
  japanese('退職', 'お疲れさまでした'),
  japanese('お見舞い', '早く元気になってね'),
  japanese('敬老の日', 'いつもありがとう'),
  japanese('引っ?越し', '引っ越しました'),
  [/年賀状|年賀はがき|年賀ハガキ/u, '謹賀新年'],
  [/暑中お?見舞い(?!申)/u, '暑中お見舞い申し上げます'],
  [
    /(?<!\p{L})hochzeitseinladung|(?<!\p{L})einladung(?:skarte)? (?:für die|zu unserer) hochzeit/iu,
    'Wir heiraten',
  ],
  [/(?<!\p{L})(?:kinder)?geburtstagseinladung/iu, 'Einladung zum Geburtstag'],
  [/(?<!\p{L})invitaci[óo]n(?:es)? de boda(?!\p{L})/iu, 'Nos casamos'],
  [
    /(?<!\p{L})invitaci[óo]n(?:es)? (?:de|para(?: un| el)?|a(?: mi| un)?) cumple(?:a[ñn]os)?(?!\p{L})/iu,
    'Te invito a mi cumpleaños',
  ],
  [/(?<!\p{L})(?:faire[- ]part|invitation) de mariage(?!\p{L})/iu, 'Nous nous marions'],
  [
    /(?<!\p{L})invitation (?:d['’]|pour (?:un |l['’])?)?anniversaire(?: enfant)?(?!\p{L})/iu,
    'Je t’invite à mon anniversaire',
  ],
  [
    /(?<!\p{L})(?:invitaci[óo]n(?:es)?|tarjetas?) (?:de|para(?: un| el| mi)?) baby ?shower(?!\p{L})/iu,
    'Baby shower',
  ],
  [
    /(?<!\p{L})invitaci[óo]n(?:es)? (?:de|para)(?: mis| los| una?)? (?:quincea[ñn]era|(?:xv|15|quince)(?: a[ñn]os)?)(?!\p{L})/iu,
    'Mis XV años',
    /(?:de|para)(?: mis| los| una?)? (?:quincea[ñn]era|(?:xv|15|quince)(?: a[ñn]os)?)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})baby ?party[- ]?einladung(?!\p{L})/iu, 'Babyparty'],
  [
    /(?<!\p{L})(?:invitation|carton)(?: de| pour(?: une| la)?| à(?: une| la)?) baby ?shower(?!\p{L})/iu,
    'Baby shower',
  ],
  [/(?:ベビーシャワー)(?:の|への)?招待(?:状|カード)/u, 'ベビーシャワー'],
  [/(?<!\p{L})invitaci[óo]n(?:es)? (?:de|para(?: un| el| mi)?) bautizo(?!\p{L})/iu, 'Mi bautizo'],
  [/(?<!\p{L})(?:faire[- ]part|invitation) de bapt[êe]me(?!\p{L})/iu, 'Mon baptême'],
  [/(?<!\p{L})(?:faire[- ]part|carte) de naissance(?!\p{L})/iu, 'Bienvenue bébé'],
  [
    /(?<!\p{L})invitaci[óo]n(?:es)? (?:de|para)(?: mi| la)? primera comuni[óo]n(?!\p{L})/iu,
    'Mi primera comunión',
  ],
  [
    /(?<!\p{L})(?:faire[- ]part|invitation) (?:de|pour (?:la|ma)) (?:premi[èe]re )?communion(?!\p{L})/iu,
    'Ma communion',
  ],
  [/結婚式の招待状|ウェディングの招待状/u, '結婚します'],
  // Of any other occasion, where the card is the picture.
  [
    /^[\s,]*(?:eine |schlichte |elegante )*einladung(?:skarte)?(?! zu[mr]?(?!\p{L}))(?!\p{L})/iu,
    'Einladung',
  ],
  [/^[\s,]*(?:une |jolie |carte d['’]|carton d['’])*invitation(?!\p{L})/iu, 'Invitation'],
  [/^[\s,]*(?:una |tarjeta de )*invitaci[óo]n(?!\p{L})/iu, 'Estás invitado'],
  [/招待(?:状|カード)/u, 'ご招待'],
];

/** "ハロウィンパーティーの招待状": what a Japanese invitation is to. */
const INVITED_TO =
  /(?:^|[、。，\s]|(?<=の))(?<event>[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,14}(?:パーティー?|会|式|祭|ライブ|コンサート|イベント))(?:の|への)招待(?:状|カード)/u;

/**
 * Reads the wish of a card whose occasion is named in German, Spanish, French or Japanese.
 * @returns the wish with the name of its recipient, and the prompt without the recipient; null for every other picture
 */
export function readForeignCard(prompt: string): { caption: string; rest: string } | null {
  const card = CARDS.find(([named]) => named.test(prompt));
  if (card === undefined) return null;
  const [, wished, cut] = card;
  const event = wished === 'ご招待' ? INVITED_TO.exec(prompt)?.groups?.['event'] : undefined;
  const wish = event === undefined ? wished : `${event}\n${wished}`;
  const { age, rest } = takeAge(prompt);
  const recipient = takeForeignRecipient(rest);
  const named = recipient === null ? wish : `${wish} ${recipient.name}`;
  const left = recipient?.rest ?? (cut === undefined ? rest : rest.replace(cut, ' '));
  return { caption: [named, age].filter(Boolean).join('\n'), rest: left };
}

/** How old somebody becomes, with the name before it: "Sofía, 7 años". */
const AGE =
  /,?\s*(?:(?<=,\s*)(?<name>\p{Lu}\p{Ll}+),? )?(?<age>\d{1,3} (?:ans|a[ñn]os|jahre)(?! (?:alt|jung|vieux|vieille)))(?!\p{L})/iu;

function takeAge(prompt: string): { age: string; rest: string } {
  const match = /geburtstag|cumple|anniversaire|fiesta/iu.test(prompt) ? AGE.exec(prompt) : null;
  if (match === null) return { age: '', rest: prompt };
  const { name, age = '' } = match.groups ?? {};
  return {
    age: [name, age].filter(Boolean).join(' · '),
    rest: prompt.replace(match[0], ' '),
  };
}
