import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { hideWords, showWords, withLandform } from './spec-changes.ts';

const ABOVE =
  /\b(?:(?:above|over) the clouds|(?:through|among|between) (?:the )?clouds|sea of clouds)\b/i;
const OF_CLOUDS =
  /^(?:(?:high )?(?:above|over) the clouds|(?:through|among|between) (?:the )?clouds|(?:above |over )?(?:a |the )?sea of clouds)$/i;
/** Land that can be high up. */
const HEIGHTS: ReadonlySet<SettingName> = new Set<SettingName>([
  'mountain',
  'cliff',
  'hills',
  'village',
  'snowfield',
  'forest',
  'city',
]);

/** "a village above the clouds": they lie around the land, below those who are there. */
export function aboveSeaOfClouds(spec: PromptSpec): PromptSpec {
  const { setting, landforms, prompt, format } = spec;
  if (setting === null || setting === 'sky' || format !== null || !ABOVE.test(prompt)) return spec;
  return HEIGHTS.has(setting)
    ? showWords({ ...spec, landforms: withLandform(landforms, 'cloudsea') }, OF_CLOUDS)
    : hideWords(spec, OF_CLOUDS);
}
