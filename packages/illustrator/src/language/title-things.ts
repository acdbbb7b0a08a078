import { oneOf } from './one-of.ts';
import { BUSINESS, isForBusiness } from './print-titles.ts';
import { isPrintedPaper } from './printed-papers.ts';
import type { PromptSpec } from './spec.ts';
import type { Subject } from './subject.ts';
import { thingOfTopic } from './topics.ts';
import { glyphOfTrade } from './trades.ts';

/** What shows what a title is about, as an English prompt. The first that fits. */
const THINGS: readonly (readonly [about: string, thing: string])[] = [
  ['swim\\w*|aqua\\w*|pool party', 'swimming goggles'],
  ['cook\\w*|culinary|recipes?', 'a frying pan'],
  ['bake|baking|bakers?', 'cupcakes'],
  [
    'running|run club|(?:5|10)k (?:run|race|walk)|(?:charity|fun|colou?r|city) (?:run|race)|marathon|jogging|walkathon',
    'a running shoe',
  ],
  ['medita\\w+|mindful\\w*|wellness|reiki|breathwork', 'a lotus'],
  ['self[- ]?care|spa|pamper', 'a candle and a lotion bottle'],
  ['hik\\w+|trail', 'a hiking boot'],
  ['(?:sports?|field) day', 'a trophy and a whistle'],
  ['lost (?:and|&) found', 'an umbrella, a glove and a backpack'],
  ['music (?:festival|party|day)|festival of (?:the )?music', 'a guitar and a trumpet'],
  ['surf\\w*', 'a surfboard'],
  ['cycl\\w+|bike|ride', 'a bicycle'],
  ['knit\\w*|crochet\\w*', 'yarn'],
  ['sewing|quilt\\w*', 'a sewing machine'],
  ['photo\\w*', 'a camera'],
  ['coding|programming|hackathon|web design|computer', 'a laptop'],
  ['podcast|voice over|radio', 'a microphone'],
  ['blood drive|blood donation|donate blood', 'a red droplet and a red heart'],
  ['pet adoption|adopt\\w*|animal shelter|rescue', 'paw prints and a red heart'],
  ['(?:garage|yard|rummage|estate|moving) sale', 'a cardboard box and a lamp'],
  ['car wash', 'a sponge and a bucket'],
  ['clean\\w*|declutter\\w*', 'a bucket and a broom'],
  ['hiring|vacancy|job (?:fair|opening|offer)s?|recruit\\w*|career fair', 'a megaphone'],
  ['charity|fundraiser|fundraising|donat\\w+|volunteer\\w*|gala', 'a red heart'],
  [
    'open house|real estate|(?:house|home|apartment|flat|condo|villa|cottage|cabin)s? for (?:sale|rent|lease)',
    'a house and a key',
  ],
  ['vote|voting|election', 'a ballot box'],
  ['budget\\w*|tax\\w*', 'a calculator and coins'],
  ['first aid', 'a first aid kit'],
  ['pilates|aerobics|zumba|stretch\\w*', 'a yoga mat'],
  ['boxing|kickboxing', 'a boxing glove'],
  ['workout|gym|boot ?camp|fitness|weight loss|crossfit', 'a dumbbell'],
  ['gardening|planting', 'a watering can and a seedling'],
  ['writ\\w+|journal\\w*', 'a notebook and a pencil'],
  ['drawing|sketch\\w*|draw', 'a pencil'],
  ['makeup|beauty', 'a lipstick'],
  ['hair\\w*|barber\\w*', 'scissors and a comb'],
  ['baby ?sitt\\w*|nann(?:y|ies)|day ?care|child ?care', 'a teddy bear'],
  ['plumb\\w*', 'a wrench'],
  ['electrici\\w+', 'a light bulb'],
  ['dog walk\\w*|(?:pet|dog) (?:groom\\w*|sitt\\w*)|pet shop', 'paw prints'],
  ['tutor\\w*', 'books and a pencil'],
  ['handyman|repairs?', 'a hammer and a wrench'],
  ['dentist\\w*|dental', 'a tooth'],
  ['mechanic|auto repair|garage', 'a wrench'],
  ['florist|flower shop', 'a bouquet'],
  ['painter|house painting', 'a paint roller'],
  ['boutique|cloth(?:ing|es) (?:store|shop)', 'a dress on a hanger'],
  ['grand opening|now open|ribbon cutting', 'balloons'],
  ['recycl\\w*|zero waste', 'a recycling symbol'],
  ['wash (?:your|our) hands|hygiene', 'a bar of soap and bubbles'],
  ['sav(?:e|ing) (?:of )?water|water conservation|hydrat\\w*', 'a blue droplet'],
  ['planets', 'saturn'],
  [
    '(?:dental|oral) (?:hygiene|health|care)|brush(?:ing)? (?:your )?teeth',
    'a toothbrush and a tooth',
  ],
  ['bully\\w*|be kind|kindness', 'a red heart'],
  ['raise your hand|raise hands|hands up', 'a waving hand'],
  ['dream(?: big)?', 'a star'],
  ['read(?:ing)?', 'a book'],
  ['pride|love is love', 'a rainbow'],
  ['music(?: festival| day| night)?|concert|open mic', 'an acoustic guitar'],
  ['september|october|november|autumn|fall', 'an orange maple leaf'],
  ['december|january|february|winter', 'a snowflake'],
  ['march|april|may|spring', 'tulips'],
  ['june|july|august|summer', 'sunglasses'],
];

const ANYWHERE = THINGS.map(([about, thing]): readonly [RegExp, string] => [
  new RegExp(String.raw`(?<!\p{L})(?:${about})(?!\p{L})`, 'iu'),
  thing,
]);

/** Words of a title that name no thing. */
const OF_EVENTS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|night|party|class(?:es)?|lessons?|club|meeting|workshop|event|day|week|month|season|special|sale|deals?|fair|festival|menu|happy|hour|now|new|open|free|first|best|our|the|a|an|is|are|back|here|this|weekend|tonight|today|contest|tips)\b/giu;

/** Said to somebody: what it names is seldom to be seen. */
const OF_WISHES =
  /^(?:thank|thanks|happy (?!hour)|merry|congrat|welcome|good|love|get|dear|you|i|i[’']m|we|we[’']re|it[’']?s|let[’']?s|stay|be|keep|never)(?!\p{L})/iu;

/** The words themselves are the picture, or something else is said to bear them. */
const OF_LETTERING =
  /\b(?:made of|letters?|lettering|typograph\w*|words?|text|fonts?|calligraphy|graffiti|neon|hand[- ]?writ\w+|script|signs?|quotes?|logo|numbers?|countdown|gif|foil|sticker)\b|["“„«「]/iu;

const LONGEST_TITLE = 60;

/** "team building workshop": the building is a part of the topic. */
function areOfTopic(subjects: PromptSpec['subjects'], about: string): boolean {
  if (subjects.length === 0) return true;
  const topic = thingOfTopic(about)?.said.toLowerCase();
  return (
    topic !== undefined &&
    subjects.every(({ source, word }) =>
      [source ?? word, word].some((name) => topic.includes(name.toLowerCase())),
    )
  );
}

const FLYER =
  /\b(?:flyers?|fliers?|leaflets?|brochures?|ads?|handzettel|volante|tract|prospectus)\b/i;

/** "flyer for a barbershop" is about the place, and no picture of it while nothing is said to be there. */
const isFlyerOfPlace = (
  { prompt, subjects, setting, format, caption }: PromptSpec,
  about: string,
): boolean =>
  setting !== null &&
  format === null &&
  subjects.every(({ word }) => caption?.toLowerCase().includes(word.toLowerCase()) === true) &&
  FLYER.test(prompt) &&
  (isForBusiness(prompt) ||
    OF_BUSINESS.test(prompt) ||
    (OPENING.test(`${about} ${caption}`) && SOLD.test(about)));
/** "fitness gym flyer 20% off". */
const OF_BUSINESS = new RegExp(
  String.raw`\b(?:${BUSINESS}|gym)(?: (?:grand )?(?:re-?)?opening)? (?:flyers?|fliers?|leaflets?|brochures?|ads?)\b`,
  'iu',
);

/** Whether a picture is nothing but a title. */
const isBareTitle = (spec: PromptSpec, about: string): boolean =>
  spec.caption !== null &&
  spec.caption.length <= LONGEST_TITLE &&
  (spec.setting === null || spec.setting === 'abstract' || isFlyerOfPlace(spec, about)) &&
  (spec.format === null || spec.format === 'banner' || spec.format === 'poster') &&
  spec.festival === null &&
  spec.texture === null &&
  (spec.backdrop === null || isFlyerOfPlace(spec, about)) &&
  !spec.isNeonSign &&
  !namesHour(spec, about) &&
  areOfTopic(
    spec.subjects.filter(({ glyph }) => glyph !== 'label'),
    about,
  );

/** "monday motivation post with a sunrise": the sky is wanted besides the title. */
const namesHour = ({ hours, caption }: PromptSpec, about: string): boolean => {
  const title = `${about} ${caption ?? ''}`.toLowerCase();
  return hours.some((hour) => !title.includes(hour.toLowerCase()));
};

/** A poster without anything but words has them large, unless its kind has a scene of its own. */
const isPosterOfWords = ({
  format,
  prompt,
  weather,
  time,
  landforms,
  style,
}: PromptSpec): boolean =>
  format === 'poster' &&
  weather.length === 0 &&
  time === null &&
  landforms.length === 0 &&
  (style === null || style === 'minimal') &&
  !/\b(?:neon|letters|lettering|concert|gig|band|music|festival|movie|film|vintage|retro|travel|art deco|wpa)\b/iu.test(
    prompt,
  );

/** The things that a title names: the taco of "Taco Tuesday". */
function thingsNamed(title: string, read: (prompt: string) => PromptSpec): PromptSpec['subjects'] {
  const named = title.replace(OF_EVENTS, ' ').trim();
  if (OF_WISHES.test(title) || !/\p{L}{3}/u.test(named)) return [];
  const { subjects, caption, setting, words } = read(named);
  const areSure = words.notDrawn.length === 0 && words.standIns.length === 0;
  return caption === null && setting === null && areSure ? subjects : [];
}

/**
 * Shows what a title is about where the picture would be nothing but its words: a taco for "Taco Tuesday", a running
 * shoe for "running club flyer". The words of the prompt are those of the title, which is lettered.
 * @param spec of the prompt as it is
 * @param read reads another prompt
 * @param about the title in English
 */
export function showThingsOfTitle(
  spec: PromptSpec,
  read: (prompt: string) => PromptSpec,
  about: string = spec.caption ?? '',
): PromptSpec {
  const isPaper = isPrintedPaper(spec.prompt) || about !== (spec.caption ?? '');
  if (spec.format === 'card' && isPaper) return withSignOfTrade(spec, about);
  if (!isBareTitle(spec, about)) return spec;
  const printed = { ...spec, setting: 'abstract', format: 'banner' } as const;
  const things = OF_LETTERING.test(spec.prompt) ? [] : thingsOfSeller(spec, about, read);
  if (things.length > 0) return { ...printed, subjects: things };
  return spec.subjects.length === 0 && isPosterOfWords(spec) ? printed : spec;
}

/** A price list or a business card whose things cannot be drawn bears the sign of its trade. */
function withSignOfTrade(spec: PromptSpec, about: string): PromptSpec {
  const sign = spec.subjects.length > 0 ? null : glyphOfTrade(about.toLowerCase());
  return sign === null ? spec : { ...spec, subjects: [oneOf(sign)] };
}

/** A business by its name, which the sign of its trade stands for. */
const SOLD = new RegExp(String.raw`\b(?:${BUSINESS}|gym)\b`, 'iu');

/** What a business sells tells more of its opening than balloons. */
const OPENING = /\bopening\b|eröffnung|inauguración|apertura|ouverture/iu;

const standingStill = (subject: Subject): Subject => ({ ...subject, motion: null });

const SELLER =
  /\bfor (?:(?:an?|my|our|the) )?(?<seller>(?:\p{L}+ ){0,2}(?:store|shop|boutique|bakery|restaurant|salon|caf[eé]))(?!\p{L})/iu;

/** "summer sale banner for a clothing store": what the store sells tells more than the title. */
function thingsOfSeller(
  { prompt }: PromptSpec,
  about: string,
  read: (prompt: string) => PromptSpec,
): PromptSpec['subjects'] {
  const seller = SELLER.exec(prompt)?.groups?.['seller'];
  const goods = seller === undefined ? [] : thingsOf(seller, read);
  return goods.length > 0 ? goods : thingsOf(about, read);
}

/** Things that show what a title is about; none where it names people or nothing to be seen. */
function thingsOf(title: string, read: (prompt: string) => PromptSpec): PromptSpec['subjects'] {
  const opened = OPENING.test(title) && SOLD.test(title) ? glyphOfTrade(title.toLowerCase()) : null;
  if (opened !== null) return [oneOf(opened)];
  const known = ANYWHERE.find(([about]) => about.test(title))?.[1] ?? thingOfTopic(title)?.thing;
  const subjects = known === undefined ? thingsNamed(title, read) : read(known).subjects;
  const areThings = subjects.every(({ person }) => person === null);
  if (subjects.length > 0) return areThings ? subjects.map(standingStill) : [];
  const sign = SOLD.test(title) ? glyphOfTrade(title.toLowerCase()) : null;
  return sign === null ? [] : [oneOf(sign)];
}
