import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

/** What signs forbid, and the thing by which they show it. */
const FORBIDDEN: readonly (readonly [words: string, thing: string])[] = [
  ['smoking|cigarettes?|smoke', 'cigarette'],
  ['(?:(?:mobile|cell) ?)?phones?|mobiles?|calls', 'smartphone'],
  ['dogs?', 'dog'],
  ['pets?|animals?', 'cat'],
  ['(?:outside |hot )?food|eating|snacks?', 'burger'],
  ['(?:outside |hot )?drinks?|drinking|beverages?', 'cup with straw'],
  ['alcohol|beer', 'beer mug'],
  ['(?:flash )?(?:photos?|photography)|cameras?|pictures', 'camera'],
  ['bikes?|bicycles?|cycling', 'bicycle'],
  ['cars?|parking', 'car'],
  ['fires?|campfires?|open flames?', 'fire'],
  ['shoes?', 'sneaker'],
  ['ice ?cream', 'ice cream cone'],
  ['skateboards?|skateboarding|skating', 'skateboard'],
  ['ball games?|balls?|football|soccer', 'soccer ball'],
  ['fishing', 'fish'],
  ['(?:loud )?music|singing', 'musical note'],
  ['drones?', 'drone'],
  ['laptops?|computers?', 'laptop'],
  ['umbrellas?', 'umbrella'],
];
const ALL = FORBIDDEN.map(([words]) => words).join('|');
const THINGS = FORBIDDEN.map(
  ([words, thing]) => [new RegExp(`^(?:${words})$`, 'iu'), thing] as const,
);
const NO = new RegExp(
  String.raw`\b(?<text>no (?<what>${ALL})(?:,? (?:or|and) \p{L}+)?(?: (?:please|allowed|here|zone|beyond this point|in class))?)(?!\p{L})`,
  'iu',
);
/** A sign right before or behind its words. */
const BEFORE_WORDS =
  /\b(?:signs?|symbol)(?: (?:(?:that|which) )?(?:says?|saying|reads?|reading|with(?: the)?(?: text| words)?))?[:,]? *["“„]?(?:please,? )?$/iu;
const BEHIND_WORDS =
  /^!*["”“]?,? *(?:(?:warning|door|office|classroom|wall|prohibition) )?(?:signs?|symbol)\b/iu;
const SIGN = /\b(?:(?:warning|door|office|classroom|wall|prohibition) )?(?:signs?|symbol)\b/iu;
const LEFT_OVER =
  /["“”„]|\b(?:an?|the|that|which|says?|saying|reading|reads|with|text|words|please|simple|printable|cute|for)\b/giu;
/** A sign that stands somewhere in a scene is lettered. */
const IN_SCENE =
  /\b(?:on|in|at|beside|next to|under|near|by|behind|over|holding|hanging|above|wooden|neon|outside|front)\b|\p{L}ing\b/iu;

/** Reads a sign that forbids something: "no phones" below a crossed-out phone; null for every other picture. */
export function readProhibition(prompt: string): TakenText | null {
  const match = NO.exec(prompt);
  const { text, what } = match?.groups ?? {};
  if (match === null || text === undefined || what === undefined) return null;
  const isOnSign =
    BEFORE_WORDS.test(prompt.slice(0, match.index)) ||
    BEHIND_WORDS.test(prompt.slice(match.index + text.length));
  if (!isOnSign) return null;
  const besides = prompt.replace(text, ' ').replace(SIGN, ' ').replaceAll(LEFT_OVER, ' ');
  const thing = THINGS.find(([words]) => words.test(what))?.[1];
  if (thing === undefined || IN_SCENE.test(besides)) return null;
  return {
    caption: inSentenceCase(text),
    rest: `icon of a ${thing}, ${besides}`,
  };
}

/** Whether the picture is a sign that forbids what it shows. */
export const isProhibition = (prompt: string): boolean => readProhibition(prompt) !== null;
