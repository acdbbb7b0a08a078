import { oneOf } from '../language/one-of.ts';
import {
  change,
  give,
  glyphAt,
  hasRelation,
  indexOfGlyph,
  isDoneTo,
  isSaid,
  relate,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  takeBack,
  unrelate,
} from './deed-scene.ts';

const LOADS = /\b(?:un)?(?:pack|load)(?:s|ed|ing)?\b/i;
const LOADING_WORDS = /^(?:(?:un)?(?:pack|load)|into$|in$|from$|out of$|up$)/i;
const VEHICLES =
  /^(?:automobile|taxi|sport-utility-vehicle|pickup-truck|delivery-truck|articulated-lorry|minibus|@van|@camper|@rv|@campervan)$/;
const FOR_TRIPS =
  /\b(?:vacation|holidays?|trip|travel|journey|camping|beach|weekend|suitcases?)\b/i;

const isLoading = (scene: Scene, doer: number): boolean =>
  scene.subjects[doer]?.person != null &&
  /^(?:knead|mend|idle)$/.test(scene.subjects[doer]?.motion ?? 'idle') &&
  LOADS.test(scene.said.prompt);

/** What somebody loads, by name; -1: the prompt says only what is loaded with it. */
const loadOf = (scene: Scene, doer: number, vehicle: number): number =>
  scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && to !== vehicle && kind === 'work' && !scene.isActor(to),
  )?.to ?? -1;

/** One piece in each person's hands; what is more waits on the ground. */
function takeInHands(scene: Scene, doer: number, load: number): void {
  const { count: people = 1 } = scene.subjects[doer] ?? {};
  const { count = 1, glyph = '' } = scene.subjects[load] ?? {};
  const isTaken = scene.relations.some(({ to, kind }) => to === load && kind === 'hold');
  if (isTaken) {
    unrelate(scene, ({ from, to }) => from === doer && to === load);
    give(scene, doer, glyph, 'hold');
    return;
  }
  change(scene, load, { count: people });
  relate(scene, doer, load, 'hold');
  if (count > people) scene.subjects.push({ ...oneOf(glyph), count: count - people });
}

/** "packing the car", "loading boxes into a truck": everybody has a piece in the hands, at the vehicle. */
function loadVehicle(scene: Scene, doer: number): void {
  const vehicle = indexOfGlyph(scene, VEHICLES);
  if (vehicle < 0 || !isLoading(scene, doer)) return;
  const load = loadOf(scene, doer, vehicle);
  unrelate(scene, ({ from, to }) => to === vehicle && (from === doer || from === load));
  takeBack(scene, doer, (glyph) => glyph === 'wrench');
  if (load >= 0) takeInHands(scene, doer, load);
  else give(scene, doer, FOR_TRIPS.test(scene.said.prompt) ? '@suitcase' : '@box', 'hold');
  change(scene, doer, { motion: 'mend' });
  relate(scene, doer, vehicle, 'beside');
  showStandIns(scene, LOADING_WORDS);
  showUndrawn(scene, LOADING_WORDS);
  scene.setting ??= 'street';
}

const BAGS: Readonly<Record<string, { readonly glyph: string; readonly packed: string }>> = {
  '@suitcase': { glyph: '@opensuitcase', packed: '@towel' },
  luggage: { glyph: '@opensuitcase', packed: '@towel' },
  backpack: { glyph: 'backpack', packed: 'closed-book' },
};
const PACKING_WORDS = /^(?:un)?pack/i;

/** "packing his suitcase": it stands open before somebody who has a towel in the hands. */
function packBag(scene: Scene, doer: number): void {
  const index = scene.subjects.findIndex(({ glyph }) => BAGS[glyph] !== undefined);
  const bag = BAGS[glyphAt(scene, index)];
  const isPacked =
    isDoneTo(scene, doer, index) &&
    indexOfGlyph(scene, VEHICLES) < 0 &&
    isSaid(scene, PACKING_WORDS);
  if (bag === undefined || !isPacked || !isLoading(scene, doer)) return;
  change(scene, index, { glyph: bag.glyph, count: 1 });
  change(scene, doer, { motion: 'mend' });
  relate(scene, doer, index, 'beside');
  if (!hasRelation(scene, doer, /^hold$/)) give(scene, doer, bag.packed, 'hold');
  showStandIns(scene, PACKING_WORDS);
  scene.setting ??= 'bedroom';
}

const DECORATES = /\b(?:decorat|trim|hang|hung|put)\w*\b/i;
/** Baubles are smaller than what hands usually hold. */
const SMALL = 0.6;
const TREE_DRESS = /^(?:decorat\w*|trim\w*|hang\w*|ornaments?|decorations?|on|up)$/i;

/** "decorating the Christmas tree", "hanging ornaments on it": a bauble in the hand, at the tree. */
function decorateTree(scene: Scene, doer: number): void {
  const tree = indexOfGlyph(scene, /^(?:christmas-tree|@christmastree)$/);
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const isFree = /^(?:knead|hang|idle)$/.test(motion ?? 'idle');
  if (tree < 0 || person === null || !isFree || !DECORATES.test(scene.said.prompt)) return;
  change(scene, doer, { motion: 'mend' });
  relate(scene, doer, tree, 'around');
  if (!hasRelation(scene, doer, /^hold$/)) {
    const bauble = give(scene, doer, '@bauble', 'hold');
    change(scene, bauble, { scale: SMALL });
  }
  showStandIns(scene, TREE_DRESS);
  showUndrawn(scene, TREE_DRESS);
}

/** Vehicles that are loaded, and trees that are decorated, piece by piece. */
export const LOAD_DEEDS: readonly Step[] = [loadVehicle, packBag, decorateTree];
