import { isWithoutSky } from './indoors.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

const OVERCAST = /^(?:overcast|cloudy)(?: (?:sky|skies|day|morning|afternoon|weather|light))?$/;
const GREY = /^(?:gr[ae]y|leaden|gloomy|dull)$/;
const SKY = /^(?:sky|skies|clouds?|day|light|weather)$/;
const GREY_THINGS = /^(?:sky|skies|clouds)$/;

/** Whether the place has a sky that clouds can cover; space has one, but not that of a day. */
export const hasDaySky = (setting: SettingName | null): boolean =>
  setting === null || (setting !== 'space' && !isWithoutSky(setting));

/** Whether clouds cover the whole sky: "overcast", "a gray sky". Claims the words. */
export function readOvercast(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): boolean {
  if (!hasDaySky(setting)) return false;
  const said = sentence.flatMap((item, i) => {
    const next = sentence[i + 1];
    if (OVERCAST.test(item.text)) return next && SKY.test(next.text) ? [item, next] : [item];
    return GREY.test(item.text) && next && GREY_THINGS.test(next.text) ? [item, next] : [];
  });
  account.drawAll(said);
  return said.length > 0;
}
