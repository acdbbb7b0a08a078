import { hasWindow } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type {
  LandformName,
  PromptSpec,
  SettingName,
  Subject,
  WeatherName,
} from '../language/spec.ts';
import { areTableThings } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { ON_RAILS } from '../things/machines.ts';
import { isOpenVehicle } from '../things/seats.ts';
import { aroundHeads } from './around-heads.ts';
import { asMark } from './as-mark.ts';
import { asLaidOut, asServed } from './as-served.ts';
import { atDesk } from './at-desk.ts';
import { atTheDoor } from './at-the-door.ts';
import { withBlinkingColours } from './blinking-colours.ts';
import { breakfastInBed } from './breakfast-in-bed.ts';
import { onNests } from './brooding.ts';
import { belowDrones } from './carried-by-air.ts';
import { carryOnBack } from './carry-on-back.ts';
import {
  CUT_FLOWERS,
  inGlass,
  inOpenCars,
  inTheWater,
  inTheirCabs,
  inTheirShips,
  inVase,
  intoPuddles,
  isCarriedBySurface,
  isTable,
  onBranches,
  onCrescent,
  onTruckBeds,
  overViaducts,
  underLeaves,
  withBed,
  withFuji,
  withStreetLamps,
  withWideBenches,
  withoutOwnThings,
  withoutParts,
  withoutSkyIndoors,
  withoutTable,
} from './cast-in-place.ts';
import { changedRelations } from './changed-relations.ts';
import {
  adjustSetting,
  BUILDINGS,
  findSetting,
  insideBuildings,
  isConcertPoster,
  isInSnow,
  placeWithView,
  roomOfFurniture,
} from './choose-setting.ts';
import { findTime } from './choose-time.ts';
import { circumstanceOf, withCircumstance } from './circumstances.ts';
import { inCloudySky } from './clouds-past-light.ts';
import { confirmWords } from './confirm-words.ts';
import { withContests } from './contests.ts';
import { acrossPicture } from './crossing.ts';
import { onDarkGround } from './dark-ground.ts';
import { decorateCard } from './decorate-card.ts';
import { settleDeeds } from './deeds-between.ts';
import { onBridges, withoutDeedsOfBuildings } from './deeds-of-buildings.ts';
import { enactDeeds } from './enact-deeds.ts';
import { fallingThings } from './falling-things.ts';
import { withFarVolcano } from './far-volcano.ts';
import { celebrate } from './festivals.ts';
import { atFieldWork } from './field-work.ts';
import { inFilledJars } from './filled-jars.ts';
import { onAirfields } from './flights.ts';
import { furnishRoom } from './furnish-room.ts';
import { goodsInCompany } from './goods-in-company.ts';
import { withGrowth } from './growing.ts';
import { withGrownTrees } from './grown-trees.ts';
import { hugOnSeats } from './hug-on-seats.ts';
import { inCircles } from './in-circles.ts';
import { inSleepingBags } from './in-sleeping-bags.ts';
import { withInstruments } from './instruments-of-group.ts';
import { inSantasSleigh, intoVehicles, onChairlifts, withHorse } from './into-vehicles.ts';
import {
  intoShowcases,
  intoTanks,
  underBeds,
  intoWineGlasses,
  pourIntoVessels,
  showPouring,
} from './into-vessels.ts';
import { juggleThings } from './juggled-things.ts';
import { flippedAlone } from './kitchen-deeds.ts';
import { landOnBack } from './land-on-back.ts';
import { giveTexts, showTexts } from './letter-things.ts';
import { limitSubjects } from './limit-subjects.ts';
import { onTheirMounts } from './loose-mounts.ts';
import { besideTheirTables, onTables, withCards } from './loose-things.ts';
import { isMetal } from './mark-colours.ts';
import { membersOfClass } from './members-of-class.ts';
import {
  withBlinking,
  withBlownCurtains,
  withCameraMove,
  withDiscoLights,
  withFlicker,
  withFlutteringFlags,
  withGlobeSnow,
  withLava,
  withRisingLights,
  withRocking,
  withTicking,
  withWaves,
} from './moves-in-loops.ts';
import { withNamedKind } from './named-kind.ts';
import { namedMembers } from './named-members.ts';
import { onShelves } from './on-shelves.ts';
import { oneForAll } from './one-for-all.ts';
import { oneOfKind } from './one-of-kind.ts';
import { placeOutOfWater } from './out-of-water.ts';
import { onMountsOfChased, oneHatOfLast } from './own-attachments.ts';
import { inOwnBowls } from './own-bowls.ts';
import { withOwnDogs } from './own-dogs.ts';
import { onOwnMounts } from './own-mounts.ts';
import { withPace } from './pace.ts';
import { pairDancers, withBunting } from './pair-dancers.ts';
import { inPartOfBuilding } from './parts-of-buildings.ts';
import { withoutBraidingInRow, withoutLooseFeet } from './parts-of-others.ts';
import { passOnDeeds } from './pass-on-deeds.ts';
import { insidePassengerVehicles } from './passengers.ts';
import { withPerches } from './perches.ts';
import { placedGoods } from './placed-goods.ts';
import type { ScenePlan } from './plan.ts';
import { withPrints } from './prints.ts';
import { onProductGround } from './product-ground.ts';
import { restingBirds } from './resting-birds.ts';
import { risingThings } from './rising-things.ts';
import { withSaidCounts } from './said-counts.ts';
import { setTheTable } from './set-the-table.ts';
import { withoutSpareClouds } from './spare-clouds.ts';
import { inSteps, leavingOut, withChanged } from './spec-changes.ts';
import { asSpinner } from './spinners.ts';
import { stackThings } from './stacked-things.ts';
import { showStillLife } from './still-life.ts';
import { stirredCups } from './stirred-cups.ts';
import { withToppings } from './toppings.ts';
import { onTrainSeats } from './train-seats.ts';
import { trickling } from './trickling.ts';
import { turningInAir } from './turning-in-air.ts';
import {
  carryBoards,
  inFireplaces,
  inFishbowls,
  oneFishInBowl,
  spinThings,
  withGoldfish,
} from './usual-places.ts';
import { watchAquarium } from './watch-aquarium.ts';
import { watchFrom } from './watchers.ts';
import { inWholeRoom, isWholeRoom } from './whole-room.ts';
import { atOneGrill, rollOutDough, workTogether } from './work-together.ts';
import { inTheirManes, wornByAnimals } from './worn-by-animals.ts';
import { wornByPeople } from './worn-by-people.ts';

/**
 * Answers what the prompt left open: a place where its subjects are at home, an hour, and how both
 * go together with the style. Pure; the same spec gives the same plan.
 */
export function direct(prompt: PromptSpec, vocabulary: Vocabulary): ScenePlan {
  const meant = inSteps(prompt, [
    (spec) => withoutLooseFeet(spec, vocabulary),
    withoutBraidingInRow,
    namedMembers,
    oneHatOfLast,
    (spec) => onMountsOfChased(spec, vocabulary),
    hugOnSeats,
    watchFrom,
  ]);
  const asked = inSteps(meant, [
    withNamedKind,
    inCloudySky,
    withSaidCounts,
    (spec) => onDarkGround(spec, vocabulary),
    (spec) => giveTexts(spec, vocabulary),
    withPrints,
    (spec) => onProductGround(spec, vocabulary),
    (spec) => withoutDeedsOfBuildings(spec, vocabulary),
    (spec) => onBridges(spec, vocabulary),
    (spec) => limitSubjects(spec, vocabulary),
    inSleeves,
    (spec) => onCounter(spec, vocabulary),
    atKitchenTable,
    onField,
    onAirfields,
    inGarden,
    inWinter,
    inPartOfBuilding,
    (spec) => atTheDoor(spec, vocabulary),
  ]);
  const isWhole = isWholeRoom(asked);
  const said = isWhole
    ? inWholeRoom(asked, vocabulary)
    : furnishRoom(
        asked,
        asked.setting === null ? roomOfFurniture(asked, vocabulary) : null,
        vocabulary,
      );
  const marked = inTheirForms(said, vocabulary);
  const saidPlace = isConcertPoster(marked) && marked.time === 'sunset' ? null : marked.setting;
  const named = saidPlace ?? placeWithView(marked) ?? findSetting(marked, vocabulary);
  const spec = byCandlelight(withoutParts(marked, named), named);
  // At a door things stand on the floor.
  const isOnFloor = isWhole || said.roomLook?.hasDoor === true;
  const stillLife = isOnFloor
    ? null
    : showStillLife({ ...spec, setting: said.setting }, named, vocabulary);
  const setting = spec.isNeonSign
    ? 'flatlay'
    : (stillLife?.setting ??
      placeOutOfWater(spec, named, vocabulary) ??
      adjustSetting(spec, named, vocabulary));
  const isFlat = setting === 'flatlay';
  const time = isFlat ? 'day' : (spec.time ?? findTime(spec, setting));
  const landforms = landformsAt(spec, setting, withRoad(spec, setting, vocabulary));
  const isTabletop = stillLife?.isTabletop ?? false;
  const indoors = setting === placeWithView(spec) ? insideBuildings(spec) : spec;
  const seen = hasWindow(setting)
    ? indoors
    : leavingOut(indoors, ({ isOutside }) => isOutside === true);
  const bare =
    stillLife === null
      ? seen
      : leavingOut(isTabletop ? inVase(seen) : seen, (subject, index) =>
          isCarriedBySurface(spec, subject, index),
        );
  const cast = atTheirPlaces(bare, setting, vocabulary);
  const weather = isFlat ? aroundFlat(spec) : withMood(spec, setting, withMusic(cheered(cast)));
  const isFromAbove = isFlat && spec.format === null && !spec.isNeonSign;
  const laid = isTabletop || isFlat || setting === 'abstract' ? asLaidOut(cast) : cast;
  const subjects = isFromAbove ? laid.subjects.map(seenFromAbove) : laid.subjects.map(onItsFeet);
  const tableColour =
    stillLife === null ? null : (spec.surfaceColour ?? spec.subjects.find(isTable)?.colour ?? null);
  const without = cast.subjects.some(({ glyph }) => glyph === '@strandkorb')
    ? [...cast.without, 'palm-tree']
    : cast.without;
  const isLaid = cast.subjects.some(({ glyph }) => glyph === '@placesetting');
  const plan = showTexts({
    ...cast,
    surface: cast.surface ?? (isLaid && isTabletop ? ('cloth' as const) : null),
    without,
    subjects,
    setting,
    time,
    weather,
    // Neon tubes are drawn; the style would dye everything.
    style:
      (spec.format === 'banner' || spec.isNeonSign) && spec.style === 'neon' ? null : spec.style,
    landforms,
    isTabletop,
    tableColour,
    ...coloursOfWords(cast, setting),
  });
  return {
    ...plan,
    changedRelations: changedRelations(meant, plan),
    words: withCircumstance(confirmWords(said, plan), said, plan),
  };
}

/** People and things as the prompt says they are and what they do, before the place is known. */
function inTheirForms(said: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  return inSteps(said, [
    inTheirShips,
    inTheirCabs,
    onTruckBeds,
    (spec) => rollOutDough(spec, vocabulary),
    membersOfClass,
    oneOfKind,
    passOnDeeds,
    (spec) => enactDeeds(spec, vocabulary),
    (spec) => fallingThings(spec, vocabulary),
    (spec) => risingThings(spec, vocabulary),
    asSpinner,
    withCameraMove,
    withBlinking,
    (spec) => withBlinkingColours(spec, vocabulary),
    withBlownCurtains,
    withFlicker,
    withLava,
    withDiscoLights,
    withFlutteringFlags,
    withTicking,
    withGlobeSnow,
    withRisingLights,
    withRocking,
    withWaves,
    juggleThings,
    onTheirMounts,
    pourIntoVessels,
    stirredCups,
    showPouring,
    flippedAlone,
    (spec) => withGrowth(spec, vocabulary),
    withPace,
    turningInAir,
    inCircles,
    acrossPicture,
    trickling,
    withFuji,
    withFarVolcano,
    withBunting,
    celebrate,
    decorateCard,
    drawnOnPaper,
    onCrescent,
    withoutPriceTag,
    withoutWallOfSign,
    withoutWallBehind,
    atFieldWork,
    belowDrones,
    intoShowcases,
    intoTanks,
    watchAquarium,
    (spec) => onNests(spec, vocabulary),
    underBeds,
    (spec) => intoVehicles(spec, vocabulary),
    (spec) => insidePassengerVehicles(spec, vocabulary),
    onOwnMounts,
    withOwnDogs,
    withInstruments,
    withHorse,
    inSantasSleigh,
    onChairlifts,
    intoWineGlasses,
    asServed,
    goodsInCompany,
    inOwnBowls,
    (spec) => placedGoods(spec, vocabulary),
    (spec) => inFilledJars(spec, vocabulary),
    withToppings,
    landOnBack,
    carryOnBack,
    (spec) => onShelves(spec, vocabulary),
    (spec) => stackThings(spec, vocabulary),
    (spec) => wornByPeople(spec, vocabulary),
    (spec) => wornByAnimals(spec, vocabulary),
    (spec) => inTheirManes(spec, vocabulary),
    (spec) => aroundHeads(spec, vocabulary),
    (spec) => atDesk(spec, spec.setting),
    (spec) => withPerches(spec, vocabulary),
    restingBirds,
    (spec) => asMark(spec, vocabulary),
  ]);
}

/** The cast where the picture takes place: on what they sit, stand and lie, and beside whom. */
function atTheirPlaces(spec: PromptSpec, setting: SettingName, vocabulary: Vocabulary): PromptSpec {
  return inSteps(spec, [
    (each) => withoutSpareClouds(each, setting),
    (each) => withoutSkyIndoors(each, setting),
    (each) => withoutTable(each, setting, vocabulary),
    (each) => withoutOwnThings(each, setting),
    intoPuddles,
    (each) => inOpenCars(each, vocabulary),
    overViaducts,
    (each) => seenFromSide(each, setting),
    (each) => inTheWater(each, setting, vocabulary),
    (each) => onTrainSeats(each, setting, vocabulary),
    withCards,
    besideTheirTables,
    (each) => onTables(each, setting, vocabulary),
    (each) => withBed(each, setting),
    (each) => breakfastInBed(each, setting),
    inSleepingBags,
    inGlass,
    withGoldfish,
    oneFishInBowl,
    (each) => onBranches(each, vocabulary),
    carryBoards,
    spinThings,
    (each) => inFishbowls(each, setting),
    (each) => inFireplaces(each, setting),
    underLeaves,
    (each) => withStreetLamps(each, setting),
    pairDancers,
    settleDeeds,
    (each) => workTogether(each, vocabulary),
    atOneGrill,
    withContests,
    (each) => setTheTable(each, setting, vocabulary),
    withWideBenches,
    (each) => withGrownTrees(each, setting),
    (each) => oneForAll(each, vocabulary),
  ]);
}

/** What hands wear whose person is outside the picture is on their arms. */
function inSleeves(spec: PromptSpec): PromptSpec {
  const worn = spec.subjects.find(({ isSleeve }) => isSleeve === true);
  if (worn === undefined) return spec;
  const bare = leavingOut(spec, ({ isSleeve }) => isSleeve === true);
  const sleeve = worn.colour;
  const subjects = bare.subjects.map((each) => (each.hands ? { ...each, sleeve } : each));
  return { ...bare, subjects };
}

/** Only in a lane that leads away from us a tram comes towards us. */
const seenFromSide = (spec: PromptSpec, setting: SettingName): PromptSpec =>
  setting === 'alley'
    ? spec
    : withChanged(spec, ({ glyph }) => /^tram(-car)?$/.test(glyph), { glyph: '@sidetram' });

const IN_KITCHENS =
  /\bkitchen (table|floor|counter|island|window)\b|küchentisch|mesa de (la )?cocina|table de (la )?cuisine/i;

/** "at the kitchen table": the table is in the kitchen; animals of hot lands come to a watering hole. */
function atKitchenTable(spec: PromptSpec): PromptSpec {
  if (spec.setting !== null && spec.setting !== 'room') return spec;
  if (IN_KITCHENS.test(spec.prompt)) return { ...spec, setting: 'kitchen' };
  const isAtWaterhole = spec.subjects.some(({ word }) => /water(ing)? ?holes?$/.test(word));
  return isAtWaterhole && spec.setting === null ? { ...spec, setting: 'savanna' } : spec;
}

/** A counter with nothing but small things is the table that they are on. */
function onCounter(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isCounter = ({ glyph }: Subject): boolean => glyph === '@counter';
  const others = spec.subjects.filter((subject) => !isCounter(subject));
  const isTable =
    others.length > 0 &&
    others.length < spec.subjects.length &&
    areTableThings(others, (glyph) => vocabulary.categoryOf(glyph));
  return isTable ? withChanged(spec, isCounter, { glyph: '@table' }) : spec;
}

/** People who plant or weed are in a garden, with fruit and vegetables too. */
function inGarden(spec: PromptSpec): PromptSpec {
  const isGardening =
    spec.subjects.some(({ person }) => person !== null) && GARDENING.test(spec.deeds.join(' '));
  return spec.setting === null && isGardening ? { ...spec, setting: 'garden' } : spec;
}
const GARDENING = /\b(?:planting|plants|gardening|weeding|weeds|sowing|sows|transplanting)\b/iu;

/** What is done with snow is done where snow lies: the ground of a place with a season is white. */
function inWinter(spec: PromptSpec): PromptSpec {
  const { subjects, weather, setting } = spec;
  const isOfSnow = subjects.some(({ glyph }) => SNOW_THINGS.test(glyph));
  const hasSeason = setting === null || SNOWY_PLACES.has(setting);
  if (!isOfSnow || !hasSeason || weather.includes('snow')) return spec;
  const isSure = setting !== null || subjects.some(({ glyph }) => BUILDINGS.test(glyph));
  return isSure ? { ...spec, weather: [...weather, 'snow'] } : { ...spec, setting: 'snowfield' };
}

/** The light of a candle comes from one, on a table beside those who are in the room. */
function byCandlelight(spec: PromptSpec, setting: SettingName): PromptSpec {
  const isSaid = spec.hours.some((hour) => /candle|kerze|bougie|vela|蝋燭|ろうそく/i.test(hour));
  const isRoom = setting === 'room' || setting === 'living' || setting === 'bedroom';
  const hasLight = spec.subjects.some(({ glyph }) =>
    /candle|@lamp|@lantern|@fireplace/.test(glyph),
  );
  if (!isSaid || !isRoom || hasLight || spec.subjects.length === 0) return spec;
  const at = spec.subjects.length;
  return {
    ...spec,
    subjects: [...spec.subjects, oneOf('candle'), oneOf('@table')],
    relations: [...spec.relations, { from: at, to: at + 1, kind: 'on' }],
  };
}

/** A field before mountains is the place, and what grows there is no subject. */
function onField(spec: PromptSpec): PromptSpec {
  const { crop, setting } = spec;
  if (crop === null || (setting !== 'mountain' && setting !== null && setting !== 'sky'))
    return spec;
  const bare = leavingOut(spec, ({ glyph }) => CUT_FLOWERS.test(glyph) || glyph === '@lavender');
  const landforms: readonly LandformName[] =
    setting === 'mountain' ? [...new Set([...spec.landforms, 'peaks' as const])] : spec.landforms;
  return { ...bare, setting: 'hills', landforms };
}

const SNOW_THINGS =
  /^(@snowball|@snowman|snowman|snowman-without-snow|sled|@skis|@snowboard|@snowmobile)$/;
const SNOWY_PLACES: ReadonlySet<SettingName> = new Set<SettingName>([
  'hills',
  'park',
  'forest',
  'village',
  'mountain',
  'street',
  'alley',
  'playground',
  'farmyard',
  'lake',
]);

/** Words that the picture shows alone take the colors of the prompt: "gold on black", "pink and yellow". */
function coloursOfWords(
  { subjects, caption, captionColour, backdrop, colours }: PromptSpec,
  setting: SettingName,
): Pick<PromptSpec, 'backdrop' | 'captionColour'> {
  const isAlone = caption !== null && subjects.length === 0 && setting === 'abstract';
  const [first, second] = colours.filter((colour) => colour !== backdrop);
  if (!isAlone || first === undefined) return { backdrop, captionColour };
  if (backdrop !== null || isMetal(first)) {
    return { backdrop: backdrop ?? second ?? 'navy', captionColour: captionColour ?? first };
  }
  return { backdrop: first, captionColour: captionColour ?? second ?? null };
}

/** What may float around a sticker: nothing that falls on a landscape. */
const AROUND_STICKERS: ReadonlySet<WeatherName> = new Set<WeatherName>([
  'hearts',
  'confetti',
  'sparks',
  'bubbles',
  'notes',
]);

/** Steam rises from what is seen from above as well. */
function aroundFlat({ format, weather, prompt, subjects }: PromptSpec): readonly WeatherName[] {
  if (format === 'sticker') return weather.filter((name) => AROUND_STICKERS.has(name));
  if (format === 'card') return weather.filter((name) => /^(?:hearts|confetti)$/.test(name));
  const isHot = weather.includes('steam') || STEAMING.test(prompt);
  return format === null && isHot && subjects.length > 0 ? ['steam'] : [];
}
const STEAMING = /\bsteam|dampf|humeant|fumant|湯気/i;

const CHEERS =
  /^(?:(?:baby|bridal) shower|thank you|thanks|congrat|well done|grand (?:re-?)?opening|now open|giveaway|happy|we (?:hit|reached)|celebrat)/i;

/** Words alone that celebrate something have confetti around them. */
const cheered = (spec: PromptSpec): PromptSpec =>
  spec.subjects.length === 0 && spec.weather.length === 0 && CHEERS.test(spec.caption ?? '')
    ? { ...spec, weather: ['confetti'] }
    : spec;

/** What is sold needs no price tag beside the words that say so. */
function withoutPriceTag(spec: PromptSpec): PromptSpec {
  const lettered = (spec.caption ?? '').toLowerCase();
  const isTag = ({ glyph, word }: Subject): boolean =>
    glyph === 'label' && (spec.format === 'banner' || lettered.includes(word.toLowerCase()));
  return spec.subjects.every(isTag) && spec.format !== 'banner' ? spec : leavingOut(spec, isTag);
}

/** Hearts rise from a kiss and notes from those who dance or sing, so that a still shows it as well. */
function withMusic({ subjects, weather, deeds }: PromptSpec): readonly WeatherName[] {
  if (weather.length === 0 && subjects.some(({ motion }) => motion === 'kiss')) return ['hearts'];
  const isMusical = subjects.some(
    ({ motion }) => motion === 'dance' || motion === 'sing' || motion === 'slowdance',
  );
  const isSpoken = deeds.some((deed) => /\bspeech|presentation|lectur|announc|preach/.test(deed));
  return isMusical && !isSpoken && weather.length === 0 ? ['notes'] : weather;
}

/** Rain falls on those who are lonely, where they are outdoors and nothing else is in the air. */
function withMood(
  spec: PromptSpec,
  setting: SettingName,
  weather: readonly WeatherName[],
): readonly WeatherName[] {
  const circumstance = circumstanceOf(spec);
  const isThere = setting === 'hills' || setting === circumstance?.place;
  return isThere && weather.length === 0 && circumstance?.weather !== undefined
    ? [circumstance.weather]
    : weather;
}

/** The wall that fills the background is no thing that stands there. */
const withoutWallBehind = (spec: PromptSpec): PromptSpec =>
  spec.wallBehind == null ? spec : leavingOut(spec, ({ glyph }) => glyph === '@wall');

/** The wall that a neon sign hangs on is the ground of the picture. */
const withoutWallOfSign = (spec: PromptSpec): PromptSpec =>
  spec.isNeonSign ? leavingOut(spec, ({ glyph }) => /^@(wall|sign)$/.test(glyph)) : spec;

/** No thing has it, so that each has an outline; the finished drawing is on white paper. */
const BEHIND_LINES = 'magenta';

/** A drawing of lines shows its subject on white paper where the prompt names no place. */
const drawnOnPaper = (spec: PromptSpec): PromptSpec =>
  spec.isColourless &&
  (spec.style === 'sketch' || spec.style === 'lineart') &&
  spec.setting === null &&
  spec.subjects.length > 0
    ? { ...spec, backdrop: spec.style === 'lineart' ? BEHIND_LINES : (spec.backdrop ?? 'white') }
    : spec;

const FROM_ABOVE: Readonly<Record<string, string>> = {
  '@coffee': '@cupabove',
  'hot-beverage': '@cupabove',
  '@plate': '@plateabove',
  'steaming-bowl': '@ramenabove',
  '@ramen': '@ramenabove',
  '@sushiplatter': '@sushiabove',
  sushi: '@sushiabove',
  'green-salad': '@saladabove',
  '@pancakes': '@pancakesabove',
  '@cake': '@cakeabove',
  '@juice': '@glassabove',
  '@lemonade': '@glassabove',
  '@iceddrink': '@glassabove',
  'glass-of-milk': '@glassabove',
  '@waterglass': '@glassabove',
  'pot-of-food': '@bowlabove',
  '@soup': '@bowlabove',
  '@cuttingboard': '@boardabove',
  '@cereal': '@bowlabove',
  '@berrybowl': '@bowlabove',
  '@currybowl': '@bowlabove',
  'bowl-with-spoon': '@bowlabove',
  '@latte': '@cupabove',
  'teacup-without-handle': '@cupabove',
  pizza: '@pizzaabove',
  '@pizza': '@pizzaabove',
};

/** What is in glasses and bowls that have no color of their own. */
const COLOURS_FROM_ABOVE: Readonly<Record<string, string>> = {
  'glass-of-milk': 'white',
  '@waterglass': 'ice blue',
  '@berrybowl': 'plum',
  '@currybowl': 'orange',
  '@lemonade': 'yellow',
  '@soup': 'orange',
};

const seenFromAbove = (subject: Subject): Subject => ({
  ...subject,
  glyph: FROM_ABOVE[subject.glyph] ?? subject.glyph,
  colour: subject.colour ?? COLOURS_FROM_ABOVE[subject.glyph] ?? null,
});

/** It is its light that turns or sweeps, or its water that falls. */
const onItsFeet = (subject: Subject): Subject =>
  /^(@lighthouse|@skycastle|@fallsisland)$/.test(subject.glyph)
    ? { ...subject, motion: null }
    : subject;

const ROADSIDES: ReadonlySet<SettingName> = new Set<SettingName>([
  'beach',
  'desert',
  'forest',
  'savanna',
  'canyon',
  'snowfield',
]);

/** Who drives has a road. */
function withRoad(
  { subjects, landforms }: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): readonly LandformName[] {
  const [first] = subjects;
  const drives =
    (first?.motion === 'drive' || (setting === 'beach' && first?.motion === null)) &&
    (vocabulary.categoryOf(first.glyph) === 'transport-ground' || isOpenVehicle(first.glyph));
  if (runsOnRails(subjects) && WITH_RAILS.has(setting)) {
    return [...new Set([...landforms.filter((name) => name !== 'road'), 'rails' as const])];
  }
  return drives && ROADSIDES.has(setting)
    ? [...new Set([...landforms, 'road' as const])]
    : landforms;
}

/** A train has rails, except on a bridge, which has its own. */
const runsOnRails = (subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ glyph, motion }) => ON_RAILS.test(glyph) && motion !== 'fly' && motion !== 'float',
  ) && !subjects.some(({ glyph }) => /^@(viaduct|bridge)$/.test(glyph));

/** Open land and streets. */
const WITH_RAILS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...ROADSIDES,
  'hills',
  'park',
  'village',
  'mountain',
  'jungle',
  'street',
  'road',
  'canyon',
]);

/** Land on which a bridge leads over something. */
const OVER_RIVERS: ReadonlySet<SettingName> = new Set<SettingName>(['hills', 'park', 'forest']);

const isBridge = ({ glyph }: Subject): boolean => /^@(?:covered)?bridge$/.test(glyph);

/** What of the land the place has room for: a lake has its water already. */
function landformsAt(
  spec: PromptSpec,
  setting: SettingName,
  landforms: readonly LandformName[],
): readonly LandformName[] {
  const { subjects } = spec;
  const isFjord =
    setting === 'ocean' && spec.placeNames.some((place) => /fjord|cliffs?$/.test(place));
  if (isFjord || (setting === 'snowfield' && isInSnow(spec))) {
    return [...new Set([...landforms, 'peaks' as const])];
  }
  if (OVER_RIVERS.has(setting) && landforms.length === 0 && subjects.some(isBridge))
    return ['river'];
  if (setting === 'lake') {
    return landforms.filter((name) => !/^(?:river|puddles|mud)$/.test(name));
  }
  const isOnWave = setting === 'ocean' && spec.setting !== null && subjects[0]?.motion === 'surf';
  return isOnWave ? [...new Set([...landforms, 'breaker' as const])] : landforms;
}
