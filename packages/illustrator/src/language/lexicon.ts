import { ADJECTIVES, PRAISE } from './adjectives.ts';
import { FORM_WORDS } from './changed-forms.ts';
import { COLOURS } from './colours.ts';
import { CONDITION_WORDS } from './conditions.ts';
import { CROP_FIELDS } from './crops.ts';
import { EFFECT_WORDS } from './effects.ts';
import { EXPRESSION_WORDS } from './expressions.ts';
import { FESTIVAL_WORDS } from './festivals.ts';
import { singularPhrase } from './inflection.ts';
import { KIT_WORDS, kitOf } from './kits.ts';
import { NOUN_STAND_INS, NOUNS, SCENERY, UNDRAWABLE } from './nouns/index.ts';
import { GATHERING_STAND_INS, GATHERINGS, NUMBERS } from './numbers.ts';
import { LOOK_WORDS, SKIN_WORDS } from './people-words.ts';
import { FORMAT_WORDS } from './presentation.ts';
import {
  POSITION_WORDS,
  RELATION_STAND_INS,
  RELATION_WORDS,
  REVERSED_RELATION_WORDS,
} from './relation-words.ts';
import type { Sense, SenseKind } from './sense.ts';
import {
  HINT_STAND_INS,
  SETTING_HINTS,
  SETTING_STAND_INS,
  SETTING_WORDS,
} from './setting-words.ts';
import { SHOT_WORDS } from './shots.ts';
import { SIZES } from './sizes.ts';
import { ARRANGEMENTS, STOP_PHRASES, STOP_WORDS, UNDRAWN_WORDS } from './stop-words.ts';
import { STYLE_STAND_INS, STYLE_WORDS } from './style-words.ts';
import { PATTERN_WORDS } from './surface-patterns.ts';
import { SURFACE_WORDS } from './surfaces.ts';
import { TIME_STAND_INS, TIME_WORDS } from './time-words.ts';
import { VERB_STAND_INS, VERBS } from './verbs.ts';
import { WEATHER_STAND_INS, WEATHER_WORDS } from './weather-words.ts';

const DETERMINERS = [
  'the',
  'this',
  'that',
  'these',
  'those',
  'its',
  'his',
  'her',
  'their',
  'my',
  'your',
  'our',
  'another',
  'each',
  'every',
  'other',
];
const CONJUNCTIONS = ['and', 'plus', 'while', 'as', 'or', 'then'];
const NEGATIONS = [
  'no', 'without', 'not', 'nor', 'instead of', 'rather than', 'isnt', 'arent', 'wasnt', 'werent', 'doesnt', 'hasnt', 'havent',
]; // prettier-ignore

const STAND_INS: Partial<Record<SenseKind, ReadonlyMap<string, string>>> = {
  noun: NOUN_STAND_INS,
  verb: VERB_STAND_INS,
  setting: new Map([...HINT_STAND_INS, ...SETTING_STAND_INS]),
  time: TIME_STAND_INS,
  weather: WEATHER_STAND_INS,
  style: STYLE_STAND_INS,
  relation: RELATION_STAND_INS,
  gathering: GATHERING_STAND_INS,
};

const words = buildLexicon();

/** Everything a word or phrase may mean; empty when it is in no table. */
export const meaningsOf = (phrase: string): readonly Sense[] => words.get(phrase) ?? [];

const PHRASE_WORDS: ReadonlySet<string> = new Set(
  [...words.keys()].flatMap((key) => key.split(' ')),
);

/** Whether any table has the word, alone or in a phrase. */
export const isInTables = (word: string): boolean => PHRASE_WORDS.has(word);

/** The longest phrase in any table, in words. */
export const LONGEST_PHRASE = Math.max(...[...words.keys()].map((key) => key.split(' ').length));

function buildLexicon(): ReadonlyMap<string, readonly Sense[]> {
  const lexicon = new Map<string, Sense[]>();
  const add = (phrase: string, meaning: Sense): void => {
    const standIn = STAND_INS[meaning.kind]?.get(phrase);
    const sense = standIn === undefined ? meaning : { ...meaning, standIn };
    const senses = lexicon.get(phrase);
    if (senses) senses.push(sense);
    else lexicon.set(phrase, [sense]);
  };
  const addAll = <Meaning>(
    table: ReadonlyMap<string, readonly Meaning[]>,
    sense: (meaning: Meaning) => Sense,
  ): void => {
    for (const [phrase, meanings] of table) for (const m of meanings) add(phrase, sense(m));
  };

  for (const phrase of KIT_WORDS) {
    lexicon.set(phrase, [{ kind: 'noun', glyph: kitOf(phrase)?.[0] ?? null }]);
  }
  for (const [phrase, [glyph]] of NOUNS) {
    if (kitOf(phrase) === undefined) add(phrase, { kind: 'noun', glyph: glyph ?? null });
  }
  for (const phrase of SCENERY) if (!NOUNS.has(phrase)) add(phrase, { kind: 'noun', glyph: null });
  for (const phrase of UNDRAWABLE) add(phrase, { kind: 'undrawable' });
  for (const [phrase, verb] of VERBS) add(phrase, { kind: 'verb', verb });
  for (const colour of Object.keys(COLOURS)) add(colour, { kind: 'colour', colour });
  for (const [word, count] of Object.entries(NUMBERS)) add(word, { kind: 'number', count });
  for (const [word, count] of Object.entries(GATHERINGS)) add(word, { kind: 'gathering', count });
  for (const [phrase, scale] of SIZES) add(phrase, { kind: 'size', scale });
  addAll(RELATION_WORDS, (relation) => ({ kind: 'relation', relation, reversed: false }));
  addAll(REVERSED_RELATION_WORDS, (relation) => ({ kind: 'relation', relation, reversed: true }));
  for (const relation of ['with', 'between'] as const) {
    add(relation, { kind: 'relation', relation, reversed: false });
  }
  addAll(POSITION_WORDS, (position) => ({ kind: 'position', position }));
  addAll(SETTING_WORDS, (setting) => ({ kind: 'setting', setting, hint: false }));
  addAll(CROP_FIELDS, (crop) => ({ kind: 'crop', crop }));
  for (const phrase of CROP_FIELDS.keys()) {
    add(phrase, { kind: 'setting', setting: 'hills', hint: false });
  }
  addAll(SETTING_HINTS, (setting) => ({ kind: 'setting', setting, hint: true }));
  // "asteroids" name a place, and are things as one of them is.
  for (const phrase of SETTING_HINTS.keys()) {
    const one = singularPhrase(phrase);
    const [glyph] = NOUNS.get(one) ?? [];
    const standIn = NOUN_STAND_INS.get(one);
    if (glyph == null || NOUNS.has(phrase) || VERBS.has(phrase)) continue;
    add(phrase, { kind: 'noun', glyph, ...(standIn !== undefined && { standIn }) });
  }
  addAll(TIME_WORDS, (time) => ({ kind: 'time', time }));
  addAll(WEATHER_WORDS, (weather) => ({ kind: 'weather', weather }));
  addAll(STYLE_WORDS, (style) => ({ kind: 'style', style }));
  addAll(FESTIVAL_WORDS, (festival) => ({ kind: 'festival', festival }));
  addAll(SHOT_WORDS, (shot) => ({ kind: 'shot', shot }));
  for (const word of DETERMINERS) add(word, { kind: 'determiner' });
  for (const word of CONJUNCTIONS) add(word, { kind: 'conjunction' });
  for (const word of NEGATIONS) add(word, { kind: 'negation' });
  for (const phrase of [...LOOK_WORDS.keys(), ...SKIN_WORDS.keys(), ...EXPRESSION_WORDS.keys()]) {
    if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  }
  for (const phrase of ARRANGEMENTS) add(phrase, { kind: 'arrangement' });
  // Fillers and plain adjectives only where no table says more.
  for (const phrase of STOP_PHRASES) add(phrase, { kind: 'filler' });
  for (const word of PRAISE) if (!lexicon.has(word)) add(word, { kind: 'filler' });
  for (const phrase of FORMAT_WORDS) if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  for (const phrase of PATTERN_WORDS) if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  for (const word of SURFACE_WORDS) if (!lexicon.has(word)) add(word, { kind: 'adjective' });
  for (const phrase of FORM_WORDS) if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  for (const phrase of EFFECT_WORDS) if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  for (const phrase of CONDITION_WORDS)
    if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  for (const phrase of UNDRAWN_WORDS) if (!lexicon.has(phrase)) add(phrase, { kind: 'adjective' });
  for (const word of ADJECTIVES) if (!lexicon.has(word)) add(word, { kind: 'adjective' });
  for (const word of STOP_WORDS) if (!lexicon.has(word)) add(word, { kind: 'filler' });
  return lexicon;
}
