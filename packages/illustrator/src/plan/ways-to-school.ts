import {
  change,
  give,
  indexOfGlyph,
  relate,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  unrelate,
  walkHandInHand,
} from './deed-scene.ts';

const TO_SCHOOL =
  /\b(?:drop(?:s|ping|ped)?|pick(?:s|ing|ed)?|tak(?:e|es|ing)|bring(?:s|ing)?|walk(?:s|ing)?) (?:(?:off|up) )?(?:an?|the|his|her|their|my|our) (?:\p{L}+ ){1,4}?(?:off |up )?(?:at|to|from) school\b/iu;
const WORDS = /^(?:drop\w*|pick\w*|tak\w*|bring\w*|walk\w*|off|up)/i;
const CHILD = /^(?:child|boy|girl)/;

/** One child has the hand, and the others of its group walk along. */
function besideSiblings(scene: Scene, child: number): void {
  const one = scene.subjects[child];
  if (one === undefined || one.count === 1) return;
  change(scene, child, { count: 1 });
  scene.subjects.push({ ...one, count: one.count - 1, motion: 'walk' });
}

/** "dropping off their kids at school": hand in hand, before the school. */
function goToSchool(scene: Scene, doer: number): void {
  const { person = null, glyph = '' } = scene.subjects[doer] ?? {};
  if (person === null || CHILD.test(glyph) || !TO_SCHOOL.test(scene.said.prompt)) return;
  const child = scene.subjects.findIndex((each) => CHILD.test(each.glyph));
  if (child < 0) return;
  unrelate(scene, ({ from, to }) => from === doer && to === child);
  if (scene.subjects[child]?.motion === 'holdhands') {
    change(scene, doer, { motion: 'walk' });
    return;
  }
  besideSiblings(scene, child);
  walkHandInHand(scene, [doer, child]);
  relate(scene, doer, child, 'hug');
  if (indexOfGlyph(scene, /^school$/) < 0) give(scene, doer, 'school', 'front');
  if (scene.setting === 'classroom') scene.setting = null;
  for (const show of [showStandIns, showUndrawn]) show(scene, WORDS);
}

const WAITS_FOR_BUS = /\bwait(?:s|ing)? (?:for|on) (?:\w+ ){1,2}bus\b/iu;
const GETS_ON_BUS =
  /\b(?:(?:get|hop|step|climb)(?:s|p?ing|ting)? (?:on|onto|into|in)|board(?:s|ing)?) (?:\w+ ){1,2}bus\b/iu;
const BUS = /^(?:@schoolbus|bus|oncoming-bus|trolleybus|minibus)$/;

/** "waiting for the school bus", "getting on the bus": on the pavement before it, not on the road and not on its roof. */
function atBusStop(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const bus = indexOfGlyph(scene, BUS);
  const getsOn = GETS_ON_BUS.test(scene.said.prompt);
  if (person === null || bus < 0 || !(getsOn || WAITS_FOR_BUS.test(scene.said.prompt))) return;
  scene.setting ??= 'busstop';
  scene.relations = scene.relations.map((each) =>
    each.from === doer && each.to === bus ? { ...each, kind: 'beside' } : each,
  );
  if (getsOn) change(scene, doer, { motion: motion ?? 'walk' });
}

/** On the way to school and back. */
export const WAYS_TO_SCHOOL: readonly Step[] = [goToSchool, atBusStop];
