import type { AskedCell, AskedSheet } from './divided-sheet.ts';
import { inSentenceCase } from './sentence-case.ts';
import { thingOfTopic } from './topics.ts';

interface Infographic {
  readonly about: RegExp;
  readonly cells: readonly AskedCell[];
}

/** @param items fields between commas: their names, and what they show behind an equals sign */
const infographic = (about: string, items: string): Infographic => ({
  about: new RegExp(String.raw`\b(?:${about})\b`, 'iu'),
  cells: items.split(', ').map((item): AskedCell => {
    const [label = '', thing = ''] = item.split('=');
    return { label, thing };
  }),
});

/** What infographics about common topics show. The first that fits counts. */
export const INFOGRAPHICS: readonly Infographic[] = [
  infographic('recycl\\w+|waste|trash|garbage', 'Paper=newspaper, Glass=glass bottle, Plastic=plastic bottle, Metal=tin can, Organic=banana peel, Batteries=battery'),
  infographic('nutrition|vitamins?|diet|healthy (?:eating|foods?|meals?)', 'Fruit=apple, Vegetables=carrot, Water=water glass, Grains=bread, Fish=fish, Nuts=peanut'),
  infographic('sleep\\w*', 'Bedtime=alarm clock, Dark room=crescent moon, Comfort=bed, Reading=book, Herbal tea=teacup, Quiet=ear'),
  infographic('exercis\\w+|fitness|workouts?|sports?', 'Run=running shoe, Lift=dumbbell, Swim=swimming goggles, Cycle=bicycle, Box=boxing glove, Drink=plastic bottle'),
  infographic('healthy? ?(?:habits?|life|lifestyle|living|tips)?|wellness|self[- ]care|well-?being', 'Sleep=bed, Move=running shoe, Eat well=apple, Drink water=water glass, Relax=lotus, Wash hands=bar of soap'),
  infographic('climate(?: change)?|global warming', 'Emissions=factory, Heat=thermometer, Melting ice=iceberg, Drought=cactus, Forests=tree, Clean energy=wind turbine'),
  infographic('energy|electricity', 'Sun=solar panel, Wind=wind turbine, Light=light bulb, Storage=battery, Driving=electric car, Home=house'),
  infographic('travel\\w*|vacation|trip|tourism', 'Passport=passport, Luggage=suitcase, Flight=airplane, Map=map, Photos=camera, Sun=sunglasses'),
  infographic('money|budget\\w*|saving\\w*|financ\\w+|invest\\w+', 'Save=piggy bank, Earn=coins, Plan=calculator, Pay=credit card, Grow=bar chart, Protect=umbrella'),
  infographic('social media|instagram|content creation', 'Post=camera, Write=pencil, Talk=speech bubble, Like=red heart, Share=megaphone, Measure=bar chart'),
  infographic('(?:dog|puppy|pet) care|dogs?|puppy|puppies', 'Food=bone, Play=tennis ball, Walks=paw prints, Health=stethoscope, Home=doghouse, Love=red heart'),
  infographic('(?:sav\\w+|conserv\\w+|us\\w+ less) (?:of )?water|water (?:conservation|saving|usage)', 'Short shower=shower, Fix leaks=wrench, Turn it off=water tap, Collect rain=bucket, Full loads=washing machine, Water at dusk=watering can'),
  infographic('plants?|garden\\w*', 'Light=sunflower, Water=watering can, Soil=shovel, Pot=flower pot, Seeds=seedling, Harvest=tomato'),
]; // prettier-ignore

/** What others show around a sign of their topic. */
const ANY_TOPIC: readonly AskedCell[] = [
  { label: 'Facts', thing: 'bar chart' },
  { label: 'Ideas', thing: 'light bulb' },
  { label: 'Questions', thing: 'magnifying glass' },
  { label: 'Goals', thing: 'bullseye' },
  { label: 'Results', thing: 'trophy' },
];

const WORD = String.raw`(?!(?:with|in|for|and|template|design)\b)\p{L}[\p{L}'’-]*`;
const ABOUT = new RegExp(
  String.raw`^[\s,]*(?:(?:an?|the|simple|modern|cute|colou?rful|clean|design|create|make) )*infographics? (?:posters? |designs? |templates? )?(?:about|on|of|for|showing|explaining) (?:(?:how to|the|benefits of|importance of|tips for) )*(?<topic>${WORD}(?: ${WORD}){0,3}?)(?=\s*(?:$|[,.]|(?:with|in|for|template|design)\b))`,
  'iu',
);
const BEFORE = new RegExp(
  String.raw`^[\s,]*(?:(?:an?|the|simple|modern|cute|colou?rful|clean|design|create|make) )*(?<topic>${WORD}(?: ${WORD}){0,2}) infographics?(?=\s*(?:$|[,.]|(?:template|design|poster)\b))`,
  'iu',
);

/** "infographic about recycling": fields with what belongs to the topic and its names. */
export function readInfographic(prompt: string): AskedSheet | null {
  if (!/\binfographics?\b/iu.test(prompt)) return null;
  const topic = (ABOUT.exec(prompt) ?? BEFORE.exec(prompt))?.groups?.['topic'];
  if (topic === undefined) return null;
  const own = INFOGRAPHICS.find(({ about }) => about.test(topic))?.cells;
  const sign = thingOfTopic(topic)?.thing;
  if (own === undefined && sign === undefined) return null;
  const title = inSentenceCase(topic);
  return {
    title,
    arrangement: 'grid',
    cells: own ?? [{ label: title, thing: sign ?? null }, ...ANY_TOPIC],
    said: [topic, 'infographics', 'template', 'design'],
  };
}
