import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isShip } from '../things/nature.ts';
import { withChanged, withLandform } from './spec-changes.ts';

/** Where boats have no water but that of the rain. */
const STREETS: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'street',
  'city',
  'road',
  'alley',
  'suburb',
  'courtyard',
]);
const OF_WATER = /\b(?:gutters?|storm drains?|puddles?)\b/i;

const AFLOAT: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'float',
  'bounce',
  'swing',
  'sail',
]);

/** "a paper boat bobbing down a gutter in the rain": it floats on the water that is there. */
export function boatsOnStreets(spec: PromptSpec): PromptSpec {
  const { prompt, setting, weather, landforms, relations } = spec;
  const isWet = weather.includes('rain') || landforms.includes('flood') || OF_WATER.test(prompt);
  const floats = ({ glyph, motion }: Subject, index: number): boolean =>
    isShip(glyph) &&
    AFLOAT.has(motion) &&
    !relations.some(({ to, kind }) => to === index && kind === 'hold');
  if (!isWet || !STREETS.has(setting) || !spec.subjects.some(floats)) return spec;
  return {
    ...withChanged(spec, floats, { motion: 'sail' }),
    landforms: withLandform(
      landforms.filter((name) => name !== 'puddles'),
      'flood',
    ),
  };
}
