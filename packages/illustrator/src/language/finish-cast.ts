import { claimForms, standOnCakeStand } from './changed-forms.ts';
import { OPEN_PLACES_OF_CITIES, showLandmarks } from './city-landmarks.ts';
import { paintEachItsOwn } from './colourful.ts';
import { claimConditions } from './conditions.ts';
import { claimEffects } from './effects.ts';
import { claimEmptySeats } from './empty-places.ts';
import { nameOf } from './glyph-name.ts';
import { readHands } from './hands-alone.ts';
import { claimMaterials } from './made-of.ts';
import { readMagic } from './magic.ts';
import { faceOfMood } from './nouns/emoji-faces.ts';
import { pileUp } from './piles.ts';
import type { Reading } from './reading.ts';
import { claimSaidMaterials } from './said-materials.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import { isBarePlace, type Settled } from './settle-place.ts';
import { buildSmallWorld } from './small-worlds.ts';
import type { Cast } from './subjects.ts';
import { claimPatterns, claimWoodenVessels } from './surface-patterns.ts';
import { claimAlone, turnAway } from './turned-away.ts';
import { turnOver } from './upside-down.ts';
import { paintWall } from './walls-behind.ts';
import type { WordAccount } from './word-account.ts';

const OF_PODCASTS = /\bpodcast\b/iu;

/** The cover of a podcast that names nothing else. */
function showMicrophone(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const item = sentence.find(({ text }) => text.startsWith('podcast'));
  if (item === undefined) return;
  cast.addOne('studio-microphone', item);
  account.draw(item, nameOf('studio-microphone'));
}

/** "love it with heart eyes": the face that has them, and no heart. */
function showHeartEyes(sentence: readonly Item[], cast: Cast, account: WordAccount): boolean {
  const heart = sentence.findIndex(({ text }) => text === 'heart');
  const eyes = sentence[heart + 1];
  const isAlone = cast.subjects.length === 1 && cast.subjects[0]?.glyph === 'red-heart';
  if (heart < 0 || eyes?.text !== 'eyes' || !isAlone) return false;
  cast.reshapeAll('red-heart', 'smiling-face-with-heart-eyes');
  account.draw(eyes);
  return true;
}

/** "a shocked face": the yellow face of a mood, where the prompt names nothing that could have it. */
function showFaceOfMood(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  if (showHeartEyes(sentence, cast, account)) return;
  const face = sentence.find(({ text }) => /^(?:face|expression)$/.test(text));
  if (face === undefined || cast.subjects.length > 0) return;
  const mood = sentence.find(({ text }) => faceOfMood(text) !== null);
  const glyph = faceOfMood(mood?.text ?? '');
  if (mood === undefined || glyph === null) return;
  cast.addOne(glyph, face);
  account.drawAll([mood, face]);
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

const GRADUATION = /\bgrad(?:s|uat\w+)?\b|class of \d{4}/i;

/** Full of food: no blush. */
const IN_CHEEKS = /\bin (?:its|his|her|their) cheeks\b/i;

/** Things that are said to look so have faces. */
const KAWAII = /^(kawaii|blushing|blush|blushing cheeks|rosy cheeks|pink cheeks)$/;

/**
 * Adds landmarks and other things that the prompt means, and gives things their form for a festival.
 * @returns whether the cast is in a small world, such as a snow globe
 */
export function finishCast(reading: Reading, settled: Settled): boolean {
  const { prompt, sentence, reader, vocabulary } = reading;
  const { cast, account } = reader;
  const isNamedPlace =
    settled.setting !== null &&
    (OUTDOOR_CITIES.has(settled.setting) || OPEN_PLACES_OF_CITIES.has(settled.setting));
  if (isNamedPlace) for (const item of showLandmarks(sentence, cast)) account.draw(item);
  if (reader.festival === 'diwali') cast.reshapeAll('@lamp', '@diya');
  if (GRADUATION.test(prompt)) cast.reshapeAll('billed-cap', 'graduation-cap');
  const isSmallWorld = buildSmallWorld(sentence, settled.setting, { cast, account, vocabulary });
  if (cast.subjects.some(({ glyph }) => glyph === '@lighthouse')) {
    account.drawAll(sentence.filter(({ text }) => OF_ITS_BEAM.test(text)));
  }
  const kawaii = sentence.filter(({ text }) => KAWAII.test(text) && !IN_CHEEKS.test(prompt));
  if (kawaii.length > 0 && cast.personifyThings()) account.drawAll(kawaii);
  if (isBarePlace(settled) && cast.subjects.length === 0 && OF_PODCASTS.test(prompt))
    showMicrophone(sentence, cast, account);
  showFaceOfMood(sentence, cast, account);
  return isSmallWorld;
}

/** What is said of the posture and the hands of actors, and what they conjure. */
export function claimPostures({ sentence, here, reader: { cast, account } }: Reading): void {
  turnAway(here, cast, account);
  claimAlone(sentence, cast, account);
  readHands(sentence, cast, account);
  readMagic(here, cast, account);
}

/** What is said of things: piled up, sliced, patterned, splashing, rusty. */
export function claimThings({ sentence, reader, vocabulary }: Reading): void {
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
  claimSaidMaterials(sentence, { cast, account, vocabulary });
  claimEmptySeats(sentence, { cast, account, vocabulary });
  claimEffects(sentence, { cast, account, vocabulary });
  claimConditions(sentence, { cast, account, vocabulary });
}
