import type { ReadWords } from '../language/accounted-words.ts';
import { isInterior } from '../language/indoors.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { ScenePlan } from './plan.ts';
import { isRelated, leavingOut, withChanged } from './spec-changes.ts';
import { showAmong } from './word-lists.ts';

/** What a battlefield has of its own: fires, smoke, banners and weapons in the ground. */
const OF_BATTLEFIELDS = /^(?:fire|@campfire|tanabata-tree|crossed-flags|shield|dashing-away)$/;
const SHOWN_BY_BATTLEFIELDS =
  /^(?:(?:war |battle |torn )?(?:banners?|flags?)|smoke|smoky|fires?|flames|embers|ruins of war)$/i;
const AT_EASE = new Set([null, 'idle', 'stand']);

/** Fires, smoke and banners are parts of a battlefield, and those who stand there do not smile. */
export function onBattlefield(spec: PromptSpec): PromptSpec {
  if (spec.setting !== 'battlefield') return spec;
  const field = leavingOut(
    spec,
    ({ glyph, motion }, index) =>
      OF_BATTLEFIELDS.test(glyph) && motion === null && !isRelated(spec, index),
  );
  const stern = withChanged(
    field,
    ({ person, expression, motion }) =>
      person !== null && expression === null && AT_EASE.has(motion),
    { expression: 'angry' },
  );
  return {
    ...stern,
    weather: spec.weather.filter((name) => name !== 'steam' && name !== 'embers'),
  };
}

/** "a queen on a throne, gothic castle": the throne is in the hall of the castle. */
export function inThroneRoom(spec: PromptSpec): PromptSpec {
  const { subjects, setting } = spec;
  if (setting !== null && setting !== 'castlehall' && setting !== 'room') return spec;
  if (!subjects.some(({ glyph }) => glyph === '@throne')) return spec;
  const hall = leavingOut(
    spec,
    ({ glyph }, index) => glyph === 'castle' && !isRelated(spec, index),
  );
  return { ...hall, setting: 'castlehall' };
}

/** "throne room, candlelight": the light says nothing of a candle that the picture would be of. */
export function withoutLoneCandle(spec: PromptSpec): PromptSpec {
  const { subjects, setting } = spec;
  const isLight = subjects.every(({ glyph, word }) => glyph === 'candle' && word === 'candlelight');
  const isPlace = setting !== null && setting !== 'room' && isInterior(setting);
  return isLight && isPlace ? leavingOut(spec, () => true) : spec;
}

/** "a wizard in a cave, crystals": they grow in the cave. */
export function crystalsOfCaves(spec: PromptSpec): PromptSpec {
  if (spec.setting !== 'cave') return spec;
  return leavingOut(
    spec,
    ({ word, colour }, index) =>
      /^crystals?$/.test(word) && colour === null && !isRelated(spec, index),
  );
}

/** The words for what the place itself shows. */
export const shownByPlace = (
  words: ReadWords,
  { setting }: Pick<ScenePlan, 'setting'>,
): ReadWords => {
  if (setting !== 'battlefield') return words;
  const isShown = (word: string): boolean => SHOWN_BY_BATTLEFIELDS.test(word);
  const { standIns } = words;
  return showAmong(
    {
      ...words,
      notDrawn: [...words.notDrawn, ...standIns.map(({ word }) => word).filter(isShown)],
      standIns: standIns.filter(({ word }) => !isShown(word)),
    },
    isShown,
  );
};
