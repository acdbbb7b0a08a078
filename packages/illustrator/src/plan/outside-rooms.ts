import { isIndoors } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';

/** Trees that grow in no room. */
const GROWN_TREES =
  /^(?:deciduous-tree|evergreen-tree|palm-tree|@(?:oak|willow|birch|cherry|autumn|bare|fir|leaf|orange|lemon|peach|pear|plum|olive|apple|berry)tree|@coconutpalm|@acacia|@baobab|@cypress)$/;

/**
 * The place of a picture with a grown tree is outdoors where the prompt names no room: "uncles playing dominoes under
 * a mango tree", though people play at home otherwise.
 * @param said the place that the prompt names
 */
export function outsideRooms(
  { subjects, sights }: PromptSpec,
  said: SettingName | null,
  setting: SettingName,
): SettingName {
  const isOutdoors =
    said === null && sights.length === 0 && subjects.some(({ glyph }) => GROWN_TREES.test(glyph));
  return isOutdoors && isIndoors(setting) ? 'park' : setting;
}
