import { describePerson } from '../language/describe-person.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { fitsOnTable } from '../things/nature.ts';
import { ANIMAL_DEEDS } from './animal-deeds.ts';
import { CLOSE_DEEDS } from './close-deeds.ts';
import { CRAFT_DEEDS } from './craft-deeds.ts';
import { indexOfActor, type Scene, type Step } from './deed-scene.ts';
import { DEEDS_TO_PEOPLE } from './deeds-to-people.ts';
import { EVERYDAY_DEEDS } from './everyday-deeds.ts';
import { FARM_DEEDS } from './farm-deeds.ts';
import { HERD_DEEDS } from './herd-deeds.ts';
import { HIDING_GAMES } from './hide-and-seek.ts';
import { KITCHEN_DEEDS } from './kitchen-deeds.ts';
import { LIFT_DEEDS } from './lift-deeds.ts';
import { LOAD_DEEDS } from './load-deeds.ts';
import { PEOPLE_DEEDS } from './people-deeds.ts';
import { POSTURE_DEEDS } from './posture-deeds.ts';
import { PUT_ON_DEEDS } from './put-on-deeds.ts';
import { QUARREL_DEEDS } from './quarrel-deeds.ts';
import { RACE_DEEDS } from './race-deeds.ts';
import { RECEIVE_DEEDS } from './receive-deeds.ts';
import { STEAL_DEEDS } from './steal-deeds.ts';
import { TRADE_DEEDS } from './trade-deeds.ts';
import { VESSEL_DEEDS } from './vessel-deeds.ts';
import { WAYS_TO_SCHOOL } from './ways-to-school.ts';
import { WHEREABOUTS } from './whereabouts.ts';
import { takeBackWords } from './word-lists.ts';

const STEPS: readonly Step[] = [
  ...PEOPLE_DEEDS,
  ...WAYS_TO_SCHOOL,
  ...HIDING_GAMES,
  ...LOAD_DEEDS,
  ...VESSEL_DEEDS,
  ...CLOSE_DEEDS,
  ...PUT_ON_DEEDS,
  ...CRAFT_DEEDS,
  ...STEAL_DEEDS,
  ...RACE_DEEDS,
  ...ANIMAL_DEEDS,
  ...POSTURE_DEEDS,
  ...LIFT_DEEDS,
  ...QUARREL_DEEDS,
  ...WHEREABOUTS,
  ...TRADE_DEEDS,
  ...KITCHEN_DEEDS,
  ...EVERYDAY_DEEDS,
  ...FARM_DEEDS,
  ...HERD_DEEDS,
  ...DEEDS_TO_PEOPLE,
  ...RECEIVE_DEEDS,
];

/** Puts the things of a deed where somebody who does it has them: in the pan, on the tree, in the other's hand. */
export function enactDeeds(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const scene: Scene = {
    subjects: [...spec.subjects],
    relations: [...spec.relations],
    setting: spec.setting,
    said: spec,
    shown: [],
    lost: [],
    isTooLarge: (index) => {
      const { glyph = '' } = scene.subjects[index] ?? {};
      return !fitsOnTable(glyph, vocabulary.categoryOf(glyph) ?? '');
    },
    isActor: (index) => isAnimate(scene.subjects[index]?.glyph ?? '', vocabulary),
    asGender: (index, gender) => {
      const { glyph = '', word = '' } = scene.subjects[index] ?? {};
      if (/^(wo)?man\b|^(boy|girl|prince|princess)\b/.test(glyph)) return null;
      const described = describePerson(glyph, word, { colours: [], words: [gender] }, vocabulary);
      return described.glyph;
    },
  };
  // Things may be dropped on the way: those who do something are known by their word.
  const doers = scene.subjects.filter((_, index) => scene.isActor(index));
  for (const doer of doers) {
    for (const step of STEPS) {
      const index = indexOfActor(scene, doer);
      if (index >= 0) step(scene, index);
    }
  }
  const { subjects, relations, setting, shown } = scene;
  const { words } = spec;
  const standIns = words.standIns.filter(({ word }) => !shown.includes(word));
  const enacted = {
    drawn: [...new Set([...words.drawn, ...shown])],
    standIns,
    notDrawn: words.notDrawn.filter((word) => !shown.includes(word)),
  };
  return {
    ...spec,
    subjects: [...subjects],
    relations,
    setting,
    words: takeBackWords(enacted, new Set(scene.lost)),
  };
}
