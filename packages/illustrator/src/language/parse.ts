import { readBackground } from './backgrounds.ts';
import { inBothLanguages } from './both-languages.ts';
import { colourNameOfAir, colourOfAir } from './colours-of-air.ts';
import { claimDiagrams } from './diagrams.ts';
import { isAirOfThings } from './effects.ts';
import { claimPostures, claimThings, finishCast } from './finish-cast.ts';
import { readText } from './foreign/translate.ts';
import { claimManner } from './manner-account.ts';
import { isAnyPainted } from './named-tints.ts';
import { readPlaceDetails } from './place-details.ts';
import type { WeatherName } from './place-look.ts';
import { readPosterForRoom } from './posters-for-rooms.ts';
import { FORMAT_OF, readLightStrings } from './presentation.ts';
import { type PromptParts, takeApart } from './prompt-parts.ts';
import { readShot } from './read-shot.ts';
import { readTeachingSheet } from './read-teaching-sheet.ts';
import { readView } from './read-view.ts';
import { Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { readActs } from './said-acts.ts';
import { readSaidLight } from './said-light.ts';
import { colourOfStorm } from './sandstorms.ts';
import { showSceneOfTitle } from './scene-of-title.ts';
import { senseOf } from './sense.ts';
import { sentenceOf } from './sentence-of-prompt.ts';
import type { SettingName } from './setting-name.ts';
import { settlePlace } from './settle-place.ts';
import { settleGround, settleSheet } from './settle-sheet.ts';
import { claimLetters, isLettered, settleWords, unreadOf } from './settle-words.ts';
import { type EnglishStep, showInEnglish } from './show-in-english.ts';
import { showTeachingSheet } from './show-teaching-sheet.ts';
import type { PromptSpec } from './spec.ts';
import { besidesSurface, readSurface } from './surfaces.ts';
import { canLieFlat } from './table-things.ts';
import { showThingsOfTitle } from './title-things.ts';
import { textOf, type Token } from './tokenize.ts';
import { showTopicOfPrompt } from './topics.ts';
import { reportUnshownRelations } from './unshown-relations.ts';
import { namesVideoCall, showVideoCall } from './video-calls.ts';
import type { Vocabulary } from './vocabulary.ts';
import { readWallBehind } from './walls-behind.ts';
import { divideAtWindow } from './window-view.ts';
import { meaningsOfWords } from './words-in-english.ts';
import { accountForMedium } from './words-of-medium.ts';
import { namesWorkMeeting, showWorkMeeting } from './work-meetings.ts';

/** Things that are drawn are not absent, and what is absent is not the place's own. */
function settleAbsence({ without, cast }: Reader): readonly string[] {
  return [...new Set(without)].filter(
    (glyph) => !cast.subjects.some((subject) => subject.glyph === glyph),
  );
}

/**
 * Reads a prompt. Never fails: every telling word ends in one of the three lists of `words`, and an
 * empty prompt gives an empty spec. The same prompt and vocabulary give the same spec.
 */
export function parsePrompt(asTyped: string, vocabulary: Vocabulary): PromptSpec {
  const read = (prompt: string): PromptSpec => readPrompt(prompt, vocabulary).spec;
  const { spec: own, english } = readPrompt(asTyped, vocabulary);
  const plain = readPosterForRoom(asTyped, read) ?? own;
  const asked = { spec: plain, english, read };
  const spec =
    showInEnglish(SHEET_OR_MEETING, asked, vocabulary) ??
    withTitleShown(
      showTopicOfPrompt(plain, read, english),
      read,
      titleInEnglish(plain, vocabulary),
    );
  return english === null ? spec : { ...spec, prompt: inBothLanguages(english, spec.prompt) };
}

/** What the title names, on a cover as a scene and on other sheets as things. */
const withTitleShown = (
  spec: PromptSpec,
  read: (prompt: string) => PromptSpec,
  title: string,
): PromptSpec => showThingsOfTitle(showSceneOfTitle(spec, read, title), read, title);

/** In one step, so that a prompt in another language is read in English only once. */
const SHEET_OR_MEETING: EnglishStep = {
  isNamedIn: (prompt) =>
    readTeachingSheet(prompt) !== null || namesVideoCall(prompt) || namesWorkMeeting(prompt),
  show: (spec, read) =>
    showTeachingSheet(spec, read) ?? showVideoCall(spec, read) ?? showWorkMeeting(spec, read),
};

/** What is lettered, in English whatever the language of the prompt. */
function titleInEnglish({ prompt, caption }: PromptSpec, vocabulary: Vocabulary): string {
  if (caption === null) return '';
  const { tokens, language } = readText(caption, vocabulary, prompt);
  return language === 'en' ? caption : textOf(tokens);
}

/** @returns the words of a prompt in another language in English besides; null: it is in English */
function readPrompt(
  asTyped: string,
  vocabulary: Vocabulary,
): { readonly spec: PromptSpec; readonly english: readonly Token[] | null } {
  const parts = takeApart(asTyped);
  const { prompt, caption } = parts;
  const { sentence, language, ...words } = sentenceOf(parts.scene, prompt, vocabulary);
  const english = language === 'en' ? null : words.english;
  const { here, outside } = divideAtWindow(sentence);
  const reader = new Reader(here, vocabulary);
  reader.read();
  const view = readView(outside, reader, vocabulary);
  const said = english === null ? prompt : inBothLanguages(english, prompt);
  const reading = { prompt: said, caption, sentence, here, reader, vocabulary };
  const spec = {
    prompt,
    ...settlePicture(reading, parts, view),
    sights: outside.filter((item) => !item.isBreak).map(({ source }) => source),
    unread: unreadOf(sentence),
    meanings: meaningsOfWords(english),
    language,
  };
  return { spec, english };
}

/** Settles what the picture shows once the reader has its cast; each step accounts for its words. */
function settlePicture(
  reading: Reading,
  parts: PromptParts,
  view: SettingName | null,
): Omit<PromptSpec, 'prompt' | 'sights' | 'unread' | 'language' | 'meanings'> {
  const { caption, sentence, here, reader, vocabulary } = reading;
  const { cast, account, atmosphere, wares } = reader;
  const { letters, palette } = parts;
  const isLogo = sentence.some(({ text }) => FORMAT_OF.get(text) === 'emblem');
  claimDiagrams(sentence, reader);
  const settled = settlePlace(reading, isLogo);
  const isSmallWorld = finishCast(reading, settled);
  const { texture, isNeonSign, isSpread } = readBackground(reading, settled, isLogo);
  const { isInBloom, tints, town, ...place } = readPlaceDetails(reading, settled);
  claimManner(sentence, account);
  reportUnshownRelations(sentence, account);
  claimPostures(reading);
  const isPlacePainted = settled.region !== null || atmosphere.crop !== null || isAnyPainted(tints);
  const { boltColour, skyColour, ...light } = readSaidLight(
    reading,
    settled.setting,
    isPlacePainted,
  );
  claimThings(reading);
  const paletteColours = palette.colours;
  const sheet = settleSheet(reading, settled, { isLogo, isSpread, texture, paletteColours });
  const { format, colours, frameColour, hasOwnColours, tiles, mark } = sheet;
  const { backdrop, tone, isBeforeWall } = settleGround(reading, settled, sheet);
  const wallBehind =
    tone === null ? readWallBehind(here, { cast, account, setting: settled.setting }) : null;
  const surface = readSurface(sentence, { cast, account, vocabulary });
  const lieFlat = canLieFlat(besidesSurface(cast.subjects, surface !== null), vocabulary);
  const hasLightStrings = readLightStrings(sentence, account);
  const shot = readShot(reader, lieFlat, sentence);
  claimSoldAndLettered(reading, parts, settled.setting);
  accountForMedium(sentence, account, { style: settled.style, format, caption });
  // Flames at a house are its own, and not all around.
  const isOfThings = (value: WeatherName): boolean => isAirOfThings(value, cast.subjects);
  const isAbstract = isSmallWorld || texture !== null || format === 'banner';
  return {
    subjects: cast.subjects,
    relations: cast.relations,
    ...settled,
    weather: [
      ...settled.weather.filter((value) => !isOfThings(value)),
      ...(isInBloom ? (['petals'] as const) : []),
    ],
    setting: isAbstract
      ? 'abstract'
      : tone !== null && isBeforeWall
        ? null
        : wallBehind !== null
          ? 'wallside'
          : settled.setting,
    wallBehind,
    texture,
    tiles,
    mark,
    otherPlace: view ?? settled.otherPlace,
    ...place,
    ...light,
    ...(light.keptColour === null
      ? {}
      : { isColourless: false, style: settled.style === 'noir' ? null : settled.style }),
    paletteColours,
    isPaletteOnly: palette.isOnly,
    toning: palette.toning,
    ...town,
    ...tints,
    skyColour: tints.skyColour ?? skyColour ?? colourOfStorm(settled.weather),
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
    frameColour,
    hasOwnColours,
    backdrop: backdrop ?? tone,
    without: settleAbsence(reader),
    words: settleWords(reading, parts),
    ...saidOf(reading, boltColour, isOfThings),
  };
}

/** What is sold at the place, what is lettered and the color of what falls is drawn. */
function claimSoldAndLettered(
  { caption, sentence, reader: { account, atmosphere, wares } }: Reading,
  { says }: PromptParts,
  setting: SettingName | null,
): void {
  const isShop = setting === 'market' || setting === 'shop';
  if (isShop && wares) account.draw(wares.item);
  if (caption !== null) claimLetters(caption, says, { sentence, account });
  account.drawAll(atmosphere.weather.flatMap((air) => colourOfAir(sentence, air) ?? []));
}

/** The words for deeds, hours, shots and what is in the air, with which the plan accounts for them. */
function saidOf(
  { sentence, reader: { atmosphere } }: Reading,
  boltColour: string | null,
  isOfThings: (value: WeatherName) => boolean,
): Pick<PromptSpec, 'deeds' | 'saidActs' | 'airs' | 'hours' | 'shots'> {
  return {
    deeds: sentence.filter((item) => senseOf(item, 'verb')).map(({ source }) => source),
    saidActs: readActs(sentence),
    airs: atmosphere.weather
      .filter(({ value }) => !isOfThings(value))
      .map(({ value, item }) => ({
        word: item.source,
        weather: value,
        isAround: item.text.startsWith('in the '),
        colour: value === 'storm' ? boltColour : colourNameOfAir(sentence, { value, item }),
      })),
    hours: atmosphere.times.map(({ item }) => item.source),
    shots: sentence.filter((item) => senseOf(item, 'shot')).map(({ source }) => source),
  };
}
