import { isMachine } from '../things/machines.ts';
import {
  change,
  drop,
  give,
  glyphAt,
  hasRelation,
  indexOfActor,
  indexOfGlyph,
  isDoneTo,
  relate,
  takeBack,
  unrelate,
  type Scene,
  showUndrawn,
  type Step,
} from './deed-scene.ts';

/** Where somebody is because of a deed: under a car, on a ladder, in the water, at a window. */

const OUT_OF_VEHICLE =
  /\b(?:out of|out|through|at|in|from) (?:the|a|her|his|an?)?\s*(?:\w+ )?(?:(?:train|bus|tram|metro|subway) window\b|windows? of (?:the|a|her|his|an) (?:\w+ )?(?:train|bus|tram|metro|subway)\b)/i;
const LOOKS_OUT = /\b(look|gaz|star|watch|peer|lean|smil|cry|dream|wav)/i;

/** Who looks out of a train is seen from the outside, so that the face is to be seen. */
function atCarriageWindow(scene: Scene, doer: number): void {
  const { prompt } = scene.said;
  const subject = scene.subjects[doer];
  if (!subject || doer !== 0 || subject.count !== 1 || !LOOKS_OUT.test(prompt)) return;
  if (!OUT_OF_VEHICLE.test(prompt) || scene.said.sights.length > 0) return;
  if (scene.subjects.some((_, i) => i !== doer && scene.isActor(i))) return;
  drop(scene, ({ glyph }) =>
    /^(bus|minibus|tram|metro|locomotive|train|railway-car|@\w*train)$/.test(glyph),
  );
  const at = indexOfActor(scene, subject);
  unrelate(scene, ({ from, kind }) => from === at && kind !== 'hold');
  change(scene, at, { isTurnedAway: false, motion: subject.motion === 'wave' ? 'wave' : null });
  give(scene, at, '@carriagewindow', 'inside');
  scene.setting = 'hills';
}

/** Who repairs a car from below lies under it. */
function underVehicle(scene: Scene, doer: number): void {
  const { person = null, motion = null, count = 0 } = scene.subjects[doer] ?? {};
  if (
    person === null ||
    count !== 1 ||
    !/^(idle|lie|mend|chop|scrub|knead)$/.test(motion ?? 'idle')
  )
    return;
  const car = scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'under' && isMachine(glyphAt(scene, to)),
  )?.to;
  if (car === undefined) return;
  takeBack(scene, doer, () => true);
  change(scene, doer, { motion: 'lie' });
  showUndrawn(scene, /^(lying|under|underneath|beneath)$/i);
  scene.setting ??= 'garage';
}

/** Carried by something rather than by the water itself. */
const ON_SOMETHING = /^(on|in|inside|ride)$/;

/** On the back in the water, where the prompt says so or the water is a lake or a pool. */
function floatOnBack(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  if (person === null || !/^(float|backfloat|lie|swim)$/.test(motion ?? '')) return;
  const isSaid = /\b(?:on|onto) (?:her|his|their|its) backs?\b/i.test(scene.said.prompt);
  const isOnWater = /^(lake|pool|ocean|beach|hotspring)$/.test(scene.setting ?? '');
  const floats = motion === 'backfloat' || (isOnWater && (isSaid || motion === 'float'));
  if (!floats || hasRelation(scene, doer, ON_SOMETHING)) return;
  change(scene, doer, { motion: 'backfloat' });
  const isAtSea = scene.setting === 'beach' || scene.setting === 'ocean';
  if (isAtSea && /\b(sea|ocean|beach)\b/i.test(scene.said.prompt)) scene.setting = 'lake';
  scene.setting ??= 'lake';
}

/** "kids in a swimming pool": they swim in it, and do not stand at its edge. */
function inPool(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const isIn = /\bin(?:side)? (?:a |the |an |our |their |his |her )?(?:\w+ )?pool\b/i.test(
    scene.said.prompt,
  );
  if (
    scene.setting !== 'pool' ||
    person === null ||
    !isIn ||
    !/^(idle|splash)$/.test(motion ?? 'idle') ||
    hasRelation(scene, doer, ON_SOMETHING)
  )
    return;
  change(scene, doer, { motion: 'swim' });
}

/** A mermaid's raised hand has the comb in it. */
function combMermaid(scene: Scene, doer: number): void {
  const { glyph = '', motion = null } = scene.subjects[doer] ?? {};
  if (!/^mer(maid|man|person)$/.test(glyph) || motion !== 'call') return;
  if (indexOfGlyph(scene, /^@hairbrush$/) >= 0) showUndrawn(scene, /comb|brush/i);
}

/** Climbers without anything to climb are on a wall of rock. */
function onRocks(scene: Scene, doer: number): void {
  const { person = null, motion = null, word = '' } = scene.subjects[doer] ?? {};
  const isClimber = /\bclimbers?$/.test(word);
  const hangs =
    motion === 'hang' &&
    scene.relations.every(({ from, kind }) => from !== doer || kind === 'hold');
  const isOnCliff = /\b(cliff|rock|wall|crag|overhang|boulder|mountain)/i.test(scene.said.prompt);
  if (person === null || !(motion === 'climb' || (hangs && (isClimber || isOnCliff)))) return;
  const climbed = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer &&
      !/^(hold|hug)$/.test(kind) &&
      !/^(rock|@boulder|@crag|mountain)$/.test(scene.subjects[to]?.glyph ?? ''),
  );
  if (scene.subjects[climbed?.to ?? -1]?.glyph === '@rockface')
    change(scene, doer, { isTurnedAway: true });
  if (climbed !== undefined || !(isClimber || isOnCliff)) return;
  drop(scene, ({ glyph }, index) => index !== doer && /^(rock|@boulder|@crag)$/.test(glyph));
  const climber = indexOfActor(scene, { word, person });
  change(scene, climber, { motion: 'climb', isTurnedAway: true });
  give(scene, climber, '@rockface', 'beside');
  if (scene.setting === null || scene.setting === 'cliff' || scene.setting === 'room')
    scene.setting = 'mountain';
}

/** "pulling a rabbit out of a hat": it is the rabbit that is in the hat. */
function outOfHat(scene: Scene, doer: number): void {
  const hat = indexOfGlyph(scene, /^(top-hat|@upturnedhat)$/);
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  if (hat < 0 || person === null || !/\bout of\b|\bfrom\b/i.test(scene.said.prompt)) return;
  const animal = scene.subjects.findIndex(
    (each, index) => index !== doer && scene.isActor(index) && each.person === null,
  );
  if (animal < 0 || !/^(pull|take|hold|idle|cast)$/.test(motion ?? 'idle')) return;
  unrelate(scene, ({ from, to }) => [from, to].includes(hat) || (from === doer && to === animal));
  relate(scene, animal, hat, 'inside');
  relate(scene, doer, animal, 'beside');
  change(scene, doer, { motion: 'pet' });
  scene.setting ??= 'stage';
}

/** A bird of prey on the arm of who trains it. */
function withFalcon(scene: Scene, doer: number): void {
  const bird = indexOfGlyph(scene, /^(eagle|owl|parrot|@falcon|@hawk|black-bird|bird)$/);
  const { person = null, motion = null, word = '' } = scene.subjects[doer] ?? {};
  const isOnArm =
    /\bon (?:his|her|their|the|an?)?\s*(?:\w+ )?(?:arm|hand|fist|glove|wrist)\b/i.test(
      scene.said.prompt,
    );
  if (bird < 0 || person === null || !/^(falconry|idle)$/.test(motion ?? 'idle')) return;
  if (!isOnArm && !/falconer|eagle hunter/.test(word)) return;
  change(scene, doer, { motion: 'falconry' });
  change(scene, bird, { motion: null, count: 1 });
  unrelate(scene, ({ from, to }) => from === bird || to === bird);
  relate(scene, doer, bird, 'beside');
  showUndrawn(scene, /^(arm|on arm|hand|fist|wrist|glove)$/i);
}

/** Up on a ladder, with what is changed in the hand. */
function upLadder(scene: Scene, doer: number): void {
  const ladder = indexOfGlyph(scene, /^ladder$/);
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  if (
    ladder < 0 ||
    person === null ||
    !/\b(on|up) (?:a|the|his|her) (?:\w+ )?ladder\b/i.test(scene.said.prompt)
  )
    return;
  if (
    !isDoneTo(scene, doer, ladder) ||
    !/^(idle|climb|mend|paint|scrub|chop|knead)$/.test(motion ?? 'idle')
  )
    return;
  const bulb = indexOfGlyph(scene, /^light-bulb$/);
  change(scene, doer, { motion: 'climb' });
  change(scene, ladder, { glyph: '@tallladder' });
  relate(scene, doer, ladder, 'beside');
  if (bulb < 0) return;
  showUndrawn(scene, /^(chang|replac)/i);
  relate(scene, doer, bulb, 'hold');
}

/** Somebody in a wheelchair who plays with a ball has both hands at it. */
function playInWheelchair(scene: Scene, doer: number): void {
  const { glyph = '', motion = null } = scene.subjects[doer] ?? {};
  const base = /^(.+)-in-manual-wheelchair$/.exec(glyph)?.[1];
  if (base === undefined || !/^(dunk|throw|toss|catch|serve|strike|shake)$/.test(motion ?? ''))
    return;
  change(scene, doer, { glyph: base, motion: 'toss' });
  give(scene, doer, '@wheelchair', 'on');
  const ball = indexOfGlyph(scene, /ball$/);
  if (ball >= 0) relate(scene, doer, ball, 'hold');
  showUndrawn(scene, /play|throw|shoot/i);
}

/** Deeds that are told by where the doer is. */
export const WHEREABOUTS: readonly Step[] = [
  atCarriageWindow,
  underVehicle,
  floatOnBack,
  inPool,
  combMermaid,
  onRocks,
  outOfHat,
  withFalcon,
  upLadder,
  playInWheelchair,
];
