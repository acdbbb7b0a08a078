import { saysMovingClouds } from '../language/scenery-account.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChanged } from './spec-changes.ts';

const OF_SKY =
  /^(?:clouds?|(?:night |evening |dark |blue |cloudy )?sky|past|across|over|moving|drifting|floating|passing|fast|quickly|time ?lapse)$/i;

const isAlone = ({ subjects }: Pick<PromptSpec, 'subjects'>): boolean =>
  subjects.length > 0 && subjects.every(({ glyph, hasLimbs }) => isSkyBody(glyph) && !hasLimbs);

/** Clouds that move before a sun or a moon with nothing else around it. */
export const hasCloudsBefore = (spec: Pick<PromptSpec, 'subjects' | 'prompt'>): boolean =>
  isAlone(spec) && saysMovingClouds(spec.prompt);

/** "clouds drifting past the moon": the moon stands still in the sky, and no pedestal is below it. */
export function inCloudySky(spec: PromptSpec): PromptSpec {
  const { setting, format, caption, backdrop, prompt } = spec;
  const isOpen = (setting === null || setting === 'sky') && format === null && caption === null;
  const hasSky = /\bclouds?\b|\bsky\b/iu.test(prompt);
  if (!isOpen || backdrop !== null || !hasSky || !isAlone(spec)) return spec;
  const inSky = { ...spec, setting: 'sky' as const };
  if (!hasCloudsBefore(spec))
    return showWords(inSky, /^(?:(?:night |evening |dark )?sky|clouds?)$/i);
  return showWords(
    withChanged(inSky, ({ motion }) => motion === 'float' || motion === 'drive', { motion: null }),
    OF_SKY,
  );
}
