import { textsOf } from './both-languages.ts';
import { readForeignPaper } from './foreign/foreign-papers.ts';
import { nameOf } from './glyph-name.ts';
import { readNotice } from './notice-signs.ts';
import { inSentenceCase } from './sentence-case.ts';
import { glyphOfTrade } from './trades.ts';

/** Papers that bear their own name: a menu says "Menu". */
const NAMED =
  'gift (?:vouchers?|cards?|certificates?)|vouchers?|loyalty cards?|punch cards?|(?:appointment )?reminder cards?|appointment cards?|membership cards?|place cards?|rsvp cards?|bingo cards?|recipe cards?|price lists?|menu boards?(?! (?:in front|that|saying|reading))|(?<!(?:chalk|black)board )menus?(?! (?:boards?|icons?))|(?:daily|weekly|monthly|meal|lesson|habit) (?:planners?|trackers?)|(?:certificates?|diplomas?)(?: of (?:achievement|appreciation|completion|excellence|participation|attendance|recognition|merit|honou?r))?';
/** Papers that bear the name of their owner. */
const OF_BUSINESS = 'business cards?|visiting cards?|letterheads?';
const LOOKS =
  'an?|the|my|our|one|simple|elegant|modern|minimal|minimalist|cute|printable|pretty|colou?rful|rustic|vintage|floral|luxury|classy|fun|playful|clean|design|create|make';
/** How a paper looks, said behind it. */
const BEHIND =
  'elegant|modern|minimal|minimalist|minimalistic|cute|rustic|vintage|retro|floral|luxury|boho|rose gold|gold|golden|silver|black|white|pink|green|sage|blue|navy|beige|cream|pastel|watercolou?r|printable';
const ENDS_TOPIC =
  'with|for|of|on|in|at|and|or|to|from|by|the|an?|his|her|their|holding|reading|looking|handing|man|woman|men|women|girl|boy|person|people|waiter|waitress|chef|teacher|customer|couple|no';
const PAPER = new RegExp(
  String.raw`^[\s,]*(?:(?:${LOOKS}) )*(?<topic>(?:\p{L}+ of the (?:month|week|year|day) )?(?:(?!(?:${ENDS_TOPIC})\b)\p{L}[\p{L}'’&-]* ){0,3}?)(?<paper>(?<named>${NAMED})|${OF_BUSINESS})(?: (?:headers?|templates?|designs?|layouts?|covers?|pages?|posters?|flyers?|graphics?))*(?=\s*(?:$|[,.:;$€£]|(?:with|for|on|in|and|that|saying|called|design|${BEHIND})\b))`,
  'iu',
);
/** The owner or the purpose of a paper. */
const WHOSE = new RegExp(
  String.raw`^(?<looks>\s*(?:(?:${BEHIND}|and) )*)(?:for|of) (?:(?:an?|the|my|our|your) )?(?<whose>(?!\d)\p{L}[\p{L}'’&-]*(?: (?!(?:with|on|in|at|and|that|called|of)\b)\p{L}[\p{L}'’&-]*){0,3}(?: of the (?:month|week|year|day|class|team))?)`,
  'iu',
);
/** Offers are banners, not papers. */
const OFFERED = /\d ?%|\b(?:off|sale|discount)\b/iu;
/** Below its name stands what a certificate is for: "employee of the month certificate". */
const CERTIFICATE = /^(?:certificates?|diplomas?)$/iu;
/** Where a card has what its owner fills in. */
const CONTACT = 'Your name · Phone · Website';
/** The card itself is not lettered on what reminds of something: "dentist appointment reminder card". */
const OF_CARD = /(?<=\b(?:reminder|membership|appointment|rsvp)) cards?$/iu;
/** What is stamped on a paper is no animal. */
const SEAL = /\b(?:wax |official |embossed )?seals?\b/iu;

/** Of what a menu is for: "a slice" of a pizza menu. */
const SLICE = /\b(an?|one) slice\b(?! of)/iu;

/** The word for what stands for a trade; empty: nothing does. */
function signOf(business: string): string {
  const sign = glyphOfTrade(business.toLowerCase());
  return sign === null ? '' : nameOf(sign);
}

/** A paper that is somewhere is a thing in a scene. */
const IS_SOMEWHERE =
  /^\s*(?:on|in|at|beside|next to|under|near) (?:an?|the|my|our|his|her|their) (?!.*\b(?:backgrounds?|backdrop|paper|style)\b)/iu;

interface Paper {
  /** What stands on it where the prompt gives no text. */
  readonly title: string;
  /** The prompt as one for a card with the same things. */
  readonly rest: string;
}

/**
 * Reads a prompt for something printed that is no card by name: "gift voucher for a spa", "dog grooming business card".
 * @returns null for every other picture
 */
export function readPaper(prompt: string): Paper | null {
  const match = OFFERED.test(prompt) ? null : PAPER.exec(prompt);
  const { topic = '', paper = '', named } = match?.groups ?? {};
  if (match === null) return readForeignPaper(prompt);
  const behind = prompt.slice(match[0].length);
  if (IS_SOMEWHERE.test(behind)) return null;
  const said = WHOSE.exec(behind);
  const whose = said?.groups?.['whose'] ?? '';
  const looks = said?.groups?.['looks'] ?? '';
  const others = said === null ? behind : behind.slice(said[0].length);
  const rest = `${looks}${others}`;
  const own = topic.trim();
  const isBoard = /\bboards?$/iu.test(paper);
  const [first, second] =
    named === undefined
      ? [own || whose || paper, [own && whose, CONTACT].filter(Boolean).join(' · ')]
      : CERTIFICATE.test(paper) && own !== ''
        ? [paper, own]
        : [`${topic}${isBoard ? 'menu' : paper}`, whose];
  const isBare = !/\b(?:with|and)\b/iu.test(others);
  const sign = isBare ? signOf(`${own} ${whose}`) : '';
  const shown = rest.toLowerCase().includes(sign) ? '' : sign;
  return {
    title: [first?.replace(OF_CARD, ''), second]
      .filter(Boolean)
      .map((text) => inSentenceCase(text ?? ''))
      .join('\n'),
    rest: `${isBoard ? 'black ' : ''}card${shown && ` with ${shown}, `} ${rest.replace(SEAL, 'medal').replace(SLICE, `$1 ${own.split(' ')[0]} slice`)}`,
  };
}

/** Whether the picture is a paper or a notice, on which things are printed. */
export const isPrintedPaper = (prompt: string): boolean =>
  textsOf(prompt).some((text) => readPaper(text) !== null) || readNotice(prompt) !== null;
