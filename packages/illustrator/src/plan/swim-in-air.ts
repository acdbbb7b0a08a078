import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isAtHomeIn } from './settings-of-kinds.ts';
import { withChanged } from './spec-changes.ts';

const IN_AIR =
  /\b(?:swim\w*|swam|glid\w+|drift\w*|float\w*|fl(?:y|ies|ying)|soar\w*) (?:\w+ )?(?:through|across|over|above|among|between|in|into) (?:an? |the )?(?:[\w-]+ ){0,3}?(?:sky|skies|clouds?|stars|air|city|cit(?:y|ies)|streets?|skyscrapers|buildings|rooftops?|roofs|town|village|houses|forest|trees|desert|dunes|fields?|meadow|mountains|hills|jungle|canyon)\b/iu;

/** Land, over which there is nothing but air. */
const ON_LAND: ReadonlySet<SettingName> = new Set<SettingName>([
  'village', 'city', 'street', 'alley', 'hills', 'mountain', 'forest', 'jungle', 'desert', 'canyon', 'park', 'savanna',
  'snowfield', 'road', 'bamboo',
]); // prettier-ignore

/** "a whale swimming through the sky above a town": it is in the air, and does not lie on the grass. */
export function swimInAir(spec: PromptSpec): PromptSpec {
  const { prompt, setting } = spec;
  if (setting === null || !ON_LAND.has(setting) || !IN_AIR.test(prompt)) return spec;
  return withChanged(
    spec,
    ({ glyph, motion }) =>
      (motion === 'swim' || motion === null) && isAtHomeIn('underwater', glyph),
    { motion: 'float' },
  );
}
