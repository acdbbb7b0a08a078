import { COLOURS } from './colours.ts';
import { isInterior, isWithoutSky } from './indoors.ts';
import type { LandformName } from './place-look.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

/** Color names that the prompt gives to the sky, the water, the sand, the mountains and the walls of a room. */
export interface NamedTints {
  readonly skyColour: string | null;
  readonly waterColour: string | null;
  readonly rockColour: string | null;
  /** Of the sand of a beach. */
  readonly sandColour: string | null;
  readonly wallColour: string | null;
  /** The walls with that color are tiled. */
  readonly isWallTiled: boolean;
}

/** Whether the prompt gives a color to any of them. */
export const isAnyPainted = (tints: NamedTints): boolean =>
  Object.values(tints).some((tint) => typeof tint === 'string');

const SKY = /^(sky|skies|heaven|heavens)$/;
const WATER = /^(water|waters|sea|ocean|lagoon|waves?|lake|river|pond|bay)$/;

const SAND = /^(sand|sands|beach|beaches)$/;
const WALLS = /^(walls?|wallpaper)$/;
const WALL_TILES = /^(tiles|tiling|wall tiles|tiled walls?)$/;
const MOUNTAINS = /^(mountains?|mountain range|peaks?|summits?)$/;

/** Places whose water takes the color. */
const WATERS: ReadonlySet<SettingName> = new Set<SettingName>([
  'ocean',
  'beach',
  'cliff',
  'cove',
  'oasis',
  'golfcourse',
  'canal',
  'lake',
  'harbour',
]);
const WATERY: ReadonlySet<LandformName> = new Set<LandformName>(['flood', 'river', 'sea']);

/** "under a purple sky", "turquoise water", "purple mountains", "green tiles" and "a pink bathroom". */
export function readNamedTints(
  sentence: readonly Item[],
  setting: SettingName | null,
  landforms: readonly LandformName[],
  account: WordAccount,
): NamedTints {
  const hasWater =
    (setting !== null && WATERS.has(setting)) || landforms.some((name) => WATERY.has(name));
  const hasSky = setting === null || !(setting === 'flatlay' || isWithoutSky(setting));
  const named = (isMeant: (item: Item) => boolean): string | null => {
    for (const [i, item] of sentence.entries()) {
      if (!isMeant(item)) continue;
      const at = has(sentence[i - 1], 'adjective') ? i - 2 : i - 1;
      const before = sentence[at];
      if (before === undefined || before.isBreak) continue;
      const colour = senseOf(before, 'colour')?.colour;
      if (colour === undefined || COLOURS[colour] === undefined) continue;
      account.drawAll([before, item]);
      return colour;
    }
    return null;
  };
  const isOneOf =
    (nouns: RegExp) =>
    ({ text }: Item): boolean =>
      nouns.test(text);
  const isRoom = (item: Item): boolean => senseOf(item, 'setting')?.setting === setting;
  const isIndoors = setting !== null && isInterior(setting);
  const tileColour = isIndoors ? named(isOneOf(WALL_TILES)) : null;
  const roomColour = isIndoors ? (named(isOneOf(WALLS)) ?? named(isRoom)) : null;
  return {
    skyColour: hasSky ? named(isOneOf(SKY)) : null,
    rockColour: hasSky ? named(isOneOf(MOUNTAINS)) : null,
    sandColour: setting === 'beach' ? named(isOneOf(SAND)) : null,
    waterColour: hasWater ? named(isOneOf(WATER)) : null,
    wallColour: tileColour ?? roomColour,
    isWallTiled: tileColour !== null,
  };
}
