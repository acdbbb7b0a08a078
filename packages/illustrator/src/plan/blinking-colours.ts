import { COLOURS, isColourName } from '../language/colours.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isEmergencyVehicle, isTower, isTrafficLight } from '../things/machines.ts';
import { showWords, withChanged, withSeenInLoops } from './spec-changes.ts';

const COLOUR = `(?:${Object.keys(COLOURS)
  .filter((name) => /^[a-z]+$/.test(name))
  .join('|')})`;
const LIST = `(?<list>${COLOUR}(?:(?:,| and| or| then| to|, then|, and| &|\\/|(?= )) ?${COLOUR})*)`;
const DEED = '(?:blink|flash|flicker|alternat|pulsat|puls|chang|cycl|switch)(?:e|s|es|ing)';
const IS_DEED = new RegExp(`^${DEED}$`, 'iu');
const SAID_BEHIND = new RegExp(
  `\\b${DEED} (?:lights? )?(?:between |from |in |through |colou?rs? )*${LIST}\\b`,
  'iu',
);
const SAID_BEFORE = new RegExp(`\\b${LIST} (?:lights? )?(?:blinking|flashing|flickering)\\b`, 'iu');
const EMERGENCY =
  /\b(?:flash|blink)(?:es|s|ing)\b|\bsirens?\b|\b(?:emergency|police) lights?\b|\blights? (?:are )?on\b/iu;
const WORDS = new RegExp(
  `^(?:${DEED}|${COLOUR}|(?:police |emergency |flashing |blinking |twinkling )?lights?|twinkl(?:ing|es?)|sirens?)$`,
  'iu',
);
/** More could not be told apart in a loop. */
const MOST = 4;

/** The colors in which the prompt says that something blinks, in turn. */
function coloursSaid(prompt: string): readonly string[] {
  const list = (SAID_BEHIND.exec(prompt) ?? SAID_BEFORE.exec(prompt))?.groups?.['list'] ?? '';
  return (list.toLowerCase().match(/[a-z]+/g) ?? []).filter(isColourName).slice(0, MOST);
}

const OF_TRAFFIC = ['green', 'yellow', 'red'];
const CHANGES = new RegExp(`\\b(?:${DEED}|turn(?:s|ing))\\b`, 'iu');
const OF_POLICE = ['red', 'blue'];
const OF_TREES = ['red', 'gold', 'blue', 'green'];
/** Any tree of such a picture becomes a Christmas tree later. */
const CHRISTMAS = /\b(?:christmas|xmas|holiday)\b/i;
const TREE_LIGHTS =
  /\b(?:blink|twinkl|flash|flicker)(?:ing|y) (?:[\w-]+ ){0,2}lights\b|\blights (?:are )?(?:blink|twinkl|flash|flicker)(?:ing|e)?\b/iu;
const OF_TOWERS = ['red'];
const OF_FIRE = ['red', 'white'];

const OF_CARS = /\bpolice (?:car |cruiser )(?:lights|sirens?)\b/i;

/** "police car lights flashing": those on the roof of a car, and no lamps by themselves. */
const lightsOfCars = (spec: PromptSpec): PromptSpec =>
  OF_CARS.test(spec.prompt) && !spec.subjects.some(({ glyph }) => glyph === 'police-car')
    ? withChanged(spec, ({ glyph }) => glyph === 'police-car-light', {
        glyph: 'police-car',
        count: 1,
      })
    : spec;

/** "a sign blinking red and yellow", "a police car with its siren on": lights that go on and off in turn. */
export function withBlinkingColours(read: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = lightsOfCars(read);
  const { prompt, subjects } = spec;
  if (spec.isNeonSign === true || spec.passingLooks !== undefined) return spec;
  const isBeacon = ({ glyph }: Subject): boolean => isEmergencyVehicle(glyph);
  const isThing = ({ glyph, person }: Subject): boolean =>
    person === null && !isAnimate(glyph, vocabulary);
  const said = coloursSaid(prompt);
  const traffic = CHANGES.test(prompt)
    ? subjects.find(({ glyph }) => isTrafficLight(glyph))
    : undefined;
  const beacon = EMERGENCY.test(prompt) ? subjects.find(isBeacon) : undefined;
  const tree = TREE_LIGHTS.test(prompt)
    ? subjects.find(
        ({ glyph, word }) =>
          glyph === 'christmas-tree' || (word === 'tree' && CHRISTMAS.test(prompt)),
      )
    : undefined;
  const tower = TREE_LIGHTS.test(prompt) ? subjects.find(({ glyph }) => isTower(glyph)) : undefined;
  const shining =
    traffic ?? beacon ?? tree ?? tower ?? (said.length > 0 ? subjects.find(isThing) : undefined);
  if (shining === undefined) return spec;
  const ofVehicle = shining.glyph === 'fire-engine' ? OF_FIRE : OF_POLICE;
  const usual =
    shining === traffic
      ? OF_TRAFFIC
      : shining === tree
        ? OF_TREES
        : shining === tower
          ? OF_TOWERS
          : ofVehicle;
  const blinks = said.length > 0 ? said : usual;
  const blinking = withChanged(spec, (subject) => subject === shining, {
    blinks,
    isGlowing: ![beacon, traffic, tree, tower].includes(shining),
  });
  const deeds = spec.words.notDrawn.filter((word) => IS_DEED.test(word));
  const shown = withSeenInLoops(showWords(blinking, WORDS), deeds);
  return { ...shown, lightColours: [], time: spec.time ?? 'night' };
}
