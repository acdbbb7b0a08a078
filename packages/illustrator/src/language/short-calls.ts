import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

/** They are a text wherever they begin a prompt: "bye bye waving hand". */
const PLAIN_CALLS =
  'bye[- ]?bye|see (?:ya|you)(?: later| tomorrow| around)?|later gator|great job|nice (?:work|job)|way to go|no problem|oh (?:no|my god|my gosh|yeah)|woo ?hoo|yay|yippee|oops(?:ie)?|whoops|hooray|hurray|brb|gg|ttyl|party time|hump day|sunday funday|caturday|beast mode|weekend mode|vacation mode';
/** Alone, or before "with", they are a text as well: "sorry with a sad puppy", "wow". */
const OTHER_CALLS =
  "hello|hi|hey|howdy|bye|goodbye|goodnight|sorry|wow|omg|lol|haha(?:ha)*|hehe|nope|no|yes|yep|yup|yeah|okay|ok|please|cheers|nice|awesome|amazing|bravo|boo|boom|bruh|ugh|meh|phew|yikes|ouch|yum|yummy|zzz|shh+|afk|sup|huh|seriously|whatever|finally|slay|let[’']?s go+|no way|good game|i can[’']?t|i don[’']?t know|idk|smh|lmao|rofl|wtf|nap time|game time|snack time|coffee time|tea time|bed ?time|lunch time|dinner time|it[’']?s ok(?:ay)?|on my way|omw|so cute|good vibes|feeling (?:sick|good|great|happy|sad|tired|lazy|cute|blessed|lucky|hungry|sleepy|loved|fancy|fine)|love it|love this|so good|me too|me today|me right now|current mood";
/** Behind what the picture shows: "praying hands thank you". */
const CLOSING_CALLS =
  "thank you(?: so much| very much| all)?|many thanks|thanks(?: a lot| so much)?|(?:i[’']?m |so )*sorry|good (?:morning|night|evening|afternoon|luck)|(?:i )?(?:love|miss) (?:you|u)(?: so much)?|congratulations|congrats|get well soon|welcome back|well done|(?:good|great|nice) job|see you (?:soon|later)|bye[- ]?bye|sweet dreams|you got this|thinking of you|happy (?:mon|tues|wednes|thurs|fri|satur|sun)day|happy weekend|have a (?:nice|great|good|lovely) day|yay|oops|hooray|gg|brb";

const OPENING = new RegExp(
  String.raw`^\s*(?<text>(?:${PLAIN_CALLS})!*(?= (?!to\b|for\b|sign\b|and\b)|\s*$|[,!])|(?:${OTHER_CALLS})!*(?=\s+with\b|\s*$))`,
  'iu',
);
/** Words that go on to what is said, wished or bidden: "a card that says thank you", "kissing goodnight". */
const LEADS_ON = String.raw`\b(?:an?|the|of|for|to|and|or|my|your|our|very|so|too|is|are|was|am|be|as|it|i|we|you|not|never|really|feel|feels|(?:say|writ|read|spell|wish|whisper|shout)(?:e|s|es|ing)?|said|kiss(?:es)?|who|that|in|on|at|about)`;
const CLOSING = new RegExp(
  String.raw`(?<=\p{L})(?<!${LEADS_ON})(?:,? (?:with|and))?,? (?<text>(?:${CLOSING_CALLS})!*)\s*$`,
  'iu',
);

/**
 * Letters what people call out or write to each other in short, at the start of a prompt or at its end: "sorry with a
 * sad puppy", "two bears hugging miss you".
 * @returns null where the prompt has none
 */
export function takeShortCall(prompt: string): TakenText | null {
  const match = OPENING.exec(prompt) ?? CLOSING.exec(prompt);
  const text = match?.groups?.['text'];
  return match === null || text === undefined
    ? null
    : { caption: inSentenceCase(text), rest: prompt.replace(match[0], ' ') };
}
