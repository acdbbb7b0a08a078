import { phrases } from './phrases.ts';
import type { RegionName } from './place-look.ts';
import { type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

const WORDS: Readonly<Record<RegionName, string>> = {
  japan:
    'japan, japanese, tokyo, kyoto, osaka, nara, shibuya, shinjuku, gion, harajuku, asakusa, kamakura, ginza, dotonbori, edo, izakaya',
  aegean: 'greek, greece, santorini, mykonos, cycladic, aegean, mediterranean, whitewashed',
  neon: 'cyberpunk, cyberpunk city, neon, neon lights, neon signs, neon sign, neon glow, neon lit, neon city, blade runner, times square, las vegas',
  whitewashed: 'white village, white town, white houses, white villages, andalusia, andalusian',
  timbered:
    'half timbered, half timbered houses, half timbered house, timber framed houses, timber framed house, tudor houses, fachwerk, alsace, alsatian, colmar, strasbourg, rothenburg, bavarian, bavaria',
  orient:
    'moroccan, morocco, marrakech, marrakesh, fez, medina, souk, arabian, arabic, persian, middle eastern, desert town, desert village, desert city',
};
const REGIONS: ReadonlyMap<string, RegionName> = new Map(
  (Object.keys(WORDS) as RegionName[]).flatMap((name) =>
    phrases(WORDS[name]).map((word): [string, RegionName] => [word, name]),
  ),
);

/** Rooms that are at home in Japan alone. */
const JAPANESE_ROOMS: ReadonlySet<SettingName | null> = new Set<SettingName>(['engawa', 'dojo']);

/** Big cities whose streets shine at night. */
const OF_LIGHTS = /^(tokyo|shibuya|shinjuku|osaka|hong kong|akihabara|ginza|dotonbori)$/;
const OF_NIGHT = /\b(night|midnight|rain|rainy|after dark|evening)\b/;

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
  const named = sentence.filter(({ text }) => REGIONS.has(text));
  const isOf = (name: RegionName) => (item: Item) => REGIONS.get(item.text) === name;
  const isAtNight = sentence.some(({ text }) => OF_NIGHT.test(text));
  const lights = named.filter(
    (each) => isOf('neon')(each) || (isAtNight && OF_LIGHTS.test(each.text)),
  );
  // "a neon sign" by itself is in no street.
  const isStreetSaid =
    (isBuilt(setting) || (setting === 'city' && !saysSkyline(sentence))) &&
    sentence.some((each) => !isOf('neon')(each) && namesTown(each));
  if (lights.length > 0 && isStreetSaid) {
    account.drawAll(named.filter((each) => isOf('neon')(each) || isOf('japan')(each)));
    account.drawAll(sentence.filter(({ text }) => REFLECTED.test(text)));
    return { region: 'neon', setting: 'alley' };
  }
  const item =
    named.find((each) => !isOf('neon')(each) && !isOf('whitewashed')(each)) ??
    named.find(isOf('whitewashed'));
  const region = REGIONS.get(item?.text ?? '') ?? regionOfWords(sentence, setting);
  if (region === null || region === undefined) return { region: null, setting };
  if (item && region === 'japan' && JAPANESE_ROOMS.has(setting)) account.draw(item);
  if (setting === 'steps' && region === 'japan') {
    if (item) account.draw(item);
    account.drawAll(sentence.filter(({ text }) => /\b(temple|shrine|pagoda)$/.test(text)));
    return { region, setting };
  }
  if (region === 'orient' && setting === 'market') {
    if (item) account.draw(item);
    return { region, setting };
  }
  if (!isBuilt(setting) && !hasHouses(region, item, setting)) return { region: null, setting };
  if (item) account.draw(item);
  account.drawAll(named.filter(isOf('whitewashed')));
  for (const each of sentence) {
    const isOfStreet = /^(street|alley|village|city)$/.test(
      senseOf(each, 'setting')?.setting ?? '',
    );
    const isOfHouses = WHITE.has(region) && OF_HOUSES.test(each.text);
    if (isOfStreet || isOfHouses) account.draw(each);
  }
  return { region, setting: 'alley' };
}

const WHITE: ReadonlySet<RegionName> = new Set<RegionName>(['aegean', 'whitewashed']);
/** What white houses of the south have. */
const OF_HOUSES =
  /^(white|blue|dome|domes|blue domes|houses|bougainvilleas?|flowers|flower pots|whitewashed)$/;

/** "a white village", "a street with cherry blossoms". */
function regionOfWords(sentence: readonly Item[], setting: SettingName | null): RegionName | null {
  if (!isBuilt(setting) && setting !== 'village') return null;
  const isWhite = sentence.some(
    (each, i) =>
      senseOf(each, 'colour')?.colour === 'white' &&
      [sentence[i - 1], sentence[i + 1]].some((next) =>
        /^(village|alley|street)$/.test(senseOf(next, 'setting')?.setting ?? ''),
      ),
  );
  if (isWhite) return 'whitewashed';
  const isInBloom = sentence.some(({ text }) => /\b(cherry|sakura)\b/.test(text));
  return isInBloom && isBuilt(setting) ? 'japan' : null;
}

/** An island of the Aegean is its villages, a white village its street. */
const hasHouses = (
  region: RegionName,
  item: Item | undefined,
  setting: SettingName | null,
): boolean =>
  (region === 'timbered' && setting === 'village') ||
  (region === 'whitewashed' && (setting === 'village' || setting === null)) ||
  (region === 'aegean' &&
    /^(santorini|mykonos|cycladic)$/.test(item?.text ?? '') &&
    /^(cliff|ocean|village|city|null)$/.test(String(setting)));

const namesTown = (item: Item): boolean =>
  /^(street|alley|city)$/.test(senseOf(item, 'setting')?.setting ?? '');
const REFLECTED = /^(reflections?|reflecting|puddles?|wet street|wet asphalt|wet)$/;
const saysSkyline = (sentence: readonly Item[]): boolean =>
  sentence.some(({ text }) => /skyline|cityscape|aerial|above|flying|skyscrapers/.test(text));
