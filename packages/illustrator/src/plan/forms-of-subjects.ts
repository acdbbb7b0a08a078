import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { aroundHeads } from './around-heads.ts';
import { asMark } from './as-mark.ts';
import { asServed } from './as-served.ts';
import { atDesk } from './at-desk.ts';
import { atMeal } from './at-meal.ts';
import { bareSkulls } from './bare-skulls.ts';
import { inBasketsOfBicycles } from './bicycle-baskets.ts';
import { withBlinkingColours } from './blinking-colours.ts';
import { crewBoats } from './boat-crews.ts';
import { boatsOnStreets } from './boats-on-streets.ts';
import { eggsInNests, onNests } from './brooding.ts';
import { belowDrones } from './carried-by-air.ts';
import { carryOnBack } from './carry-on-back.ts';
import { onCrescent, withFuji } from './cast-in-place.ts';
import { caughtFish } from './caught-fish.ts';
import { chargeOfBatteries } from './charge-of-batteries.ts';
import { clickedButtons } from './clicked-buttons.ts';
import { clinking } from './clinking.ts';
import { colourOfDress } from './colour-of-dress.ts';
import { creaturesWithRoles } from './creatures-with-roles.ts';
import { acrossPicture, rollingAlong } from './crossing.ts';
import { decorateCard } from './decorate-card.ts';
import { doneWithOthers } from './done-with-others.ts';
import { elvesInClothes, vampiresInClothes } from './elves-in-clothes.ts';
import { enactDeeds } from './enact-deeds.ts';
import { asFaceAlone, closeOnThumbnail } from './faces-alone.ts';
import { withFacesInSky } from './faces-in-sky.ts';
import { fallingThings } from './falling-things.ts';
import { withFarVolcano } from './far-volcano.ts';
import { feelingsTogether } from './feelings-together.ts';
import { celebrate } from './festivals.ts';
import { atFieldWork } from './field-work.ts';
import { inFilledJars } from './filled-jars.ts';
import { withFillingGlasses } from './filling-glasses.ts';
import { withTakeOff } from './flights.ts';
import { flyInFlocks } from './flocks-of-birds.ts';
import { foughtFor } from './fought-for.ts';
import { fromOneToAnother } from './from-one-to-another.ts';
import { garnishedDrinks } from './garnished-drinks.ts';
import { goodsInCompany } from './goods-in-company.ts';
import { growingOutOf } from './growing-out-of.ts';
import { inGrowingRow } from './growing-row.ts';
import { withGrowth } from './growing.ts';
import { heapedVessels } from './heaped-vessels.ts';
import { howlingWolves } from './howling-wolves.ts';
import { hugAlone } from './hug-alone.ts';
import { onClothesRacks } from './hung-garments.ts';
import { inCircles } from './in-circles.ts';
import { insideAnimals } from './inside-animals.ts';
import { withInstruments } from './instruments-of-group.ts';
import { inSantasSleigh, intoVehicles, onChairlifts, withHorse } from './into-vehicles.ts';
import {
  animalsInBaskets,
  intoShowcases,
  intoTanks,
  intoTeacups,
  intoWineGlasses,
  pourIntoVessels,
  showPouring,
  standingVessels,
  underBeds,
} from './into-vessels.ts';
import { juggleThings } from './juggled-things.ts';
import { flippedAlone } from './kitchen-deeds.ts';
import { laidInRing } from './laid-in-ring.ts';
import { landOnBack, landOutOfBook } from './land-on-back.ts';
import { landingOn } from './landing-on.ts';
import { onLevelSeesaw } from './level-seesaw.ts';
import { withLightAtEnd } from './light-at-end.ts';
import { loadsOnShoulders } from './loads-on-shoulders.ts';
import { onTheirMounts } from './loose-mounts.ts';
import { membersOfClass } from './members-of-class.ts';
import {
  withBlinking,
  withBlownCurtains,
  withCameraMove,
  withDiscoLights,
  withFlutteringFlags,
  withLava,
  withMovesOfThemselves,
  withRisingLights,
  withTicking,
} from './moves-in-loops.ts';
import { aboveWater, onBacks } from './on-backs.ts';
import { onConveyorBelts } from './on-conveyor-belts.ts';
import { onGiants } from './on-giants.ts';
import { onScales } from './on-scales.ts';
import { onShelves } from './on-shelves.ts';
import { onStrings, pullOnCords } from './on-strings.ts';
import { oneOfKind } from './one-of-kind.ts';
import { withOpening } from './opening-things.ts';
import { outOfBooks } from './out-of-books.ts';
import { inOwnBowls } from './own-bowls.ts';
import { inOwnCars } from './own-cars.ts';
import { withOwnDogs } from './own-dogs.ts';
import { withOwnFeelings } from './own-feelings.ts';
import { onOwnMounts } from './own-mounts.ts';
import { inOwnPots } from './own-pots.ts';
import { inOwnVessels } from './own-vessels.ts';
import { withPace } from './pace.ts';
import { withBunting } from './pair-dancers.ts';
import { passOnDeeds } from './pass-on-deeds.ts';
import { insidePassengerVehicles } from './passengers.ts';
import { inTheirCabs, inTheirShips, onTruckBeds } from './people-in-vehicles.ts';
import { withPerches } from './perches.ts';
import { placedGoods } from './placed-goods.ts';
import { onPlainBackground } from './plain-background.ts';
import { plainBalls } from './plain-balls.ts';
import {
  drawnOnPaper,
  withoutPriceTag,
  withoutWallBehind,
  withoutWallOfSign,
} from './plain-grounds.ts';
import { withPoppingToast } from './popping-toast.ts';
import { presentToAudience } from './present-to-audience.ts';
import { replaceParts } from './replaced-parts.ts';
import { restingBirds } from './resting-birds.ts';
import { risingThings } from './rising-things.ts';
import { seatedFairies } from './seated-fairies.ts';
import { withoutSeatsOfThings } from './seats-of-things.ts';
import { seenInMirrors } from './seen-in-mirrors.ts';
import { slidingPenguins } from './sliding-penguins.ts';
import { smallCrescent } from './small-crescent.ts';
import { asSolarSystem } from './solar-system.ts';
import { inSteps } from './spec-changes.ts';
import { asSpinner } from './spinners.ts';
import { stackThings } from './stacked-things.ts';
import { stirredCups } from './stirred-cups.ts';
import { struckThings } from './struck-things.ts';
import { stuckIn } from './stuck-in.ts';
import { swimInAir } from './swim-in-air.ts';
import { withSwingingLamps } from './swinging-lamps.ts';
import { talkAtTable } from './talk-at-table.ts';
import { standTargets } from './targets.ts';
import { thingsInHand } from './things-in-hand.ts';
import { withToppings } from './toppings.ts';
import { treesOfThings } from './trees-of-things.ts';
import { drippingTears, runningFountains, trickling, withDrips } from './trickling.ts';
import { turningInAir } from './turning-in-air.ts';
import { withTurningPages } from './turning-pages.ts';
import { withTurningRotors } from './turning-rotors.ts';
import { underTheCover } from './under-the-cover.ts';
import { withoutUnseenPostures } from './unseen-postures.ts';
import { burningDown, withoutEdgesOfTables, withoutLicking } from './unshown-moves.ts';
import { inVastPlaces } from './vast-places.ts';
import { vesselsOnThings } from './vessels-on-things.ts';
import { watchAquarium } from './watch-aquarium.ts';
import { watchSport } from './watch-sport.ts';
import { wordsOfLove } from './words-of-love.ts';
import { rollOutDough } from './work-together.ts';
import { inTheirManes, wornAsHats, wornByAnimals } from './worn-by-animals.ts';
import { wornByOne } from './worn-by-one.ts';
import { wornByPeople } from './worn-by-people.ts';
import { woundAround } from './wound-around.ts';
import { boundOfPlants } from './wreaths.ts';
import { withYogaPoses } from './yoga-poses.ts';

/** People and things as the prompt says they are and what they do, before the place is known. */
export function inTheirForms(said: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  return inSteps(said, [
    (spec) => withoutSeatsOfThings(spec, vocabulary),
    inTheirShips,
    inTheirCabs,
    onTruckBeds,
    (spec) => rollOutDough(spec, vocabulary),
    membersOfClass,
    oneOfKind,
    doneWithOthers,
    withYogaPoses,
    fromOneToAnother,
    onScales,
    chargeOfBatteries,
    (spec) => loadsOnShoulders(spec, vocabulary),
    landOutOfBook,
    (spec) => onGiants(spec, vocabulary),
    clinking,
    (spec) => growingOutOf(spec, vocabulary),
    asFaceAlone,
    closeOnThumbnail,
    inBasketsOfBicycles,
    heapedVessels,
    underTheCover,
    presentToAudience,
    passOnDeeds,
    crewBoats,
    standTargets,
    (spec) => inOwnCars(spec, vocabulary),
    foughtFor,
    (spec) => enactDeeds(spec, vocabulary),
    (spec) => hugAlone(spec, vocabulary),
    talkAtTable,
    atMeal,
    watchSport,
    seatedFairies,
    withoutUnseenPostures,
    (spec) => fallingThings(spec, vocabulary),
    (spec) => risingThings(spec, vocabulary),
    asSpinner,
    withCameraMove,
    withBlinking,
    (spec) => withBlinkingColours(spec, vocabulary),
    withBlownCurtains,
    withLava,
    withDiscoLights,
    withFlutteringFlags,
    withTicking,
    withTurningRotors,
    withPoppingToast,
    withMovesOfThemselves,
    withRisingLights,
    boatsOnStreets,
    juggleThings,
    struckThings,
    onTheirMounts,
    pourIntoVessels,
    stirredCups,
    showPouring,
    flippedAlone,
    (spec) => withGrowth(spec, vocabulary),
    (spec) => inGrowingRow(spec, vocabulary),
    withOpening,
    withTurningPages,
    withFillingGlasses,
    withSwingingLamps,
    withPace,
    turningInAir,
    inCircles,
    acrossPicture,
    rollingAlong,
    withTakeOff,
    landingOn,
    trickling,
    withoutLicking,
    withoutEdgesOfTables,
    (spec) => burningDown(spec, vocabulary),
    runningFountains,
    (spec) => withDrips(spec, vocabulary),
    drippingTears,
    withOwnFeelings,
    withFacesInSky,
    slidingPenguins,
    clickedButtons,
    inVastPlaces,
    withLightAtEnd,
    withFuji,
    withFarVolcano,
    withBunting,
    (spec) => boundOfPlants(spec, vocabulary),
    celebrate,
    decorateCard,
    drawnOnPaper,
    onCrescent,
    smallCrescent,
    swimInAir,
    colourOfDress,
    wornByOne,
    creaturesWithRoles,
    bareSkulls,
    onPlainBackground,
    withoutPriceTag,
    withoutWallOfSign,
    withoutWallBehind,
    atFieldWork,
    belowDrones,
    intoShowcases,
    intoTanks,
    standingVessels,
    (spec) => animalsInBaskets(spec, vocabulary),
    watchAquarium,
    (spec) => onNests(spec, vocabulary),
    eggsInNests,
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
    intoTeacups,
    asServed,
    (spec) => vesselsOnThings(spec, vocabulary),
    caughtFish,
    goodsInCompany,
    inOwnBowls,
    inOwnPots,
    inOwnVessels,
    (spec) => placedGoods(spec, vocabulary),
    garnishedDrinks,
    (spec) => inFilledJars(spec, vocabulary),
    withToppings,
    onBacks,
    (spec) => insideAnimals(spec, vocabulary),
    landOnBack,
    aboveWater,
    (spec) => replaceParts(spec, vocabulary),
    stuckIn,
    (spec) => treesOfThings(spec, vocabulary),
    outOfBooks,
    onLevelSeesaw,
    (spec) => seenInMirrors(spec, vocabulary),
    pullOnCords,
    (each) => onConveyorBelts(each, vocabulary),
    onClothesRacks,
    (spec) => onStrings(spec, vocabulary),
    carryOnBack,
    (spec) => onShelves(spec, vocabulary),
    (spec) => laidInRing(spec, vocabulary),
    (spec) => stackThings(spec, vocabulary),
    (spec) => wornByPeople(spec, vocabulary),
    elvesInClothes,
    vampiresInClothes,
    thingsInHand,
    (spec) => wornByAnimals(spec, vocabulary),
    (spec) => wornAsHats(spec, vocabulary),
    (spec) => inTheirManes(spec, vocabulary),
    (spec) => aroundHeads(spec, vocabulary),
    (spec) => atDesk(spec, spec.setting),
    (spec) => withPerches(spec, vocabulary),
    restingBirds,
    flyInFlocks,
    wordsOfLove,
    asSolarSystem,
    feelingsTogether,
    plainBalls,
    howlingWolves,
    woundAround,
    (spec) => asMark(spec, vocabulary),
  ]);
}
