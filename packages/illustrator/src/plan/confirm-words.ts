import type { ReadWords } from '../language/accounted-words.ts';
import { saysBlownCurtains } from '../language/blown-curtains.ts';
import { hasHands } from '../language/faces.ts';
import { isGarment } from '../language/garments.ts';
import { hasWindow, isIndoors, isInterior } from '../language/indoors.ts';
import { meaningsOf } from '../language/lexicon.ts';
import { canBeMessy, MESS_WORDS } from '../language/mess.ts';
import type { WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isSheet, namesSheet } from '../language/words-of-medium.ts';
import { isMinimalWord, showsMinimal } from './minimal-ground.ts';
import { isPartOfPlace } from './parts-of-places.ts';
import type { ScenePlan } from './plan.ts';
import { claimedWords, showAmong, spelled, takeBackWords } from './word-lists.ts';

/** What lies flat on paper or cloth has no hour and no landscape around it. */
const isFlat = ({ setting }: ScenePlan): boolean => setting === 'flatlay';

/** Places that a style draws its own way, or a sheet seen from above covers: nothing of the named one is to be seen. */
function isReplaced(said: SettingName | null, plan: ScenePlan): boolean {
  const { setting, isNeonSign } = plan;
  if (said === null || said === setting || isNeonSign) return false;
  return setting === 'synth' ? said !== 'city' : isFlat(plan) && !MADE_FLAT.has(said);
}
/** What lies flat is in none of them. */
const MADE_FLAT: ReadonlySet<SettingName> = new Set<SettingName>(['abstract']);

/** Rooms have no wind, and papers keep still, unless it comes in at a window and blows the curtains. */
const isIndoorWind = (weather: WeatherName, { setting, prompt }: ScenePlan): boolean =>
  weather === 'wind' &&
  (setting === 'room' || isInterior(setting)) &&
  !(setting === 'room' && saysBlownCurtains(prompt));

/** Steam rises from things; of places only a hot spring has it. */
const isSteamOfNothing = (weather: WeatherName, { setting, subjects }: ScenePlan): boolean =>
  weather === 'steam' && subjects.length === 0 && setting !== 'hotspring';

/** Embers alone do not show that a place burns. */
const isBurningPlace = (word: string, weather: WeatherName, { subjects }: ScenePlan): boolean =>
  weather === 'embers' && /^burning$/i.test(word) && subjects.length === 0;

const isInTheAir = (weather: WeatherName, plan: ScenePlan): boolean =>
  plan.weather.includes(weather) &&
  !isIndoorWind(weather, plan) &&
  !isSteamOfNothing(weather, plan);

/** Behind things that are shown by themselves there is no sky. */
const isSkyless = (plan: ScenePlan): boolean => plan.setting === 'abstract' || isFlat(plan);
const OF_CLOUDS = /^(?:overcast|cloudy)\b/i;
const OF_THE_SKY = /^(?:(?:in the |the )?(?:night |blue )?sky|horizon)$/i;

/** What stands on no ground and has no walls around it. */
const OF_ROOMS = /^(?:floor|ground|walls?|ceiling|roof)$/i;
/** Rooms without windows, which look the same by day and at dusk; some are dark at night. */
const isWithoutHour = ({ setting }: ScenePlan): boolean =>
  isIndoors(setting) && !hasWindow(setting) && !DIM.has(setting);
const DIM: ReadonlySet<SettingName> = new Set<SettingName>([
  'bar', 'arcade', 'bowling', 'disco', 'gamer', 'cell', 'cinema', 'aquarium', 'casino', 'bunker', 'forge',
]); // prettier-ignore

/** Outdoors, but without a moon. */
const MOONLESS: ReadonlySet<SettingName> = new Set<SettingName>(['cave', 'underwater']);
const MOONLIGHT = /\bmoon ?(?:light|lit)\b/i;

/** The numbers of what is in the sky outside of a room, whose window shows one moon, and of what the place always has. */
const lostNumbers = (said: PromptSpec, plan: ScenePlan): readonly string[] =>
  said.subjects.flatMap(({ glyph, saidCount }) => {
    const isShown = plan.subjects.some((shown) => shown.saidCount?.word === saidCount?.word);
    const isInWindow = isIndoors(plan.setting) && IN_THE_SKY.test(glyph);
    const isLost = (isInWindow || isPartOfPlace(glyph, plan.setting)) && !isShown;
    return isLost ? (saidCount?.word ?? []) : [];
  });
const IN_THE_SKY = /^(?:@moon|@sun|cloud)$/;

const HOLDS_ITSELF =
  /\bhold(?:s|ing) (?:on|(?:his|her|their|its|my) (?:head|face|hands?|ears?|nose|belly))\b/i;

/** "holding two kinds of something unknown": the hands are empty. */
const isEmptyHold = (word: string, { relations, subjects, prompt }: PromptSpec): boolean =>
  /^(?:holds|holding)$/i.test(word) &&
  !HOLDS_ITSELF.test(prompt) &&
  !relations.some(({ said }) => said?.word === word) &&
  !subjects.some(({ hands }) => hands != null);

/** Streets with signs of light have them; elsewhere neon is how all is drawn. */
const hasNeonSigns = ({ isNeonSign, region }: ScenePlan): boolean =>
  isNeonSign === true || region === 'neon';

/** Furniture that a room is known by and that is only in some rooms. */
function isMissingFurniture(word: string, { setting, isTabletop, roomLook, subjects }: ScenePlan) {
  const isNamed = (glyph: RegExp): boolean => subjects.some((subject) => glyph.test(subject.glyph));
  if (/^wardrobes?$/i.test(word)) return !isNamed(/wardrobe/);
  if (/sill$/i.test(word)) return !hasWindow(setting) || (isTabletop && setting !== 'room');
  if (/^hospital bed$/i.test(word)) return isTabletop;
  if (/^curtains?$/i.test(word) && isNamed(/@floorcurtain/)) return false;
  if (/^curtains?$/i.test(word)) return setting === 'living' && subjects.length > 0;
  if (/^(fireplace|hearth)$/i.test(word))
    return roomLook?.hasFireplace !== true && !isNamed(/@fireplace/);
  const hasNoShelf =
    isTabletop || setting === 'room' || (setting === 'living' && subjects.length > 0);
  return /^shelf$/i.test(word) && hasNoShelf && !isNamed(/shelf|@table/);
}

const GREY = /^(?:black|white|gr[ae]y|silver|charcoal)$/i;

/** A picture without colors shows none but grey ones. */
function isLostColour(word: string, plan: ScenePlan): boolean {
  const isGrey = plan.isColourless || (plan.style === 'noir' && plan.keptColour == null);
  if (!isGrey || GREY.test(word) || isThing(word, plan)) return false;
  return meaningsOf(word.toLowerCase()).some(({ kind }) => kind === 'colour');
}

/** Where several desks stand in a room, things are on its floor. */
const isOffTheDesks = (word: string, { setting, isTabletop }: ScenePlan): boolean =>
  /^on the desks?$/i.test(word) && setting === 'classroom' && !isTabletop;

/** A meeting that is shown has several people, or its room. */
const isMeetingOfOne = (word: string, { setting, subjects }: ScenePlan): boolean =>
  /^(?:(?:in|having|holding) a )?meeting$/i.test(word) &&
  !/^(?:meeting|office)$/.test(setting) &&
  subjects.reduce((sum, { count }) => sum + count, 0) < 2;

/** On patterns leaves and hearts are things, and where they float up or go round. */
const isThing = (word: string, { subjects, rising = [], spinner = [] }: ScenePlan): boolean =>
  [...subjects, ...rising, ...spinner].some((subject) => spelled(subject) === word);

/** "raining tacos" is no rain. */
const rainsThings = ({ falling = [] }: ScenePlan): boolean => falling.length > 0;

/** A suit alone is shown by a tie, but people and animals wear the whole suit. */
function withClothes({ words, subjects, relations }: ScenePlan): ReadWords {
  const isWorn = (index: number): boolean =>
    relations.some(({ from, to }) => {
      const wearer = subjects[from];
      return (
        to === index && wearer !== undefined && (wearer.person !== null || hasHands(wearer.glyph))
      );
    });
  const worn = new Set(
    subjects.filter((subject, index) => isGarment(subject) && isWorn(index)).map(spelled),
  );
  return {
    ...words,
    drawn: [...words.drawn, ...words.standIns.flatMap(({ word }) => (worn.has(word) ? word : []))],
    standIns: words.standIns.filter(({ word }) => !worn.has(word)),
  };
}

/** "a messy bedroom": things lie about on its floor, which a table before it would hide. */
const withMess = (words: ReadWords, { setting, isTabletop }: ScenePlan): ReadWords =>
  canBeMessy(setting) && !isTabletop ? showAmong(words, (word) => MESS_WORDS.test(word)) : words;

/** "a happy family having a picnic": those who eat together smile anyway. */
function withMoods(words: ReadWords, { saidActs, subjects }: ScenePlan): ReadWords {
  const isMood = (word: string): boolean =>
    saidActs.some(
      (act) =>
        act.word === word &&
        act.motion === null &&
        subjects.some(({ person, expression }) => person !== null && expression === act.expression),
    );
  return showAmong(words, isMood);
}

/**
 * The three lists after the picture was planned: what was understood and then had to give way to the style
 * or to how things are presented is not drawn.
 * @param said what the prompt says
 * @param plan what was made of it
 */
export function confirmWords(said: PromptSpec, plan: ScenePlan): ReadWords {
  const lost = new Set<string>([
    ...said.airs
      .filter(
        ({ word, weather }) =>
          (!isInTheAir(weather, plan) || isBurningPlace(word, weather, plan)) &&
          !isThing(word, plan) &&
          !(weather === 'rain' && rainsThings(plan)),
      )
      .map(({ word }) => word),
    ...((isFlat(plan) && !plan.isNeonSign) || isWithoutHour(plan) || plan.format === 'banner'
      ? said.hours.filter((word) => !isThing(word, plan))
      : []),
    ...(MOONLESS.has(plan.setting) ? said.words.drawn.filter((word) => MOONLIGHT.test(word)) : []),
    ...(said.shot === 'top' && !isFlat(plan) ? said.shots : []),
    ...(isReplaced(said.setting, plan) ? said.places : []),
    ...said.words.drawn.filter(
      (word) =>
        isMissingFurniture(word, plan) ||
        isLostColour(word, plan) ||
        isEmptyHold(word, said) ||
        isOffTheDesks(word, plan) ||
        isMeetingOfOne(word, plan) ||
        (isMinimalWord(word) && !showsMinimal(plan)) ||
        (isSkyless(plan) && OF_THE_SKY.test(word)) ||
        ((isIndoors(plan.setting) || isSkyless(plan)) && OF_CLOUDS.test(word)) ||
        (isFlat(plan) && OF_ROOMS.test(word) && !isThing(word, plan)) ||
        (/^neon signs?$/i.test(word) && !hasNeonSigns(plan)),
    ),
    ...said.words.standIns.flatMap(({ word, as }) =>
      isMinimalWord(as) && !showsMinimal(plan) ? word : [],
    ),
    ...lostNumbers(said, plan),
    ...(hasWindow(plan.setting) ? [] : said.sights),
  ]);
  // "winter night" says two things in one word; what is drawn of it counts.
  for (const { word, weather } of said.airs)
    if (isInTheAir(weather, plan) && !isBurningPlace(word, weather, plan)) lost.delete(word);
  const shown = withMoods(withMess(withClothes(plan), plan), plan);
  // A title that the plan found makes it a sheet, and so do the plain figures of such posters.
  const words =
    isSheet(plan) || plan.hasGeometricGround === true ? showAmong(shown, namesSheet) : shown;
  // What is lettered is to be seen.
  const lettered = (said.caption ?? '').toLowerCase();
  for (const word of lost) if (lettered.includes(word.toLowerCase())) lost.delete(word);
  return takeBackWords(words, new Set(claimedWords(words).filter((word) => lost.has(word))));
}
