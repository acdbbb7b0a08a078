import { COLOURS } from './colours.ts';
import { isInterior } from './indoors.ts';
import { has, type Item, senseOf } from './sense.ts';
import { isAny } from './sentence.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

/** Colors that places have by themselves. */
const OWN_COLOURS: readonly (readonly [colours: RegExp, places: RegExp])[] = [
  [/green|emerald|olive|mint/, /^(?:forest|jungle|garden|backyard|hills|park|lake|swamp|village|farmyard|golfcourse|savanna|playground|pondgarden|field)$/],
  [/gold|yellow|orange|sand|tan|beige|brown/, /^(?:desert|savanna|canyon)$/],
  [/red|rust|orange|brown|terracotta/, /^(?:canyon|mars)$/],
  [/white|ice blue|silver/, /^(?:snowfield|skislope|moonscape|sky)$/],
  [/blue|white/, /^(?:sky|ocean|lake|pool|underwater|beach|cliff|cove|harbour)$/],
  [/gr[ae]y|silver|black/, /^(?:city|street|alley|road|moonscape|space|cave)$/],
]; // prettier-ignore

/** Backgrounds, sets and papers, which take any color. */
const PAINTED = /^(?:abstract|flatlay|room|stage|synth|liquid|wallside)$/;
/** Below it a light has no color. */
const COLOURLESS = 0.04;

const hasByItself = (colour: string, setting: SettingName): boolean =>
  OWN_COLOURS.some(([colours, places]) => colours.test(colour) && places.test(setting));

/** The word for the color of the place: "red" of "a red forest" or "a red misty forest". */
function colourOfPlace(sentence: readonly Item[], setting: SettingName): Item | undefined {
  return sentence.find((item, i) => {
    if (!has(item, 'colour')) return false;
    let at = i + 1;
    while (isAny(sentence[at], ['adjective', 'size', 'weather'])) at++;
    return senseOf(sentence[at], 'setting')?.setting === setting;
  });
}

/**
 * The light that shows the color of a place without subjects: "a red forest", "a purple desert". A color that neither the
 * place nor a light has is reported.
 * @returns a color name
 */
export function readPlaceColour(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): string | null {
  if (setting === null || isInterior(setting) || PAINTED.test(setting)) return null;
  const item = colourOfPlace(sentence, setting);
  const colour = senseOf(item, 'colour')?.colour;
  if (item === undefined || colour === undefined || hasByItself(colour, setting)) return null;
  const chroma = COLOURS[colour]?.[1] ?? 0;
  if (chroma > COLOURLESS) return colour;
  account.reject(item);
  return null;
}
