import { regularPastOf } from './english-participles.ts';
import { severalOf } from './english-tokens.ts';
import type { Piece } from './japanese-pieces.ts';
import { after, has, headOf, word } from './japanese-words.ts';

/** What stands before a postposition, and the preposition that it becomes. */
export interface Argument {
  readonly words: readonly Piece[];
  readonly marker: string;
  /** The postposition as it is written. */
  readonly source?: string;
}

/** A verb with all that is said before it. */
export interface Deed {
  readonly verb: Piece;
  readonly args: readonly Argument[];
}

/** "で" behind them says where: "ハンモックで寝る". */
export const HOLDING =
  /(?:hammock|pool ring|fish tank|aquarium|fishbowl|jar|bottle|cage|drawer|pot|bench|sofa|bed|bath|bathtub|tree|branch|window|boat|ship|car|bus|train|tent|box|basket|swing|chair|roof|balcony|stairs|staircase|tub|pool|nest|futon|bridge|cloud|sandbox|armchair|stage|rug|carpet|sky|rocket|airplane|helicopter|submarine|spaceship|ufo|taxi|truck|carriage)s?$/;
/** Toys, with which children play, and not in or on them: "紙の船で遊ぶ". */
const TOY = /^(?:paper boats?|toy .+|balls?|building blocks|dolls?)$/;
const SAT_AT =
  /(?:kotatsu|front door|entrance|gate|table|desk|counter|campfire|fireplace|piano|stove|computer)$/;
const RIDDEN = /^(bicycle|motorcycle|scooter|skateboard|horse|unicycle|tricycle|surfboard)$/;
/** What "に" names is what they are done to. */
const OBJECT_IN_に =
  /^(riding|climbing|hugging|looking at|gazing|talking|kissing|touching|licking|biting|chasing|waving|bowing|petting|feeding|cutting|boarding|watering)/;

/** "電車に乗る" is riding it; "公園を自転車で走る" rides no park. */
const isObjectInに = (verb: Piece, words: readonly Piece[]): boolean =>
  OBJECT_IN_に.test(verb.english) && !(verb.english === 'riding' && has(words.at(-1), 'setting'));

/** Forms of verbs that only go before another one. */
const LINKING = /(?:[てで]|ながら|つつ|たまま)$/u;
const ACCOMPANYING = /(?:ながら|つつ)$/u;
const PASSIVE = /[わかがさたなばまら]れ(?:る|た|て|ている|てる)$/u;

/** "座って": what else is done follows. */
export const isLinking = ({ verb }: Deed): boolean => LINKING.test(verb.source);

/** Verbs with their objects in the order of the sentence, what is done "while" behind, then where. */
export function deedsInEnglish(deeds: readonly Deed[]): Piece[] {
  const isAccompanying = ({ verb }: Deed): boolean => ACCOMPANYING.test(verb.source);
  const ordered = [
    ...deeds.filter((deed) => !isAccompanying(deed)),
    ...deeds.filter(isAccompanying),
  ];
  const isScene = ({ words, marker }: Argument): boolean =>
    marker !== 'を' && marker !== '' && has(headOf(words), 'setting', 'time', 'weather');
  return [
    ...ordered.flatMap(({ verb, args }) =>
      deedInEnglish({ verb, args: args.filter((argument) => !isScene(argument)) }),
    ),
    ...ordered.flatMap(({ verb, args }) =>
      args.filter(isScene).flatMap((argument) => placeOf(argument, verb)),
    ),
  ];
}

/** "a crying baby", "a girl reading a book". */
export function describedBy(deeds: readonly Deed[], words: readonly Piece[]): Piece[] {
  const [deed] = deeds;
  const isAlone = deed !== undefined && deeds.length === 1 && deed.args.length === 0;
  // "a girl playing the piano", which is one word of the list.
  const isPlain = isAlone && !deed.verb.english.includes(' ');
  return isPlain ? [deed.verb, ...words] : [...words, ...deedsInEnglish(deeds)];
}

/** "自転車で走る" is riding a bicycle. */
function withVehicle({ verb, args }: Deed): Deed {
  const vehicle = args.find((argument) => isVehicle(argument));
  if (vehicle === undefined || !MOVING.test(verb.english)) return { verb, args };
  const others = args.filter((argument) => argument !== vehicle);
  return {
    verb: { ...verb, english: 'riding' },
    args: [{ ...vehicle, marker: '' }, ...others.map((argument) => throughIt(argument, verb))],
  };
}

const isVehicle = ({ marker, words }: Argument): boolean =>
  marker === 'で' && RIDDEN.test(words.at(-1)?.english ?? '');

/** "坂を下る" goes down it. */
function throughIt(argument: Argument, { english }: Piece): Argument {
  if (argument.marker !== 'を') return argument;
  const way = /^(?:going )?(?<way>down|up)$/.exec(english)?.groups?.['way'];
  return { ...argument, marker: way ?? (english === 'climbing' ? 'up' : 'along') };
}

/** "魚をくわえて": holding with the mouth. */
const IN_MOUTH = /^(?:くわえ|咥え)/u;

const asHeld = (verb: Piece): Piece =>
  IN_MOUTH.test(verb.source) ? { ...verb, english: 'with' } : verb;

function deedInEnglish(deed: Deed): Piece[] {
  const { verb, args } = withVehicle(deed);
  const isSuffered = PASSIVE.test(verb.source) && args.some(({ marker }) => marker === 'in');
  const action = isSuffered ? { ...verb, english: regularPastOf(verb.english) } : asHeld(verb);
  const isObject = ({ marker, words }: Argument): boolean =>
    marker === '' ||
    (marker === 'を' && !movesThrough(verb, words)) ||
    (marker === 'in' && !isSuffered && isObjectInに(verb, words)) ||
    // "石でお手玉": what is juggled.
    (marker === 'で' && verb.english === 'juggling' && !has(words.at(-1), 'setting'));
  const others = args.filter((argument) => !isObject(argument));
  return [
    action,
    ...args.filter(isObject).flatMap(({ words }) => oneOf(words)),
    ...(IN_MOUTH.test(verb.source) ? [word('in its mouth', 'くわえ')] : []),
    ...others.flatMap((argument) =>
      placeOf(
        isSuffered && argument.marker === 'in' ? { ...argument, marker: 'by' } : argument,
        verb,
      ),
    ),
  ];
}

/** "魚を食べる": English has no plural that would tell a fish from many. */
const oneOf = (words: readonly Piece[]): readonly Piece[] =>
  words.length === 1 && /^(?:fish|sheep)$/.test(words[0]?.english ?? '')
    ? [word('a'), ...words]
    : words;

const MOVING =
  /^(running|galloping|trotting|jogging|hopping|racing|walking|swimming|flying|sailing|crossing|strolling|going|going down|coming|crawling|driving|climbing|traveling)$/;

/** "海を泳ぐ": in the sea; "橋を描く": a bridge. */
const movesThrough = (verb: Piece, words: readonly Piece[]): boolean =>
  // "紙飛行機を飛ばす" lets it fly.
  !verb.source.startsWith('飛ば') &&
  MOVING.test(verb.english) &&
  (!/^(?:driving|climbing|crossing)$/.test(verb.english) || has(words.at(-1), 'setting'));

/** A place or a thing with its preposition. */
export function placeOf({ words, marker, source }: Argument, verb: Piece | null): Piece[] {
  const [first] = words;
  // "花の間": among several.
  if (marker === 'between' && first !== undefined && words.length === 1) {
    return [word('among', source), { ...first, english: severalOf(first.english) }];
  }
  // "雲の上を泳ぐ": what flies or swims stands on no cloud.
  if (marker === 'on' && CLOUDS.test(headOf(words)?.english ?? '') && isAloft(verb))
    return [word('above the clouds', sourceOf(words) + (source ?? ''))];
  const isInside = /^(?:で|in)$/.test(marker) && !/^(?:riding|getting)/.test(verb?.english ?? '');
  // "電車で寝る": who sleeps there is seen inside.
  if (isInside && words.length === 1 && first !== undefined && CARRYING.test(first.english)) {
    return [word('on the', source), { ...first, english: first.english.replace(/^.* /, '') }];
  }
  return after(prepositionOf(marker, words, verb), words, source);
}

const sourceOf = (words: readonly Piece[]): string => words.map(({ source }) => source).join('');

const CLOUDS = /^(?:clouds?|sea of clouds)$/;
const isAloft = (verb: Piece | null): boolean =>
  /^(?:flying|swimming|floating|sailing|soaring|gliding)$/.test(verb?.english ?? '');

/** What carries people who sit in it. */
const CARRYING = /^(?:train|electric train|bullet train|bus|airplane|subway)$/;
const BEARING_PART = /^(?:tray|back|head|shoulder|lap|nose|windowsill|balcony|rooftop)$/;
/** Land that things stand on. */
const HEIGHT = /^(?:(?:small |floating |desert )?islands?|hill|cliff|hilltop|mountain top|rock)$/;
/** What one sits on, and in no bath or boat. */
const SEAT =
  /(?:tree|branch|perch|wire|power line|fence|roof|bench|chair|stool|throne|sofa|couch|rock|stone|lily pad|leaf|mushroom|flower|moon|swing|pumpkin|stump|log|wall|pole|mailbox|shoulder|windowsill|stairs|table|desk)$/;
const GIVING =
  /^(?:giving|showing|handing|offering|talking|speaking|telling|reading|singing|teaching)/;
const FLOWN_ON = /(?:broom|carpet|cloud|dragon|umbrella)$/;

/** "で" says where something is done, or what with; "を" without a verb what somebody has. */
function prepositionOf(marker: string, words: readonly Piece[], verb: Piece | null): string {
  const noun = headOf(words);
  const isPlace = has(noun, 'setting');
  if (marker === 'を')
    return verb === null
      ? 'with'
      : isPlace || has(noun, 'time')
        ? 'in'
        : MOVING.test(verb.english)
          ? 'along'
          : 'at';
  if (marker === 'で' && RIDDEN.test(noun?.english ?? '')) return 'riding';
  if (
    marker === 'in' &&
    /^(?:sitting|perching|standing|landing)/.test(verb?.english ?? '') &&
    SEAT.test(noun?.english ?? '')
  )
    return 'on';
  if (marker === 'で' && verb?.english === 'flying' && FLOWN_ON.test(noun?.english ?? ''))
    return 'on';
  if (
    /^(?:sleeping|curling up|snuggling|snuggling up)$/.test(verb?.english ?? '') &&
    noun?.english === 'kotatsu'
  )
    return 'in';
  if (marker === 'で' && verb?.english === 'playing' && noun !== undefined) {
    if (TOY.test(noun.english)) return 'with';
    if (/^puddles?$/.test(noun.english)) return 'in';
  }
  if (marker === 'で' && SAT_AT.test(noun?.english ?? '')) return 'at';
  if (marker === 'で') return isPlace || HOLDING.test(noun?.english ?? '') ? 'in' : 'with';
  if (marker === 'in' && BEARING_PART.test(noun?.english ?? '')) return 'on';
  // "島に建つ家", "丘に立つ木".
  if (marker === 'in' && HEIGHT.test(noun?.english ?? '')) return 'on';
  if (marker === 'in' && !isPlace && GIVING.test(verb?.english ?? '')) return 'to';
  if (marker === 'in' && verb?.english === 'leaning') return 'against';
  if (marker === 'in' && verb?.english === 'throwing' && !isPlace) return 'at';
  // "月に向かって飛ぶ".
  if (marker === 'looking at' && MOVING.test(verb?.english ?? '')) return 'to';
  if (marker === 'from' && verb?.english === 'looking out') return 'of';
  if (marker === 'from' && /^(?:peeking|looking)/.test(verb?.english ?? '')) return 'out of';
  return marker === '' || marker === 'が' ? 'with' : marker;
}
