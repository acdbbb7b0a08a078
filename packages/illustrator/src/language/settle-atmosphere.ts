import { isInterior } from './indoors.ts';
import { choosePlace, chooseStyle, findOtherPlace, isWithoutColours, type Said } from './places.ts';
import type { Reader } from './reader.ts';
import { type SenseKind, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import { isSunDown } from './time-words.ts';
import type { WordAccount } from './word-account.ts';

/** Marks the words as drawn that named the setting, hour, weather or style of the picture. */
export function claim(
  account: WordAccount,
  kind: Extract<SenseKind, 'setting' | 'time' | 'weather' | 'style'>,
  shown: readonly Said<unknown>[],
): void {
  for (const { item } of shown) account.draw(item, senseOf(item, kind)?.standIn ?? null);
}

const OF_THE_SUN =
  /^(sunny|sunshine|sunlight|sunlit|sun ?rays|sunbeams?|rays of (sun|sunlight|light)|light rays|clear sky|blue sky)$/;
const OF_THE_SKY = new RegExp(
  `${OF_THE_SUN.source}|^(stars|starry|starry sky|fireflies|dark|darkness)$`,
);

const OF_FUTURE = /^(sci fi|science fiction|futuristic)$/;
const FUTURE_PLACES: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'mars',
  'space',
  'moonscape',
  'spaceship',
  'cockpit',
  'city',
  'street',
]);

/** The place of the picture, with the words that named it or hinted at it. */
function settleNamedPlace({ atmosphere, account, cast }: Reader) {
  const { places, placeHints, barePlaces } = atmosphere;
  const isBare = cast.subjects.length === 0 && places.length + placeHints.length === 0;
  const named = choosePlace(places);
  const hinted = choosePlace(isBare ? barePlaces : placeHints);
  // "a bedroom window": the window is in that room.
  const isHintOfRoom =
    named.chosen === 'room' && hinted.chosen !== null && isInterior(hinted.chosen);
  const place = named.chosen === null || isHintOfRoom ? hinted : named;
  claim(account, 'setting', place.shown);
  // What a place is only hinted at by may show in the named one as well.
  if (isHintOfRoom) claim(account, 'setting', named.shown);
  else if (named.chosen !== null) {
    const fitting = placeHints.filter(({ value }) => value === named.chosen);
    claim(account, 'setting', fitting);
  }
  return place;
}

/** The style of the picture. */
function settleStyle({ atmosphere: { styles }, account }: Reader, setting: SettingName | null) {
  // "a cathedral interior with stained glass" has windows of it; of a place in space a word for the future says nothing more.
  const ofPlace = styles.filter(
    ({ item }) =>
      (setting === 'nave' && item.text === 'stained glass') ||
      (OF_FUTURE.test(item.text) && FUTURE_PLACES.has(setting)),
  );
  account.drawAll(ofPlace.map(({ item }) => item));
  const style = chooseStyle(styles.filter((said) => !ofPlace.includes(said)));
  claim(account, 'style', style.shown);
  const isColourless = isWithoutColours(styles, style.chosen);
  const ofGrey = styles.filter(({ value }) => isColourless && value === 'noir');
  claim(account, 'style', ofGrey);
  return { style: style.chosen, isColourless };
}

/** The hour of the picture. */
function settleHour({ atmosphere: { times }, account }: Reader) {
  // "summer night": a season only suggests an hour.
  const said = times.filter(({ item }) => senseOf(item, 'time')?.standIn === undefined);
  // "a sunny morning", "fireflies at dusk": the hour says more than what is in the sky.
  const hour = said.find(({ item }) => !OF_THE_SKY.test(item.text)) ?? said[0];
  const time = (hour ?? times[0])?.value ?? null;
  const isSunUp = time !== null && time !== 'night';
  const shown = times.filter(
    ({ value, item }) => value === time || (isSunUp && OF_THE_SUN.test(item.text)),
  );
  claim(account, 'time', shown);
  return { time, isTwilight: isSunUp && hour !== undefined && isSunDown(hour.item.text) };
}

/** Settles place, hour, air and manner, with the words that said them. */
export function settleAtmosphere(reader: Reader) {
  const { places, weather } = reader.atmosphere;
  const place = settleNamedPlace(reader);
  const manner = settleStyle(reader, place.chosen);
  const hour = settleHour(reader);
  claim(reader.account, 'weather', weather);
  return {
    setting: place.chosen,
    otherPlace: findOtherPlace(places, place.chosen),
    places: place.shown.map(({ item }) => item.source),
    placeNames: place.shown.map(({ item }) => item.text),
    ...manner,
    ...hour,
    weather: [...new Set(weather.map(({ value }) => value))],
  };
}
