import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { breakfastInBed } from './breakfast-in-bed.ts';
import {
  inGlass,
  inTheWater,
  intoPuddles,
  onBranches,
  underLeaves,
  withBed,
  withStreetLamps,
  withWideBenches,
} from './cast-in-place.ts';
import { withContests } from './contests.ts';
import { settleDeeds } from './deeds-between.ts';
import { seenFromFoot } from './dressed-beds.ts';
import { withGrownTrees } from './grown-trees.ts';
import { inSleepingBags } from './in-sleeping-bags.ts';
import { withLongBarriers } from './long-barriers.ts';
import { besideTheirTables, onTables, ontoNamedTable, withCards } from './loose-things.ts';
import { oneForAll } from './one-for-all.ts';
import { pairDancers } from './pair-dancers.ts';
import { withoutOwnThings, withoutSkyIndoors, withoutTable } from './parts-of-places.ts';
import { inOpenCars, overViaducts } from './people-in-vehicles.ts';
import { setTheTable } from './set-the-table.ts';
import { withoutSpareClouds } from './spare-clouds.ts';
import { inSteps } from './spec-changes.ts';
import { onTrainSeats } from './train-seats.ts';
import {
  carryBoards,
  inFireplaces,
  inFishbowls,
  goldfishIntoBowl,
  oneFishInBowl,
  spinThings,
  withGoldfish,
} from './usual-places.ts';
import { seenFromSide } from './views-of-things.ts';
import { atOneGrill, workTogether } from './work-together.ts';

/** The cast where the picture takes place: on what they sit, stand and lie, and beside whom. */
export function atTheirPlaces(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
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
    (each) => ontoNamedTable(each, vocabulary),
    (each) => withBed(each, setting, vocabulary),
    (each) => breakfastInBed(each, setting),
    (each) => seenFromFoot(each, vocabulary),
    inSleepingBags,
    inGlass,
    withGoldfish,
    goldfishIntoBowl,
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
    withLongBarriers,
  ]);
}
