import { isFurnishedRoom } from '../language/furnished-rooms.ts';
import { hasWindow } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withAbstractMotif } from './abstract-motifs.ts';
import { adjustSetting } from './adjust-setting.ts';
import { withAgeCakes, withBirthdayCake } from './age-cakes.ts';
import { withYoung } from './animal-families.ts';
import { animalPortraits, cuteAnimals } from './animal-portraits.ts';
import { withApplause } from './applause.ts';
import { asLaidOut } from './as-served.ts';
import { atTheDoor } from './at-the-door.ts';
import { withCanopyBeds } from './canopy-beds.ts';
import { inBlackAndWhite } from './card-look.ts';
import { changedRelations } from './changed-relations.ts';
import { withChangesInLoops } from './changes-in-loops.ts';
import { chartsThatRise } from './charts-that-rise.ts';
import { landformsAt, withRoad } from './choose-landforms.ts';
import { findSetting, isConcertPoster, placeWithView } from './choose-setting.ts';
import { findTime, saidTime } from './choose-time.ts';
import { aroundFlat, cheered, withMood, withMusic } from './choose-weather.ts';
import { withCircumstance } from './circumstances.ts';
import { ofClay } from './clay-things.ts';
import { inCloudySky } from './clouds-past-light.ts';
import { atForks, withPuzzleBoard } from './concept-things.ts';
import { confirmWords } from './confirm-words.ts';
import { onCoolingRacks } from './cooling-racks.ts';
import { countedStacks } from './counted-stacks.ts';
import { bouquetsInVases, inVase } from './cut-flowers.ts';
import { cutaways } from './cutaways.ts';
import { withDarkFaces } from './dark-faces.ts';
import { onDarkGround } from './dark-ground.ts';
import { onBridges, withoutDeedsOfBuildings } from './deeds-of-buildings.ts';
import { deedsOfCompanies } from './deeds-of-companies.ts';
import { inDishesOfTheirOwn } from './dishes-of-several.ts';
import { carryDragon } from './dragon-dance.ts';
import { drinkingPlaces } from './drinking-places.ts';
import {
  crystalsOfCaves,
  inThroneRoom,
  onBattlefield,
  shownByPlace,
  withoutLoneCandle,
} from './epic-places.ts';
import { fallingInto } from './falling-into.ts';
import { feelingOfCaption, feelingOfLabel } from './feeling-of-label.ts';
import { fillingCabins } from './filling-cabins.ts';
import { brewingMachines, pouredIntoGlasses } from './filling-glasses.ts';
import { onAirfields, parkedPlanes } from './flights.ts';
import { inTheirForms } from './forms-of-subjects.ts';
import { atFrontDoors } from './front-doors.ts';
import { inFullPlaces } from './full-places.ts';
import { withFullRings } from './full-rings.ts';
import { furnishRoom } from './furnish-room.ts';
import { furnishSmallRoom } from './furnish-small-room.ts';
import { onMarkets } from './goods-of-markets.ts';
import { onGreekIslands } from './greek-islands.ts';
import { withGuestTables } from './guest-tables.ts';
import { hangTags } from './hang-tags.ts';
import { holdingHats } from './held-hats.ts';
import { inPowder } from './holi.ts';
import { hugOnSeats } from './hug-on-seats.ts';
import { hangLanterns } from './hung-lanterns.ts';
import { onIceFloes } from './ice-floes.ts';
import {
  atKitchenTable,
  inGarden,
  inPuddles,
  inWinter,
  withSnowballs,
  onBeachTowel,
  onCounter,
  onField,
  onSchoolDay,
  parasolsOnBeach,
  stuckInSnow,
} from './implied-places.ts';
import {
  insideBuildings,
  insideOfBuildings,
  insideOfStaff,
  withoutBuildingAround,
} from './inside-buildings.ts';
import { insteadOfParts } from './instead-of-parts.ts';
import { onIslands } from './islands.ts';
import { jewelry } from './jewelry.ts';
import { onKitchenRacks } from './kitchen-racks.ts';
import { withLaidTables } from './laid-tables.ts';
import { giveTexts, showTexts } from './letter-things.ts';
import { withoutLightsOnPaper } from './lights-on-paper.ts';
import { limitSubjects } from './limit-subjects.ts';
import { withLoadedTrays, withServedPlates } from './loaded-trays.ts';
import { atMarketStalls } from './market-stalls.ts';
import { inMartialDress } from './martial-arts.ts';
import { withMissingSlices } from './missing-slices.ts';
import { withNamedFeelings } from './named-feelings.ts';
import { withNamedKind } from './named-kind.ts';
import { familyMembers, namedMembers } from './named-members.ts';
import { withFlags } from './national-flags.ts';
import { acrossNets } from './net-games.ts';
import { asNouveauPortrait } from './nouveau-portraits.ts';
import { onOwnShoulder } from './on-own-shoulder.ts';
import { opposingTeams } from './opposing-teams.ts';
import { outInTheSun } from './out-in-the-sun.ts';
import { outOfCages } from './out-of-cages.ts';
import { placeOutOfWater } from './out-of-water.ts';
import { outsideRooms } from './outside-rooms.ts';
import { overgrownThings } from './overgrown-things.ts';
import { oneHatOfLast, onMountsOfChased } from './own-attachments.ts';
import { dropsOfBlood, inOwnColours } from './own-colours.ts';
import { inOwnGear } from './own-gear.ts';
import { inkOnGround, onPaletteGround } from './palette-ground.ts';
import { inPartOfBuilding, withoutBalconies } from './parts-of-buildings.ts';
import { withoutBraidingInRow, withoutLooseFeet, withoutLooseLips } from './parts-of-others.ts';
import { isCarriedBySurface, isTable, withoutParts } from './parts-of-places.ts';
import { atTheirPlaces } from './places-of-subjects.ts';
import { coloursOfWords, wallsOfRooms } from './plain-grounds.ts';
import type { ScenePlan } from './plan.ts';
import { inPlantHangers } from './plant-hangers.ts';
import { withoutLongTools } from './portrait-shots.ts';
import { asPortrait } from './portrait-shots.ts';
import { withPrints } from './prints.ts';
import { inProcession } from './processions.ts';
import { onProductGround } from './product-ground.ts';
import { inQueues } from './queues.ts';
import { raisedLights } from './raised-lights.ts';
import { underRaisedUmbrellas } from './raised-umbrellas.ts';
import { ringsOfThings } from './rings-of-things.ts';
import { lampsOnFloors, roomOfFurniture } from './rooms-of-furniture.ts';
import { withSaidCounts } from './said-counts.ts';
import { withSaidSigns } from './said-signs.ts';
import { aboveSeaOfClouds } from './sea-of-clouds.ts';
import { seatCompanions } from './seat-companions.ts';
import { betweenAnimals } from './shared-by-pair.ts';
import { atShopWindows } from './shop-windows.ts';
import { onIce } from './skaters.ts';
import { inSteps, leavingOut } from './spec-changes.ts';
import { besideSpilled } from './spilled-things.ts';
import { isOnSill, showStillLife } from './still-life.ts';
import { waitAtCrossing } from './stop-for-crossing.ts';
import { withSupports } from './supports.ts';
import { asTableFromAbove } from './tables-from-above.ts';
import { withThingsForHeads } from './things-for-heads.ts';
import { thingsOverHeads } from './things-over-heads.ts';
import { areSprays } from './titled-sheet.ts';
import { trickOrTreat } from './trick-or-treat.ts';
import { tuckedIn } from './tucked-in.ts';
import { underTrees } from './under-trees.ts';
import { swimInFishbowls } from './usual-places.ts';
import { inVesselsOfTheirOwn } from './vessels-of-several.ts';
import { onVideoCalls } from './video-calls.ts';
import { onItsFeet, seenFromAbove } from './views-of-things.ts';
import { wadingInWater } from './wading.ts';
import { watchFrom } from './watchers.ts';
import { waysToTheSky } from './ways-to-the-sky.ts';
import { withWaysToThings } from './ways-to-things.ts';
import { wholeIcebergs } from './whole-icebergs.ts';
import { inWholeRoom, isWholeRoom } from './whole-room.ts';
import { wornInHair } from './worn-in-hair.ts';

/**
 * Answers what the prompt left open: a place where its subjects are at home, an hour, and how both
 * go together with the style. Pure; the same spec gives the same plan.
 */
export function direct(prompt: PromptSpec, vocabulary: Vocabulary): ScenePlan {
  if (prompt.dividedSheet !== undefined) return asPage(prompt);
  const meant = asMeant(prompt, vocabulary);
  const asked = asAsked(meant, vocabulary);
  const isWhole = isWholeRoom(asked);
  const said = lampsOnFloors(
    isWhole ? inWholeRoom(asked, vocabulary) : furnished(asked, vocabulary),
  );
  const place = atPlace(said, isWhole, vocabulary);
  const { spec, stillLife } = place;
  const setting = outsideRooms(spec, prompt.setting, place.setting);
  const isFlat = setting === 'flatlay';
  const isTabletop = stillLife?.isTabletop ?? false;
  const cast = atTheirPlaces(seenAt(spec, setting, stillLife), setting, vocabulary);
  const plan = withAgeCakes(
    showTexts({
      ...cast,
      surface: cast.surface ?? (isTabletop && hasGlyph(cast, '@placesetting') ? 'cloth' : null),
      without: hasGlyph(cast, '@strandkorb') ? [...cast.without, 'palm-tree'] : cast.without,
      subjects: asSeen(cast, isFlat, isTabletop || isFlat || setting === 'abstract'),
      setting,
      time: isFlat ? 'day' : (saidTime(spec, setting) ?? findTime(spec, setting)),
      weather: isFlat ? aroundFlat(spec) : withMood(spec, setting, withMusic(cheered(cast))),
      // Neon tubes are drawn; the style would dye everything.
      style:
        (spec.format === 'banner' || spec.isNeonSign) && spec.style === 'neon' ? null : spec.style,
      // On paper there is no land.
      landforms: isFlat ? [] : landformsAt(spec, setting, withRoad(spec, setting, vocabulary)),
      isTabletop,
      ...(spec.format === 'card' && {
        isSprayed: areSprays(cast, (glyph) => vocabulary.categoryOf(glyph) ?? ''),
      }),
      tableColour:
        stillLife === null
          ? null
          : (spec.surfaceColour ?? spec.subjects.find(isTable)?.colour ?? null),
      ...coloursOfWords(cast, setting),
    }),
  );
  return withoutLightsOnPaper({
    ...plan,
    changedRelations: changedRelations(meant, plan),
    words: withCircumstance(shownByPlace(confirmWords(said, plan), plan), said, plan),
  });
}

/** A page to teach with is complete as it is read. */
const asPage = (prompt: PromptSpec): ScenePlan => ({
  ...prompt,
  setting: 'flatlay',
  time: 'day',
  isTabletop: false,
  tableColour: null,
});

const hasGlyph = ({ subjects }: PromptSpec, glyph: string): boolean =>
  subjects.some((subject) => subject.glyph === glyph);

/** Gives feet, hats and mounts to their owners, and the members of a company their deed. */
function asMeant(prompt: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  return inSteps(prompt, [
    (spec) => withApplause(spec, vocabulary),
    crystalsOfCaves,
    (spec) => withoutLooseFeet(spec, vocabulary),
    (spec) => withoutLooseLips(spec, vocabulary),
    withoutBraidingInRow,
    inBlackAndWhite,
    (spec) => withChangesInLoops(spec, vocabulary),
    withFlags,
    betweenAnimals,
    swimInFishbowls,
    (spec) => fallingInto(spec, vocabulary),
    withAbstractMotif,
    withThingsForHeads,
    insteadOfParts,
    thingsOverHeads,
    withWaysToThings,
    namedMembers,
    familyMembers,
    underRaisedUmbrellas,
    (spec) => withLoadedTrays(spec, vocabulary),
    withServedPlates,
    oneHatOfLast,
    inOwnGear,
    (spec) => onMountsOfChased(spec, vocabulary),
    withBirthdayCake,
    acrossNets,
    opposingTeams,
    carryDragon,
    inMartialDress,
    onVideoCalls,
    inPowder,
    trickOrTreat,
    (spec) => deedsOfCompanies(spec, vocabulary),
    hugOnSeats,
    seatCompanions,
    watchFrom,
  ]);
}

/** What the prompt asks for, with the places that its things and deeds imply. */
function asAsked(prompt: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  return inSteps(prompt, [
    withNamedKind,
    (spec) => onOwnShoulder(spec, vocabulary),
    waysToTheSky,
    atForks,
    withPuzzleBoard,
    (spec) => outOfCages(spec, vocabulary),
    (spec) => tuckedIn(spec, vocabulary),
    (spec) => raisedLights(spec, vocabulary),
    waitAtCrossing,
    (spec) => fillingCabins(spec, vocabulary),
    (spec) => feelingOfCaption(feelingOfLabel(spec, vocabulary), vocabulary),
    chartsThatRise,
    inCloudySky,
    withSaidCounts,
    withNamedFeelings,
    (spec) => withFullRings(spec, vocabulary),
    (spec) => countedStacks(spec, vocabulary),
    inFullPlaces,
    ofClay,
    cutaways,
    (spec) => overgrownThings(spec, vocabulary),
    onKitchenRacks,
    asTableFromAbove,
    onCoolingRacks,
    (spec) => atFrontDoors(spec, vocabulary),
    inPlantHangers,
    pouredIntoGlasses,
    brewingMachines,
    withCanopyBeds,
    jewelry,
    (spec) => atMarketStalls(spec, vocabulary),
    hangLanterns,
    (spec) => onMarkets(spec, vocabulary),
    (spec) => atShopWindows(spec, vocabulary),
    bouquetsInVases,
    besideSpilled,
    (spec) => withMissingSlices(spec, vocabulary),
    (spec) => withSupports(spec, vocabulary),
    (spec) => ringsOfThings(spec, vocabulary),
    inVesselsOfTheirOwn,
    inDishesOfTheirOwn,
    (spec) => withYoung(spec, vocabulary),
    (spec) => inQueues(spec, vocabulary),
    (spec) => inProcession(spec, vocabulary),
    onIce,
    underTrees,
    outInTheSun,
    holdingHats,
    (spec) => wadingInWater(spec, vocabulary),
    (spec) => withGuestTables(spec, vocabulary),
    (spec) => withLaidTables(spec, vocabulary),
    (spec) => animalPortraits(spec, vocabulary),
    cuteAnimals,
    (spec) => wornInHair(spec, vocabulary),
    asNouveauPortrait,
    (spec) => onDarkGround(spec, vocabulary),
    withSaidSigns,
    (spec) => giveTexts(spec, vocabulary),
    (spec) => hangTags(spec, vocabulary),
    wholeIcebergs,
    (spec) => withPrints(spec, vocabulary),
    (spec) => onProductGround(spec, vocabulary),
    (spec) => onPaletteGround(spec, vocabulary),
    inkOnGround,
    (spec) => withoutDeedsOfBuildings(spec, vocabulary),
    (spec) => onBridges(spec, vocabulary),
    insideOfBuildings,
    asPortrait,
    onBattlefield,
    inThroneRoom,
    withoutLoneCandle,
    insideOfStaff,
    withoutBuildingAround,
    (spec) => limitSubjects(spec, vocabulary),
    inSleeves,
    (spec) => onCounter(spec, vocabulary),
    atKitchenTable,
    onBeachTowel,
    parasolsOnBeach,
    inPuddles,
    wallsOfRooms,
    stuckInSnow,
    onSchoolDay,
    onField,
    onAirfields,
    parkedPlanes,
    onIslands,
    onGreekIslands,
    withoutLongTools,
    withDarkFaces,
    (spec) => drinkingPlaces(spec, vocabulary),
    (spec) => onIceFloes(spec, vocabulary),
    inGarden,
    withSnowballs,
    inWinter,
    withoutBalconies,
    inPartOfBuilding,
    (spec) => atTheDoor(spec, vocabulary),
    inOwnColours,
    dropsOfBlood,
    aboveSeaOfClouds,
  ]);
}

/** A room whose furniture the prompt names, with what belongs into it. */
function furnished(asked: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const room = asked.setting === null ? roomOfFurniture(asked, vocabulary) : null;
  if (asked.subjects.some(({ glyph }) => isFurnishedRoom(glyph))) return furnishSmallRoom(asked);
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
  const isOnBoard = stillLife.isTabletop || isOnSill(spec);
  return leavingOut(isOnBoard ? inVase(seen) : seen, (subject, index) =>
    isCarriedBySurface(spec, subject, index),
  );
}

/** The subjects as the camera sees them: from above on a flat surface, otherwise from the side. */
function asSeen(cast: PromptSpec, isFlat: boolean, isLaid: boolean): readonly Subject[] {
  const { subjects } = isLaid ? asLaidOut(cast) : cast;
  const isFromAbove = isFlat && cast.format === null && !cast.isNeonSign;
  return subjects.map(isFromAbove ? seenFromAbove : onItsFeet);
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
