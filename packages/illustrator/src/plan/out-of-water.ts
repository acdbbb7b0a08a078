import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { placeOfRole } from './role-places.ts';
import { isAtHomeIn } from './settings-of-kinds.ts';

const IN_WATER: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'swim',
  'float',
  'backfloat',
  'plunge',
  'surf',
]);

const livesInWater = ({ glyph }: Subject): boolean => isAtHomeIn('underwater', glyph);

/** Somebody on foot beside a boat, in no place that the prompt names. */
function standsAtSea({ subjects, relations, setting: said }: PromptSpec, setting: SettingName) {
  const [first] = subjects;
  if (said !== null || setting !== 'ocean' || !first?.person) return false;
  const isCarried = relations.some(
    ({ from, kind }) => from === 0 && /^(?:ride|in|inside|on)$/.test(kind),
  );
  return !isCarried && !IN_WATER.has(first.motion);
}

/**
 * The place of a first subject that does not live in the water, beside an animal that does: a cat that watches a goldfish in
 * a bowl is at home, and a fisherman with his catch stands on a pier.
 * @returns null: the place that was found
 */
export function placeOutOfWater(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): SettingName | null {
  const { subjects } = spec;
  const [first] = subjects;
  if (standsAtSea(spec, setting)) return 'pier';
  if (spec.setting !== null || !first || !isAnimate(first.glyph, vocabulary)) return null;
  const others = subjects.flatMap((each, index) => (livesInWater(each) ? index : []));
  const areFew = others.length === 1 && others.every((index) => subjects[index]?.count === 1);
  const belongsThere =
    livesInWater(first) || IN_WATER.has(first.motion) || placeOfRole(first) === 'underwater';
  if (setting !== 'underwater' || belongsThere || !areFew) return null;
  const isInVessel = (index: number): boolean =>
    spec.relations.some(({ from, kind }) => from === index && kind === 'inside');
  if (others.every(isInVessel)) return 'living';
  return first.person === null ? null : 'pier';
}
