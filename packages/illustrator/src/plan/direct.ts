import { hasWindow } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec, SettingName, Subject } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { adjustSetting } from './adjust-setting.ts';
import { aroundHeads } from './around-heads.ts';
import { asMark } from './as-mark.ts';
import { asLaidOut, asServed } from './as-served.ts';
import { atDesk } from './at-desk.ts';
import { atTheDoor } from './at-the-door.ts';
import { withBlinkingColours } from './blinking-colours.ts';
import { onNests } from './brooding.ts';
import { belowDrones } from './carried-by-air.ts';
import { carryOnBack } from './carry-on-back.ts';
import {
  inGlass,
  inTheWater,
  intoPuddles,
  onBranches,
  onCrescent,
  underLeaves,
  withBed,
  withFuji,
  withStreetLamps,
  withWideBenches,
} from './cast-in-place.ts';
import { changedRelations } from './changed-relations.ts';
import { landformsAt, withRoad } from './choose-landforms.ts';
import { findSetting, isConcertPoster, placeWithView } from './choose-setting.ts';
import { findTime } from './choose-time.ts';
import { aroundFlat, cheered, withMood, withMusic } from './choose-weather.ts';
import { withCircumstance } from './circumstances.ts';
import { inCloudySky } from './clouds-past-light.ts';
import { confirmWords } from './confirm-words.ts';
import { withContests } from './contests.ts';
import { acrossPicture } from './crossing.ts';
import { inVase } from './cut-flowers.ts';
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
import { atKitchenTable, inGarden, inWinter, onCounter, onField } from './implied-places.ts';
import { inCircles } from './in-circles.ts';
import { insideBuildings } from './inside-buildings.ts';
import { withInstruments } from './instruments-of-group.ts';
import { inSantasSleigh, intoVehicles, onChairlifts, withHorse } from './into-vehicles.ts';
import {
  intoShowcases,
  intoTanks,
  intoWineGlasses,
  pourIntoVessels,
  showPouring,
  underBeds,
} from './into-vessels.ts';
import { juggleThings } from './juggled-things.ts';
import { flippedAlone } from './kitchen-deeds.ts';
import { landOnBack } from './land-on-back.ts';
import { giveTexts, showTexts } from './letter-things.ts';
import { limitSubjects } from './limit-subjects.ts';
import { onTheirMounts } from './loose-mounts.ts';
import { besideTheirTables, onTables, withCards } from './loose-things.ts';
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
import { onShelves } from './on-shelves.ts';
import { oneForAll } from './one-for-all.ts';
import { oneOfKind } from './one-of-kind.ts';
import { placeOutOfWater } from './out-of-water.ts';
import { inOwnBowls } from './own-bowls.ts';
import { withOwnDogs } from './own-dogs.ts';
import { onOwnMounts } from './own-mounts.ts';
import { withPace } from './pace.ts';
import { pairDancers, withBunting } from './pair-dancers.ts';
import { inPartOfBuilding } from './parts-of-buildings.ts';
import {
  isCarriedBySurface,
  isTable,
  withoutOwnThings,
  withoutParts,
  withoutSkyIndoors,
  withoutTable,
} from './parts-of-places.ts';
import { passOnDeeds } from './pass-on-deeds.ts';
import { insidePassengerVehicles } from './passengers.ts';
import {
  inOpenCars,
  inTheirCabs,
  inTheirShips,
  onTruckBeds,
  overViaducts,
} from './people-in-vehicles.ts';
import { withPerches } from './perches.ts';
import { placedGoods } from './placed-goods.ts';
import {
  coloursOfWords,
  drawnOnPaper,
  withoutWallBehind,
  withoutWallOfSign,
} from './plain-grounds.ts';
import type { ScenePlan } from './plan.ts';
import { withPrints } from './prints.ts';
import { onProductGround } from './product-ground.ts';
import { risingThings } from './rising-things.ts';
import { roomOfFurniture } from './rooms-of-furniture.ts';
import { withSaidCounts } from './said-counts.ts';
import { setTheTable } from './set-the-table.ts';
import { withoutSpareClouds } from './spare-clouds.ts';
import { inSteps, leavingOut } from './spec-changes.ts';
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
import { onItsFeet, seenFromAbove, seenFromSide } from './views-of-things.ts';
import { watchAquarium } from './watch-aquarium.ts';
import { inWholeRoom, isWholeRoom } from './whole-room.ts';
import { atOneGrill, rollOutDough, workTogether } from './work-together.ts';
import { inTheirManes, wornByAnimals } from './worn-by-animals.ts';
import { wornByPeople } from './worn-by-people.ts';

/**
 * Answers what the prompt left open: a place where its subjects are at home, an hour, and how both
 * go together with the style. Pure; the same spec gives the same plan.
 */
export function direct(prompt: PromptSpec, vocabulary: Vocabulary): ScenePlan {
  const asked = asAsked(prompt, vocabulary);
  const said = furnished(asked, vocabulary);
  const { spec, setting, stillLife } = atPlace(said, isWholeRoom(asked), vocabulary);
  const isFlat = setting === 'flatlay';
  const isTabletop = stillLife?.isTabletop ?? false;
  const cast = atTheirPlaces(seenAt(spec, setting, stillLife), setting, vocabulary);
  const plan = showTexts({
    ...cast,
    surface: cast.surface ?? (isTabletop && hasGlyph(cast, '@placesetting') ? 'cloth' : null),
    without: hasGlyph(cast, '@strandkorb') ? [...cast.without, 'palm-tree'] : cast.without,
    subjects: asSeen(cast, isFlat, isTabletop || isFlat || setting === 'abstract'),
    setting,
    time: isFlat ? 'day' : (spec.time ?? findTime(spec, setting)),
    weather: isFlat ? aroundFlat(spec) : withMood(spec, setting, withMusic(cheered(cast))),
    // Neon tubes are drawn; the style would dye everything.
    style:
      (spec.format === 'banner' || spec.isNeonSign) && spec.style === 'neon' ? null : spec.style,
    landforms: landformsAt(spec, setting, withRoad(spec, setting, vocabulary)),
    isTabletop,
    tableColour:
      stillLife === null
        ? null
        : (spec.surfaceColour ?? spec.subjects.find(isTable)?.colour ?? null),
    ...coloursOfWords(cast, setting),
  });
  return {
    ...plan,
    changedRelations: changedRelations(prompt, plan),
    words: withCircumstance(confirmWords(said, plan), said, plan),
  };
}

const hasGlyph = ({ subjects }: PromptSpec, glyph: string): boolean =>
  subjects.some((subject) => subject.glyph === glyph);

/** What the prompt asks for, with the places that its things and deeds imply. */
function asAsked(prompt: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  return inSteps(prompt, [
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
}

/** A room that the prompt names or whose furniture it names, with what belongs into it. */
function furnished(asked: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (isWholeRoom(asked)) return inWholeRoom(asked, vocabulary);
  const room = asked.setting === null ? roomOfFurniture(asked, vocabulary) : null;
  return furnishRoom(asked, room, vocabulary);
}

/** Decides where the picture takes place: in a named place, at home of its subjects, or on a surface. */
function atPlace(said: PromptSpec, isWhole: boolean, vocabulary: Vocabulary) {
  const marked = inTheirForms(said, vocabulary);
  const saidPlace = isConcertPoster(marked) && marked.time === 'sunset' ? null : marked.setting;
  const named = saidPlace ?? placeWithView(marked) ?? findSetting(marked, vocabulary);
  const spec = byCandlelight(withoutParts(marked, named), named);
  // At a door things stand on the floor.
  const isOnFloor = isWhole || said.roomLook?.hasDoor === true;
  const stillLife = isOnFloor
    ? null
    : showStillLife({ ...spec, setting: said.setting }, named, vocabulary);
  const setting: SettingName = spec.isNeonSign
    ? 'flatlay'
    : (stillLife?.setting ??
      placeOutOfWater(spec, named, vocabulary) ??
      adjustSetting(spec, named, vocabulary));
  return { spec, setting, stillLife };
}

/** Leaves out what the place does not show: the view where there is no window, the table of a still life. */
function seenAt(
  spec: PromptSpec,
  setting: SettingName,
  stillLife: ReturnType<typeof showStillLife>,
): PromptSpec {
  const indoors = setting === placeWithView(spec) ? insideBuildings(spec) : spec;
  const seen = hasWindow(setting)
    ? indoors
    : leavingOut(indoors, ({ isOutside }) => isOutside === true);
  if (stillLife === null) return seen;
  return leavingOut(stillLife.isTabletop ? inVase(seen) : seen, (subject, index) =>
    isCarriedBySurface(spec, subject, index),
  );
}

/** The subjects as the camera sees them: from above on a flat surface, otherwise from the side. */
function asSeen(cast: PromptSpec, isFlat: boolean, isLaid: boolean): readonly Subject[] {
  const { subjects } = isLaid ? asLaidOut(cast) : cast;
  const isFromAbove = isFlat && cast.format === null && !cast.isNeonSign;
  return subjects.map(isFromAbove ? seenFromAbove : onItsFeet);
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

/** What is sold needs no price tag beside the words that say so. */
function withoutPriceTag(spec: PromptSpec): PromptSpec {
  const lettered = (spec.caption ?? '').toLowerCase();
  const isTag = ({ glyph, word }: Subject): boolean =>
    glyph === 'label' && (spec.format === 'banner' || lettered.includes(word.toLowerCase()));
  return spec.subjects.every(isTag) && spec.format !== 'banner' ? spec : leavingOut(spec, isTag);
}
