import { phrases } from './phrases.ts';
import type { Item } from './sense.ts';
import type { RegionName, SettingName } from './spec.ts';
import type { WordAccount } from './word-account.ts';

const WORDS: Readonly<Record<RegionName, string>> = {
  japan:
    'japan, japanese, tokyo, kyoto, osaka, nara, shibuya, shinjuku, gion, harajuku, edo, izakaya',
  aegean: 'greek, greece, santorini, mykonos, cycladic, aegean, mediterranean, whitewashed',
  orient: 'moroccan, morocco, marrakech, marrakesh, arabian, arabic, persian, middle eastern',
};
const REGIONS: ReadonlyMap<string, RegionName> = new Map(
  (Object.keys(WORDS) as RegionName[]).flatMap((name) =>
    phrases(WORDS[name]).map((word): [string, RegionName] => [word, name]),
  ),
);

/** Rooms that are at home in Japan alone. */
const JAPANESE_ROOMS: ReadonlySet<SettingName | null> = new Set<SettingName>(['engawa', 'dojo']);

/** Of streets and alleys the houses are built as the region builds them. */
const isBuilt = (setting: SettingName | null): boolean =>
  setting === 'alley' || setting === 'street';

/**
 * Where in the world the houses of the place are at home, and the street that shows them.
 * A region of which the place shows nothing is null.
 */
export function readRegion(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): { readonly region: RegionName | null; readonly setting: SettingName | null } {
  const item = sentence.find(({ text }) => REGIONS.has(text));
  const region = REGIONS.get(item?.text ?? '');
  if (item === undefined || region === undefined) return { region: null, setting };
  if (region === 'japan' && JAPANESE_ROOMS.has(setting)) account.draw(item);
  if (!isBuilt(setting)) return { region: null, setting };
  account.draw(item);
  return { region, setting: 'alley' };
}
