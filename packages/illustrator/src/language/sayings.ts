import type { TakenText } from './taken-text.ts';

/** What a picture says that is to bear a quote and spells out none: common sayings, by what they are about. */
const SAYINGS: readonly (readonly [about: RegExp, saying: string])[] = [
  [/\b(?:bible|scripture|psalms?)\b/iu, 'Love is patient, love is kind'],
  [
    /\bself[- ]?(?:love|care|worth|esteem|confidence)\b|\bconfidence\b|\bbody positiv/iu,
    'You are enough',
  ],
  [/\bfriend\w*\b/iu, 'Good friends make good days'],
  [/\bmother\w*\b|\bmoms?\b/iu, 'A mother’s love lasts forever'],
  [/\b(?:family|families|home)\b/iu, 'Family is everything'],
  [/\b(?:grat\w+|thankful\w*)\b/iu, 'Start each day with a grateful heart'],
  [/\b(?:kind|kindness|compassion)\b/iu, 'Kindness costs nothing'],
  [/\bcoffee\b/iu, 'But first, coffee'],
  [/\bmondays?\b/iu, 'New week, new start'],
  [/\bmornings?\b/iu, 'Make today count'],
  [/\b(?:night|sleep|rest)\b/iu, 'Tomorrow is a new day'],
  [/\b(?:gym|fitness|workouts?|running|sports?|exercise|yoga pose)\b/iu, 'Stronger every day'],
  [
    /\b(?:study\w*|school|students?|education|learning|reading|books?|teach\w*|classroom)\b/iu,
    'Every day is a chance to learn',
  ],
  [/\b(?:travel\w*|adventures?|wanderlust)\b/iu, 'Say yes to new adventures'],
  [
    /\b(?:dreams?|goals?|success\w*|business|hustle|work|office|career|entrepreneur\w*|growth)\b/iu,
    'Small steps lead to big things',
  ],
  [/\b(?:faith|hope|god|religious|christian)\b/iu, 'Never lose hope'],
  [
    /\b(?:peace|calm|mindful\w*|meditation|yoga|mental health|anxiety|stress)\b/iu,
    'Breathe in, let go',
  ],
  [/\b(?:(?:never|not) giv(?:e|ing) up|persever\w+|resilien\w+)\b/iu, 'Never give up'],
  [
    /\b(?:strong|strength|courage|brave\w*|women|woman|girl power|empower\w*)\b/iu,
    'You are stronger than you think',
  ],
  [/\bnew year\b/iu, 'New year, new chances'],
  [/\b(?:love|romantic|wedding|marriage|couples?|relationships?)\b/iu, 'Love always finds a way'],
  [/\b(?:happy|happiness|joy|smil\w+|positiv\w*)\b/iu, 'Choose joy today'],
  [/\b(?:nature|earth|planet|environment\w*)\b/iu, 'Take care of the Earth'],
  [/\b(?:funny|humor|sarcas\w+)\b/iu, 'I’m not lazy, I’m saving energy'],
  [/\b(?:life|wisdom|wise|aesthetic)\b/iu, 'Life is made of small moments'],
];
const FOR_ALL = 'Every day is a new beginning';

const KIND =
  'motivational|motivating|inspirational|inspiring|inspiration|motivation|uplifting|encouraging|positive|daily|short|famous|life|love|bible|funny|wise|romantic';
const TEXT = String.raw`(?:quotes?|quotation|affirmations?|sayings?|bible verses?|scripture|verses?)`;
/** A quote that the prompt does not spell out, with the words for its kind. */
const UNSAID = new RegExp(
  String.raw`\b(?:(?:${KIND}) )*${TEXT}(?!\p{L}| (?:bubbles?|marks?|box(?:es)?|frames?|icons?|symbols?)\b)`,
  'iu',
);
/** What bears a saying of its kind without a word for it. */
const OF_MOTIVATION =
  /\b(?:motivational|inspirational|motivation|inspiration)(?= (?:wall )?(?:posters?|posts?|stor(?:y|ies)|banners?|cards?|stickers?|prints?|wallpapers?)\b)/iu;
/** A quote of another kind, and words that are said. */
const OF_OTHERS =
  /\b(?:price|stock|no|without(?: any)?) (?:\p{L}+ )?(?:quotes?|sayings?)\b|\bsaying\b(?! about)/iu;

/** A prompt without any of these is passed over at once. */
const ANY_SAYING =
  /quot|affirm|saying|verse|scripture|motivation|inspiration|question|q ?(?:&|and) ?a|ask me/iu;

/** A saying, and the words that ask for it and for its topic. */
interface Saying extends TakenText {
  readonly says: readonly string[];
}

/** "instagram story with a question about favorite food". */
const QUESTION =
  /\bquestions? (?:about|on|for) (?:(?:your|their|the|my) )?favou?rite (?<what>\p{L}+(?: (?!with\b|in\b|on\b)\p{L}+)?)/iu;
const ANY_QUESTION =
  /\b(?:q ?(?:&|and) ?a|questions?(?: (?:box|sticker))?|ask me anything)(?= (?:stor(?:y|ies)|posts?|polls?)\b)|(?<=\b(?:story|stories|post|poll) (?:for|with) (?:an? )?)questions?(?: box)?\b/iu;

function askedIn(prompt: string): Saying | null {
  const question = QUESTION.exec(prompt);
  const what = question?.groups?.['what'];
  if (question !== null && what !== undefined)
    return {
      caption: `What’s your favorite ${what}?`,
      rest: prompt,
      says: ['question', 'favorite', what],
    };
  const said = ANY_QUESTION.exec(prompt)?.[0];
  return said === undefined ? null : { caption: 'Ask me anything', rest: prompt, says: [said] };
}

/**
 * Letters a saying where the prompt asks for a quote and gives none: "motivational quote poster with mountains". The
 * topic of the quote is read as well.
 * @returns null for every other prompt
 */
export function takeSaying(prompt: string): Saying | null {
  if (!ANY_SAYING.test(prompt)) return null;
  const asked = askedIn(prompt);
  if (asked !== null) return asked;
  const said = (UNSAID.exec(prompt) ?? OF_MOTIVATION.exec(prompt))?.[0];
  if (said === undefined || OF_OTHERS.test(prompt)) return null;
  const [about, caption] = SAYINGS.find(([topic]) => topic.test(prompt)) ?? [null, FOR_ALL];
  return { caption, rest: prompt, says: [said, about?.exec(prompt)?.[0] ?? ''] };
}
