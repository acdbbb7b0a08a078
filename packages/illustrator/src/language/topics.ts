import { takeSaying } from './sayings.ts';
import { FEELING_TOPICS, SOCIETY_TOPICS, WORK_TOPICS } from './society-topics.ts';
import { sourceOf } from './source-of.ts';
import type { PromptSpec } from './spec.ts';
import { textOf, type Token } from './tokenize.ts';
import { keepingWords, wordsOfPrompt } from './words-of-prompt.ts';

interface Topic {
  /** Its names, as alternatives of a regular expression. */
  readonly names: string;
  readonly words: RegExp;
  /** What a logo, an icon or a sticker shows of it. */
  readonly thing: string;
  /** What a picture shows of it, as an English prompt. */
  readonly scene: string;
}

const topic = (names: string, thing: string, scene: string = thing): Topic => ({
  names,
  words: new RegExp(
    String.raw`(?<![\p{L}-]|\b(?:certificate|award|diploma) of )(?:${names})(?: awareness(?: (?:month|week|day|campaign))?)?(?![\p{L}-])`,
    'iu',
  ),
  thing,
  scene,
});

/** How illustrations show what cannot be seen itself. Compounds come before the words in them. */
const TOPICS: readonly Topic[] = [
  ...[...SOCIETY_TOPICS, ...WORK_TOPICS].map((row) => topic(...row)),
  topic(
    'cyber ?-?security|(?:data|online|internet|network|information|it) (?:security|protection|privacy|safety)|(?:data|identity) theft|hacking|phishing',
    'a shield and a padlock',
    'a laptop with a shield and a padlock',
  ),
  topic('work[- ]?life[- ]?balance|balanced life', 'a balance scale'),
  topic(
    '(?:social|criminal) justice|justice system|legal (?:advice|services?)|law and order|equity',
    'a balance scale',
  ),
  topic(
    'renewable energy|renewables|green energy|clean energy|energy transition',
    'a wind turbine',
    'wind turbines and solar panels on green hills',
  ),
  topic(
    'sustainability|sustainable living|eco[- ]?friendly|climate (?:action|protection|change|crisis)|environmental protection|environmentalism|carbon neutral|net zero|global warming',
    'a seedling',
    'a globe and a seedling',
  ),
  topic('recycling|zero waste|circular economy|upcycling', 'a recycling symbol'),
  topic(
    'team ?work|team ?building|team spirit|cooperation|collaboration|working together',
    'a handshake',
    'four people pulling a rope',
  ),
  topic('partnership|business deal|agreement|negotiation|alliance', 'a handshake'),
  topic(
    'deadlines?|time pressure|running out of time|urgency',
    'an hourglass',
    'a man running from a giant clock',
  ),
  topic(
    'time (?:is )?(?:slip(?:s|ping) (?:away|by|through)|fl(?:ies|ying)|pass(?:es|ing)|running out|goes by|going by)|passage of time|carpe diem',
    'an hourglass',
    'an hourglass on a rock at sunset',
  ),
  topic('time management|punctuality|patience', 'an hourglass', 'an hourglass and a calendar'),
  topic(
    '(?:imposter|impostor) syndrome|self[- ]doubt|insecurity',
    'a mirror',
    'a worried woman and a mirror',
  ),
  topic('quiet quitting|boredom at work', 'a bored face', 'a bored man at a desk with a laptop'),
  topic('procrastination', 'a phone', 'a person lying on a sofa with a phone'),
  topic(
    'burn ?-?out|overwork(?:ed)?|work exhaustion|chronic fatigue',
    'a battery',
    'a tired man sleeping at a desk with a laptop',
  ),
  topic('work stress|stress|anxiety', 'a worried person', 'a worried man at a desk'),
  topic(
    'depression|grief|heartbreak|heartache|melancholy|sadness|sorrow|despair',
    'a rain cloud',
    'a sad man sitting under a rain cloud',
  ),
  topic('loneliness|solitude|isolation', 'a bench', 'a man sitting alone on a bench at night'),
  topic(
    'mental (?:health|wellness|wellbeing|well-being)(?: (?:awareness|matters))?|mindfulness|inner peace|self[- ]care|wellbeing|well-being',
    'a brain',
    'a woman meditating in a park with butterflies',
  ),
  topic(
    'achievements?|success|personal growth|perseverance|ambition',
    'a trophy',
    'a man on a mountain peak with a flag',
  ),
  topic(
    '(?:business|company|economic|revenue|sales|career|financial) growth|profits?|progress|performance|growth',
    'a rising chart',
    'a rising chart and coins',
  ),
  topic('goals?|goal setting|objectives?|focus|precision', 'a bullseye'),
  topic(
    'innovation|creativity|inspiration|brain ?storming|creative thinking|good ideas?',
    'a light bulb',
    'a glowing light bulb',
  ),
  topic('problem[- ]solving|solutions?', 'a puzzle piece'),
  topic('leadership|role model', 'a red paper boat', 'a red paper boat and white paper boats'),
  topic('communication|dialogue|conversation|feedback', 'a speech bubble', 'two people talking'),
  topic(
    'strategy|strategic planning|tactics|competition',
    'a chess knight',
    'chess pieces on a chessboard',
  ),
  topic('decisions?|decision[- ]making|choices?|crossroads', 'a signpost'),
  topic(
    'productivity|efficiency|organization|planning',
    'a clipboard',
    'a clipboard and an alarm clock',
  ),
  topic(
    'financial (?:freedom|literacy|planning|independence)|finances?|investments?|investing|savings?|budget(?:ing)?|economy|wealth|retirement planning',
    'a piggy bank',
    'a piggy bank and coins',
  ),
  topic(
    'education|e-?learning|online learning|knowledge|scholarship|studies',
    'a stack of books',
    'a stack of books and a graduation cap',
  ),
  topic(
    'artificial intelligence|machine learning|automation|chatbot',
    'a robot',
    'a robot at a laptop',
  ),
  topic('marketing|advertising|promotion|public relations', 'a megaphone'),
  topic(
    'analytics|data analysis|statistics|big data|market research|seo',
    'a bar chart',
    'a bar chart and a magnifying glass',
  ),
  topic('start-?up|entrepreneurship|product launch', 'a rocket', 'a rising chart and a rocket'),
  topic(
    'health ?care|telemedicine|public health|medicine',
    'a stethoscope',
    'a stethoscope and a red heart',
  ),
  topic('logistics|supply chain|shipping|e-?commerce', 'a delivery truck'),
  topic('insurance|risk management', 'an umbrella'),
  topic('maintenance|technical support|customization', 'a wrench', 'a toolbox and a wrench'),
  topic('globali[sz]ation|international business|worldwide', 'a globe'),
  topic('friendship', 'two friends hugging'),
  topic('solidarity|kindness|compassion', 'a red heart', 'two children under one umbrella'),
  topic(
    'diversity(?:,? (?:equity,? )?and inclusion)?(?: at work| in the workplace)?|inclusion|equality|unity',
    'people holding hands',
  ),
  topic('world peace|peace|freedom|liberty', 'a white dove', 'a flying white dove'),
  topic('hope|new beginnings?|resilience', 'a seedling', 'a seedling at sunrise'),
  topic('kwanzaa', 'a kinara'),
  topic(
    'nowruz|haft[- ]?sin(?: table)?',
    'painted eggs',
    'a table with painted eggs, a goldfish bowl, a mirror and hyacinths',
  ),
  topic('passover|seder(?: plate)?', 'a seder plate'),
  topic(
    'mid[- ]autumn(?: festival)?|moon festival',
    'a mooncake',
    'mooncakes and red lanterns at night',
  ),
  topic('oktoberfest', 'a beer mug', 'a beer mug and a pretzel'),
  topic('midsummer|midsommar', 'a maypole', 'a maypole in a meadow with flowers'),
  topic('juneteenth', 'a raised fist'),
  topic('vesak|wesak', 'a lotus', 'lotus flowers and paper lanterns at night'),
  ...FEELING_TOPICS.map((row) => topic(...row)),
];

/** A prompt without any of the names is passed over at once. */
const ANY_TOPIC = new RegExp(
  String.raw`(?<![\p{L}-])(?:${TOPICS.map(({ names }) => names).join('|')})(?![\p{L}-])`,
  'iu',
);

/** They are about no picture of things. */
const OF_SURFACES =
  /\b(?:abstract|backgrounds?|wallpapers?|backdrops?|patterns?|gradients?|textures?|waves?)\b/iu;
const SMALL: ReadonlySet<string | null> = new Set(['emblem', 'sticker']);
const OF_MARKS = /\b(?:logos?|icons?|emblems?|stickers?|badges?|emotes?|symbols?)\b/iu;
/** One thing is no set of them. */
const OF_SETS =
  /(?<one>\b(?:icon|sticker|emote|badge)s?) (?<set>set|pack|collection|bundle|sheet)\b/iu;

const sourcesOf = ({ subjects }: PromptSpec): readonly string[] =>
  subjects.map(({ source, word }) => source ?? word);

/**
 * Whether the picture shows nothing yet, or nothing but what stands in for words of the prompt and what the name of the
 * topic itself names: the phone of "phone addiction".
 */
function isOpen(spec: PromptSpec, name: string): boolean {
  const { setting, texture, format, words, placeNames } = spec;
  const isSheet = format === 'banner' || format === 'pattern' || format === 'border';
  const isOfName = (word: string): boolean => name.includes(word.toLowerCase());
  const isPlace = setting !== null && setting !== 'abstract' && !placeNames.every(isOfName);
  return (
    !isPlace &&
    texture === null &&
    !isSheet &&
    sourcesOf(spec).every(
      (source) => isOfName(source) || words.standIns.some(({ word }) => word === source),
    )
  );
}

/** The first topic that the prompt names, and the words for it. */
function topicIn(prompt: string): { readonly found: Topic; readonly said: string } | null {
  if (!ANY_TOPIC.test(prompt)) return null;
  for (const found of TOPICS) {
    const said = found.words.exec(prompt)?.[0];
    if (said !== undefined) return { found, said };
  }
  return null;
}

/** What a logo would show of the topic that a text names, and the words for it; null: it names none. */
export function thingOfTopic(
  text: string,
): { readonly thing: string; readonly said: string } | null {
  const named = topicIn(text);
  return named && { thing: named.found.thing, said: named.said };
}

/** The topic is a part of a thing's name: the liberty of the Statue of Liberty. */
const isNameWith = (word: string, topic: string): boolean =>
  word.length > topic.length && word.toLowerCase().includes(topic.toLowerCase());

/**
 * Shows an abstract topic by the things that illustrations of it show, where the prompt names nothing else
 * to be seen: "teamwork concept", "a poster about recycling".
 * @param spec of the prompt as it is
 * @param read reads another prompt
 * @param english the words of a prompt in another language; null: it is in English
 */
export function showTopicOfPrompt(
  spec: PromptSpec,
  read: (prompt: string) => PromptSpec,
  english: readonly Token[] | null = null,
): PromptSpec {
  const prompt = english === null ? spec.prompt : textOf(english);
  if (OF_SURFACES.test(prompt)) return spec;
  const named = topicIn(prompt);
  if (named === null || spec.subjects.some(({ word }) => isNameWith(word, named.said))) return spec;
  const { found } = named;
  const said = english === null ? named.said : sourceOf(named.said, english);
  const name = said.toLowerCase();
  if (!isOpen(spec, name)) return spec;
  const isLettered = spec.caption?.toLowerCase().includes(name) ?? false;
  const isOfTopic = sourcesOf(spec).every((source) => name.includes(source.toLowerCase()));
  if (isLettered || !isOfTopic) return spec;
  const isSmall = SMALL.has(spec.format) || OF_MARKS.test(prompt);
  const scene = isSmall ? found.thing : found.scene;
  const staged = prompt.replace(found.words, isSmall ? ` ${scene} ` : ` ${scene}, `);
  const lettered = takeSaying(prompt) === null ? '' : `, "${spec.caption}"`;
  const shown = read(`${staged.replace(OF_SETS, '$<one>')}${lettered}`);
  if (shown.subjects.length === 0) return spec;
  const { language, caption } = spec;
  const words =
    english === null
      ? wordsOfPrompt(shown.words, prompt.replace(said, ' '))
      : keepingWords(spec.words, (word) => !name.includes(word.toLowerCase()));
  const set = OF_SETS.exec(prompt)?.groups?.['set'] ?? [];
  return {
    ...shown,
    ...(english !== null && { language, caption }),
    prompt: spec.prompt,
    words: {
      ...words,
      standIns: [...words.standIns, { word: said, as: scene }],
      notDrawn: words.notDrawn.concat(set),
    },
  };
}
