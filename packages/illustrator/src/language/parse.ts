import { takeCaption } from './caption.ts';
import { claimForms, standOnCakeStand } from './changed-forms.ts';
import { showLandmarks } from './city-landmarks.ts';
import { paintEachItsOwn } from './colourful.ts';
import { claimConditions } from './conditions.ts';
import { takeCopySpace } from './copy-space.ts';
import { claimDiagrams } from './diagrams.ts';
import { claimEffects, isAirOfThings } from './effects.ts';
import { readEmptyPlace } from './empty-places.ts';
import { nameOf } from './glyph-name.ts';
import { readHands } from './hands-alone.ts';
import { readKeptColour } from './kept-colour.ts';
import { isBuilding } from './kinds-of-things.ts';
import { readKnoll, readLandforms } from './landforms.ts';
import { takeLetterColour } from './letter-colour.ts';
import { readBoltColour, readHourColour, readLightColours } from './light-colours.ts';
import { readLights } from './light-words.ts';
import { claimMaterials } from './made-of.ts';
import { readMagic } from './magic.ts';
import { claimManner } from './manner-account.ts';
import { readMark } from './mark.ts';
import { readMirrored } from './mirrored.ts';
import { sceneOfMood } from './mood-scenes.ts';
import { addMotifs } from './motifs.ts';
import { readNamedTints } from './named-tints.ts';
import { readNeonSign } from './neon-sign.ts';
import { pileUp } from './piles.ts';
import { claimPlaceWords } from './place-words.ts';
import { choosePlace } from './places.ts';
import { FORMAT_OF, readLightStrings } from './presentation.ts';
import { readShot } from './read-shot.ts';
import { Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { takeRequest } from './request-words.ts';
import { readRoomLook } from './room-look.ts';
import { readActs } from './said-acts.ts';
import { takePalette } from './said-palette.ts';
import { colourOfStorm } from './sandstorms.ts';
import { claimClouds, claimRollingWaves, claimScenery } from './scenery-account.ts';
import { type Item, senseOf } from './sense.ts';
import { sentenceOf } from './sentence-of-prompt.ts';
import { claim } from './settle-atmosphere.ts';
import { isBarePlace, settlePlace } from './settle-place.ts';
import { settleGround, settleSheet } from './settle-sheet.ts';
import { isLettered, OF_WORDS, settleWords, unreadOf, wordsOf } from './settle-words.ts';
import { buildSmallWorld } from './small-worlds.ts';
import type { PromptSpec, SettingName, WeatherName } from './spec.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { claimPatterns, claimWoodenVessels } from './surface-patterns.ts';
import { besidesSurface, readSurface } from './surfaces.ts';
import { canLieFlat } from './table-things.ts';
import { isBackground, isFlowing, readTexture } from './textures.ts';
import { showTopicOfPrompt } from './topics.ts';
import { readTownLook } from './town-look.ts';
import { claimAlone, turnAway } from './turned-away.ts';
import { turnOver } from './upside-down.ts';
import type { Vocabulary } from './vocabulary.ts';
import { paintWall, readWallBehind } from './walls-behind.ts';
import { divideAtWindow } from './window-view.ts';
import { sceneOfWish } from './wish-scenes.ts';
import type { WordAccount } from './word-account.ts';

const OF_PODCASTS = /\bpodcast\b/iu;

/** The cover of a podcast that names nothing else. */
function showMicrophone(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const item = sentence.find(({ text }) => text.startsWith('podcast'));
  if (item === undefined) return;
  cast.add('studio-microphone', { ...item, isPlural: false }, noModifiers());
  account.draw(item, nameOf('studio-microphone'));
}

/** Places whose trees bloom where petals fall. */
const WITH_BLOSSOMS = /^(alley|park|hills|forest|garden|road|village|lake|mountain)$/;

/** "a cherry blossom street": the trees stand along it. */
const bloomsThere = ({ wares }: Reader, setting: SettingName | null): boolean =>
  wares?.glyph === '@cherrytree' && setting !== null && WITH_BLOSSOMS.test(setting);

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
const GRADUATION = /\bgrad(?:s|uat\w+)?\b|class of \d{4}/i;
/** What is in cheeks has none. */
const IN_CHEEKS = /\bin (?:its|his|her|their) cheeks\b/i;
/** Things that are said to look so have faces. */
const KAWAII = /^(kawaii|blushing|blush|blushing cheeks|rosy cheeks|pink cheeks)$/;

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

/** "pink hearts background", "strawberries wallpaper": the same things all over the picture, and no place. */
const isSpreadOverBackground = (sentence: readonly Item[], { subjects }: Cast): boolean =>
  isBackground(sentence) &&
  !isFlowing(sentence) &&
  // "six macarons in a row" are six.
  !sentence.some((item) => senseOf(item, 'arrangement') ?? senseOf(item, 'number')) &&
  !sentence.some(({ text }) => /^(?:with|on|in|of|at|for|stars|night)$/.test(text)) &&
  subjects.every(({ person, motion, count }) => person === null && motion === null && count > 1);

/** Things that are drawn are not absent, and what is absent is not the place's own. */
function settleAbsence({ without, cast }: Reader): readonly string[] {
  return [...new Set(without)].filter(
    (glyph) => !cast.subjects.some((subject) => subject.glyph === glyph),
  );
}

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
