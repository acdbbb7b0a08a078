import {
  change,
  glyphAt,
  loseDeeds,
  loseWords,
  relate,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  unrelate,
} from './deed-scene.ts';

const LIFTS = /^(?:lift|hoist|pick(?:s|ed|ing)? up|scoop)/i;
const CARRIES = /^(?:lift|hoist|pick|scoop|carr|giv|gave|put|hold|held|tak)/i;
const ON_SHOULDERS = /\b(?:on|onto|up on|upon) (?:\S+ )?shoulders\b/i;
const IN_THE_AIR = /\b(?:in|into|up in) the (?:air|sky)\b|\bup high\b/i;

/** The person that an actor lifts, picks up or takes onto the shoulders; -1: no such person. */
function liftedBy(scene: Scene, doer: number, deeds: RegExp): number {
  const lift = scene.relations.find(
    ({ from, to, kind, said }) =>
      from === doer &&
      /^(?:beside|hug|hold)$/.test(kind) &&
      scene.subjects[to]?.person != null &&
      deeds.test(said?.text ?? ''),
  );
  return lift?.to ?? -1;
}

const isOne = (scene: Scene, index: number): boolean => scene.subjects[index]?.count === 1;

/** "dad lifting his daughter onto his shoulders": she sits on them. */
function takeOnShoulders(scene: Scene, doer: number): void {
  if (!ON_SHOULDERS.test(scene.said.prompt) || scene.subjects[doer]?.person == null) return;
  const other = liftedBy(scene, doer, CARRIES);
  if (other < 0) return;
  if (!isOne(scene, doer) || !isOne(scene, other)) {
    loseWords(scene, /shoulders$/i);
    return loseDeeds(scene, CARRIES);
  }
  unrelate(scene, ({ from, to }) => from === doer && to === other);
  relate(scene, other, doer, 'on');
  change(scene, doer, { motion: null });
  change(scene, other, { motion: null });
  showStandIns(scene, CARRIES);
  showUndrawn(scene, /^(?:ride|shoulders|onto|on)$/i);
}

/** "a mother lifting her baby": in her arms, and not above her head like a weight. */
function liftSomebody(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  // "in the air": tossed up.
  const other = IN_THE_AIR.test(scene.said.prompt) ? -1 : liftedBy(scene, doer, LIFTS);
  const isFree = motion === null || motion === 'lift';
  if (other < 0 || person === null || !isFree || !isOne(scene, doer) || !isOne(scene, other))
    return;
  change(scene, doer, { motion: 'carry' });
  change(scene, other, { motion: null });
  relate(scene, doer, other, 'beside');
  leaveOtherPlaces(scene, doer);
  showStandIns(scene, LIFTS);
}

const ON_ONE_SHOULDER = /\b(?:on|onto|against|into) (?:\S+ ){0,2}shoulder\b/i;

/** "crying on her friend's shoulder": with an arm around, and not up there. */
function cryOnShoulder(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const friend = scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'on' && scene.subjects[to]?.person != null,
  )?.to;
  const isSaid = ON_ONE_SHOULDER.test(scene.said.prompt);
  if (person === null || friend === undefined || !isSaid || motion === 'sit') return;
  unrelate(scene, ({ from, to }) => from === doer && to === friend);
  change(scene, doer, { motion: null });
  const isSad = /^(?:cry|sad)$/.test(scene.subjects[doer]?.expression ?? '');
  if (!isSad) return relate(scene, doer, friend, 'hug');
  relate(scene, friend, doer, 'beside');
  change(scene, friend, { motion: 'comfort' });
}

/** "with a baby on her back": babies cannot hold on to a neck, so that it is in the arms or beside. */
function takeOffBack(scene: Scene, doer: number): void {
  const baby = scene.relations.find(
    ({ from, to, kind, said }) =>
      to === doer &&
      kind === 'on' &&
      glyphAt(scene, from) === 'baby' &&
      /\bback$/.test(said?.text ?? ''),
  );
  if (baby === undefined || scene.subjects[doer]?.person == null) return;
  unrelate(scene, (each) => each === baby);
  relate(scene, doer, baby.from, 'beside');
  if (scene.subjects[doer].motion === null) change(scene, doer, { motion: 'carry' });
  if (baby.said !== undefined) scene.lost.push(baby.said.word);
}

/** "out of the crib", "onto the swing": the lifter is not in it or on it. */
function leaveOtherPlaces(scene: Scene, doer: number): void {
  const places = scene.relations.filter(
    ({ from, to, kind }) => from === doer && /^(?:on|in|inside)$/.test(kind) && !scene.isActor(to),
  );
  for (const { to, said } of places) {
    relate(scene, doer, to, 'behind');
    if (said !== undefined) scene.lost.push(said.word);
  }
}

/** Deeds in which one person lifts or carries another one, or leans on one. */
export const LIFT_DEEDS: readonly Step[] = [
  takeOnShoulders,
  liftSomebody,
  cryOnShoulder,
  takeOffBack,
];
