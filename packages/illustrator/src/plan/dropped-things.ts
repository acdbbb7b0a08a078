import { change, glyphAt, relate, type Scene, showUndrawn, unrelate } from './deed-scene.ts';

const HAS_FALLEN =
  /\b(?:fell|fallen|dropped|spilled|spilt|splattered)\b.*\b(?:on|onto|to|in) the (?:ground|floor|grass|sand|sidewalk|street|pavement|snow|mud)\b/i;

/** "his ice cream fell on the ground": it lies there by now. */
export function lieWhereItFell(scene: Scene, doer: number): void {
  if (!HAS_FALLEN.test(scene.said.prompt)) return;
  const fallen = scene.subjects.findIndex(
    ({ motion }, index) => motion === 'fall' && !scene.isActor(index),
  );
  if (fallen >= 0) lieBefore(scene, fallen, doer);
}

const HAS_DROPPED = /\bdropped (?:an?|the|his|her|its|their|my) (?<rest>.+)/i;

/** "crying because she dropped her ice cream": it lies before her. */
export function lieWhereDropped(scene: Scene, doer: number): void {
  const rest = HAS_DROPPED.exec(scene.said.prompt)?.groups?.['rest']?.toLowerCase();
  if (rest === undefined) return;
  const dropped = scene.subjects.findIndex(
    ({ word }, index) =>
      !scene.isActor(index) && word !== '' && rest.startsWith(word.toLowerCase()),
  );
  if (dropped < 0 || dropped === doer) return;
  unrelate(scene, ({ from, to }) => from === doer && to === dropped);
  lieBefore(scene, dropped, doer);
  showUndrawn(scene, /^dropped$/i);
}

function lieBefore(scene: Scene, thing: number, owner: number): void {
  const isIce = /ice-cream|@popsicle|shaved-ice/.test(glyphAt(scene, thing));
  change(scene, thing, { motion: null, ...(isIce && { condition: 'melting' }) });
  if (thing !== owner) relate(scene, thing, owner, 'front');
}
