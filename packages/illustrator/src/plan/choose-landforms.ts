import type { LandformName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { CITY_LANDMARK } from '../things/city-landmarks.ts';
import { ON_RAILS } from '../things/machines.ts';
import { isOpenVehicle } from '../things/seats.ts';
import { isInSnow } from './adjust-setting.ts';
import { withLandform } from './spec-changes.ts';

const ROADSIDES: ReadonlySet<SettingName> = new Set<SettingName>([
  'beach',
  'desert',
  'forest',
  'savanna',
  'canyon',
  'snowfield',
]);

/** A vehicle that is driven has a road. */
export function withRoad(
  { subjects, landforms }: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): readonly LandformName[] {
  const [first] = subjects;
  const drives =
    (first?.motion === 'drive' || (setting === 'beach' && first?.motion === null)) &&
    (vocabulary.categoryOf(first.glyph) === 'transport-ground' || isOpenVehicle(first.glyph));
  if (runsOnRails(subjects) && WITH_RAILS.has(setting)) {
    return withLandform(
      landforms.filter((name) => name !== 'road'),
      'rails',
    );
  }
  return drives && ROADSIDES.has(setting) ? withLandform(landforms, 'road') : landforms;
}

/** A train has rails, except on a bridge, which has its own. */
const runsOnRails = (subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ glyph, motion }) => ON_RAILS.test(glyph) && motion !== 'fly' && motion !== 'float',
  ) && !subjects.some(({ glyph }) => /^@(viaduct|bridge)$/.test(glyph));

/** Open land and streets. */
const WITH_RAILS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...ROADSIDES,
  'hills',
  'park',
  'village',
  'mountain',
  'jungle',
  'street',
  'road',
]);

/** Land on which a bridge leads over something. */
const OVER_RIVERS: ReadonlySet<SettingName> = new Set<SettingName>(['hills', 'park', 'forest']);

const isBridge = ({ glyph }: Subject): boolean => /^@(?:covered)?bridge$/.test(glyph);

const ON_CLIFFS = /^(?:@lighthouse|castle|@ruins)$/;

/** A bridge, with none beside it that would stand in its river. */
const isOneBridge = ({ subjects, relations }: PromptSpec): boolean =>
  subjects.filter(isBridge).length === 1 &&
  subjects.every(
    (subject, index) =>
      isBridge(subject) || relations.some(({ from, kind }) => from === index && kind === 'on'),
  );

const CITY_BRIDGE =
  /^@(?:bridge|coveredbridge|stonetowerbridge|suspensionbridge|towerbridge|goldengate)$/;

/** The bridge of a city stands in its river, and nothing is there that needs the street. */
const isOverCityRiver = (setting: SettingName, subjects: readonly Subject[]): boolean =>
  /^(?:city|street)$/.test(setting) &&
  CITY_BRIDGE.test(subjects[0]?.glyph ?? '') &&
  subjects.slice(1).every(({ glyph }) => CITY_BRIDGE.test(glyph) || CITY_LANDMARK.test(glyph));

/** What of the land the place has room for: a lake has its water already. */
export function landformsAt(
  spec: PromptSpec,
  setting: SettingName,
  landforms: readonly LandformName[],
): readonly LandformName[] {
  const { subjects } = spec;
  const isFjord =
    setting === 'ocean' && spec.placeNames.some((place) => /fjord|cliffs?$/.test(place));
  if (isFjord || (setting === 'snowfield' && isInSnow(spec))) {
    return withLandform(landforms, 'peaks');
  }
  // A lighthouse alone at the sea stands high above it.
  if (setting === 'cliff' && subjects.length === 1 && ON_CLIFFS.test(subjects[0]?.glyph ?? ''))
    return withLandform(landforms, 'summit');
  if (OVER_RIVERS.has(setting) && isOneBridge(spec)) {
    return withLandform(
      landforms.filter((name) => name !== 'river'),
      'underbridge',
    );
  }
  if (OVER_RIVERS.has(setting) && landforms.length === 0 && subjects.some(isBridge))
    return ['river'];
  // Water on the street mirrors the houses as the river of a city does.
  if (landforms.length === 0 && isOverCityRiver(setting, subjects)) return ['flood'];
  if (setting === 'lake') {
    return landforms.filter((name) => !/^(?:river|puddles|mud)$/.test(name));
  }
  const isOnWave = setting === 'ocean' && spec.setting !== null && subjects[0]?.motion === 'surf';
  return isOnWave ? withLandform(landforms, 'breaker') : landforms;
}
