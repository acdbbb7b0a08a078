import { isInterior } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withGlyphs } from './spec-changes.ts';

/** The trees of pictures of land, instead of the ones of signs and stickers. */
const GROWN: Readonly<Record<string, string>> = {
  'deciduous-tree': '@leaftree',
  'palm-tree': '@coconutpalm',
  'evergreen-tree': '@firtree',
};

/** Places without land: what they show is set out, or furniture. */
const WITHOUT_LAND: ReadonlySet<SettingName> = new Set<SettingName>([
  'abstract',
  'flatlay',
  'room',
  'stage',
]);

/** Trees of open land look like the trees that the land has. */
export const withGrownTrees = (spec: PromptSpec, setting: SettingName): PromptSpec =>
  !isInterior(setting) && !WITHOUT_LAND.has(setting) && spec.format !== 'emblem'
    ? withGlyphs(spec, ({ glyph }) => GROWN[glyph])
    : spec;
