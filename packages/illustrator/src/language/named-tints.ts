import { COLOURS } from './colours.ts';
import { isInterior } from './indoors.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './spec.ts';
import type { WordAccount } from './word-account.ts';

/** Color names that the prompt gives to the sky, the water and the mountains. */
export interface NamedTints {
  readonly skyColour: string | null;
  readonly waterColour: string | null;
  readonly rockColour: string | null;
}

const SKY = /^(sky|skies|heaven|heavens)$/;
const WATER = /^(water|waters|sea|ocean|lagoon|waves?|lake|river|pond|bay)$/;

const MOUNTAINS = /^(mountains?|mountain range|peaks?|summits?)$/;

const WITHOUT_SKY: ReadonlySet<SettingName> = new Set<SettingName>([
  'room',
  'stage',
  'abstract',
  'flatlay',
  'cave',
  'underwater',
]);
/** Places whose water takes the color. */
const WATERS: ReadonlySet<SettingName> = new Set<SettingName>(['ocean', 'beach', 'cliff', 'cove']);

/** "under a purple sky", "turquoise water", "purple mountains". */
export function readNamedTints(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): NamedTints {
  const hasSky = setting === null || !(isInterior(setting) || WITHOUT_SKY.has(setting));
  const named = (nouns: RegExp): string | null => {
    for (const [i, item] of sentence.entries()) {
      if (!nouns.test(item.text)) continue;
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
  return {
    skyColour: hasSky ? named(SKY) : null,
    rockColour: hasSky ? named(MOUNTAINS) : null,
    waterColour: setting !== null && WATERS.has(setting) ? named(WATER) : null,
  };
}
