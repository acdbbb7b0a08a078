import {
  change,
  give,
  glyphAt,
  holds,
  indexOfGlyph,
  isSaid,
  loseDeeds,
  relatedTo,
  type Scene,
  type Step,
} from './deed-scene.ts';

const isPerson = (scene: Scene, index: number): boolean => scene.subjects[index]?.person != null;

const ON_ALL_FOURS = /crawl|all fours|hands and knees|push ?ups?/i;

/** Only people with a body of limbs get down on all fours; what has four legs or more walks. */
function getDownOnAllFours(scene: Scene, doer: number): void {
  const { motion } = scene.subjects[doer] ?? {};
  if (isPerson(scene, doer) && glyphAt(scene, doer) !== 'baby') return;
  const isBaby = isPerson(scene, doer);
  if (motion === 'crawl') change(scene, doer, { motion: isBaby ? 'sit' : 'walk' });
  if (isBaby && (motion === 'crawl' || motion === 'pushup')) loseDeeds(scene, ON_ALL_FOURS);
  if (motion === 'pushup') change(scene, doer, { motion: 'stretch' });
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
  if (motion === 'skate') scene.setting ??= 'snowfield';
  if (motion === 'paint' && isSaid(scene, /\b(wall|room|ceiling|window)s?$/))
    scene.setting ??= 'living';
  // People who carry a board are on the way to the water.
  if (holds(scene, doer, '@surfboard') && motion !== 'surf') scene.setting ??= 'beach';
  if (motion === 'thumbsup' && isSaid(scene, /\bhitch/)) scene.setting ??= 'street';
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

/** Only people reach over their heads with a shower. */
function holdShower(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'drench' || isPerson(scene, doer)) return;
  if (relatedTo(scene, doer, /^shower$/) >= 0) change(scene, doer, { motion: 'idle' });
}

/** Deeds of every day whose place or posture follows from what is done. */
export const EVERYDAY_DEEDS: readonly Step[] = [
  getDownOnAllFours,
  playWithToys,
  findPlace,
  mixMusic,
  holdShower,
];
