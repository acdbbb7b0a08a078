import type { ReadWords } from '../language/accounted-words.ts';
import { isDrawnWithHands } from '../language/faces.ts';
import type { TimeOfDay, WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { HABITATS } from '../things/habitats.ts';
import type { ScenePlan } from './plan.ts';
import { hauntOf } from './role-places.ts';
import { showAmong } from './word-lists.ts';

/** Where and when something happens that the prompt speaks of without naming a place. */
interface Circumstance {
  readonly words: RegExp;
  readonly place: SettingName;
  readonly time?: TimeOfDay;
  readonly weather?: WeatherName;
  /** The words that such a place at such an hour shows. */
  readonly shown?: RegExp;
  /** It happens there whatever they do. */
  readonly isSure?: true;
}

const CIRCUMSTANCES: readonly Circumstance[] = [
  {
    words:
      /\bbrush(?:es|ing) (?:his|her|its|their|my) teeth (?:before bed|at bed ?time|at night)\b/iu,
    place: 'bathroom',
    time: 'night',
    shown: /^(?:before bed|bed ?time)$/iu,
    isSure: true,
  },
  {
    words: /\bbrush(?:es|ing) (?:his|her|its|their|my) teeth\b/iu,
    place: 'bathroom',
    isSure: true,
  },
  {
    words:
      /\b(?:bed ?time|good ?night (?:kiss|story|song)|lullab(?:y|ies)|nightmares?|insomnia|can(?:no|')?t (?:fall a)?sleep|sleepovers?|pyjama party|pajama party|slumber party|going to bed|go to bed|before bed|tuck(?:s|ing|ed) \w+(?: \w+)? in)\b/iu,
    place: 'bedroom',
    time: 'night',
    shown: /^(?:bed ?time|before bed)$/iu,
    isSure: true,
  },
  {
    words: /\b(?:wak(?:es|ing) up|just woke up|getting out of bed|breakfast in bed)\b/iu,
    place: 'bedroom',
    time: 'sunrise',
    isSure: true,
  },
  {
    words:
      /\b(?:runn?(?:s|ing) late|(?:runn?(?:s|ing)|rush(?:es|ing)|hurr(?:ies|ying)) (?:to work|to school|home|for (?:the|a) (?:bus|train|tram))|late for (?:a |an |the |his |her )?(?:work|school|bus|train|meeting|appointment|date))\b/iu,
    place: 'street',
    isSure: true,
  },
  {
    words: /\b(?:sick in bed|broken (?:leg|arm)|in a cast|surgery|giving birth|newborns?)\b/iu,
    place: 'hospital',
  },
  { words: /\b(?:work(?:s|ing)? late|overtime)\b/iu, place: 'office', time: 'night' },
  {
    words: /\b(?:job interview|co-?workers?|colleagues?|deadline|business meeting|promotion)\b/iu,
    place: 'office',
  },
  {
    words: /\b(?:raising (?:their|his|her) hands?|in class|pupils|classmates?|quiz|detention)\b/iu,
    place: 'classroom',
  },
  { words: /\b(?:diapers?|napp(?:y|ies)|cradle)\b/iu, place: 'nursery' },
  {
    words: /\b(?:yoga|pilates) (?:teachers?|instructors?|trainers?|class(?:es)?|lessons?)\b/iu,
    place: 'yogastudio',
    isSure: true,
  },
  { words: /\b(?:yoga|pilates)\b/iu, place: 'yogastudio' },
  { words: /\b(?:breakfast|dishes|leftovers)\b/iu, place: 'kitchen' },
  {
    words:
      /\b(?:eat(?:s|ing)|biting)(?: \w+){0,3} (?:burgers?|hamburgers?|cheeseburgers?|fries|hot ?dogs?|pancakes|waffles?)\b/iu,
    place: 'diner',
  },
  {
    words:
      /\b(?:eat(?:s|ing)|shar(?:es|ing))(?: \w+){0,3} (?:pizza|pasta|spaghetti|noodles|steak|sushi|tacos?)\b/iu,
    place: 'restaurant',
  },
  { words: /\b(?:read(?:s|ing))(?: \w+){0,2} newspaper\b/iu, place: 'cafe' },
  {
    words:
      /\b(?:texting|scrolling|talking on (?:the|his|her|a) phone|(?:his|her|a)(?: \w+)? (?:smart)?phone)\b/iu,
    place: 'street',
  },
  { words: /\b(?:grocer(?:y|ies)|shopping (?:cart|trolley))\b/iu, place: 'supermarket' },
  {
    words: /\b(?:workouts?|work(?:s|ing) out|push-?ups|sit-?ups|squats|weightlifting)\b/iu,
    place: 'gym',
  },
  {
    words:
      /\b(?:ask(?:s|ing) (?:\w+ )?for directions|late for (?:work|school)|commut(?:e|es|ing)|paparazzi|hail(?:s|ing) a (?:cab|taxi)|lost tourists?)\b/iu,
    place: 'street',
  },
  {
    words:
      /\b(?:argu(?:e|es|ing)|argument|quarrel(?:s|l?ing)?|bicker(?:s|ing)?|video call|homesick|baby ?sit(?:s|ting|ter)|crying bab(?:y|ies)|whisper(?:s|ing) (?:to|secrets?)|gossip(?:s|ing)?|surprise party|blocks|legos?|jigsaw|puzzle|dolls?|board game|homework)\b/iu,
    place: 'living',
  },
  {
    words:
      /\b(?:lonely|lonesome|loneliness|heartbroken|heartbreak|grief|sorrow|despair|depress(?:ed|ion)|miser(?:able|y)|gloomy|melanchol(?:y|ic|ia)|abandoned by)\b/iu,
    place: 'park',
    weather: 'rain',
  },
  {
    words:
      /\b(?:sad|unhappy|(?:crying|weeping)(?! (?:because|over|about|at|for))|grieving|mourning|nostalgi(?:c|a)|longing|solitude|pensive|thoughtful)\b/iu,
    place: 'park',
    time: 'sunset',
  },
];

/** What the prompt's words say of place and hour; null where they say nothing, or all by themselves. */
export function circumstanceOf(spec: PromptSpec): Circumstance | null {
  const isOpen =
    spec.setting === null &&
    spec.time === null &&
    spec.weather.length === 0 &&
    spec.sights.length === 0 &&
    spec.format === null &&
    spec.backdrop === null &&
    spec.style !== 'minimal' &&
    spec.subjects.length > 0;
  return isOpen ? (CIRCUMSTANCES.find(({ words }) => words.test(spec.prompt)) ?? null) : null;
}

/** The same where the picture is in that place, or in none in particular. */
export const circumstanceAt = (spec: PromptSpec, setting: SettingName): Circumstance | null => {
  const found = circumstanceOf(spec);
  return setting === 'hills' || found?.place === setting ? found : null;
};

/** Animals that no room has. */
const OF_STABLES = /^(?:horse|@pony|donkey|cow|ox|camel|elephant|giraffe|unicorn)$/;

/** Where the first one is for it; null for an animal that has a home of its own. */
export function placeOfCircumstance(spec: PromptSpec): SettingName | null {
  const { place = null, isSure = false } = circumstanceOf(spec) ?? {};
  const [hero] = spec.subjects;
  // A rabbit that brushes its teeth lives as people do.
  if (isSure && hero !== undefined && isDrawnWithHands(hero.glyph)) return place;
  const isAtHome = hero?.person === null && HABITATS.has(hero.glyph) && hauntOf(hero) === null;
  const isWithHorse = spec.subjects.some(({ glyph }) => OF_STABLES.test(glyph));
  return isAtHome || isWithHorse ? null : place;
}

/** "a bedtime story": the bedroom at night shows the hour. */
export function withCircumstance(words: ReadWords, said: PromptSpec, plan: ScenePlan): ReadWords {
  const { shown, place, time } = circumstanceOf(said) ?? {};
  if (shown === undefined || plan.setting !== place || plan.time !== time) return words;
  return showAmong(words, (word) => shown.test(word));
}
