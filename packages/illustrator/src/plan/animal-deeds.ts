import { canShowFeelings } from '../language/faces.ts';
import { kinOf } from '../language/kin.ts';
import { isFlyingInsect } from '../things/nature.ts';
import {
  change,
  drop,
  give,
  glyphAt,
  hasRelation,
  indexOfGlyph,
  isSaid,
  relate,
  relatedTo,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  takeBack,
  unrelate,
} from './deed-scene.ts';

const isAnimal = (scene: Scene, index: number): boolean =>
  scene.isActor(index) &&
  scene.subjects[index]?.person === null &&
  canShowFeelings(glyphAt(scene, index)) &&
  !/robot|alien|skull|goblin/.test(kinOf(glyphAt(scene, index)));

/** Animals dig with their paws, and the hole is before them; beside people it is no larger than they are. */
function dig(scene: Scene, doer: number): void {
  const shovel = relatedTo(scene, doer, /^@shovel$/);
  const digs = scene.subjects[doer]?.motion === 'sweep' && shovel >= 0;
  if (!digs) return;
  const isGiven = scene.subjects[shovel]?.source === undefined;
  if (!isAnimal(scene, doer) || !isGiven) {
    const hole = relatedTo(scene, doer, /^hole$/);
    if (hole >= 0) change(scene, hole, { scale: 0.5 });
    return;
  }
  change(scene, doer, { motion: 'dig' });
  drop(scene, ({ glyph }) => glyph === 'hole');
  takeBack(scene, doer, (glyph) => glyph === '@shovel');
}

const WAITS = /\bwait(?:s|ing)?\b(?!.*\b(?:line|queue|bus|train|taxi|traffic)\b)/i;

/** Cats and dogs that wait sit down, unless they are on or in something. */
function sitAndWait(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  const isPet =
    isAnimal(scene, doer) && /^(?:dog|cat)(?:-face)?$/.test(kinOf(glyphAt(scene, doer)));
  if (!isPet || (motion ?? 'idle') !== 'idle' || !isSaid(scene, WAITS)) return;
  if (!hasRelation(scene, doer, /^(?:on|in|inside|under|behind)$/))
    change(scene, doer, { motion: 'sit' });
}

/** "running on a wheel": pets run in it. */
function runInWheel(scene: Scene, doer: number): void {
  if (!isAnimal(scene, doer)) return;
  const wheel = relatedTo(scene, doer, /^(wheel|@hamsterwheel)$/);
  const { motion } = scene.subjects[doer] ?? {};
  if (wheel < 0 || (motion !== 'run' && !isSmallPet(glyphAt(scene, doer)))) return;
  change(scene, wheel, { glyph: '@hamsterwheel' });
  change(scene, doer, { motion: 'run' });
  relate(scene, doer, wheel, 'inside');
}

const isSmallPet = (glyph: string): boolean =>
  /^(@hamster|@guineapig|mouse|rat|hamster)$/.test(glyph);

/** What an otter on its back is drawn with on its belly. */
const SHELLS = /^(oyster|spiral-shell)$/;

function holdShell(scene: Scene, doer: number): void {
  const shell = indexOfGlyph(scene, SHELLS);
  const { motion } = scene.subjects[doer] ?? {};
  if (glyphAt(scene, doer) !== 'otter' || shell < 0) return;
  if (/^(float|swim|backfloat|idle)$/.test(motion ?? 'idle')) drop(scene, (_, i) => i === shell);
}

/** What is taken away, and how animals without hands carry it. */
const TAKING = /^(steal|stole|snatch|grab|swip|carr|fetch|retriev|run off|bring|deliver|catch)/;
const CARRIES_IN_MOUTH =
  /^(dog|poodle|cat|black-cat|wolf|fox|lion|tiger|leopard|dove|@seagull|@pelican|bird|parrot|duck|goose|swan|horse|unicorn|crocodile|shark|@hen|rooster)$/;
/** Worn on the body instead. */
const ON_THE_BODY = /backpack|bag|basket|saddle|rider|@box|@crate/;

function carryInMouth(scene: Scene, doer: number): void {
  const glyph = glyphAt(scene, doer);
  const carries = CARRIES_IN_MOUTH.test(glyph) || CARRIES_IN_MOUTH.test(kinOf(glyph));
  if (!carries || !scene.isActor(doer)) return;
  const isTaking = scene.said.deeds.some((word) => TAKING.test(word));
  const carried = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer &&
      kind === 'hold' &&
      !scene.isActor(to) &&
      !ON_THE_BODY.test(glyphAt(scene, to)) &&
      (isTaking || glyphAt(scene, to) === '@mouthleash'),
  );
  const leash = indexOfGlyph(scene, /^@mouthleash$/);
  if (!carried && leash >= 0) relate(scene, doer, leash, 'mouth');
  if (!carried) return;
  relate(scene, doer, carried.to, 'mouth');
  const { motion } = scene.subjects[doer] ?? {};
  const isInTheAir = /\bmid[- ]?air\b|\b(?:leap|jump|fly)\w*\b|\bin the air\b/i.test(
    scene.said.prompt,
  );
  if (motion === 'throw' || motion === 'catch')
    change(scene, doer, { motion: isInTheAir ? 'jump' : null });
}

const THEFT = /^(steal|stole|snatch|grab|swip)/i;

/** "stealing a tourist's hat": who steals has it, and there is one of what has no number. */
function takeAway(scene: Scene, doer: number): void {
  if (!scene.said.deeds.some((word) => THEFT.test(word))) return;
  const said = scene.relations.find(
    ({ from, kind, said }) =>
      from === doer && /^(hold|beside)$/.test(kind) && TAKING.test(said?.text ?? ''),
  );
  if (!said) return;
  const loot =
    scene.isActor(said.to) && said.kind === 'beside' ? nextThing(scene, said.to) : said.to;
  if (loot === undefined) {
    // Living prey stays where it is.
    scene.lost.push(
      ...scene.said.words.standIns.flatMap(({ word }) => (THEFT.test(word) ? word : [])),
    );
    return;
  }
  unrelate(scene, ({ to, kind }) => to === loot && kind === 'hold');
  change(scene, loot, { count: 1 });
  scene.relations.push({
    from: doer,
    to: loot,
    kind: 'hold',
    ...(said.said && { said: said.said }),
  });
}

const nextThing = (scene: Scene, owner: number): number | undefined =>
  scene.subjects.flatMap(({ source }, index) =>
    index > owner && source !== undefined && !scene.isActor(index) ? [index] : [],
  )[0];

const FLIERS = /^(@wasp|lady-beetle|bat|dove|bird|eagle|parrot|owl|@seagull|@hummingbird)$/;
const isFlier = (glyph: string): boolean => isFlyingInsect(glyph) || FLIERS.test(glyph);

/** Those that fly chase others through the air. */
function flyAfter(scene: Scene, doer: number): void {
  const isChasing = scene.subjects[doer]?.motion === 'run' && isFlier(glyphAt(scene, doer));
  if (isChasing && scene.subjects.length > 1) change(scene, doer, { motion: 'fly' });
}

const DISHES =
  /^(@bowl|@saucer|bucket|@bucket|@fishbowl|@pond|@fountain|@well|@plate|bathtub|toilet)$/;
const DRINKS = /^(glass-of-milk|@waterglass|cup-with-straw|@glassabove|teacup-without-handle)$/;

/** Animals bend down to what they drink or eat from. */
function bendToDish(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if ((motion !== 'drink' && motion !== 'eat') || !isAnimal(scene, doer)) return;
  const isFromDish = /\b(from|out of|aus|de|dans)\b/.test(scene.said.prompt);
  const dish = indexOfGlyph(scene, DISHES);
  if (!isFromDish || dish < 0) return;
  change(scene, doer, { motion: 'graze' });
  unrelate(scene, ({ from, to }) => [from, to].includes(dish));
  relate(scene, doer, dish, 'beside');
  change(scene, dish, { count: 1 });
  drop(scene, ({ glyph }) => DRINKS.test(glyph));
}

const BATHS = /^(@hottub|bathtub|@pond)$/;

/** What floats beside somebody in a bath floats in it. */
function floatInBath(scene: Scene, doer: number): void {
  const bath = relatedTo(scene, doer, BATHS);
  if (bath < 0) return;
  const floats = scene.subjects[doer]?.motion === 'float';
  for (const [index, { motion }] of scene.subjects.entries()) {
    if (index === bath || scene.isActor(index)) continue;
    const isHeld = scene.relations.some(
      ({ from, to, kind }) => from === doer && to === index && kind === 'hold',
    );
    if (motion !== 'float' && !(floats && isHeld)) continue;
    unrelate(scene, ({ from, to }) => [from, to].includes(index));
    relate(scene, index, bath, 'inside');
  }
  if (floats) change(scene, doer, { motion: null });
}

/** "rolling over for belly rubs": an animal is on its back. */
function rollOver(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (motion !== 'lie' || !isAnimal(scene, doer)) return;
  const { prompt } = scene.said;
  if (
    !/\broll(?:s|ed|ing)?\b|\bon (?:its|his|her|their) backs?\b|\bbelly[- ]?(?:up|rubs?)\b/i.test(
      prompt,
    )
  )
    return;
  change(scene, doer, { motion: 'rollover' });
}

const ROLLS = /\b(?:roll(?:s|ed|ing)?|tumbl(?:e|es|ing)|somersault(?:s|ing)?)\b/i;

/** "a panda rolling down a hill": over and over, and not about its own axis. */
function rollAlong(scene: Scene, doer: number): void {
  const { motion, count } = scene.subjects[doer] ?? {};
  if (motion !== 'spin' || count !== 1 || !ROLLS.test(scene.said.prompt)) return;
  change(scene, doer, { motion: 'roll' });
  showStandIns(scene, ROLLS);
}

const FALLS_OVER = /\b(?:fall(?:s|ing)?|fell) over(?! (?:an?|the|its|his|her|their)\b)/i;

/** "a panda falling over": it does not come from the sky. */
function fallOver(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (motion === 'fall' && FALLS_OVER.test(scene.said.prompt))
    change(scene, doer, { motion: 'faint' });
}

/** What sprays water by itself. */
const SPOUTS = /^(elephant|mammoth|whale|spouting-whale|@orca|dolphin|dragon|@firedragon)$/;

/** "an elephant spraying water on a child": out of its trunk, and on whom it is said. */
function sprayAt(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (!SPOUTS.test(glyphAt(scene, doer)) || !/^(splash|aim|breathe)$/.test(motion ?? '')) return;
  if (!/\b(spray|squirt|spout|splash|shoot|blow)\w* (?:some )?water\b/i.test(scene.said.prompt))
    return;
  change(scene, doer, { motion: 'breathe' });
  takeBack(scene, doer, (glyph) => glyph === 'fire-extinguisher');
  if (relatedTo(scene, doer, /^droplet$/) < 0) give(scene, doer, 'droplet', 'hold');
  const target = scene.subjects.findIndex((_, index) => index !== doer && scene.isActor(index));
  if (target >= 0) relate(scene, doer, target, 'beside');
  // An animal that is sprayed is on the ground, where the water is.
  const { person, motion: its } = scene.subjects[target] ?? {};
  if (person === null && its === null) change(scene, target, { motion: 'sit' });
  showStandIns(scene, /^(spray|squirt|spout)/i);
}

const SONGBIRDS = /bird|robin|parrot|dove|owl|rooster|@hen|@canary|@crow|@raven|sparrow/;
const PERFORMS = /\b(?:stage|karaoke|concert|band|choir|micro(?:phone)?|mic)\b/i;

/** Birds sing as they do in a tree, unless they perform. */
function singLikeBird(scene: Scene, doer: number): void {
  const sings = scene.subjects[doer]?.motion === 'sing' && SONGBIRDS.test(glyphAt(scene, doer));
  if (sings && !PERFORMS.test(scene.said.prompt))
    takeBack(scene, doer, (glyph) => glyph === 'microphone');
}

const BLOSSOMS =
  /^(?:rose|tulip|sunflower|hibiscus|blossom|white-flower|cherry-blossom|daffodil|hyacinth|lotus|@(?:daffodil|carnation|marigold|peony|daisy|poppy|hydrangea|lily|lavender|orchid|dandelion|thistle))$/;
const VISITS =
  /\b(?:collect|gather|pollinat|land|suck|sip|drink|feed|rest|sit|perch|gett?)(?:s|es|ing|ting|ping)?\b/i;
/** Insects are smaller than the flower that they are on. */
const ON_BLOSSOM = 0.6;
const OF_VISITS = /^(?:pollen|nectar|pollinat(?:es|ing)|land(?:s|ing)(?: on)?)$/i;

/** "a bee collecting nectar from a flower": it sits on it, and has no basket. */
function visitBlossom(scene: Scene, doer: number): void {
  const blossom = indexOfGlyph(scene, BLOSSOMS);
  if (blossom < 0 || !isFlyingInsect(glyphAt(scene, doer))) return;
  const isOnIt = scene.relations.some(
    ({ from, to, kind }) => from === doer && to === blossom && kind === 'on',
  );
  if (!isOnIt && !VISITS.test(scene.said.prompt)) return;
  takeBack(scene, doer, (glyph) => !BLOSSOMS.test(glyph));
  relate(scene, doer, indexOfGlyph(scene, BLOSSOMS), 'on');
  change(scene, doer, { motion: null, scale: (scene.subjects[doer]?.scale ?? 1) * ON_BLOSSOM });
  showUndrawn(scene, OF_VISITS);
}

/** What animals do in their own way, without the hands and tools of people. */
export const ANIMAL_DEEDS: readonly Step[] = [
  holdShell,
  dig,
  runInWheel,
  takeAway,
  carryInMouth,
  bendToDish,
  floatInBath,
  rollOver,
  rollAlong,
  fallOver,
  sitAndWait,
  flyAfter,
  sprayAt,
  singLikeBird,
  visitBlossom,
];
