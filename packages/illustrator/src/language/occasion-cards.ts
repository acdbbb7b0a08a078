import { anyPattern } from './any-pattern.ts';
import { withHobby } from './hobbies.ts';
import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

/** What is wished on an occasion that the prompt names: "a birthday gif for my sister Nadia". */
const WISHES: readonly (readonly [occasion: string, wish: string, shown?: string])[] = [
  ['birthday|b-?day', 'happy birthday'],
  ['christmas|xmas', 'merry christmas'],
  ['(?:lunar|chinese) new year', 'happy lunar new year'],
  ["new year(?:[’']?s)?", 'happy new year'],
  ['(?:wedding )?anniversary', 'happy anniversary'],
  ["valentine(?:[’']?s)?(?: day)?", 'happy valentine’s day'],
  ["mother[’']?s day", 'happy mother’s day'],
  ["father[’']?s day", 'happy father’s day'],
  ['easter', 'happy easter'],
  ['halloween', 'happy halloween'],
  ['thanksgiving', 'happy thanksgiving'],
  ['hanukkah|chanukah', 'happy hanukkah'],
  ['diwali', 'happy diwali'],
  ['kwanzaa(?: kinara)?', 'happy kwanzaa'],
  ['holi', 'happy holi'],
  ['nowruz', 'happy nowruz'],
  ['passover', 'happy passover'],
  ['rosh hashanah', 'shana tova'],
  ['(?:bar|bat) mitzvah', 'mazel tov'],
  ['eid', 'eid mubarak'],
  ['ramadan', 'ramadan kareem'],
  ["st\\.? patrick[’']?s day", 'happy St. Patrick’s Day'],
  ['juneteenth', 'happy juneteenth'],
  ['(?:4th|fourth) of july', 'happy 4th of july'],
  ['apology|sorry', 'i’m sorry'],
  ['encouragement', 'you got this'],
  ['farewell|goodbye', 'farewell'],
  ['thinking of you', 'thinking of you'],
  ['engagement', 'congratulations'],
  ['graduation', 'congratulations', 'graduation cap'],
  ['retirement', 'happy retirement'],
  ['sympathy|condolence', 'with sympathy'],
  ['get[- ]well(?: soon)?', 'get well soon', ''],
  ['good luck', 'good luck'],
  ['thank[- ]you', 'thank you'],
  [
    "(?:teacher|nurse|staff|employee|customer|volunteer|team|doctor|driver)s?[’']? appreciation",
    'thank you',
    '',
  ],
];
const CARD = '(?:e-?)?cards?|greetings?(?: cards?)?|wish(?:es)?|banners?';
const ANY_MEDIUM = `${CARD}|gifs?|messages?|posts?|story|stickers?|animations?|videos?|pictures?|images?|loops?`;

const namesMedium = (occasion: string, medium: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${occasion})[- ](?:(?:cute|funny|animated|greeting|loop(?:ing)?) )*(?:${medium})(?!\p{L})`,
    'iu',
  );
const CARDS = WISHES.map(([occasion, wish, shown]) => ({
  occasion: new RegExp(occasion, 'iu'),
  wish,
  shown,
  card: namesMedium(occasion, CARD),
  anyMedium: namesMedium(occasion, ANY_MEDIUM),
}));
/** Cards are among the media. */
const ANY_OCCASION = anyPattern(CARDS.map(({ anyMedium }) => anyMedium));

const COUNTDOWN =
  /\bnew year(?:[’']?s)?(?: eve)? countdown\b|\bcountdown (?:to|till|until|for) (?:the )?new year(?:[’']?s)?(?: eve)?\b/iu;

/** A countdown to the new year ends with it. */
export function readCountdown(prompt: string): TakenText | null {
  const said = COUNTDOWN.exec(prompt)?.[0];
  if (said === undefined) return null;
  return {
    caption: '3 · 2 · 1\nHappy New Year',
    rest: prompt.replace(said, 'new year').replace(/\b(?:10|[1-9])(?:[ ,.-]+[1-9])+\b/u, ' '),
  };
}

/** Relatives that are called by the word for them. */
const CALLED_SO = 'mom|mum|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|gran|grandad';
const IS_CALLED_SO = new RegExp(`^(?:${CALLED_SO})$`, 'i');
/** Others whom a wish may speak to. */
const ADDRESSED =
  'sister|brother|son|daughter|aunt|auntie|uncle|cousin|niece|nephew|friend|bestie|boss|teacher|colleague|coworker|neighbou?r|parents|grandparents|team|mother|father|grandmother|grandfather|nurse|doctor|coach';
const IS_ADDRESSED = new RegExp(`^(?:${ADDRESSED})$`, 'iu');
/** Those whom a wish calls by their names alone. */
const UNADDRESSED =
  'wife|husband|boyfriend|girlfriend|partner|fiancée?|godson|goddaughter|godfather|godmother|grandson|granddaughter|roommate|boy|girl|man|woman|kid|toddler|child';
const KIN = `${CALLED_SO}|${ADDRESSED}|${UNADDRESSED}`;
const inBothCases = (words: string): string =>
  words.replaceAll(
    /(^|\|)(\p{Ll})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
  );
const NO_NAME =
  '(?:Instagram|Insta|Facebook|Twitch|Tik[Tt]ok|You[Tt]ube|Discord|Whats[Aa]pp|Linked[Ii]n|Slack|Christmas|Easter|Halloween|Valentine|Mother|Father|New|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Hanukkah|Diwali)';
const NAME = String.raw`(?!${NO_NAME}(?!\p{Ll}))\p{Lu}\p{Ll}+(?:[- ](?:(?:and|&) )?\p{Lu}\p{Ll}+){0,2}`;
/** Whom a card is for. They are not in the picture. */
const RECIPIENT = new RegExp(
  String.raw`\b[Ff]or (?:(?:(?:my|our|the|a|an|dear|little|big|best|older|younger|twin|lovely|sweet|beloved) )*(?<kin>${inBothCases(KIN)})(?:,? (?<name>${NAME}))?|(?<only>${NAME}))(?![\p{L}’'])`,
  'u',
);

interface Recipient {
  /** Null: they are called by no name that one would write on a card. */
  readonly name: string | null;
  /** The prompt without them. */
  readonly rest: string;
}

/** What a card calls somebody whose name is not said. */
function nameOfKin(kin: string): string | null {
  if (IS_CALLED_SO.test(kin)) return inSentenceCase(kin);
  return IS_ADDRESSED.test(kin) ? kin.toLowerCase() : null;
}

/** Finds whom a greeting is for: "for my aunt", "for Tom". */
export function takeRecipient(prompt: string): Recipient | null {
  const match = RECIPIENT.exec(prompt);
  if (match === null) return null;
  const { kin = '', name, only } = match.groups ?? {};
  return {
    name: name ?? only ?? nameOfKin(kin),
    rest: prompt.slice(0, match.index) + withHobby(prompt.slice(match.index + match[0].length)),
  };
}

/** An invitation that names no party, whose title would be the headline. */
const INVITATION =
  /\b(?:birthday|housewarming|graduation|retirement|anniversary|quincea[nñ]era|halloween|christmas|thanksgiving|(?:bar|bat) mitzvah) (?:invitation|invite)s?\b/iu;

/** Parties that nothing in a picture shows: their names are lettered. */
const UNSEEN_PARTY = /\b(?<party>housewarming|retirement|graduation) (?:invitation|invite)s?\b/iu;

/** Ceremonies that nothing in a picture shows either. */
const CEREMONY =
  /\b(?<named>(?:baptism|christening|(?:first |holy )*communion|confirmation|naming ceremony|vow renewal|ribbon cutting|gender reveal|baby shower|bridal shower)) (?:invitation|invite)s?\b|\b(?:invitation|invite)s? (?:for|to) (?:(?:an?|the|my|our) )?(?:\p{L}+['’]s )?(?<for>baptism|christening|(?:first |holy )*communion|confirmation|naming ceremony|vow renewal|gender reveal|baby shower|bridal shower)(?!\p{L})/iu;

/** What is announced to friends, and how it is said. */
const NEWS: readonly (readonly [topic: string, title: string])[] = [
  ['graduation', 'Graduation'],
  ['engagement', 'We’re engaged'],
  ['pregnancy|baby|gender', 'Baby on the way'],
  ['birth', 'Welcome baby'],
  ['wedding|marriage', 'We’re getting married'],
];
const ANNOUNCED = NEWS.map(([topic, title]) => ({
  news: new RegExp(String.raw`\b(?<topic>${topic}) announcements?\b(?: cards?\b)?`, 'iu'),
  title,
}));

/** "graduation announcement": a card that says so. */
function readAnnouncementCard(prompt: string): TakenText | null {
  const found = ANNOUNCED.find(({ news }) => news.test(prompt));
  return found === undefined
    ? null
    : {
        caption: found.title,
        // Nothing is to be seen of a birth but what its card shows.
        rest: prompt.replace(found.news, found.title === 'Welcome baby' ? 'card' : '$<topic> card'),
      };
}

/** The title of an invitation without a title of its own. */
function readInvitation(prompt: string): TakenText | null {
  const party = UNSEEN_PARTY.exec(prompt)?.groups?.['party'];
  if (party !== undefined) return { caption: inSentenceCase(`${party} party`), rest: prompt };
  const ceremony = CEREMONY.exec(prompt)?.groups;
  const name = ceremony?.['named'] ?? ceremony?.['for'];
  if (name !== undefined)
    return { caption: `${inSentenceCase(name)}\nYou’re invited`, rest: prompt };
  return INVITATION.test(prompt) ? { caption: 'You’re invited', rest: prompt } : null;
}

/** An invitation card to whatever the prompt names. */
export const IS_INVITATION =
  /\b(?:(?!wedding )\p{L}+ (?:party |dinner |evening )?(?:invitation|invite(?= with\b|\s*(?:$|[,.;:])))(?: card| template)?s?)(?!\p{L}| to\b| letter\b)/iu;

/**
 * The wish of a card whose occasion is named without being wished: "a christmas card", "a birthday gif for Leo". Other
 * media than cards need somebody they are for.
 */
export function readOccasionCard(prompt: string): TakenText | null {
  const recipient = takeRecipient(prompt);
  const found = ANY_OCCASION.test(prompt)
    ? CARDS.find(({ card, anyMedium }) => (recipient === null ? card : anyMedium).test(prompt))
    : undefined;
  if (found === undefined) {
    return readAnnouncementCard(prompt) ?? readInvitation(prompt);
  }
  const { occasion, wish, shown } = found;
  // "With sympathy" speaks to whom it names by a name of their own alone.
  const isSolemn = wish === 'with sympathy' && !/^\p{Lu}/u.test(recipient?.name ?? '');
  const name = isSolemn ? null : (recipient?.name ?? null);
  const rest = recipient?.rest ?? prompt;
  return {
    caption: inSentenceCase(wish) + (name === null ? '' : ` ${name}`),
    rest: shown === undefined ? rest : rest.replace(occasion, shown),
  };
}

const PRINTED = /\b(?:invitations?|invites?|posters?|flyers?|cards?|banners?)\b/iu;
const OF_KIDS = /\b(?:kids?|child(?:ren)?)(?:[’']?s|s[’'])? (?=(?:birthday|party)\b)/giu;

/** "kids birthday party invitation": for whom a party is, who is not on its card. */
export const withoutGuests = (prompt: string): string =>
  PRINTED.test(prompt) ? prompt.replaceAll(OF_KIDS, '') : prompt;
