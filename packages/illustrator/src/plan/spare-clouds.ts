import type { Relation } from '../language/relation.ts';
import { GREEN_PLACES } from '../language/scenery-account.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, leavingOut } from './spec-changes.ts';

/** Places whose sky has clouds by day. */
const CLOUDY: ReadonlySet<SettingName> = new Set<SettingName>([
  ...GREEN_PLACES,
  'beach',
  'canyon',
  'city',
  'cliff',
  'cove',
  'desert',
  'farmyard',
  'harbour',
  'ocean',
  'road',
  'sky',
  'snowfield',
  'street',
]);

/** Clouds as every sky has them: no faces, no deeds and no color of their own. */
const arePlain = ({ glyph, count, colour, motion, expression }: Subject): boolean =>
  glyph === 'cloud' && count > 1 && colour === null && motion === null && expression === null;

/** Whether something else has to do with a cloud: it is on it, or under it. */
const isTouched = (relations: readonly Relation[], index: number): boolean =>
  relations.some(({ to, kind }) => to === index && kind !== 'beside' && kind !== 'behind');

/** "a house on a hill, fluffy clouds": the clouds are those of the sky. */
export function withoutSpareClouds(spec: PromptSpec, setting: SettingName): PromptSpec {
  const isUsed = (index: number): boolean => index === 0 || isRelated(spec, index);
  return leavingOut(spec, (subject, index) => {
    if (index > 0 && CLOUDY.has(setting) && arePlain(subject))
      return !isTouched(spec.relations, index);
    return setting === 'sky' && subject.glyph === 'cloud' && !isUsed(index);
  });
}
