import { readKeptColour } from './kept-colour.ts';
import { readBoltColour, readHourColour, readLightColours } from './light-colours.ts';
import { readLights } from './light-words.ts';
import { hasDaySky, readOvercast } from './overcast.ts';
import { readPlaceColour } from './place-colours.ts';
import type { Reading } from './reading.ts';
import type { SettingName } from './setting-name.ts';

/**
 * Reads the quality and the colors of the light, and the only color of a picture in grey.
 * @param isPlacePainted the place has the color that is said of it: a blue sea, a white village
 */
export function readSaidLight(
  { prompt, sentence, here, reader: { account, cast, atmosphere } }: Reading,
  setting: SettingName | null,
  isPlacePainted: boolean,
) {
  const lights = readLights(sentence, account);
  const isGloomyDay = lights.includes('gloomy') && atmosphere.times.length === 0;
  const isOvercast = readOvercast(here, setting, account) || (isGloomyDay && hasDaySky(setting));
  const hour = readHourColour(here, setting, account);
  const lit = readLightColours(sentence, account);
  const isOfPlace = !isPlacePainted && cast.subjects.length === 0 && lit.length === 0;
  const placeColour = isOfPlace ? readPlaceColour(here, setting, account) : null;
  const colour = hour.light ?? placeColour;
  return {
    lights,
    isOvercast,
    lightColours: lit.length > 0 || colour === null ? lit : [colour],
    skyColour: hour.sky,
    boltColour: readBoltColour(here, account),
    keptColour: readKeptColour(prompt, sentence, account),
  };
}
