import type { Relation } from '../language/relation.ts';
import {
  change,
  companionOf,
  give,
  indexOfGlyph,
  isSaid,
  relate,
  relatedTo,
  type Scene,
  showDeeds,
  showStandIns,
  showUndrawn,
  takeBack,
} from './deed-scene.ts';

/** Into a goal. */
const KICKS = /^(?:kick|shoot|shot|hit|score|scoring)/i;
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

const IN_NET = /^(?:in|inside|on|beside|before|front)$/;

/** "kicking a ball into the goal", "shooting a ball into the net": a goal is scored, and only the ball is in the net. */
export function kickIntoGoal(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const goal = relatedTo(scene, doer, /^goal-net$/);
  const ball = indexOfGlyph(scene, /^soccer-ball$/);
  if (person === null || ball < 0 || goal < 0) return;
  if (!/^(?:kick|idle|throw|strike|aim)$/.test(motion ?? 'idle') || !isSaid(scene, KICKS)) return;
  const isThere = ({ from, to, kind }: Relation): boolean =>
    from === doer && to === goal && IN_NET.test(kind);
  if (!scene.relations.some(isThere)) return;
  change(scene, doer, { motion: 'score' });
  scene.relations = scene.relations.map((each) =>
    isThere(each) ? { ...each, kind: 'beside' } : each,
  );
  relate(scene, doer, ball, 'beside');
  showDeeds(scene, KICKS);
  scene.setting ??= 'stadium';
  showUndrawn(scene, /^(?:kick|shoot|hit)/i);
  showStandIns(scene, KICKS);
  showStandIns(scene, /^(?:goals?|nets?)$/i);
}

const CATCH = /\bplay(?:s|ing)? catch\b/i;
/** A ball that is thrown to and fro is no larger than a hand. */
const SMALL_BALL = 0.6;

/** "playing catch with his son": one throws the ball, and the other one has the hands out for it. */
export function playCatch(scene: Scene, doer: number): void {
  const one = scene.subjects[doer];
  const ball = relatedTo(scene, doer, /ball$/);
  if (one?.motion !== 'catch' || ball < 0 || !CATCH.test(scene.said.prompt)) return;
  if (one.person === null) return;
  change(scene, ball, { scale: SMALL_BALL });
  if (one.count > 1) {
    scene.subjects.push({ ...one, count: one.count - 1 });
    relate(scene, doer, scene.subjects.length - 1, 'beside');
  }
  const other = companionOf(scene, doer);
  if (other === undefined || scene.subjects[other]?.person == null) return;
  change(scene, doer, { count: 1, motion: 'throw' });
  change(scene, other, { motion: 'catch' });
}
