import { kinOf } from '../language/kin.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import {
  inSteps,
  isRelated,
  showWords,
  withChangedAt,
  withKind,
  withKinds,
  withThing,
} from './spec-changes.ts';

const CARRIED: ReadonlySet<Relation['kind']> = new Set(['on', 'in', 'inside', 'ride', 'above']);

const isCarried = ({ relations }: PromptSpec, index: number): boolean =>
  relations.some(({ from, kind }) => from === index && CARRIED.has(kind));

const withMotion = (spec: PromptSpec, index: number, motion: MotionName | null): PromptSpec =>
  withChangedAt(spec, index, { motion });

const PEAK = /\b(peak|summit|mountain ?top)$/;
const ON_TOP = /\b(?:on (?:the )?top of|atop) (?:an? |the )?(?:\w+ )?(?:mountain|hill|cliff)\b/i;
const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'sleep',
  'lie',
  'peer',
  'roar',
  'howl',
]);

/** Whether the first one is on a thing that lies on a desk. */
export const isOnDesk = ({ subjects, relations }: PromptSpec): boolean =>
  relations.some(
    ({ from, to, kind }) => from === 0 && kind === 'on' && subjects[to]?.glyph === 'keyboard',
  );

/** Apes and monkeys that swing without a swing do it on a vine. */
const SWINGERS = /^(monkey|gorilla|orangutan|sloth)$/;

const FROM_VINES =
  /\bsw(?:ing|ings|inging|ung) (?:\w+ )?(?:from|on|through|across|by|between) (?:\w+ ){0,2}(?:vines?|lianas?)\b/i;
const OF_VINES = /^(?:vines?|lianas?|sw(?:ing|ings|inging|ung)(?: from| on| through)?)$/i;

function swingOnVine(spec: PromptSpec): PromptSpec {
  const isOnVine = FROM_VINES.test(spec.prompt);
  const index = spec.subjects.findIndex(
    ({ glyph, motion }) =>
      (motion === 'swing' || (motion === 'hang' && isOnVine)) && SWINGERS.test(kinOf(glyph)),
  );
  if (index < 0) return spec;
  const relations = spec.relations.filter(({ from, to, kind }) => {
    const glyph = spec.subjects[to]?.glyph ?? '';
    return from !== index || kind === 'hold' || /^@(?:swing|branch|monkeybars)$/.test(glyph);
  });
  const isSeated = relations.some(({ from, kind }) => from === index && kind !== 'hold');
  if (isSeated) return spec;
  const hanging = withThing(withMotion({ ...spec, relations }, index, 'hang'), '@vine', [
    { from: index, kind: 'on' },
  ]);
  return isOnVine ? showWords(hanging, OF_VINES) : hanging;
}

/** Swings that are no playground's: arms, things in the hands, ropes. */
const SWINGS_OTHERWISE =
  /\bsw(?:ing|ings|inging|ung) (?:(?:his|her|their|its|a|an|the|through|from|across|around|into|over|open|dan\w+|arms|swords?|bats?)\b)|\bswing danc/i;
/** What is said of where somebody is leaves the hands free. */
const IS_WHERE = /^(?:under|beside|behind|before|near)$/;
const ON_PLAYGROUNDS = /^(?:boy|girl|child|man|woman|person|old-(?:man|woman)|older-person)$/;

/** "a girl swinging": people who swing with nothing in their hands do it on a swing. */
function swingOnSwings(spec: PromptSpec): PromptSpec {
  const index = spec.subjects.findIndex(
    ({ glyph, motion, person }) =>
      motion === 'swing' && person !== null && ON_PLAYGROUNDS.test(glyph),
  );
  const isBusy = spec.relations.some(({ from, kind }) => from === index && !IS_WHERE.test(kind));
  const others = spec.subjects.some(({ motion }, i) => i !== index && motion === 'swing');
  if (index < 0 || isBusy || others || SWINGS_OTHERWISE.test(spec.prompt)) return spec;
  return withThing(spec, '@swing', [{ from: index, kind: 'on' }]);
}

/** What is done on the bars of a playground by the hands. */
const BY_THE_HANDS: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'swing',
  'climb',
  'shake',
]);

/** Children on monkey bars hang from them, and hold nothing else. */
function hangFromBars(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const hanging = spec.relations.flatMap(({ from, to }) => {
    const doer = spec.subjects[from];
    const isOnBars =
      doer && isAnimate(doer.glyph, vocabulary) && spec.subjects[to]?.glyph === '@monkeybars';
    return isOnBars && BY_THE_HANDS.has(doer.motion) ? from : [];
  });
  const relations = spec.relations.filter(
    ({ from, kind }) => kind !== 'hold' || !hanging.includes(from),
  );
  return hanging.reduce<PromptSpec>((changed, index) => withMotion(changed, index, 'hang'), {
    ...spec,
    relations,
  });
}

/** A swing on which one sits alone has one seat, and swings by itself unless somebody pushes it. */
function onOneSwing(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isPushed = subjects.some(({ motion }) => motion === 'push');
  const kinds = isPushed ? /^on$/ : /^(on|in|inside|ride)$/;
  const ridersOf = (swing: number): Relation[] =>
    relations.filter(({ to, kind }) => to === swing && kinds.test(kind));
  const rides = ridersOfSingleSwings(subjects, ridersOf);
  return rides.reduce((changed, ride) => {
    const swing = withChangedAt(changed, ride.to, { glyph: '@oneswing' });
    const isFree = /^(idle|swing|ride|sit)$/.test(subjects[ride.from]?.motion ?? 'idle');
    const seated = isFree && !isPushed ? withMotion(swing, ride.from, 'sit') : swing;
    return withKind(seated, ride, 'on');
  }, spec);
}

/** The relation of each rider who sits alone on a single swing. */
const ridersOfSingleSwings = (
  subjects: readonly Subject[],
  ridersOf: (swing: number) => readonly Relation[],
): Relation[] =>
  subjects.flatMap(({ glyph, count }, index) => {
    const [ride, ...others] = glyph === '@swing' && count === 1 ? ridersOf(index) : [];
    return ride && others.length === 0 && subjects[ride.from]?.count === 1 ? [ride] : [];
  });

const ON_BRANCHES = /\b(?:branch|branches|twigs?|trees?)\b/i;

/** "a spider web between branches" hangs from one, and stands on no ground. */
function websOnBranches(spec: PromptSpec): PromptSpec {
  const index = spec.subjects.findIndex(({ glyph }) => glyph === 'spider-web');
  const web = spec.subjects[index];
  if (web?.count !== 1 || isRelated(spec, index) || !ON_BRANCHES.test(spec.prompt)) return spec;
  return withThing(withMotion(spec, index, 'hang'), '@branch', [{ from: index, kind: 'under' }]);
}

/** What hatches sits in the lower half of its egg. */
function hatch(spec: PromptSpec): PromptSpec {
  const index = spec.subjects.findIndex(({ motion }) => motion === 'hatch');
  if (index < 0) return spec;
  const egg = spec.subjects.findIndex(({ glyph }) => glyph.endsWith('egg'));
  if (egg < 0) {
    return underCap(withThing(spec, '@eggshell', [{ from: index, kind: 'inside' }]), index);
  }
  const relations: Relation[] = [
    ...spec.relations.filter(({ from, to }) => from !== index || to !== egg),
    { from: index, to: egg, kind: 'inside' },
  ];
  const opened = withChangedAt({ ...spec, relations }, egg, {
    glyph: '@eggshell',
    count: 1,
  });
  return underCap(opened, index);
}

/** The upper half is on the head. */
const underCap = (spec: PromptSpec, index: number): PromptSpec =>
  withThing(spec, '@eggcaphat', [{ from: index, kind: 'hold' }]);

/** "on a mountain peak": the land has no top to stand on. */
function onPeak(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const [first] = spec.subjects;
  const isOnPeak =
    first !== undefined &&
    first.count === 1 &&
    spec.setting === 'mountain' &&
    isAnimate(first.glyph, vocabulary) &&
    (AT_REST.has(first.motion) || first.motion === 'yoga') &&
    !isCarried(spec, 0) &&
    (spec.placeNames.some((name) => PEAK.test(name)) || ON_TOP.test(spec.prompt));
  return isOnPeak ? withThing(spec, '@crag', [{ from: 0, kind: 'on' }]) : spec;
}

/** Whales that swim through clouds fly. */
function flyThroughClouds(spec: PromptSpec): PromptSpec {
  const [first] = spec.subjects;
  const isInClouds = spec.placeNames.some((name) => /clouds?$|\bsky$|\bair$/.test(name));
  const swims = first?.motion === 'swim' && isInClouds;
  return swims ? withMotion(spec, 0, 'fly') : spec;
}

/** A hamster's ball is clear. */
function inClearBall(spec: PromptSpec): PromptSpec {
  const ball = spec.relations.find(
    ({ from, to, kind }) =>
      /^(in|inside)$/.test(kind) &&
      spec.subjects[to]?.glyph === 'soccer-ball' &&
      spec.subjects[from]?.person === null,
  );
  if (!ball) return spec;
  return withChangedAt(withKind(spec, ball, 'inside'), ball.to, { glyph: '@bubble' });
}

/** Fire that is breathed on a castle comes down on it from above. */
const breatheDown = (spec: PromptSpec): PromptSpec =>
  withKinds(
    spec,
    ({ from, kind }) => kind === 'on' && spec.subjects[from]?.motion === 'breathe',
    'above',
  );

/** Gives animals what they sit, hang or hatch on where the prompt says it by a place or a deed. */
export const withPerches = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(spec, [
    breatheDown,
    inClearBall,
    flyThroughClouds,
    swingOnSwings,
    onOneSwing,
    (each) => hangFromBars(each, vocabulary),
    websOnBranches,
    swingOnVine,
    hatch,
    (each) => onPeak(each, vocabulary),
  ]);

const SEASIDE: ReadonlySet<SettingName | null> = new Set<SettingName | null>(['beach', 'ocean']);

/** Who surfs is on a wave, whatever shore is named. */
export const isSurfing = ({ subjects }: PromptSpec, setting: SettingName): boolean =>
  SEASIDE.has(setting) && subjects[0]?.motion === 'surf';
