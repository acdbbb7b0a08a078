import { showAnimalGroup } from './animal-groups.ts';
import { addIcons, isStickerSetOf } from './icon-sets.ts';
import { readIncline } from './incline.ts';
import { isInterior } from './indoors.ts';
import { isAnimate } from './kinds-of-things.ts';
import {
  claimMannerOfMark,
  LOGO,
  showNamedAfterColour,
  showPetOfBusiness,
  showPlaceAsThing,
  showPlacesAsSigns,
  showSignOfTrade,
  showThingOfName,
} from './logo-things.ts';
import { isIconSet } from './mark.ts';
import { showTopic } from './poster-topics.ts';
import { FORMAT_OF } from './presentation.ts';
import type { Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { readRegion } from './regions.ts';
import { type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import { settleAtmosphere } from './settle-atmosphere.ts';
import { leaveGround } from './small-worlds.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { signOfTrade } from './trades.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** What is named before them is for sale there, or eaten. */
const SHOPS =
  /^(shop|market|restaurant|supermarket|bakery|florist|bookshop|bar|kitchen|ramenshop|factory|garage|workshop|stage)$/;
const OPEN_LAND =
  /^(beach|forest|jungle|park|hills|desert|mountain|cave|sky|space|underwater|village)$/;

/** "a cat cafe", "a penguin beach", "a candy forest": what the place is named for shows there. */
function livesThere(
  { wares }: Reader,
  setting: SettingName | null,
  vocabulary: Vocabulary,
): boolean {
  if (wares === null || (setting !== null && SHOPS.test(setting))) return false;
  return isAnimate(wares.glyph, vocabulary) || setting === null || OPEN_LAND.test(setting);
}

/** One of them makes a place: "volcano island", "lighthouse beach". */
const ONE_OF_ITS_KIND =
  /^(?:volcano|mountain|snow-capped-mountain|mount-fuji|castle|@(?:japanesecastle|lighthouse|mansion|cathedral|monastery|observatory|wizardtower|skycastle|skycity|eiffel|pyramid))$/;

/** "candle shop sale, 30% off": what is sold, where the picture shows nothing but a price tag. */
function showWares({ wares, cast, account }: Reader): void {
  if (wares === null || cast.subjects.some(({ glyph }) => glyph !== 'label')) return;
  const isPlural = !ONE_OF_ITS_KIND.test(wares.glyph);
  cast.add(wares.glyph, { ...wares.item, isPlural }, noModifiers());
  account.draw(wares.item);
}

/** Of patterns for cloth and paper, which show things and no place. */
const SEAMLESS = /\b(?:seamless|repeat(?:ing)?|tileable|all[- ]over|nahtlos\w*)\b/iu;

/** "an easel in a sunny studio" is where somebody paints, in whatever city. */
function withStudio(
  sentence: readonly Item[],
  setting: SettingName | null,
  cast: Cast,
  account: WordAccount,
): SettingName | null {
  const studio = sentence.find(({ text }) => text === 'studio');
  const hasEasel = cast.subjects.some(({ glyph }) => glyph === '@easel');
  if (studio === undefined || !hasEasel) return setting;
  account.draw(studio);
  return 'atelier';
}

/** What a place is named for is drawn where it is in the cast. */
function drawWares({ caption, reader }: Reading, isLogo: boolean): void {
  const { cast, account, atmosphere, wares } = reader;
  if (wares === null || !cast.subjects.some(({ glyph }) => glyph === wares.glyph)) return;
  if (isLogo || caption !== null) atmosphere.leaveOutShop();
  account.draw(wares.item);
}

/** A festival of things is no stage: "a lantern festival" shows lanterns. */
function showThingsOfFestival(reader: Reader): void {
  const { places } = reader.atmosphere;
  if (reader.wares === null) return;
  for (const festival of places.filter(({ item }) => /\bfest(ival)?$/.test(item.text))) {
    reader.account.reject(festival.item);
    places.splice(places.indexOf(festival), 1);
    showWares(reader);
  }
}

/** "summer music festival on the beach" as a title: the land is shown, and no stage in a theater. */
function showLandOfEvent({ caption, sentence, reader }: Reading): void {
  const { places } = reader.atmosphere;
  const title = caption?.toLowerCase() ?? '';
  const event = places.find(({ value, item }) => value === 'stage' && title.includes(item.text));
  const isElsewhere = places.some(
    ({ value, item }) =>
      event !== undefined &&
      OPEN_LAND.test(value) &&
      sentence.indexOf(item) > sentence.indexOf(event.item),
  );
  if (event === undefined || !isElsewhere) return;
  places.splice(places.indexOf(event), 1);
  reader.account.draw(event.item);
}

/** Leaves the places out of prints and of logos that have a sign. */
function leaveOutPlaces({ prompt, sentence, reader }: Reading, isLogo: boolean): void {
  const { cast, account, atmosphere } = reader;
  const isPrint =
    sentence.some(({ text }) => FORMAT_OF.get(text) === 'pattern') && SEAMLESS.test(prompt);
  if (isPrint && cast.subjects.length > 0) {
    account.drawAll(atmosphere.places.map(({ item }) => item));
    atmosphere.leaveOutPlaces();
  }
  // A logo shows no place: "barbershop logo with scissors".
  const hasSign = isLogo && (cast.subjects.length > 0 || signOfTrade(sentence) !== null);
  if (hasSign) atmosphere.leaveOutPlaces();
}

/** Shows what a logo without things is about: its name, its trade, its pet. */
function showSigns({ caption, sentence, reader, vocabulary }: Reading): void {
  const { cast, account } = reader;
  showNamedAfterColour(sentence, cast, account);
  if (caption !== null) showThingOfName(caption, cast, vocabulary);
  showSignOfTrade(sentence, cast, account);
  showPetOfBusiness(sentence, cast, { account, vocabulary });
}

/** "a mountain logo": a place that becomes the thing to be shown. */
function showPlacesAsThings({ reader, vocabulary }: Reading): void {
  const { cast, account, atmosphere } = reader;
  const { places } = atmosphere;
  if (cast.subjects.length > 0 || !places.some(({ item }) => LOGO.test(item.source))) return;
  for (const { item } of places) {
    showPlaceAsThing(cast, item.source, vocabulary);
    account.draw(item);
  }
}

/** Settles where it is, and shows what a logo or a post without things is about. */
export function settlePlace(reading: Reading, isLogo: boolean) {
  const { prompt, caption, sentence, here, reader, vocabulary } = reading;
  const { cast, account, atmosphere } = reader;
  drawWares(reading, isLogo);
  const hasIcons = isLogo || isStickerSetOf(prompt, cast, vocabulary);
  if (hasIcons && isIconSet(prompt)) addIcons(sentence, cast, account);
  showThingsOfFestival(reader);
  showLandOfEvent(reading);
  const namedPlaces = atmosphere.places.map(({ item }) => item);
  leaveOutPlaces(reading, isLogo);
  if (isLogo) claimMannerOfMark(sentence, reader);
  const atmosphereSaid = settleAtmosphere(reader);
  const ground = leaveGround(sentence, atmosphereSaid.setting, cast, account);
  const slope = readIncline(here, withStudio(sentence, ground, cast, account), account);
  const settled = {
    ...atmosphereSaid,
    incline: slope.incline,
    ...readRegion(sentence, slope.setting, account),
  };
  if (isLogo) showSigns(reading);
  showAnimalGroup(sentence, settled.setting, { cast, account, vocabulary });
  showTopic(reading, cast, account);
  if (caption !== null && settled.setting === 'shop') showWares(reader);
  if (!isLogo && livesThere(reader, settled.setting, vocabulary)) showWares(reader);
  if (isLogo) showPlacesAsSigns(namedPlaces, cast, account);
  showPlacesAsThings(reading);
  if (isLogo) dismissBusinesses(sentence, account);
  return settled;
}

/** Dismisses the business that a logo is for: "a logo for a bakery" says nothing about what it shows. */
function dismissBusinesses(sentence: readonly Item[], account: WordAccount): void {
  for (const item of sentence) {
    const setting = senseOf(item, 'setting')?.setting ?? null;
    const isBusiness = setting !== null && (isInterior(setting) || SHOPS.test(setting));
    if (isBusiness && !account.isDrawn(item)) account.dismiss(item);
  }
}

/** Place, hour, air and manner of a prompt. */
export type Settled = ReturnType<typeof settlePlace>;

/** The picture shows no place. */
export const isBarePlace = ({ setting }: Settled): boolean =>
  setting === null || setting === 'abstract';
