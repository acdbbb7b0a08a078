import { textsOf } from './both-languages.ts';
import { readForeignJoke } from './foreign/foreign-jokes.ts';
import { inSentenceCase } from './sentence-case.ts';

/** What memes begin with whose text is the joke, up to a comma or what says that it is a meme. */
const JOKE =
  /^\s*(?<text>(?:(?:(?:me|him|her|us|everyone|everybody) (?:when|after|before|trying|every|on|at|realizing|pretending|during)|(?:my \p{L}+|mom|dad) (?:when|after|realizing|pretending)|(?:that (?:moment|feeling|face) )?when (?:you|you['’]re|u|your|ur|the|it|it['’]?s|its|i|i['’]m|my|someone|somebody|they|he|she|we|nobody|mom|dad|boss)|me (?:waiting (?:for|on)(?! (?:an?|the|my) (?:bus|train|tram|plane|flight|taxi|ferry|subway|metro)\b)|explaining|ignoring|avoiding|overthinking|procrastinating|googling|surviving|refusing|regretting|vs\.?|versus)|me \p{L}+ing(?= [^,.;:]*\b(?:when|after|before|while|because|instead|knowing|every|at \d))|(?:current |my )?mood (?:after|when|on|at|before|every)|how i (?:feel|look|sleep|walk|act|wake up|leave|show up|react|eat)|pov:?|tfw|mfw)\b)[^,.;:!?\n]*?[!?]?)(?=\s*(?:[,.;:]|$|(?:(?:funny|hilarious|relatable|cute) )*(?:memes?|gifs?|reactions?|image|picture|sticker)\b))/iu;

/** What somebody feels who says it, as an English prompt. The first that fits. */
const FEELINGS: readonly (readonly [joke: RegExp, feeling: string, scene: string])[] = [
  [
    /\b(?:wi-?fi|internet|signal|connection|battery|phone (?:dies|died))\b/i,
    'shocked',
    'holding a phone',
  ],
  [
    /\b(?:pretending|pretend|acting|looking busy|caught)\b.*\b(?:work\w*|boss|manager|busy|meeting)\b/i,
    'nervous',
    'at a desk with a laptop',
  ],
  [/\b(?:waiting|procrastinating)\b/i, 'bored', 'sitting at a desk, a clock, a calendar'],
  [/\bexplaining\b/i, 'confused', ''],
  [/\bavoiding\b/i, 'nervous', ''],
  [/\bignoring\b/i, 'smiling', ''],
  [/\b(?:vs|versus)\b/i, 'angry', ''],
  [/\b(?:forgot|forget|overslept)\b/i, 'scared', ''],
  [
    /\b(?:(?:ate|eat\w*) too much|food coma|too much (?:food|pizza|cake|sugar))\b/i,
    'exhausted',
    '',
  ],
  [/\bhow i sleep\b/i, 'sleeping', 'in a bed'],
  [/\b(?:caffeine|coffee (?:kicks|hits|finally))\b/i, 'cheering', 'holding a cup of coffee'],
  [
    /\b(?:fridays?|weekend|payday|vacation|holidays?|finally|works?(?! (?:out|late|day|tomorrow))|wins?|won|passed|arrives?|delivered|summer|snow day|day off|good news|birthday|party)\b/i,
    'cheering',
    '',
  ],
  [
    /\b(?:mondays?|alarm|wak\w*|early|tired|sleep\w*|3 ?am|morning|mornings)\b/i,
    'sleepy',
    'holding a cup of coffee',
  ],
  [/\b(?:gym|exercis\w*|workout|running|leg day|diet)\b/i, 'exhausted', ''],
  [
    /\b(?:overtime|homework|deadline|meetings?|shift|work|e?mails?|zoom|spreadsheets?|monday)\b/i,
    'exhausted',
    'at a desk with a laptop',
  ],
  [
    /\b(?:food|pizza|cake|chocolate|dessert|tacos?|sushi|burgers?|puppy|puppies|kittens?|crush|cute|love)\b/i,
    'in love',
    '',
  ],
  [
    /\b(?:spiders?|ghosts?|exams?|tests?|bills?|boss|ex|bug|error|crash\w*|broke\w*|dark|noise|forgot|forget|lost|late|price|prices)\b/i,
    'scared',
    '',
  ],
  [/\b(?:nobody|alone|ghosted|rain\w*|cry\w*|sad|miss|over|ends?|cancel\w*)\b/i, 'sad', ''],
  [/\b(?:traffic|annoy\w*|slow|mad|angry|chew\w*|loud|spoil\w*)\b/i, 'angry', ''],
  [/\b(?:math|explain\w*|understand|instructions|why|what|confus\w*|taxes)\b/i, 'confused', ''],
];

/** Pictures that everybody knows, by what they are called. */
const FAMOUS: readonly (readonly [name: RegExp, caption: string | null, scene: string])[] = [
  [/\b(?:confused )?math lady\b(?: meme)?/i, null, 'confused woman, math formulas'],
  [
    /\bthis is fine\b(?: meme)?(?: (?=dog))?/i,
    'This is fine',
    'everything burning, sitting with a cup of coffee, dog',
  ],
  [
    /\bwoman yelling at (?:a |the )?cat\b(?: meme)?/i,
    null,
    'an angry woman shouting and a grumpy cat at a table',
  ],
  [/\bsurprised pikachu\b(?: meme)?/i, null, 'surprised yellow rabbit'],
  [/\bsuccess kid\b(?: meme)?/i, null, 'a child flexing on a beach'],
  [/\bcrying cat\b meme/i, null, 'a crying cat'],
  [
    /\beverything is fine\b(?: meme)?/i,
    'Everything is fine',
    'everything burning, sitting with a cup of coffee, dog',
  ],
];

/** Whom jokes are about, and what says that it is one. */
const ABOUT_US =
  /\b(?:me|i|i[’']m|my|mood|you|u|you[’']re|your|ur|funny|memes?|reactions?|relatable|pov|tfw|mfw)\b/iu;

/** Nothing but a joke is about these. */
const OF_EVERYDAY =
  /\b(?:wi-?fi|internet|battery|signal|alarm|mondays?|fridays?|weekend|payday|boss|coffee|caffeine|homework|exams?|deadlines?|meetings?|zoom|crush|leftovers|diet|gym|bills?|rent|code|server|printer|microwave|group chat|uber|netflix|pizza|tacos?|snacks?|food)\b/iu;
const OF_FEELING = /^\s*(?:that (?:moment|feeling|face)|tfw|mfw)\b/iu;

/** "when the sun sets over the sea" is no joke, "when the wifi goes out" is. */
const isOnUs = (prompt: string, text: string): boolean =>
  ABOUT_US.test(prompt) || OF_EVERYDAY.test(text) || OF_FEELING.test(prompt);

interface Meme {
  readonly caption: string | null;
  /** What the picture shows, to be read as a prompt. */
  readonly rest: string;
}

const CALLED_REACTION = /\b(?:reactions?|memes?|emotes?|mood|dramatic)\b/iu;

/** Whether a picture is sent as an answer: what counts is the face. */
export const isReaction = (prompt: string): boolean =>
  CALLED_REACTION.test(prompt) ||
  (JOKE.test(prompt) && isOnUs(prompt, prompt)) ||
  isForeignJoke(prompt);

/** Whether a prompt is a joke about oneself in another language. */
export const isForeignJoke = (prompt: string): boolean =>
  textsOf(prompt).some((text) => readForeignJoke(text) !== null);

/** "but a dog", "but it's a cat": the subject that is in the picture instead. */
const INSTEAD = /\bbut (?:(?:it['’]?s|as|with) )?(?:an?|my) (?<actor>\p{L}+)/iu;
const ACTOR = /\b(?:woman|dog|cat|child|person)\b/;
const NOT_SHOWN =
  /\b(?:(?:funny|hilarious|relatable|cute|image|picture|pic|gif|memes?|reaction|format|template|animated|but)\b\s*)+/giu;

function famousIn(prompt: string): Meme | null {
  for (const [name, caption, scene] of FAMOUS) {
    if (!name.test(prompt)) continue;
    const actor = INSTEAD.exec(prompt)?.groups?.['actor'];
    const shown = actor === undefined ? scene : scene.replace(ACTOR, actor);
    const rest = prompt.replace(name, ' ').replace(INSTEAD, ' ').replace(NOT_SHOWN, ' ');
    const isNamed = new RegExp(String.raw`\b(?:${shown.split(/\W+/).at(-1)})\b`, 'i').test(rest);
    const cast = isNamed ? shown.replace(/,? ?\w+$/, '') : shown;
    return {
      caption,
      rest: caption === null ? `${cast} ${rest}` : `${rest.trim() || 'a'} ${cast}`,
    };
  }
  return null;
}

/**
 * Reads a meme: its joke, which is lettered, and who feels so. The joke's own things ("me when i see pizza") are in the
 * picture as well where there is a picture of them.
 * @returns null for everything else
 */
export function readMeme(prompt: string): Meme | null {
  const famous = famousIn(prompt);
  if (famous !== null) return famous;
  const foreign = readForeignJoke(prompt);
  if (foreign !== null) {
    const actor = /\p{L}{2}/u.test(foreign.said) ? foreign.said.replace(/^[\s,.;:、。]+/u, '') : '';
    return {
      caption: inSentenceCase(foreign.text),
      rest: actor === '' ? sceneOf(foreign.english, foreign.who) : actor,
    };
  }
  const match = JOKE.exec(prompt);
  const text = match?.groups?.['text']?.trim();
  if (!match || text === undefined || text.split(/\s+/).length < 3) return null;
  if (!isOnUs(prompt, text)) return null;
  const said = prompt.slice(match.index + match[0].length).replace(NOT_SHOWN, ' ');
  const actor = /\p{L}{3}/u.test(said) ? said.replace(/^[\s,.;:]+(?:with |of )?/u, '') : 'person';
  return { caption: inSentenceCase(text), rest: sceneOf(text, actor) };
}

/** "me when there is no coffee": no cup is in the picture. */
const LACKS_COFFEE = /\b(?:no|without|out of|need|needs) (?:any |more |my )?coffee\b/i;

/** Somebody who feels as the joke says, among what it is about. */
function sceneOf(text: string, actor: string): string {
  const [, feeling = 'surprised', deed = ''] = FEELINGS.find(([joke]) => joke.test(text)) ?? [];
  const who = /^my (\p{L}+)/iu.exec(text)?.[1] ?? actor;
  const held = LACKS_COFFEE.test(text) ? '' : deed;
  const others = /\bfamily\b/i.test(text) ? ', a family in the living room' : '';
  const scene = feeling === 'in love' ? `${who} in love, hearts` : `${feeling} ${who} ${held}`;
  const air = feeling === 'cheering' ? ', confetti' : '';
  return `${scene}${others}${thingsOf(text, feeling)}${air}`;
}

/** What somebody falls for is before them. */
function thingsOf(text: string, feeling: string): string {
  if (feeling !== 'in love') return '';
  const thing =
    /\b(?:pizza|cake|chocolate|tacos?|sushi|burgers?|puppy|kittens?|dessert|food)\b/i.exec(
      text,
    )?.[0];
  if (thing === undefined) return '';
  return /food|dessert/i.test(thing) ? ' beside a pizza' : ` beside a ${thing}`;
}
