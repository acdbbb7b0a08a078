import {
  change,
  give,
  indexOfGlyph,
  isSaid,
  relate,
  type Scene,
  showDeeds,
  showStandIns,
  showUndrawn,
  takeBack,
} from './deed-scene.ts';

const SAVES = /^(sav|div|mak|leap)/i;

/** A keeper who dives or catches does it before the goal. */
export function keepGoal(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  if (!/\b(goalkeeper|goalie|goal keeper|keeper)s?$/.test(word)) return;
  if (!/^(catch|swim|knead|jump|fly|fall|idle)$/.test(motion ?? 'idle') || motion === null) return;
  const isOfSaving = /\b(sav|div|catch|block|stop|leap|jump|fly)/i.test(scene.said.prompt);
  if (!isOfSaving) return;
  change(scene, doer, { motion: 'save' });
  for (const [index, { glyph }] of scene.subjects.entries()) {
    if (glyph === 'soccer-ball') relate(scene, doer, index, 'hold');
    if (glyph === 'goal-net') relate(scene, doer, index, 'beside');
  }
  showUndrawn(scene, SAVES);
  showStandIns(scene, SAVES);
}

/** A boxer who trains punches the bag. */
export function trainBoxing(scene: Scene, doer: number): void {
  const { word = '', motion = null, person = null } = scene.subjects[doer] ?? {};
  if (person === null || !/\bbox(er|ers)$/.test(word)) return;
  const isTraining = isSaid(scene, /\b(train|practic|work|hit|punch|strik|jab)/);
  if (!isTraining || !/^(idle|box|strike|stretch|knead|beside)$/.test(motion ?? 'idle')) return;
  change(scene, doer, { motion: 'box' });
  takeBack(scene, doer, (glyph) => glyph === 'hammer');
  const bag = indexOfGlyph(scene, /^@punchingbag$/);
  if (bag >= 0) relate(scene, doer, bag, 'beside');
  else if (scene.subjects.filter((each) => each.person !== null).length === 1)
    give(scene, doer, '@punchingbag', 'beside');
  showDeeds(scene, /train|practic|work/i);
  showUndrawn(scene, /^jab/i);
  scene.setting ??= 'gym';
}
