import type { WeatherName } from './place-look.ts';
import { asNoun, asPart, has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { SettingName } from './setting-name.ts';

/** What a whole place looks like as a thing that fits into a globe. */
const GLYPHS: Readonly<Partial<Record<SettingName, string>>> = {
  village: '@smallvillage',
  street: '@smallvillage',
  city: '@smallcity',
  rooftop: '@smallcity',
  forest: '@smallforest',
  snowfield: '@smallforest',
  jungle: '@smallgarden',
  park: '@smallgarden',
  hills: '@smallgarden',
  garden: '@smallgarden',
  mountain: '@smallmountain',
  cliff: '@smallmountain',
  beach: '@smallisland',
  desert: '@smalldesert',
  canyon: '@smalldesert',
  ocean: '@smallsea',
  underwater: '@smallsea',
  lake: '@smallsea',
  space: '@smallgalaxy',
  sky: 'cloud',
};
const GLYPHS_OF_WEATHER: Readonly<Partial<Record<WeatherName, string>>> = {
  storm: 'cloud-with-lightning-and-rain',
  rain: 'cloud-with-rain',
};

/** A world that fits into a bottle. */
const WORLDS = /^(?:landscape|ecosystem|paradise)$/;

const isWorld = (sentence: Sentence, i: number): boolean =>
  WORLDS.test(sentence[i]?.text ?? '') ||
  (sentence[i]?.text === 'world' && sentence[i - 1]?.text === 'miniature');

/** Vessels that hold such a small place. */
const VESSELS =
  /^(@sphere|@snowglobe|@jar|@glassdome|@fishtank|@fishbowl|@bottle|@birdcage|@lantern|@bowl|@box|@crate|@basket|@coffee|@chest|@vase|@flowerpot|bubbles|light-bulb|crystal-ball|teacup-without-handle|tumbler-glass|@waterglass|glass-of-milk|wine-glass|cocktail-glass|beer-mug|hourglass-not-done|luggage|handbag|wrapped-gift|package|open-book|alembic|teapot|mirror|television)$/;
/** Words between the preposition and its noun: "inside of a small glass". */
const REACH = 5;

const isVessel = (item: Item | undefined): boolean =>
  VESSELS.test(senseOf(item, 'noun')?.glyph ?? '');

const isInside = (item: Item | undefined): boolean =>
  /^(in|inside)$/.test(senseOf(item, 'relation')?.relation ?? '') &&
  senseOf(item, 'relation')?.reversed === false;

/** "a village inside a snow globe". */
function leadsIntoVessel(sentence: Sentence, i: number): boolean {
  let at = i + 1;
  while (has(sentence[at], 'verb')) at++;
  if (!isInside(sentence[at])) return false;
  const noun = sentence
    .slice(at + 1, at + 1 + REACH)
    .find((item) => item.isBreak || has(item, 'noun') || has(item, 'setting'));
  return isVessel(noun);
}

/** Whether nothing follows that something is inside of: "with a city inside slowly turning to sand". */
const endsThere = (item: Item | undefined): boolean =>
  item === undefined ||
  item.isBreak ||
  /^(?:it|.*ly)$/.test(item.text) ||
  has(item, 'verb') ||
  has(item, 'relation');

/** "a snow globe with a village inside", "a jar filled with the sea". */
function followsVessel(sentence: Sentence, i: number): boolean {
  let at = i - 1;
  while (at >= 0 && !has(sentence[at], 'relation') && !sentence[at]?.isBreak) at--;
  const relation = senseOf(sentence[at], 'relation');
  if (relation === undefined || !isVessel(sentence[at - 1])) return false;
  const next = sentence[i + 1];
  return (
    (relation.relation === 'inside' && relation.reversed) ||
    (relation.relation === 'with' && isInside(next) && endsThere(sentence[i + 2]))
  );
}

/** "an underwater city inside a glass dome" is no toy: the dome keeps the water out. */
const isUnderDome = (sentence: Sentence): boolean =>
  sentence.some((item) => senseOf(item, 'setting')?.setting === 'underwater') &&
  sentence.some(({ text }) => DOME.test(text));
const DOME = /^(glass )?domes?$/;

/** The glyph of the small place, null where the item names none or is in no vessel. */
function smallPlaceAt(sentence: Sentence, i: number): string | null {
  const item = sentence[i];
  const place = senseOf(item, 'setting')?.setting;
  const weather = senseOf(item, 'weather')?.weather;
  const glyph =
    (isWorld(sentence, i) ? '@smallgarden' : null) ??
    (place === undefined ? null : GLYPHS[place]) ??
    (weather === undefined ? null : GLYPHS_OF_WEATHER[weather]) ??
    null;
  if (glyph === null || isVessel(item)) return null;
  return leadsIntoVessel(sentence, i) || followsVessel(sentence, i) ? glyph : null;
}

/** "a world inside a bubble": the bubble is a thing there, no weather. */
const isBubbleAround = (sentence: Sentence, i: number): boolean =>
  /^(soap )?bubble$/.test(sentence[i]?.text ?? '') &&
  sentence.slice(Math.max(0, i - REACH), i).some(isInside);

/** A place that a vessel holds ("a village inside a snow globe") is a thing in it, not where the picture is. */
export function withSmallPlaces(sentence: Sentence): Sentence {
  if (isUnderDome(sentence)) {
    return sentence.map((item) => (DOME.test(item.text) ? asPart(item) : item));
  }
  const bubbles = sentence.map((item, i): Item =>
    isBubbleAround(sentence, i) ? asThing(item, 'bubbles') : item,
  );
  return bubbles.map((item, i): Item => {
    const glyph = smallPlaceAt(bubbles, i);
    return glyph === null ? item : asThing(item, glyph);
  });
}

const asThing = (item: Item, glyph: string): Item => ({ ...asNoun(item, glyph), isPlural: false });
