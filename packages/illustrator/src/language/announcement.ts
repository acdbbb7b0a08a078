import {
  FOREIGN_WEEKDAYS,
  FRENCH_PIECES,
  GERMAN_PIECES,
  SPANISH_PIECES,
} from './foreign/foreign-dates.ts';
import { foreignSearchIn } from './foreign/foreign-searches.ts';
import { foreignTitleIn } from './foreign/foreign-titles.ts';
import { JAPANESE_PIECES, withoutLabel } from './foreign/japanese-dates.ts';
import { soughtInJapanese } from './foreign/japanese-posters.ts';
import { BUSINESS, printTitleIn } from './print-titles.ts';
import { inSentenceCase } from './sentence-case.ts';
import { withDeedOfTitle } from './title-deeds.ts';

const WHOLE_WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const WEEKDAY = `(?:${WHOLE_WEEKDAY}|mon|tues?|wed|thurs?|fri|sat|sun|weekdays|weekends)`;
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)`;
const HOURS = String.raw`(?:at |from |@ ?)?(?:\d{1,2}(?:[:.]\d{2})? ?(?:-|–|to) ?)?${CLOCK}(?: ?(?:-|–|to|till|until) ?(?:${CLOCK}|late))?`;
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DATE = String.raw`(?:${MONTH}\.? ${ORDINAL}(?: ?(?:-|–|to) ?${ORDINAL})?(?!\d)(?:,? \d{4})?|${ORDINAL}(?: of)? ${MONTH}(?: \d{4})?)`;
const DAY = String.raw`(?:(?:this|next|on|every|each) )?${WEEKDAY}`;
const PART_OF_DAY = '(?: (?:morning|afternoon|evening|night)s?)?';

/** Words that end what is sold or won: the rest is said of the picture. */
const ENDS_GOODS =
  '(?:with|on|in|at|and|for|from|by|this|until|till|poster|flyer|story|post|banner|sticker|ad|background|style|christmas|today|tonight|tomorrow|instagram|insta|facebook)';
/** What is sold, up to its plural: "50% off summer dresses". */
const GOODS = String.raw`(?: (?:on )?((?:all |selected )?(?:(?!${ENDS_GOODS}\b)\p{L}[\p{L}'’-]* ){0,2}?(?!${ENDS_GOODS}\b)(?:\p{L}[\p{L}-]*[^s\W]s|sale))\b)?`;
const PRICE = String.raw`(?:[$€£]\d+(?:[.,]\d{2})?(?!\d|%)|\d+(?:[.,]\d{2})? ?€)`;
/** What a countdown leads to. */
const AWAITED = String.raw`(?:the )?(?:new year|valentine[’']?s|mother[’']?s|father[’']?s|black|\p{L}+)(?: (?:day|eve|sale|party|launch|break|year|friday)s?)?`;
/** Whose birthday it is: "for mia, turning 5". */
const TURNING = String.raw`for \p{L}+,? (?:who is |who[’']s |is )?turn(?:s|ing) \d{1,3}`;
const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;
const END_OF_TEXT = String.raw`(?=\s*(?:$|[,.;:!]|${ENDS_GOODS}\b))`;

/** "real estate flyer, house for sale"; without a sheet it is said of a house in a scene. */
const FOR_SALE = String.raw`(house|home|apartment|flat|condo|villa|cottage|cabin|farm|land|office|studio|car|boat|puppies|kittens)s? for (?:sale|rent|lease)(?<=\b(?:flyers?|fliers?|posters?|banners?|ads?|posts?|leaflets?|brochures?|story)\b.*)`;

/**
 * What posts, flyers and stories say without quotation marks: when, for how much, how long still, what to do.
 * The words of the group in a pattern name things that the picture shows as well.
 */
const PIECES = [
  String.raw`${DAY},? \d{1,2}(?:[:.]\d{2})? ?(?:-|–|to|till|until) ?\d{1,2}(?:[:.]\d{2})?(?! ?(?:[ap]m|%|:|\d))`,
  TURNING,
  String.raw`(?:${DAY},? )?(?:${DATE}(?:,? ${HOURS})?|${HOURS})(?: (?:today|tonight|tomorrow|daily))?`,
  String.raw`(?:every|each) ${WEEKDAY}${PART_OF_DAY}(?: ${HOURS})?`,
  String.raw`(?:today|tonight|tomorrow) ${HOURS}`,
  String.raw`${WEEKDAY} ?(?:-|–|to) ?${WEEKDAY}(?: ${HOURS})?`,
  String.raw`doors (?:open )?${HOURS}`,
  String.raw`(?:(?:up to|extra|flat|save|get|take|now|an?) )*\d{1,2} ?[%％] ?(?:off|discount)(?: everything| storewide| sitewide| (?:on )?(?:your |the )?first (?:month|year|order|purchase|visit|class|session|lesson|cut|week))?${GOODS}`,
  String.raw`(?:${NUMBER}|any|all) (?!(?:for|at)\b)\p{L}+(?: (?!(?:for|at)\b)\p{L}+)? (?:for )(?:only |just )?${PRICE}`,
  String.raw`(?:(?:reward|only|just|from|starting at|for|under|now|tickets|entry) )*${PRICE}(?: (?:off|each|only|per \p{L}+)|/\p{L}+)?${GOODS}`,
  String.raw`\d{1,2} ?(?:cents?|¢)(?: (?:a|an|per|each)(?: \p{L}+)?)?`,
  String.raw`(?:(?<!\p{L})(?:call|text|phone|tel\.?|reward,? call):? (?:us )?(?:at )?)?(?:\+\d{1,3} )?(?:\(?\d{3}\)?[- ])?\d{3}-\d{4}`,
  String.raw`save (?:up to )?(?:\d{1,2} ?%|${PRICE})`,
  String.raw`buy (?:one|two|three|\d) get (?:one|two|three|\d)(?: free| half off)?${GOODS}`,
  String.raw`(?:bogo|half price|half off|two for one|\d for (?:\d|${PRICE}))(?: sale)?${GOODS}`,
  String.raw`free (?:shipping|delivery|entry|admission|trial|consultation|samples?|parking|returns)`,
  String.raw`(?:only |just )?${NUMBER} (?:more )?(?:days?|hours?|weeks?|sleeps?|minutes?|months?) (?:(?:left|to go|remaining)(?: (?:until|till|to) (${AWAITED}))?|(?:until|till|to|before) (${AWAITED}))`,
  String.raw`(?:we (?:hit|reached) |celebrating )?\d+(?:[.,]\d+)?[km]?\+? (?:followers|subscribers|subs|likes|downloads|orders|views)`,
  String.raw`(?<=\bhiring (?:an? |for )?)((?!(?:an?|${ENDS_GOODS})\b)\p{L}+(?: (?!${ENDS_GOODS}\b)\p{L}+)?)${END_OF_TEXT}`,
  String.raw`win (?:an? |your |this |\d+ |one of )?(?:free )?((?:(?!${ENDS_GOODS}\b)\p{L}+ ?){1,3})${END_OF_TEXT}`,
  FOR_SALE,
  String.raw`class of \d{4}`,
  '(?:registration|applications|enrollment|bookings?|pre-?orders|doors) (?:is |are |now )?open|tickets (?:on sale|available)(?: now)?|(?:book|shop|order|register|sign up|apply|enrol|enroll|join|call|subscribe|pre-?order|reserve|donate) (?:now|today|online|here|us today|your (?:spot|table|seat)(?: now| today)?)|link in bio|swipe up|rsvp(?: (?:now|today))?|dm (?:us )?to (?:order|book)|join us|limited (?:time(?: only| offer)?|spots|edition|stock)|while supplies last|last chance|(?:sale |offer )?ends (?:soon|today|tonight|tomorrow|midnight|sunday|monday)|new in|back in stock|sold out|(?:available|out|on sale) now|now (?:available|enrolling|booking|hiring)|all you can eat|no cover|all ages|dine in|take ?out|pick ?up only',
];
const PIECE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d$€£])(?:${[...PIECES, ...FRENCH_PIECES, ...GERMAN_PIECES, ...SPANISH_PIECES].join('|')})(?![\p{L}\d])|(?:${JAPANESE_PIECES.join('|')})`,
  'giu',
);
/** Only behind a headline: alone they say when a scene is. */
const WEAK_PIECE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:this |next |on |every )?${WHOLE_WEEKDAY}${PART_OF_DAY}|${FOREIGN_WEEKDAYS}|this (?:week|weekend|month)|tonight|today|tomorrow)(?: only)?(?![\p{L}\d])`,
  'iu',
);

/** An hour alone says when a scene is: "a beach at 7pm". */
const HOUR_ALONE = new RegExp(`^${HOURS}$`, 'iu');

/** What the title of an event ends with. Those that name no scene are not read. */
const SCENES =
  'party|camp|concert|market|festival|brunch|bbq|barbecue|cookout|picnic|parade|marathon|wedding|exhibition|carnival|bonfire|disco|rave|yoga';
/** "perro que sale de una caja", "el sol sale sobre el mar": Spanish, where nothing is sold. */
const SALE = String.raw`(?<!\b(?:que|se|sol|luna|humo) )sale(?! (?:del?|al?|por|con|sobre|entre|\p{L}+[aei]ndo)(?!\p{L}))`;
const NO_SCENES = `${SALE}|dinner|lunch|luncheon|breakfast|celebration|reception|prom|deals?|specials?|challenge|boot ?camp|class(?:es)?|workshop|meeting|meetup|meet up|club|night|fair|tournament|webinar|event|show|fundraiser|retreat|gala|sessions?|lessons?|open house|opening(?: soon)?|launch|menu|giveaway|contest|raffle|auction|potluck|reunion|course|drive|swap|tasting|screening|conference|hours?|day|week|month|season|collection|vibes|shower|recital|auditions?|try ?outs?|fundraiser|social(?! media)|training|tips|hacks|checklist|reminder|rules`;
const POSTED = String.raw`(?:(?:instagram|insta|ig|facebook|social media|event|promo|chalkboard) )*(?:flyers?|fliers?|posters?|story|stories|posts?|banners?|invitations?|invites?|ads?|announcements?|promos?|graphics?|template|coupons?|vouchers?|countdown|leaflet|brochure|billboard|chalkboard)`;
/** They say themselves that something is announced. */
const SELLS =
  /\b(?:sale|deals|giveaway|open house|raffle|fundraiser|auction|potluck|webinar|try ?outs?|auditions|tips|hacks|checklist)$|\b\p{L}+ (?:contest|event|social)$/iu;
const FOR_POST = String.raw`(?:${POSTED} (?:for|of|about|to|announcing) (?:(?:an?|the|our|my) )?|(?:instagram|insta|facebook|social media) (?:posts?|story|stories),? )`;
const IS_POSTED = new RegExp(String.raw`\b${POSTED}\b`, 'iu');
const TITLE_WORD = String.raw`(?!(?:with|an?|the|of|in|on|at|for|by|and|from|poster|flyer|story|banner|posts?|instagram|facebook|social media)\b)[\p{L}\d][\p{L}\d'’&-]*`;
const TITLE = new RegExp(
  String.raw`(?:^|[,;:]\s*|\b${FOR_POST})(?<title>(?:${TITLE_WORD} ){0,3}(?:(?:${SCENES})|(?<event>${NO_SCENES}))(?: \d{4})?)(?![\p{L}\d])(?!\s+(?:of|cake|hat|dress|balloons?|bag|bus)\b)(?<!concert(?= posters?))`,
  'iu',
);
/** "pumpkin spice is back", "summer is here". */
const NEWS =
  /^\s*(?<text>(?!(?:an?|the|my)\b)[\p{L}’'& ]{3,40}? (?:is|are) (?:back|here|now open|open|coming soon|live))(?!\p{L})/iu;
/** "good vibes only quote": words before "quote" that do not describe it. */
const QUOTE =
  /^\s*(?<text>(?!(?:an?|the|my|motivational|inspirational|inspiring|funny|cute|daily|love|life|romantic|famous|short|positive|self|morning|wise|wisdom|bible|movie|book)\b)[^\s,.;:]+(?: [^\s,.;:]+){1,8}?) (?:quotes?|typography|lettering|word art|text art|slogan)\b/iu;

/** A text to be lettered, and what of the prompt is read. */
export interface Announcement {
  /** The first line is the headline, the second one its details; null: nothing is announced. */
  readonly caption: string | null;
  readonly rest: string;
  /** What is left has words that the prompt does not have. */
  readonly isStaged?: true;
}

/** "For mia, turning 5" stands on an invitation as "Mia turns 5". */
const asAge = (text: string): string =>
  text.replace(
    /^for (\p{L})(\p{L}*),? .*?(\d+)$/iu,
    (_, initial: string, name: string, age: string) =>
      `${initial.toUpperCase()}${name} turns ${age}`,
  );

const DETAIL_SEPARATOR = ' · ';
const MOST_DETAILS = 3;

interface Piece {
  readonly text: string;
  /** The words of it that are read as well. */
  readonly kept: string;
}

function piecesOf(prompt: string): readonly Piece[] {
  return [...prompt.matchAll(PIECE)].map((match) => ({
    text: match[0].trim(),
    kept: match.slice(1).find((text) => text !== undefined) ?? '',
  }));
}

/** Whose flyer it is: "flyer for Rosie's Flower Shop". */
const FOR_BUSINESS =
  /\b(?:flyers?|fliers?|posters?|banners?|ads?|signs?|posts?|invitations?|announcements?|coupons?)\s+for\s+(?<name>\p{Lu}[\p{L}'’]+(?: (?:& |and )?\p{Lu}[\p{L}'’]+)+)/u;

/** Whose event or offer it is, by its kind: "grand opening flyer for hair salon". */
const FOR_KIND = new RegExp(
  String.raw`\b(?:flyers?|fliers?|posters?|banners?|ads?|posts?|stor(?:y|ies)|coupons?|leaflets?)\s+for\s+(?:(?:an?|my|our|the)\s+)?(?<kind>(?:(?!(?:an?|my|our|the|with)\b)\p{L}[\p{L}’']*\s+){0,2}?(?:${BUSINESS}|church|pta|library|club|team|real estate(?: agent| agency)?))(?=\s*(?:$|[,.;]|(?:with|in|on|at)\b))`,
  'iu',
);
/** They hold an event of their own: "school bake sale". */
const HOST = /^(?:school|church|pta|library|club|team|kindergarten|day ?care)$/iu;

/** Of a title: a year and a day of offers, whose words have nothing to do with what is sold. */
const NAMES_NOTHING =
  /\d{4}$|\bsports?(?=\s*$)|\b(?:black friday|cyber monday|(?:world|international|national)(?= ))\b/giu;

/** A word for an event that shows no person: "fundraiser dinner". */
const FUNDRAISER = /\bfundraisers?\b/giu;

interface Title {
  readonly title: string;
  /** The rest of the prompt, with what the title names that can be drawn. */
  readonly rest: string;
}

/** What is announced, where something else says that it is: a date, a price, a flyer. */
function titleIn(prompt: string): Title | null {
  const groups = (foreignTitleIn(prompt) ?? TITLE.exec(prompt))?.groups;
  const title = groups?.['title'];
  if (title === undefined) return null;
  const event = groups?.['event'] ?? null;
  const read =
    event === null
      ? title
      : title.replace(new RegExp(`${event}(?: \\d{4})?$`, 'iu'), ' ').replace(FUNDRAISER, ' ');
  return { title, rest: prompt.replace(title, read.replace(NAMES_NOTHING, ' ')) };
}

/** Short for things that are no text. */
const ACRONYM =
  '(?:NASA|USA|USB|NYC|UFO|BBQ|LED|DIY|HDR|UHD|SUV|NES|VHS|CRT|GIF|PNG|SVG|RPG|ATV|OFF|FOR|AND|THE|WITH)';
/** "BIG SALE with shoes": capitals among small letters. */
const SHOUTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?!${ACRONYM}(?!\p{L}))\p{Lu}{3,}(?:\s+(?:\p{Lu}{2,}|&|I|A|\d+)(?!\p{Ll}))*[!?]?(?![\p{L}\d])`,
  'u',
);

function shoutedIn(prompt: string): Title | null {
  const title = /\p{Ll}{2}/u.test(prompt) ? SHOUTED.exec(prompt)?.[0] : undefined;
  return title === undefined ? null : { title, rest: prompt.replace(title, ' ') };
}

/** "lost cat poster": what is looked for is in the picture. */
const SOUGHT =
  /\b(?<title>(?:lost|missing|found) (?<sought>(?:pet |my )?\p{L}+))(?= (?:posters?|flyers?|signs?)(?!\p{L}))/iu;
/** The name of the missing pet. */
const SOUGHT_NAME =
  /,? ?(?:\b(?:named|called)|\bname(?: is)?:?) (?<name>\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)?)(?!\p{L})/u;

/** The title of a poster that looks for somebody, such as "lost cat". */
export function soughtIn(prompt: string): Title | null {
  const { title, sought } = SOUGHT.exec(prompt)?.groups ?? {};
  if (title === undefined || sought === undefined)
    return soughtInJapanese(prompt) ?? foreignSearchIn(prompt);
  return { title, rest: prompt.replace(title, sought) };
}

function newsIn(prompt: string): Title | null {
  const title = NEWS.exec(prompt)?.groups?.['text'];
  return title === undefined ? null : { title, rest: prompt };
}

/** It says what bears the quote: "instagram post with a quote". */
const BEARS_QUOTE =
  /\b(?:with (?:an?|the)|posts?|posters?|stor(?:y|ies)|wallpapers?|backgrounds?|cards?|stickers?|banners?|prints?|art|images?|pictures?|about|motivational|inspirational)$|\bwith (?:an?|the) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu;

function quoteIn(prompt: string): Title | null {
  const title = QUOTE.exec(prompt)?.groups?.['text'];
  return title === undefined || BEARS_QUOTE.test(title)
    ? null
    : { title, rest: prompt.replace(title, ' ') };
}

/**
 * Letters what a prompt announces: a headline, and below it when, for how much and what to do.
 * @param headline the text that the prompt gives already; null: the title of an event, if it names one
 * @param prompt what is left of the prompt
 */
export function announce(headline: string | null, prompt: string): Announcement {
  const isInHeadline = (text: string): boolean =>
    headline !== null && headline.toLowerCase().includes(text.toLowerCase());
  const pieces = piecesOf(prompt).filter(({ text }) => !isInHeadline(text));
  const isHourAlone = pieces.length === 1 && HOUR_ALONE.test(pieces[0]?.text ?? '');
  const withoutPieces = pieces.reduce(
    (rest, { text, kept }) => rest.replace(text, ` ${kept} `),
    prompt,
  );
  const found = headline === null ? findTitle(withoutPieces, pieces.length > 0) : null;
  const titled = found && { ...found, rest: withDeedOfTitle(found.title, found.rest) };
  const first = headline ?? titled?.title;
  if (first === undefined && (pieces.length === 0 || isHourAlone)) {
    return { caption: null, rest: prompt };
  }
  const rest = titled?.rest ?? withoutPieces;
  const said = WEAK_PIECE.exec(rest)?.[0] ?? '';
  const weak = first?.toLowerCase().includes(said.toLowerCase()) ? '' : said;
  const sought = SOUGHT.test(prompt) ? SOUGHT_NAME.exec(rest) : null;
  const kind = FOR_KIND.exec(rest)?.groups?.['kind'] ?? '';
  const owner =
    first === undefined ? '' : (FOR_BUSINESS.exec(rest)?.groups?.['name'] ?? kind.trim());
  const business = sought?.groups?.['name'] ?? owner;
  const isHost = HOST.test(business) && first !== undefined;
  const isNamed = first?.toLowerCase().includes(business.toLowerCase()) === true;
  const named = isNamed || isHost ? '' : business;
  const title =
    isHost && !isNamed ? `${business} ${first.charAt(0).toLowerCase()}${first.slice(1)}` : first;
  const [top = '', ...below] = [title, named, ...pieces.map(({ text }) => text), weak].flatMap(
    (text) => text || [],
  );
  const details = below
    .slice(0, MOST_DETAILS)
    .map(asAge)
    .map(withoutLabel)
    .map(inSentenceCase)
    .join(DETAIL_SEPARATOR);
  return {
    ...(titled?.rest !== found?.rest && { isStaged: true as const }),
    caption: [inSentenceCase(top.replace(/^(?:at|from) /iu, '')), details]
      .filter(Boolean)
      .join('\n'),
    rest: rest
      .replace(weak, ' ')
      .replace(sought?.[0] ?? '', '')
      .replace(
        isHost ? new RegExp(String.raw`\bfor (?:(?:an?|my|our|the) )?${business}\b`, 'iu') : '',
        ' ',
      ),
  };
}

/** "escape room flyer": a flyer bears what it is about. */
const OF_FLYER = new RegExp(
  String.raw`^\s*(?:(?:an?|the|simple|modern|cute|elegant|minimal|minimalist|colou?rful|bold|vintage|retro|professional) )*(?<title>(?:${TITLE_WORD} ){1,4}?)(?<sheet>flyers?|fliers?|leaflets?|brochures?|pamphlets?|posters?|banners?)(?= (?:with|for|in|template|design)\b|\s*(?:$|[,.;:]))`,
  'iu',
);

/** @param hasPieces a date or a price stands on it besides, by which a poster is no picture of what it names */
function flyerIn(prompt: string, hasPieces: boolean): Title | null {
  const found = OF_FLYER.exec(prompt)?.groups;
  const isPoster = /^(?:poster|banner)/iu.test(found?.['sheet'] ?? '');
  const title = isPoster && !hasPieces ? undefined : found?.['title']?.trim();
  if (title === undefined) return null;
  const [before = '', behind = ''] = prompt.split(title);
  // "dog walking flyer with a dog on a leash": it is one dog.
  const isRepeated = title
    .split(' ')
    .some((word) => word.length > 2 && behind.toLowerCase().includes(` ${word.toLowerCase()} `));
  return { title, rest: isRepeated ? `${before}${behind}` : prompt };
}

/** A concert with a date or a price is announced. */
const CONCERT =
  /\b(?<title>(?:(?:rock|jazz|pop|metal|punk|folk|classical|indie|country|charity|school) )?(?:concert|gig))(?= posters?\b)/iu;

function findTitle(prompt: string, hasPieces: boolean): Title | null {
  const quote = quoteIn(prompt) ?? soughtIn(prompt) ?? newsIn(prompt);
  if (quote !== null) return quote;
  const title = titleIn(prompt);
  const shouted = shoutedIn(prompt);
  // "affiche pour la kermesse de l'école, titre KERMESSE".
  if (shouted && title?.title.toLowerCase().includes(shouted.title.toLowerCase())) return shouted;
  const concert = hasPieces ? CONCERT.exec(prompt)?.groups?.['title'] : undefined;
  if (title === null && concert !== undefined) return { title: concert, rest: prompt };
  const isPosted = IS_POSTED.test(prompt) || foreignTitleIn(prompt) !== null;
  if (title !== null && (hasPieces || isPosted || SELLS.test(title.title))) {
    return title;
  }
  return shouted ?? printTitleIn(prompt) ?? flyerIn(prompt, hasPieces);
}
