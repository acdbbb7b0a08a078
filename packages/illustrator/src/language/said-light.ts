import { readKeptColour } from './kept-colour.ts';
import { readBoltColour, readHourColour, readLightColours } from './light-colours.ts';
import { readLights } from './light-words.ts';
import { readOvercast } from './overcast.ts';
import type { Reading } from './reading.ts';
import type { SettingName } from './setting-name.ts';

/** Reads the quality and the colors of the light, and the only color of a picture in grey. */
export function readSaidLight(
  { prompt, sentence, here, reader: { account } }: Reading,
  setting: SettingName | null,
) {
  const lights = readLights(sentence, account);
  const isOvercast = readOvercast(here, setting, account);
  const hour = readHourColour(here, setting, account);
  const lit = readLightColours(sentence, account);
  return {
    lights,
    isOvercast,
    lightColours: lit.length > 0 || hour.light === null ? lit : [hour.light],
    skyColour: hour.sky,
    boltColour: readBoltColour(here, account),
    keptColour: readKeptColour(prompt, sentence, account),
  };
}
