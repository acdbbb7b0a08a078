import { showAnimalGroup } from './animal-groups.ts';
import { asSaid } from './bearer-names.ts';
import { takeCaption } from './caption.ts';
import { claimForms, standOnCakeStand } from './changed-forms.ts';
import { showLandmarks } from './city-landmarks.ts';
import { paintEachItsOwn } from './colourful.ts';
import { claimConditions } from './conditions.ts';
import { takeCopySpace } from './copy-space.ts';
import { withCrowds } from './crowds.ts';
import { claimDiagrams } from './diagrams.ts';
import { claimEffects, isAirOfThings } from './effects.ts';
import {
  withColoursInTurn,
  withComparedSizes,
  withCountsByColour,
  withPronouns,
  withSomebody,
} from './ellipsis.ts';
import { readEmptyPlace, withoutPeople } from './empty-places.ts';
import { eyesAsSaid, withEyesInTheDark } from './eyes-in-the-dark.ts';
import { withFiniteVerbs } from './finite-verbs.ts';
import { readText } from './foreign/translate.ts';
import { withGamerRoom } from './gamer-room.ts';
import { withDeedsGiven } from './given-deeds.ts';
import { nameOf } from './glyph-name.ts';
import {
  colourOf,
  groundOfPattern,
  middleColour,
  plainGround,
  settleBackdrop,
  settleColours,
} from './grounds.ts';
import { readHands } from './hands-alone.ts';
import { joinHeadPhrases } from './head-look.ts';
import { addIcons } from './icon-sets.ts';
import { readIncline } from './incline.ts';
import { isInterior } from './indoors.ts';
import { withBuildingsEntered } from './inside-buildings.ts';
import { readKeptColour } from './kept-colour.ts';
import { isAnimate, isBuilding } from './kinds-of-things.ts';
import { readKnoll, readLandforms, withoutLandAsThings } from './landforms.ts';
import { takeLetterColour } from './letter-colour.ts';
import { asLettered, isOfLetteredScript, withoutCaption } from './lettering.ts';
import {
  readBoltColour,
  readHourColour,
  readLightColours,
  withSkyColours,
} from './light-colours.ts';
import { readLights, withGlowingAir } from './light-words.ts';
import {
  claimMannerOfMark,
  LOGO,
  showPetOfBusiness,
  showNamedAfterColour,
  showPlaceAsThing,
  showPlacesAsSigns,
  showSignOfTrade,
  showThingOfName,
} from './logo-things.ts';
import { claimMaterials, withMaterials } from './made-of.ts';
import { readMagic } from './magic.ts';
import { claimManner } from './manner-account.ts';
import { withoutThingsOfHeading, withoutThingsOfManner } from './manner-segments.ts';
import { isIconSet, paperColour, readMark } from './mark.ts';
import { readMirrored } from './mirrored.ts';
import { withoutMissingParts } from './missing-parts.ts';
import { sceneOfMood } from './mood-scenes.ts';
import { claimStickerBorder, showMoods } from './mood-sets.ts';
import { addMotifs } from './motifs.ts';
import { readNamedTints } from './named-tints.ts';
import { readNeonSign, withNeonSign } from './neon-sign.ts';
import { readOvercast } from './overcast.ts';
import { claimSoftness, readPalette } from './palettes-of-words.ts';
import { pileUp } from './piles.ts';
import { claimPlaceWords } from './place-words.ts';
import { choosePlace, chooseStyle, findOtherPlace, isWithoutColours, type Said } from './places.ts';
import { withPossessives } from './possessives.ts';
import { showTopic } from './poster-topics.ts';
import { FORMAT_OF, readFormat, readLightStrings } from './presentation.ts';
import { isPromo, OF_PROMOS } from './promos.ts';
import { Reader } from './reader.ts';
import { readRegion } from './regions.ts';
import { takeRequest } from './request-words.ts';
import { readRoomLook } from './room-look.ts';
import { withoutWhatFell } from './ruins.ts';
import { readActs } from './said-acts.ts';
import { takePalette } from './said-palette.ts';
import { colourOfStorm } from './sandstorms.ts';
import { scan } from './scan.ts';
import { claimClouds, claimRollingWaves, claimScenery } from './scenery-account.ts';
import { type Item, type SenseKind, senseOf } from './sense.ts';
import { withShopfronts } from './shopfronts.ts';
import { withSmallPlaces } from './small-places.ts';
import { buildSmallWorld, leaveGround } from './small-worlds.ts';
import type { PromptSpec, ReadWords, SettingName, ShotName, WeatherName } from './spec.ts';
import { mendSpelling } from './spelling.ts';
import { withSpinner } from './spinners.ts';
import { withSportScenes } from './sport-scenes.ts';
import { withStepsBefore } from './steps-of-buildings.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { claimPatterns, claimWoodenVessels } from './surface-patterns.ts';
import { besidesSurface, readBackdropTone, readSurface } from './surfaces.ts';
import { areTableThings, canLieFlat } from './table-things.ts';
import { withPlayers } from './teams.ts';
import { isBackground, isFlowing, readTexture, readTiles } from './textures.ts';
import { isSunDown } from './time-words.ts';
import type { Token } from './tokenize.ts';
import { showTopicOfPrompt } from './topics.ts';
import { readTownLook } from './town-look.ts';
import { signOfTrade } from './trades.ts';
import { claimAlone, turnAway } from './turned-away.ts';
import { turnOver } from './upside-down.ts';
import { withDeedsTogether } from './verb-phrases.ts';
import type { Vocabulary } from './vocabulary.ts';
import { paintWall, readWallBehind } from './walls-behind.ts';
import { divideAtWindow } from './window-view.ts';
import { sceneOfWish } from './wish-scenes.ts';
import type { WordAccount } from './word-account.ts';
import { withMiddleFirst, withPlacesBehind } from './word-order.ts';
import { withMeaningsInContext } from './word-senses.ts';
import { wordsOfPrompt } from './words-of-prompt.ts';
import { withYoungAnimals } from './young-animals.ts';

/** A loose keyword is drawn only where the prompt names nothing else: "moves" is no lorry. */
function withoutNeedlessGuesses(sentence: readonly Item[]): readonly Item[] {
  const isSure = ({ senses }: Item): boolean =>
    senses.some((sense) => sense.kind === 'noun' && sense.glyph !== null && !sense.isGuess);
  if (!sentence.some(isSure)) return sentence;
  return sentence.map((item) => ({
    ...item,
    senses: item.senses.filter(({ isGuess }) => !isGuess),
  }));
}

const OF_PODCASTS = /\bpodcast\b/iu;

/** The cover of a podcast that names nothing else. */
function showMicrophone(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const item = sentence.find(({ text }) => text.startsWith('podcast'));
  if (item === undefined) return;
  cast.add('studio-microphone', { ...item, isPlural: false }, noModifiers());
  account.draw(item, nameOf('studio-microphone'));
}
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

/** Places whose trees bloom where petals fall. */
const WITH_BLOSSOMS = /^(alley|park|hills|forest|garden|road|village|lake|mountain)$/;

/** "a cherry blossom street": the trees stand along it. */
const bloomsThere = ({ wares }: Reader, setting: SettingName | null): boolean =>
  wares?.glyph === '@cherrytree' && setting !== null && WITH_BLOSSOMS.test(setting);

/** "candle shop sale, 30% off": what is sold, where the picture shows nothing but a price tag. */
function showWares({ wares, cast, account }: Reader): void {
  if (wares === null || cast.subjects.some(({ glyph }) => glyph !== 'label')) return;
  cast.add(wares.glyph, { ...wares.item, isPlural: true }, noModifiers());
  account.draw(wares.item);
}

/** What the light of a lighthouse does, whose tower stands still. */
const OF_ITS_BEAM =
  /^(beams?|light beams?|beam of light|lights?|lamp|rotat\w+|sweep\w*|turn\w*|spin\w*|shin\w+|flash\w*)$/;

/** Where a landmark can stand behind the actors. */
const OUTDOOR_CITIES: ReadonlySet<SettingName> = new Set<SettingName>([
  'city',
  'street',
  'desert',
  'park',
]);

/** What a festival does to a place. */
const DECORATED = /^(decorated|decorations?|decorating|festive|festively|decked out)$/;

/** What a text is: said of the words that are lettered. */
const OF_WORDS =
  /^(quotes?|text|message|writing|written|label|headline|title|saying|pointing|screen|slogan|countdown|typography|lettering|announcement|invitation)$/;
/** Of patterns for cloth and paper, which show things and no place. */
const SEAMLESS = /\b(?:seamless|repeat(?:ing)?|tileable|all[- ]over|nahtlos\w*)\b/iu;
const GRADUATION = /\bgrad(?:s|uat\w+)?\b|class of \d{4}/i;
/** What is in cheeks has none. */
const IN_CHEEKS = /\bin (?:its|his|her|their) cheeks\b/i;
/** Things that are said to look so have faces. */
const KAWAII = /^(kawaii|blushing|blush|blushing cheeks|rosy cheeks|pink cheeks)$/;

/** Marks the words as drawn that named the setting, hour, weather or style of the picture. */
function claim(
  account: WordAccount,
  kind: Extract<SenseKind, 'setting' | 'time' | 'weather' | 'style'>,
  shown: readonly Said<unknown>[],
): void {
  for (const { item } of shown) account.draw(item, senseOf(item, kind)?.standIn ?? null);
}

/** Reads what is outside the window, and adds it to what is in the room. @returns the place */
function readView(
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
  // "night city behind the window".
  for (const item of outside) {
    if (/\bnight\b/.test(item.text)) atmosphere.times.push({ value: 'night', item });
  }
  const place = choosePlace([...reader.atmosphere.places, ...reader.atmosphere.placeHints]);
  claim(account, 'setting', place.shown);
  return place.chosen;
}

const OF_THE_SUN =
  /^(sunny|sunshine|sunlight|sunlit|sun ?rays|sunbeams?|rays of (sun|sunlight|light)|light rays|clear sky|blue sky)$/;
const OF_THE_SKY = new RegExp(
  `${OF_THE_SUN.source}|^(stars|starry|starry sky|fireflies|dark|darkness)$`,
);

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

/** Settles place, hour, air and manner, with the words that said them. */
function settleAtmosphere({ atmosphere, account, cast }: Reader) {
  const { places, placeHints, barePlaces, styles, times, weather } = atmosphere;
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
  // "a cathedral interior with stained glass" has windows of it.
  const ofWindows = styles.filter(
    ({ item }) => place.chosen === 'nave' && item.text === 'stained glass',
  );
  account.drawAll(ofWindows.map(({ item }) => item));
  // Of a place in space they say nothing more.
  const ofFuture = styles.filter(
    ({ item }) => OF_FUTURE.test(item.text) && FUTURE_PLACES.has(place.chosen),
  );
  account.drawAll(ofFuture.map(({ item }) => item));
  const style = chooseStyle(
    styles.filter((said) => !ofWindows.includes(said) && !ofFuture.includes(said)),
  );
  claim(account, 'style', style.shown);
  const isColourless = isWithoutColours(styles, style.chosen);
  if (isColourless)
    claim(
      account,
      'style',
      styles.filter(({ value }) => value === 'noir'),
    );
  // "summer night": a season only suggests an hour.
  const said = times.filter(({ item }) => senseOf(item, 'time')?.standIn === undefined);
  // "a sunny morning", "fireflies at dusk": the hour says more than what is in the sky.
  const hour = said.find(({ item }) => !OF_THE_SKY.test(item.text)) ?? said[0];
  const time = (hour ?? times[0])?.value ?? null;
  const isSunUp = time !== null && time !== 'night';
  claim(
    account,
    'time',
    times.filter(({ value, item }) => value === time || (isSunUp && OF_THE_SUN.test(item.text))),
  );
  claim(account, 'weather', weather);
  return {
    setting: place.chosen,
    otherPlace: findOtherPlace(places, place.chosen),
    places: place.shown.map(({ item }) => item.source),
    placeNames: place.shown.map(({ item }) => item.text),
    style: style.chosen,
    isColourless,
    time,
    isTwilight: isSunUp && hour !== undefined && isSunDown(hour.item.text),
    weather: [...new Set(weather.map(({ value }) => value))],
  };
}

/** "pink hearts background", "strawberries wallpaper": the same things all over the picture, and no place. */
const isSpreadOverBackground = (sentence: readonly Item[], { subjects }: Cast): boolean =>
  isBackground(sentence) &&
  !isFlowing(sentence) &&
  // "six macarons in a row" are six.
  !sentence.some((item) => senseOf(item, 'arrangement') ?? senseOf(item, 'number')) &&
  !sentence.some(({ text }) => /^(?:with|on|in|of|at|for|stars|night)$/.test(text)) &&
  subjects.every(({ person, motion, count }) => person === null && motion === null && count > 1);

/** It comes from above, and the picture is not seen from there. */
const FALLS =
  /light|\blit\b|beams?\b|\brays?\b|sun|shin|glow|\brain|\bsnow|^fall|drop|hang|descend|pour|^com(es|ing)|swoop/;

/** Only things that lie on a surface can be seen from above. */
function readShot(
  { shot, account }: Reader,
  lieFlat: boolean,
  sentence: readonly Item[],
): ShotName | null {
  if (shot !== 'top' || lieFlat) return shot;
  for (const [i, item] of sentence.entries()) {
    // Light falls from above everywhere.
    const isOfLight = sentence.slice(Math.max(0, i - 4), i).some(({ text }) => FALLS.test(text));
    const isView = item.text !== 'from above' || !isOfLight;
    if (senseOf(item, 'shot')?.shot === 'top' && isView) account.reject(item);
  }
  return null;
}

/** Things that are drawn are not absent, and what is absent is not the place's own. */
function settleAbsence({ without, cast }: Reader): readonly string[] {
  return [...new Set(without)].filter(
    (glyph) => !cast.subjects.some((subject) => subject.glyph === glyph),
  );
}

/** What is meant and not said, and what has a plainer name. */
const TOKEN_REWORDINGS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withBuildingsEntered,
  withCrowds,
  withSportScenes,
  withPlayers,
  withDeedsTogether,
  withDeedsGiven,
  withStepsBefore,
  withoutPeople,
];

/** What is said in another order, or only once, as the reader expects it. */
const REWORDINGS: readonly ((sentence: readonly Item[]) => readonly Item[])[] = [
  withMiddleFirst,
  withoutMissingParts,
  withPronouns,
  withComparedSizes,
  withColoursInTurn,
  withCountsByColour,
  withPlacesBehind,
];

/** The words of a prompt with their meanings, in the order in which they are read. */
function sentenceOf(text: string, prompt: string, vocabulary: Vocabulary) {
  const { tokens: written, language } = readText(
    withEyesInTheDark(withSpinner(withNeonSign(text))),
    vocabulary,
    prompt,
  );
  const spelled = language === 'en' ? mendSpelling(written, vocabulary) : written;
  const reworded = TOKEN_REWORDINGS.reduce((said, reword) => reword(said), spelled);
  const tokens = withYoungAnimals(reworded, vocabulary);
  const inContext = withMaterials(withMeaningsInContext(scan(tokens, vocabulary)), vocabulary);
  const scanned = withPossessives(
    withoutThingsOfHeading(withoutThingsOfManner(inContext), vocabulary),
    vocabulary,
  );
  const items = withSomebody(
    REWORDINGS.reduce((said, reword) => reword(said), withFiniteVerbs(scanned, vocabulary)),
    vocabulary,
  );
  const sentence = withSkyColours(
    withGlowingAir(
      withoutLandAsThings(
        withShopfronts(
          withGamerRoom(
            withSmallPlaces(joinHeadPhrases(withoutWhatFell(withoutNeedlessGuesses(items)))),
          ),
        ),
      ),
    ),
  );
  return { sentence, language };
}

/** What all the steps of a reading share. */
interface Reading {
  readonly prompt: string;
  readonly caption: string | null;
  readonly sentence: readonly Item[];
  /** The sentence without what is outside of the window. */
  readonly here: readonly Item[];
  readonly reader: Reader;
  readonly vocabulary: Vocabulary;
}

/** Settles where it is, and shows what a logo or a post without things is about. */
function settlePlace(reading: Reading, isLogo: boolean) {
  const { prompt, caption, sentence, here, reader, vocabulary } = reading;
  const { cast, account, atmosphere, wares } = reader;
  const { places } = atmosphere;
  if (wares && cast.subjects.some(({ glyph }) => glyph === wares.glyph)) {
    if (isLogo || caption !== null) atmosphere.leaveOutShop();
    account.draw(wares.item);
  }
  if (isLogo && isIconSet(prompt)) addIcons(sentence, cast, account);
  const festivals = places.filter(({ item }) => /\bfest(ival)?$/.test(item.text));
  // A festival of things is no stage.
  for (const festival of wares ? festivals : []) {
    account.reject(festival.item);
    places.splice(places.indexOf(festival), 1);
    showWares(reader);
  }
  const namedPlaces = places.map(({ item }) => item);
  const isPrint =
    SEAMLESS.test(prompt) && sentence.some(({ text }) => FORMAT_OF.get(text) === 'pattern');
  if (isPrint && cast.subjects.length > 0) {
    account.drawAll(places.map(({ item }) => item));
    atmosphere.leaveOutPlaces();
  }
  // A logo shows no place: "barbershop logo with scissors".
  const hasSign = isLogo && (cast.subjects.length > 0 || signOfTrade(sentence) !== null);
  if (hasSign) atmosphere.leaveOutPlaces();
  if (isLogo) claimMannerOfMark(sentence, reader);
  const atmosphereSaid = settleAtmosphere(reader);
  const ground = leaveGround(sentence, atmosphereSaid.setting, cast, account);
  const slope = readIncline(here, withStudio(sentence, ground, cast, account), account);
  const settled = {
    ...atmosphereSaid,
    incline: slope.incline,
    ...readRegion(sentence, slope.setting, account),
  };
  if (isLogo) showNamedAfterColour(sentence, cast, account);
  if (isLogo && caption !== null) showThingOfName(caption, cast, vocabulary);
  if (isLogo) showSignOfTrade(sentence, cast, account);
  if (isLogo) showPetOfBusiness(sentence, cast, { account, vocabulary });
  showAnimalGroup(sentence, settled.setting, { cast, account, vocabulary });
  showTopic(reading, cast, account);
  if (caption !== null && settled.setting === 'shop') showWares(reader);
  if (!isLogo && livesThere(reader, settled.setting, vocabulary)) showWares(reader);
  if (isLogo) showPlacesAsSigns(namedPlaces, cast, account);
  // "a mountain logo": a place that becomes the thing to be shown.
  if (cast.subjects.length === 0 && places.some(({ item }) => LOGO.test(item.source))) {
    for (const { item } of places) {
      showPlaceAsThing(cast, item.source, vocabulary);
      account.draw(item);
    }
  }
  if (isLogo) dismissBusinesses(sentence, account);
  return settled;
}

/** Whose logo it is: "a logo for a bakery" says nothing about what it shows. */
function dismissBusinesses(sentence: readonly Item[], account: WordAccount): void {
  for (const item of sentence) {
    const setting = senseOf(item, 'setting')?.setting ?? null;
    const isBusiness = setting !== null && (isInterior(setting) || SHOPS.test(setting));
    if (isBusiness && !account.isDrawn(item)) account.dismiss(item);
  }
}

type Settled = ReturnType<typeof settlePlace>;

/** What is said of things: piled up, sliced, patterned, splashing, rusty. */
function claimThings({ sentence, reader, vocabulary }: Reading): void {
  const { cast, account } = reader;
  pileUp(sentence, { cast, account, vocabulary });
  paintWall(sentence, { cast, account });
  paintEachItsOwn(sentence, { cast, account, vocabulary });
  turnOver(sentence, { cast, account });
  claimForms(sentence, { cast, account });
  standOnCakeStand(sentence, { cast, account, vocabulary });
  claimPatterns(sentence, { cast, account, vocabulary });
  claimWoodenVessels({ cast });
  claimMaterials(sentence, { cast, account, vocabulary });
  claimEffects(sentence, { cast, account, vocabulary });
  claimConditions(sentence, { cast, account, vocabulary });
}

/** Settles what the picture is printed on: its format, its colors and its paper. */
function settleSheet(
  { prompt, caption, sentence, reader, vocabulary }: Reading,
  settled: Settled,
  {
    isLogo,
    isSpread,
    texture,
    paletteColours,
  }: {
    readonly isLogo: boolean;
    readonly isSpread: boolean;
    readonly texture: PromptSpec['texture'];
    /** Of the whole picture. */
    readonly paletteColours: readonly string[];
  },
) {
  const { cast, account } = reader;
  const isBare = isBarePlace(settled);
  const isShownAlone = isBare && (cast.subjects.length > 0 || (isLogo && caption !== null));
  const goods = cast.subjects.filter(({ glyph }) => glyph !== 'label');
  const isBanner =
    (isBare || settled.setting === 'shop') &&
    texture === null &&
    isPromo(prompt, caption, goods, vocabulary);
  if (isBanner) account.drawAll(sentence.filter(({ text }) => OF_PROMOS.test(text)));
  const isPattern = isSpread && isShownAlone && cast.subjects.every(({ count }) => count > 1);
  const alone = isPattern ? 'pattern' : isBanner ? 'banner' : null;
  const format = readFormat(sentence, isShownAlone, account) ?? alone;
  if (format === 'sticker') claimStickerBorder(sentence, account);
  if (format === 'sticker' && isIconSet(prompt)) showMoods(sentence, cast, account);
  const paper = format === 'emblem' ? paperColour(sentence) : null;
  const said = settleColours(reader, {
    format,
    paper: paper?.item ?? null,
    hasTwoColours: caption !== null || readMark(prompt, format, paper)?.inks === 2,
  });
  const isOnGround = isBare && (caption !== null || format !== null || cast.subjects.length === 0);
  const ownColours = said.length === 0 && isOnGround ? readPalette(sentence, account) : said;
  const colours = ownColours.length === 0 && isOnGround ? paletteColours : ownColours;
  if (settled.setting === 'abstract' && cast.subjects.length === 0 && texture === null) {
    claimSoftness(prompt, sentence, account);
  }
  const tiles = format === 'pattern' && texture === null ? readTiles(sentence, account) : null;
  if (paper !== null) account.draw(paper.item);
  return { format, colours, tiles, paper };
}

/** Settles the color behind the things. */
function settleGround(
  { caption, sentence, reader, vocabulary }: Reading,
  settled: Settled,
  { format, paper }: ReturnType<typeof settleSheet>,
) {
  const { cast, account, atmosphere } = reader;
  const { places } = atmosphere;
  const isBare = isBarePlace(settled);
  const isPost = caption !== null || settled.style === 'minimal' || settled.style === 'pastel';
  const backdrop =
    format === 'border'
      ? (middleColour(sentence, account) ?? settleBackdrop(reader, sentence))
      : isBare && format === null && isPost
        ? settleBackdrop(reader, sentence)
        : (reader.backdrop ??
          (paper && colourOf(paper.item)) ??
          plainGround(sentence, settled.setting, reader) ??
          (format === 'pattern' ? groundOfPattern(sentence, reader) : null));
  const isBeforeWall =
    [...places, ...atmosphere.placeHints].every(({ item }) => /\bwall$/.test(item.text)) &&
    areTableThings(cast.subjects, (glyph) => vocabulary.categoryOf(glyph));
  const tone =
    (isBare || isBeforeWall) && backdrop === null ? readBackdropTone(sentence, account) : null;
  return { backdrop, tone, isBeforeWall };
}

const isBarePlace = ({ setting }: Settled): boolean => setting === null || setting === 'abstract';

const isLettered = (caption: string | null): boolean =>
  caption === null || isOfLetteredScript(caption);

/**
 * The three lists of words.
 * @param unmet wishes about the sheet that the product does not follow
 * @param colourWords what was said of the color of the letters
 * @param showsMore whether the picture shows what the prompt does not say
 */
function settleWords(
  { prompt, caption, sentence, reader }: Reading,
  unmet: readonly string[],
  colourWords: string | null,
  showsMore: boolean,
): ReadWords {
  const { drawn, notDrawn, ...others } = reader.account.summarize(sentence);
  const lettered =
    caption === null ? [] : [asLettered(caption), ...(colourWords === null ? [] : [colourWords])];
  const all = {
    ...others,
    drawn: [...drawn.map((word) => asSaid(eyesAsSaid(word, prompt), prompt)), ...lettered],
    notDrawn: [...notDrawn, ...unmet],
  };
  const read = showsMore ? wordsOfPrompt(all, prompt) : all;
  return caption === null || isLettered(caption) ? read : withoutCaption(read, caption);
}

/** Long runs of spaces say nothing and would make the search for captions slow. */
const withoutLongGaps = (prompt: string): string =>
  prompt.replace(/\s{3,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '));

/**
 * Reads a prompt. Never fails: every telling word ends in one of the three lists of `words`, and an
 * empty prompt gives an empty spec. The same prompt and vocabulary give the same spec.
 */
export const parsePrompt = (asTyped: string, vocabulary: Vocabulary): PromptSpec =>
  showTopicOfPrompt(readPrompt(asTyped, vocabulary), (prompt) => readPrompt(prompt, vocabulary));

function readPrompt(asTyped: string, vocabulary: Vocabulary): PromptSpec {
  const prompt = withoutLongGaps(asTyped);
  const room = takeCopySpace(prompt);
  const { caption, rest: besides, isStaged = false } = takeCaption(room.rest);
  const mood = caption === null ? sceneOfMood(besides) : null;
  const wished = mood?.scene ?? sceneOfWish(caption, withoutText(caption, besides));
  const unlettered = wished ?? besides;
  const letters =
    caption === null
      ? { colour: null, words: null, rest: unlettered }
      : takeLetterColour(prompt, unlettered);
  const palette = takePalette(letters.rest);
  const request = takeRequest(palette.rest);
  const { sentence, language } = sentenceOf(request.rest, prompt, vocabulary);
  const { here, outside } = divideAtWindow(sentence);
  const reader = new Reader(here, vocabulary);
  reader.read();
  const view = readView(outside, reader, vocabulary);
  const { cast, account, atmosphere, wares } = reader;
  const reading = { prompt, caption, sentence, here, reader, vocabulary };
  const isLogo = sentence.some(({ text }) => FORMAT_OF.get(text) === 'emblem');
  claimDiagrams(sentence, reader);
  const settled = settlePlace(reading, isLogo);
  const { absent } = reader;
  const isNamedPlace = settled.setting !== null && OUTDOOR_CITIES.has(settled.setting);
  if (isNamedPlace) for (const item of showLandmarks(sentence, cast)) account.draw(item);
  if (reader.festival === 'diwali') cast.reshapeAll('@lamp', '@diya');
  if (GRADUATION.test(prompt)) cast.reshapeAll('billed-cap', 'graduation-cap');
  const isSmallWorld = buildSmallWorld(sentence, settled.setting, {
    cast,
    account,
    vocabulary,
  });
  if (cast.subjects.some(({ glyph }) => glyph === '@lighthouse')) {
    account.drawAll(sentence.filter(({ text }) => OF_ITS_BEAM.test(text)));
  }
  const kawaii = sentence.filter(({ text }) => KAWAII.test(text) && !IN_CHEEKS.test(prompt));
  if (kawaii.length > 0 && cast.personifyThings()) account.drawAll(kawaii);
  const isBare = isBarePlace(settled);
  if (isBare && cast.subjects.length === 0 && OF_PODCASTS.test(prompt))
    showMicrophone(sentence, cast, account);
  const texture = isLogo || !isBare ? null : readTexture(sentence, cast, account);
  const isNeonSign = readNeonSign(sentence, atmosphere.places, { cast, account, caption });
  const isSpread = texture === null && isSpreadOverBackground(sentence, cast);
  if (isBare && texture === null) addMotifs(sentence, cast, account, isSpread);
  claimScenery(sentence, { cast, account, setting: settled.setting, vocabulary, absent });
  const landforms = [
    ...readLandforms(here, settled.setting, absent, account),
    ...readKnoll(here, settled.setting, isBuilding(cast.subjects[0]?.glyph ?? '', vocabulary)),
  ];
  const isInBloom = bloomsThere(reader, settled.setting);
  if (isInBloom && wares) account.draw(wares.item);
  const isEmptyPlace = settled.setting !== null && readEmptyPlace(here, account);
  if (reader.festival !== null) account.drawAll(here.filter(({ text }) => DECORATED.test(text)));
  claimClouds(here, settled.setting, account);
  claimRollingWaves(here, settled.setting, account);
  const isCityBelow = /^(city|village)$/.test(settled.otherPlace ?? '');
  claimPlaceWords(here, settled.setting, isCityBelow, { cast, account });
  const tints = readNamedTints(here, settled.setting, landforms, account);
  const isMirrored = readMirrored(here, settled.setting, { cast, account });
  const town = readTownLook(here, settled.setting, account);
  const roomLook = readRoomLook(here, settled.setting, account);
  claimManner(sentence, account);
  turnAway(here, cast, account);
  claimAlone(sentence, cast, account);
  readHands(sentence, cast, account);
  readMagic(here, cast, account);
  const lights = readLights(sentence, account);
  const isOvercast = readOvercast(here, settled.setting, account);
  const hour = readHourColour(here, settled.setting, account);
  const lit = readLightColours(sentence, account);
  const boltColour = readBoltColour(here, account);
  const keptColour = readKeptColour(prompt, sentence, account);
  claimThings(reading);
  const sheet = settleSheet(reading, settled, {
    isLogo,
    isSpread,
    texture,
    paletteColours: palette.colours,
  });
  const { format, colours, tiles, paper } = sheet;
  const { backdrop, tone, isBeforeWall } = settleGround(reading, settled, sheet);
  const wallBehind =
    tone === null ? readWallBehind(here, { cast, account, setting: settled.setting }) : null;
  const surface = readSurface(sentence, { cast, account, vocabulary });
  const lieFlat = canLieFlat(besidesSurface(cast.subjects, surface !== null), vocabulary);
  const hasLightStrings = readLightStrings(sentence, account);
  const shot = readShot(reader, lieFlat, sentence);
  const isShop = settled.setting === 'market' || settled.setting === 'shop';
  if (isShop && wares) account.draw(wares.item);
  if (caption !== null) {
    account.drawAll(wordsOf(caption, sentence));
    account.drawAll(sentence.filter(({ text }) => OF_WORDS.test(text)));
  }
  // Flames at a house are its own, and not all around.
  const isOfThings = ({ value }: { readonly value: WeatherName }): boolean =>
    isAirOfThings(value, cast.subjects);
  const read = settleWords(
    reading,
    [...room.wishes, ...request.unmet],
    letters.words,
    wished !== null || isStaged,
  );
  const words = {
    ...read,
    drawn: [...read.drawn, ...palette.words],
    standIns:
      mood === null ? read.standIns : [...read.standIns, { word: mood.mood, as: mood.scene }],
  };
  return {
    prompt,
    subjects: cast.subjects,
    relations: cast.relations,
    ...settled,
    weather: [
      ...settled.weather.filter((value) => !isOfThings({ value })),
      ...(isInBloom ? (['petals'] as const) : []),
    ],
    setting:
      isSmallWorld || texture !== null || format === 'banner'
        ? 'abstract'
        : tone !== null && isBeforeWall
          ? null
          : wallBehind !== null
            ? 'wallside'
            : settled.setting,
    wallBehind,
    texture,
    tiles,
    mark: readMark(prompt, format, paper),
    otherPlace: view ?? settled.otherPlace,
    sights: outside.filter((item) => !item.isBreak).map(({ source }) => source),
    landforms,
    isEmptyPlace,
    lights,
    lightColours: lit.length > 0 || hour.light === null ? lit : [hour.light],
    paletteColours: palette.colours,
    isPaletteOnly: palette.isOnly,
    toning: palette.toning,
    isOvercast,
    keptColour,
    ...(keptColour === null
      ? {}
      : { isColourless: false, style: settled.style === 'noir' ? null : settled.style }),
    roomLook,
    isMirrored,
    ...town,
    ...tints,
    skyColour: tints.skyColour ?? hour.sky ?? colourOfStorm(settled.weather),
    festival: reader.festival,
    shot,
    format,
    hasLightStrings,
    teaches: sentence.some((item) => senseOf(item, 'verb')?.verb.motion === 'teach'),
    surface: surface?.name ?? null,
    surfaceColour: surface?.colour ?? null,
    isNeonSign,
    isSurfaceWet: surface?.isWet ?? false,
    surfacePattern: surface?.pattern ?? null,
    wares: wares?.glyph ?? null,
    crop: atmosphere.crop,
    caption: isLettered(caption) ? caption : null,
    captionColour: letters.colour,
    colours,
    backdrop: backdrop ?? tone,
    without: settleAbsence(reader),
    words,
    deeds: sentence.filter((item) => senseOf(item, 'verb')).map(({ source }) => source),
    saidActs: readActs(sentence),
    airs: atmosphere.weather
      .filter((air) => !isOfThings(air))
      .map(({ value, item }) => ({
        word: item.source,
        weather: value,
        isAround: item.text.startsWith('in the '),
        colour: value === 'storm' ? boltColour : null,
      })),
    hours: atmosphere.times.map(({ item }) => item.source),
    shots: sentence.filter((item) => senseOf(item, 'shot')).map(({ source }) => source),
    unread: unreadOf(sentence),
    language,
  };
}

/** A greeting may be read and lettered: what is left of the prompt besides. */
const withoutText = (caption: string | null, rest: string): string =>
  caption === null
    ? rest
    : rest.replace(new RegExp(escaped(caption.split('\n')[0] ?? ''), 'iu'), ' ');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The words of a greeting, which is lettered and read. */
const wordsOf = (caption: string, sentence: readonly Item[]): readonly Item[] => {
  const words = ` ${caption.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  return sentence.filter(
    ({ source, isBreak }) => !isBreak && words.includes(` ${source.toLowerCase()} `),
  );
};

const unreadOf = (sentence: readonly Item[]): readonly string[] => [
  ...new Set(
    sentence.flatMap((item) => (item.isBreak || item.senses.length > 0 ? [] : item.source)),
  ),
];
