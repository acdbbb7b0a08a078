import { GREEN_PLACES } from '../language/scenery-account.ts';
import type { PromptSpec, SettingName } from '../language/spec.ts';

/** The trees of pictures of land, instead of the ones of signs and stickers. */
const GROWN: Readonly<Record<string, string>> = {
  'deciduous-tree': '@leaftree',
  'palm-tree': '@coconutpalm',
};

/** Open places whose trees are painted. */
const OPEN: ReadonlySet<SettingName> = new Set<SettingName>([
  ...GREEN_PLACES,
  'beach',
  'canal',
  'canyon',
  'city',
  'cliff',
  'cove',
  'desert',
  'farmyard',
  'garden',
  'graveyard',
  'harbour',
  'oasis',
  'ocean',
  'plaza',
  'playground',
  'road',
  'savanna',
  'sky',
  'snowfield',
  'street',
  'suburb',
  'synth',
]);

/** Trees of open land look like the trees that the land has. */
export const withGrownTrees = (spec: PromptSpec, setting: SettingName): PromptSpec =>
  OPEN.has(setting) && spec.format !== 'emblem'
    ? {
        ...spec,
        subjects: spec.subjects.map((each) => {
          const glyph = GROWN[each.glyph];
          return glyph === undefined ? each : { ...each, glyph };
        }),
      }
    : spec;
