import { INTERIOR_NAMES } from './indoors.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

const OVERCAST = /^(?:overcast|cloudy)(?: (?:sky|skies|day|morning|afternoon|weather|light))?$/;
const GREY = /^(?:gr[ae]y|leaden|gloomy|dull)$/;
const SKY = /^(?:sky|skies|clouds?|day|light|weather)$/;

/** Places without the sky of a day. */
const WITHOUT_SKY: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'stage',
  'cave',
  'abstract',
  'underwater',
  'space',
]);

/** Whether clouds cover the whole sky: "overcast", "a gray sky". Claims the words. */
export function readOvercast(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): boolean {
  if (setting !== null && WITHOUT_SKY.has(setting)) return false;
  const said = sentence.flatMap((item, i) => {
    const next = sentence[i + 1];
    const isBeforeSky = next !== undefined && SKY.test(next.text);
    if (OVERCAST.test(item.text)) return isBeforeSky ? [item, next] : [item];
    return GREY.test(item.text) && next && /^(?:sky|skies|clouds)$/.test(next.text)
      ? [item, next]
      : [];
  });
  account.drawAll(said);
  return said.length > 0;
}
