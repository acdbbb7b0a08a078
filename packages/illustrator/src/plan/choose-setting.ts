import { isGesture } from '../language/gestures.ts';
import { kinOf } from '../language/kin.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import { isForeignJoke } from '../language/memes.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { behindGlass } from '../things/glass.ts';
import { AIRBORNE, HABITATS } from '../things/habitats.ts';
import { circumstanceOf, placeOfCircumstance } from './circumstances.ts';
import { isMinimal } from './minimal-ground.ts';
import { hauntOf, placeOfRole, settingOfRole } from './role-places.ts';
import { roomOfFurniture } from './rooms-of-furniture.ts';
import {
  isAtHomeIn,
  isCarriedAlong,
  settingOfKind,
  settingOfSubjects,
} from './settings-of-kinds.ts';
import { settingOfMood, settingOfWeather } from './settings-of-mood.ts';
import { settingOfAnimalAtWork, settingOfWork } from './settings-of-work.ts';

/** The room from which something outside is seen; null where the prompt names no view. */
export const placeWithView = ({ sights }: PromptSpec): SettingName | null =>
  sights.length > 0 ? 'living' : null;

/** A place for a prompt that names none. */
export function findSetting(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  if (spec.style === 'synthwave') return 'synth';
  if (spec.backdrop !== null) return 'abstract';
  if (isConcertPoster(spec) && spec.subjects.length === 0) return 'stage';
  if (spec.format === 'poster' && spec.time === 'sunset') return placeOfSunset(spec, vocabulary);
  if (spec.subjects.length === 0) return settingOfMood(spec);
  if (
    isReaction(spec, vocabulary) ||
    (isPlainPortrait(spec) &&
      (/^(?:noir|lineart)$/.test(spec.style ?? '') || /\bstudio\b/i.test(spec.prompt)))
  )
    return 'abstract';
  const usual = usualSetting(spec, vocabulary);
  if (usual !== 'hills') return usual;
  const [hero] = spec.subjects;
  const haunt = hero && !isBeforeGiantLight(spec) ? hauntOf(hero) : null;
  return placeOfCircumstance(spec) ?? haunt ?? usual;
}

/** A sun or a moon that fills the sky is to be seen. */
const isBeforeGiantLight = ({ subjects }: PromptSpec): boolean =>
  subjects.some(({ glyph, scale }) => /^@(?:sun|moon)$/.test(glyph) && scale >= 1.5);

/** Where somebody or something is that does what the prompt says. */
function usualSetting(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  return (
    settingOfHost(spec, vocabulary) ??
    (circumstanceOf(spec)?.isSure ? placeOfCircumstance(spec) : null) ??
    settingOfDeeds(spec, vocabulary) ??
    (isMinimal(spec) ? 'abstract' : null) ??
    settingOfAnimalAtWork(spec, vocabulary) ??
    settingOfRole(spec, vocabulary) ??
    settingOfThingsAtWork(spec, vocabulary) ??
    settingOfWork(spec, vocabulary) ??
    settingOfWeather(spec.weather) ??
    (spec.style === 'noir' ? 'street' : null) ??
    settingOfKind(spec, vocabulary)
  );
}

/** A poster that announces music. */
export const isConcertPoster = ({ format, prompt }: PromptSpec): boolean =>
  format === 'poster' && /\b(?:concert|gig|band|music)\b/i.test(prompt);

/** Things on a poster stand before the setting sun. */
function placeOfSunset(spec: PromptSpec, vocabulary: Vocabulary): SettingName {
  return (
    settingOfHost(spec, vocabulary) ??
    (isConcertPoster(spec) ? null : settingOfSubjects(spec, vocabulary)) ??
    (spec.subjects.some(({ glyph }) => isAnimate(glyph, vocabulary)) ? 'hills' : 'desert')
  );
}

/** An actor in or on a thing is in that thing's place: a fish in a bowl is not in the sea. */
function settingOfHost(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const host = spec.relations.find(
    ({ from, kind }) => from === 0 && ['inside', 'in', 'on', 'ride'].includes(kind),
  );
  const glyph = host && spec.subjects[host.to]?.glyph;
  // A mermaid on a rock is out of the water.
  const hero = spec.subjects[0]?.glyph ?? '';
  if (/^(rock|@boulder)$/.test(glyph ?? '') && isAtHomeIn('underwater', hero)) return 'beach';
  // A hamster's wheel is on no road.
  const isKnown = glyph !== undefined && glyph !== 'wheel';
  const home = (isKnown && HABITATS.get(glyph)) || null;
  if (home === 'room') return roomOfFurniture(spec, vocabulary) ?? home;
  // Whatever is behind glass, a glass stands indoors.
  const isServed =
    host?.kind.startsWith('in') && DISHES.test(vocabulary.categoryOf(glyph ?? '') ?? '');
  return home ?? (isServed || behindGlass(spec).has(0) ? 'room' : null);
}

/** "an elephant in a bowl of cereal": dishes stand on tables. */
export const DISHES = /^(?:food|drink|dishware)/;

/** An action decides the place before the actor does: a surfing fox is at sea. */
function settingOfDeeds(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const [first] = spec.subjects;
  if (!first) return null;
  if (first.motion === 'surf' && spec.subjects.some(({ glyph }) => glyph === '@surfboard')) {
    return 'ocean';
  }
  const flies =
    (first.motion === 'fly' && isAnimate(first.glyph, vocabulary)) ||
    (AIRBORNE.has(first.glyph) && !staysDown(first));
  if (flies && !isAtHomeIn('space', first.glyph)) return settingUnderFlight(spec, first);
  if (first.motion === 'swim' && isAnimate(first.glyph, vocabulary)) {
    const isDiver = placeOfRole(first) === 'underwater';
    return isDiver || isAtHomeIn('underwater', first.glyph) ? 'underwater' : 'lake';
  }
  // A dolphin leaps out of the water.
  if (first.motion === 'jump' && isAtHomeIn('underwater', first.glyph)) return 'ocean';
  return null;
}

/** Open sky, unless the prompt names something on the ground to fly over. */
function settingUnderFlight(spec: PromptSpec, flyer: Subject): SettingName | null {
  const below = spec.subjects.filter(
    ({ glyph }, index) =>
      glyph !== flyer.glyph && !AIRBORNE.has(glyph) && !isCarriedAlong(index, spec),
  );
  const settings = below.flatMap(({ glyph }) => HABITATS.get(glyph) ?? []);
  const [place] = settings;
  if (place !== undefined && place !== 'room' && place !== 'sky') return place;
  if (below.length > 0) return 'hills';
  const homes = ['butterfly', 'honeybee', 'bird', 'owl', 'bat', 'fairy', 'ghost', 'parrot'];
  if (homes.includes(kinOf(flyer.glyph)) && flyer.motion !== 'fly') return null;
  return flyer.glyph === 'star' || flyer.glyph === '@moon' ? null : 'sky';
}

/** What flies by nature is on the ground for most that it does. */
const staysDown = ({ motion }: Subject): boolean =>
  motion !== null &&
  (['walk', 'run', 'slide', 'splash', 'sleep', 'sit', 'dance'].includes(motion) ||
    isGesture(motion));

/** What is at home in any room is where it is worked with. */
function settingOfThingsAtWork(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const place = settingOfSubjects(spec, vocabulary);
  return place === 'room' ? (settingOfWork(spec, vocabulary) ?? place) : place;
}

/** One person near the camera, wherever it is. */
const isPlainPortrait = ({ shot, subjects, setting }: PromptSpec): boolean =>
  shot === 'close' && subjects[0]?.person != null && setting === null;

/** What somebody feels is the whole picture: no place is needed. */
function isReaction({ prompt, subjects }: PromptSpec, vocabulary: Vocabulary): boolean {
  const [first] = subjects;
  return (
    (REACTION.test(prompt) || isForeignJoke(prompt)) &&
    first !== undefined &&
    (first.expression !== null || isGesture(first.motion)) &&
    subjects.every(({ glyph }) => isAnimate(glyph, vocabulary) || /hat$|phone$/.test(glyph))
  );
}
const REACTION =
  /\b(?:reaction|meme|emote|mood|gif|pov|when (?:you|your|the|it|i|my))\b|^me \w+ing\b|リアクション/iu;
