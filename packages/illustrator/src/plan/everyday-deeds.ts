import { faceOf } from '../language/face-glyphs.ts';
import { hasHands } from '../language/faces.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { isCalled } from '../language/words-in-english.ts';
import {
  change,
  companionOf,
  drop,
  give,
  glyphAt,
  hasRelation,
  holds,
  indexOfGlyph,
  isSaid,
  loseDeeds,
  loseWords,
  relate,
  relatedTo,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  takeBack,
  unrelate,
  walkHandInHand,
} from './deed-scene.ts';
import { lieWhereDropped, lieWhereItFell } from './dropped-things.ts';

const isPerson = (scene: Scene, index: number): boolean => scene.subjects[index]?.person != null;

const ON_ALL_FOURS = /crawl|all fours|hands and knees|push ?ups?|plank/i;

/** Only people with a body of limbs get down on all fours; what has four legs or more walks. */
function getDownOnAllFours(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (isPerson(scene, doer) && glyphAt(scene, doer) !== 'baby') return;
  const isBaby = isPerson(scene, doer);
  if (motion === 'crawl') change(scene, doer, { motion: isBaby ? 'sit' : 'walk' });
  if (motion === 'pushup' || (isBaby && motion === 'crawl')) loseDeeds(scene, ON_ALL_FOURS);
  if (motion === 'pushup') change(scene, doer, { motion: isBaby ? 'stretch' : 'lie' });
}

/** Animals jump about what they play with; people sit down to it. */
function playWithToys(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (!isPerson(scene, doer) || motion !== 'bounce' || !isSaid(scene, /\bplay(s|ing|ed)? with\b/))
    return;
  change(scene, doer, { motion: 'crouch' });
}

/** Snow angels need snow, skaters ice, hitchhikers a road. */
function findPlace(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (motion === 'lie' && isSaid(scene, /\bsnow angels?\b/)) scene.setting ??= 'snowfield';
  if (motion === 'sing' && /\bin the shower\b/i.test(scene.said.prompt))
    scene.setting ??= 'bathroom';
  const cart = relatedTo(scene, doer, /^shopping-cart$/);
  if (motion === 'push' && cart >= 0) {
    relate(scene, doer, cart, 'beside');
    scene.setting ??= 'supermarket';
  }
  if (motion === 'skate') scene.setting ??= 'snowfield';
  if (motion === 'paint' && isSaid(scene, /\b(wall|room|ceiling|window)s?$/))
    scene.setting ??= 'living';
  // People who carry a board are on the way to the water.
  if (holds(scene, doer, '@surfboard') && motion !== 'surf') scene.setting ??= 'beach';
  if (motion === 'thumbsup' && isSaid(scene, /\bhitch/)) scene.setting ??= 'street';
}

const EXAMS = /\b(?:exams?|pop quiz|finals|midterms?)\b/i;

/** Students in an exam write it in a classroom. */
function sitExam(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  const isFree = motion === null || motion === 'idle' || motion === 'write';
  if (!/\b(?:student|pupil|kid|teenager)s?$/i.test(word) || !EXAMS.test(scene.said.prompt)) return;
  scene.setting ??= 'classroom';
  const paper = indexOfGlyph(scene, /^page-facing-up$/);
  if (!isFree || paper < 0) return;
  takeBack(scene, doer, (glyph) => /book/.test(glyph));
  change(scene, doer, { motion: 'write' });
  const sheet = indexOfGlyph(scene, /^page-facing-up$/);
  change(scene, sheet, { count: scene.subjects[doer]?.count ?? 1 });
  relate(scene, doer, sheet, 'work');
}

const AT_BAR =
  /\b(?:sleep|asleep|pass\w* out|snor)\w* (?:at|on|over) (?:the|a) (?:bar|counter|desk)\b/i;

/** "sleeping at the bar": the head is on it, and not on the floor before it. */
function sleepAtBar(scene: Scene, doer: number): void {
  const isFree = !scene.relations.some(({ from }) => from === doer);
  if (!isPerson(scene, doer) || scene.subjects[doer]?.motion !== 'sleep' || !isFree) return;
  if (AT_BAR.test(scene.said.prompt)) give(scene, doer, '@counter', 'work');
}

/** Faces are made up where a mirror is. */
function atVanity(scene: Scene, doer: number): void {
  if (isPerson(scene, doer) && isSaid(scene, /\b(?:make ?up|lipstick|mascara)\b/))
    scene.setting ??= 'bedroom';
}

/** Who walks dogs for a living has one at least. */
function walkDogs(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  const dog = indexOfGlyph(scene, /^(dog|poodle)$/);
  if (!isPerson(scene, doer) || !/dog walker/.test(word) || dog < 0) return;
  if (motion !== null && motion !== 'walk') return;
  change(scene, doer, { motion: 'walk' });
  // The dog of the trade is one of those that are named.
  const { count = 1 } = scene.subjects[dog] ?? {};
  change(scene, dog, { motion: 'walk', count: Math.max(1, count - 1) });
  relate(scene, doer, dog, 'beside');
  give(scene, doer, '@leash', 'hold');
}

/** "walking five dogs": each of them has a leash. */
function leadOnLeashes(scene: Scene, doer: number): void {
  const leash = relatedTo(scene, doer, /^@leash$/);
  const led = companionOf(scene, doer);
  if (leash < 0 || led === undefined) return;
  change(scene, leash, { count: scene.subjects[led]?.count ?? 1 });
}

/** Who throws what is named has nothing else in the hands. */
function throwNamed(scene: Scene, doer: number): void {
  const isNamed = scene.relations.some(
    ({ from, to, kind }) =>
      from === doer && kind === 'hold' && scene.subjects[to]?.source !== undefined,
  );
  if (scene.subjects[doer]?.motion === 'throw' && isNamed) takeBack(scene, doer, () => true);
}

const SKATES: Readonly<Record<string, MotionName>> = {
  'roller-skate': 'rollerskate',
  'ice-skate': 'skate',
};
/** What the skates do not keep from skating. */
const ON_SKATES: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'ride',
  'run',
  'walk',
  'rollerskate',
  'skate',
]);

const SKATE_WORDS = /skate|blades/i;

/** "a girl on roller skates": they are on the feet; an animal that is drawn without legs to stand on has none. */
function putOnSkates(scene: Scene, doer: number): void {
  const { motion = null } = scene.subjects[doer] ?? {};
  const skates = relatedTo(scene, doer, /^(roller|ice)-skate$/);
  const deed = SKATES[glyphAt(scene, skates)];
  const isUpright = isPerson(scene, doer) || hasHands(glyphAt(scene, doer));
  if (deed === undefined || (isPerson(scene, doer) && !ON_SKATES.has(motion))) return;
  if (isUpright && ON_SKATES.has(motion)) {
    change(scene, doer, { motion: deed });
    showStandIns(scene, SKATE_WORDS);
  } else loseWords(scene, SKATE_WORDS);
  drop(scene, (_, index) => index === skates);
}

/** Those that skate stand up for it, so that the skates are seen. */
function skateUpright(scene: Scene, doer: number): void {
  const { motion = null, glyph = '' } = scene.subjects[doer] ?? {};
  const skates = motion === 'skate' || motion === 'rollerskate';
  if (skates && !isPerson(scene, doer) && hasHands(glyph))
    change(scene, doer, { glyph: faceOf(glyph) });
}

/** A DJ who mixes has turntables. */
function mixMusic(scene: Scene, doer: number): void {
  const subject = scene.subjects[doer];
  if (!subject || !/\bdjs?$/i.test(subject.word) || indexOfGlyph(scene, /^@turntable$/) >= 0)
    return;
  if (!isSaid(scene, /\b(mix(es|ing)?|spin(s|ning)?|scratch(es|ing)?|play(s|ing)?)\b/)) return;
  change(scene, doer, { motion: 'deejay' });
  give(scene, doer, '@turntable', 'work');
  scene.setting ??= 'stage';
}

/** "singing in the shower": it is over the head. */
function standUnderShower(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  const shower = relatedTo(scene, doer, /^shower$/);
  const isFree = (motion ?? 'idle') === 'idle' || motion === 'sing';
  if (shower < 0 || !isFree || !isPerson(scene, doer)) return;
  relate(scene, doer, shower, 'hold');
  takeBack(scene, doer, (glyph) => glyph === 'microphone');
  if (motion !== 'sing') change(scene, doer, { motion: 'drench' });
}

/** Only people reach over their heads with a shower. */
function holdShower(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'drench') return standUnderShower(scene, doer);
  if (isPerson(scene, doer)) return;
  if (relatedTo(scene, doer, /^shower$/) >= 0) change(scene, doer, { motion: 'idle' });
}

/** "throwing his baby in the air": somebody is over the hands. */
function tossSomebody(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (!isPerson(scene, doer) || !/^(throw|toss|lift)$/.test(motion ?? '')) return;
  const other = scene.relations.find(({ from, to }) => from === doer && scene.isActor(to))?.to;
  const isUp = /\b(?:in|into|up in|through|to) the (?:air|sky)\b|\bup high\b|\bthrow\w* .*\bup\b/i;
  if (other === undefined || !isUp.test(scene.said.prompt)) return;
  change(scene, doer, { motion: 'toss' });
  change(scene, other, { motion: null });
  relate(scene, doer, other, 'beside');
}

/** Built on the ground, lower than who builds it. */
const ON_THE_GROUND = /^(@sandcastle|@dominoes|@campfire)$/;

/** Who builds it is down beside it. */
function buildOnGround(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'knead' || !isPerson(scene, doer)) return;
  const built = relatedTo(scene, doer, ON_THE_GROUND);
  if (built < 0) return;
  change(scene, doer, { motion: 'crouch' });
  relate(scene, doer, built, 'beside');
  showStandIns(scene, /^(build|mak)/i);
}

/** Small enough to be held before the mouth. */
const BLOWN_AT = /^(@dandelion|@whistle|@pinwheel|postal-horn|steaming-bowl|@soup|@coffee)$/;

/** "blowing a dandelion": it is in the hand, before the mouth. */
function blowAtHand(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'blow') return;
  const thing = indexOfGlyph(scene, BLOWN_AT);
  if (thing < 0 || scene.relations.some(({ to, kind }) => to === thing && kind === 'work')) return;
  unrelate(scene, ({ from, to }) => from === thing || to === thing);
  change(scene, thing, { count: 1 });
  relate(scene, doer, thing, 'hold');
}

const BLOWS_BUBBLES = /^bl[eo]w\w* bubbles$/i;

/** "a girl blowing bubbles": the wand is before the mouth, but not under water, where they are breath. */
function holdBubbleWand(scene: Scene, doer: number): void {
  const isBlowing = scene.subjects[doer]?.motion === 'blow' && isPerson(scene, doer);
  const isFree = !scene.relations.some(({ from, kind }) => from === doer && kind === 'hold');
  const isDry =
    scene.setting !== 'underwater' && !/\b(?:gum|underwater|straw)\b/i.test(scene.said.prompt);
  if (isBlowing && isFree && isDry && isSaid(scene, BLOWS_BUBBLES))
    give(scene, doer, '@bubblewand', 'hold');
}

/** Too small for a person. */
const SMALL_VESSELS = /^(@jar|@bottle|@basket|basket|@bucket|bucket|@bowl)$/;
/** What is done with the things that are in them. */
const GATHERING = /^(catch|caught|collect|gather|pick|put|keep|kept|pack|harvest|fill|stor|sort)/;

/** "kids catching fireflies in jars": the jar is in the hand, and no child in the jar. */
function holdVessel(scene: Scene, doer: number): void {
  if (!isPerson(scene, doer)) return;
  const inside = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && /^(in|inside)$/.test(kind) && SMALL_VESSELS.test(glyphAt(scene, to)),
  );
  if (!inside || !scene.said.deeds.some((word) => GATHERING.test(word))) return;
  change(scene, inside.to, { count: 1 });
  relate(scene, doer, inside.to, 'hold');
  if (scene.subjects[doer]?.motion === 'catch') change(scene, doer, { motion: null });
  takeBack(scene, doer, (glyph) => glyph === '@basket');
}

const BARRIERS = /^(@fence|@wall|@bush|@haybale|@boulder)$/;

/** "peeking over a fence": the head is above it. */
function lookOver(scene: Scene, doer: number): void {
  if (!/^(idle|peer)$/.test(scene.subjects[doer]?.motion ?? 'idle')) return;
  const barrier = scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'above' && BARRIERS.test(glyphAt(scene, to)),
  );
  if (!barrier) return;
  const said = barrier.said && { ...barrier.said, text: 'peeking over' };
  scene.relations = scene.relations.map((each) =>
    each === barrier ? { ...each, kind: 'behind', ...(said && { said }) } : each,
  );
  showStandIns(scene, /^(pe[ek]|look|watch)/i);
  showUndrawn(scene, /^over$/i);
}

/** Deeds of the whole body, which hands that are held do not show. */
const WITH_WHOLE_BODY = /^(float|swim|jump|skip|danc|fly|runn|climb|slid|roll)/;

const HAND_IN_HAND = /^(?:hold(?:s|ing)? hands|hand in)/i;

/** Somebody and the one whose hand they hold. */
const handsOf = (scene: Scene, doer: number): Relation | undefined =>
  scene.relations.find(
    ({ from, to, kind }) =>
      kind === 'hug' && (from === doer || to === doer) && scene.isActor(from) && scene.isActor(to),
  );

const SITTING = /^(?:sit|seated)/i;

/** On the ground where the prompt names no seat. */
function sitHandInHand(scene: Scene, doer: number): void {
  if (hasRelation(scene, doer, /^(?:on|in|inside)$/)) return;
  const pair = handsOf(scene, doer);
  for (const index of pair ? [pair.from, pair.to] : []) change(scene, index, { meanwhile: 'sit' });
  showUndrawn(scene, SITTING);
}

/** "a couple walking holding hands": the legs walk; whatever else they do meanwhile is not seen. */
function goHandInHand(scene: Scene, doer: number): void {
  const { motion = null } = scene.subjects[doer] ?? {};
  const isSaidOf = (words: RegExp): boolean =>
    [...scene.said.deeds, ...scene.said.words.notDrawn].some((word) =>
      isCalled(scene.said, word, words),
    );
  const walks = isSaidOf(/^(walk|stroll)/i);
  if (motion === 'holdhands' && isSaidOf(SITTING)) return sitHandInHand(scene, doer);
  if (motion === 'holdhands' && !walks) return loseDeeds(scene, WITH_WHOLE_BODY);
  const pair = handsOf(scene, doer);
  const canWalk = /^(walk|holdhands)$/.test(motion ?? '');
  if (!walks || !canWalk || pair === undefined || !isSaidOf(HAND_IN_HAND)) return;
  walkHandInHand(scene, [pair.from, pair.to]);
  showUndrawn(scene, /^(walk|stroll)/i);
  showUndrawn(scene, HAND_IN_HAND);
}

/** Deeds of every day whose place or posture follows from what is done. */
export const EVERYDAY_DEEDS: readonly Step[] = [
  getDownOnAllFours,
  playWithToys,
  walkDogs,
  leadOnLeashes,
  putOnSkates,
  skateUpright,
  findPlace,
  mixMusic,
  holdShower,
  throwNamed,
  tossSomebody,
  buildOnGround,
  lieWhereItFell,
  lieWhereDropped,
  lookOver,
  blowAtHand,
  holdBubbleWand,
  holdVessel,
  goHandInHand,
  sitExam,
  sleepAtBar,
  atVanity,
];
