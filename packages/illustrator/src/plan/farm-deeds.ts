import { kinOf } from '../language/kin.ts';
import { isDone } from '../language/words-in-english.ts';
import {
  change,
  drop,
  give,
  hasRelation,
  indexOfGlyph,
  isSaid,
  relate,
  type Scene,
  showStandIns,
  type Step,
  unrelate,
} from './deed-scene.ts';
import { isAmong } from './spec-changes.ts';

const TREES: Readonly<Record<string, string>> = {
  'red-apple': '@appletree',
  'green-apple': '@appletree',
  tangerine: '@orangetree',
  lemon: '@lemontree',
  peach: '@peachtree',
  mango: '@peachtree',
  pear: '@peartree',
  '@plum': '@plumtree',
  cherries: '@berrytree',
  olive: '@olivetree',
};

const PICKING = /^(pick|pluck|gather|collect|harvest|reach)/;

/** Fruit that grows on trees is picked there. */
function pickFromTree(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? { motion: null };
  const isPicking =
    motion === 'crouch' || motion === 'idle' || motion === 'point' || motion === null;
  if (!isPicking || !isDone(scene.said, PICKING)) return;
  const fruit = scene.subjects.findIndex(({ glyph }) => TREES[glyph] !== undefined);
  const tree = TREES[scene.subjects[fruit]?.glyph ?? ''];
  if (tree === undefined || isSaid(scene, /\b(ground|floor|table|shop|supermarket)\b/)) return;
  change(scene, doer, { motion: 'harvest' });
  const isGreen = scene.subjects[fruit]?.glyph === 'green-apple';
  const { colour = null } = scene.subjects[fruit] ?? {};
  change(scene, fruit, { glyph: tree, count: 1, colour: colour ?? (isGreen ? 'lime' : null) });
  // The tree that they hang on is this one.
  const other = scene.subjects.findIndex(
    ({ glyph }, index) =>
      index !== fruit && glyph.endsWith('tree') && !/evergreen|palm|christmas/.test(glyph),
  );
  unrelate(scene, ({ from, to }) => [from, to].includes(fruit) || [from, to].includes(other));
  relate(scene, doer, fruit, 'beside');
  if (other >= 0) drop(scene, (_, index) => index === other);
}

const OPEN_LOADS = /^(@wheelbarrow|@wagon|shopping-cart|@minecart)$/;

/** What a cart is full of lies in it. */
function loadCart(scene: Scene, doer: number): void {
  const cart = indexOfGlyph(scene, OPEN_LOADS);
  if (cart < 0 || !/\b(full of|filled with|loaded with|of|with)\b/.test(scene.said.prompt)) return;
  const load = scene.relations.find(
    ({ from, to, kind }) =>
      kind === 'inside' && !scene.isActor(from) && from !== cart && (to === doer || to === cart),
  );
  if (!load) return;
  // A librarian's books are the load.
  unrelate(
    scene,
    (each) => each === load || (each.to === load.from && each.kind === 'hold' && !each.said),
  );
  relate(scene, load.from, cart, 'inside');
}

/** Kinds of animals that people ride. */
const RIDDEN = /^(horse|unicorn|donkey|camel|ox)$/;

/** What riders without a horse are on. */
const OTHER_MOUNTS =
  /\b(?:bi(?:ke|cycle)s?|motor\w*|cycl\w*|scooters?|bus|train|subway|metro|dragons?|coasters?|waves?|surf\w*|\w*boards?|sleds?|speeder|hover\w*|wolf|bear|elephant)\b/iu;
const isOnHorseback = ({ said }: Scene): boolean => !OTHER_MOUNTS.test(said.prompt);

/** "a horse jumping over a fence with a rider": the rider is on it, and both leap. */
function riderOnHorse(scene: Scene, rider: number): void {
  const { word = '', person = null, motion = null } = scene.subjects[rider] ?? {};
  if (person === null || !/\b(rider|jockey|horseman|horsewoman)$/.test(word)) return;
  if (motion !== null || hasRelation(scene, rider, /^(ride|on)$/)) return;
  const named = scene.subjects.findIndex(({ glyph }) => RIDDEN.test(kinOf(glyph)));
  const horse = named < 0 && isOnHorseback(scene) ? give(scene, rider, 'horse', 'ride') : named;
  if (horse < 0) return;
  showStandIns(scene, /\b(rider|horseman|horsewoman)$/);
  const deed = scene.subjects[horse]?.motion ?? 'ride';
  unrelate(scene, (each) => isAmong(each, [horse, rider]));
  scene.relations = scene.relations.map((each) =>
    each.from === horse ? { ...each, from: rider } : each,
  );
  change(scene, horse, { motion: null });
  change(scene, rider, { motion: deed });
  relate(scene, rider, horse, 'ride');
}

export const FARM_DEEDS: readonly Step[] = [pickFromTree, loadCart, riderOnHorse];
