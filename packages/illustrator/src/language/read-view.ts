import { choosePlace } from './places.ts';
import { Reader } from './reader.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import { claim } from './settle-atmosphere.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads what is outside the window, and adds it to what is in the room. @returns the place */
export function readView(
  outside: readonly Item[],
  { cast, account, atmosphere }: Reader,
  vocabulary: Vocabulary,
): SettingName | null {
  if (outside.length === 0) return null;
  const reader = new Reader(outside, vocabulary);
  reader.read();
  cast.addOutside(reader.cast);
  account.absorb(reader.account);
  atmosphere.addAir(reader.atmosphere);
  const place = choosePlace([...reader.atmosphere.places, ...reader.atmosphere.placeHints]);
  claim(account, 'setting', place.shown);
  return place.chosen;
}
