import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

/** Words for what the picture of a place shows anyway, which no table of nouns has. */
const WORDS_OF_PLACES: Readonly<Partial<Record<SettingName, RegExp>>> = {
  wedding: /^(aisle|arch|ceremony|altar)$/,
  gamer: /^(rgb|rgb lights?|leds?|led lights?|lights?|lighting|setup|posters?|desk)$/,
  ramenshop: /^(japanese|counter|small|tiny|little)$/,
  garden: /^(fence|lawn|flower beds?|flowerbeds?|bushes)$/,
  backyard: /^(fence|lawn|bushes)$/,
  mushroomvillage: /^(hollow|ladders?|lanterns?)$/,
  village: /^(windows|lit windows|roofs|rooftops)$/,
  moonscape: /^(?:planet )?earth$/,
  hotspring: /^(steamy?|steaming|rocks|warm)$/,
};
/** The same of houses, by their glyph. */
const WORDS_OF_HOUSES: Readonly<Record<string, RegExp>> = {
  '@glasshouse': /^(pool|infinity|infinity pool|swimming pool|glass)$/,
  '@treehouse': /^(giant|big|old|ladder)$/,
  '@hobbithouse': /^(round|door|round door)$/,
};
/** Lights of their own are in the water around a city there. */
const GLOWING = /^(bioluminescent|bioluminescence|glowing)$/;

/** Claims the words for what the place or a house brings along: "the aisle", "rgb lights", "an infinity pool". */
export function claimPlaceWords(
  sentence: readonly Item[],
  setting: SettingName | null,
  isCityBelow: boolean,
  { cast, account }: { readonly cast: Cast; readonly account: WordAccount },
): void {
  const patterns = [
    ...(setting === null ? [] : [WORDS_OF_PLACES[setting]]),
    ...cast.subjects.map(({ glyph }) => WORDS_OF_HOUSES[glyph]),
    ...(setting === 'underwater' && isCityBelow ? [GLOWING] : []),
  ];
  for (const item of sentence) {
    if (patterns.some((pattern) => pattern?.test(item.text))) account.draw(item);
  }
}
