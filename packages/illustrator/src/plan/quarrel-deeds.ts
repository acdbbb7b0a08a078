import type { MotionName } from '../language/motion-name.ts';
import {
  change,
  companionOf,
  isDoneTo,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  unrelate,
} from './deed-scene.ts';
import { countOf } from './spec-changes.ts';

const QUARRELS: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['fight', 'argue']);
const TOY = /\b(?:toys?|tv remote|remote control|remote|doll|teddy bear)\b/i;

/** The thing that somebody fights or argues over; -1: none that hands can hold. */
function quarrelledOver(scene: Scene, doer: number): number {
  const over = scene.relations.find(
    ({ from, to, kind, said }) =>
      from === doer && kind === 'above' && said?.text === 'over' && !scene.isActor(to),
  )?.to;
  if (over === undefined) return -1;
  return scene.isTooLarge(over) && !TOY.test(scene.said.prompt) ? -1 : over;
}

/** "siblings fighting over the remote": all of them have it in their hands, and none lets go. */
function pullAtOneThing(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  if (person === null || !QUARRELS.has(motion)) return;
  const thing = quarrelledOver(scene, doer);
  const rivals = scene.subjects.flatMap((each, index) =>
    each.person !== null && each.motion === motion ? [index] : [],
  );
  const count = countOf(scene, rivals);
  if (thing < 0 || count < 2 || count > 4) return;
  for (const index of rivals) {
    const { expression = null } = scene.subjects[index] ?? {};
    change(scene, index, { motion: null, expression: expression ?? 'angry' });
  }
  unrelate(scene, ({ from, to }) => rivals.includes(from) && (to === thing || rivals.includes(to)));
  for (const index of rivals) scene.relations.push({ from: thing, to: index, kind: 'shared' });
  change(scene, thing, { count: 1, motion: null });
  showUndrawn(scene, /^(?:over|fight|argu)/i);
  showStandIns(scene, /^(?:fight|argu)/i);
  if (TOY.test(scene.said.prompt)) scene.setting ??= 'living';
}

const COMPLAINS = /^complain/i;

/** "a boss yelling at his employee", "complaining to a clerk": with a finger at the other one, who does not like it. */
function scold(scene: Scene, doer: number): void {
  const { person = null, motion = null, expression = null } = scene.subjects[doer] ?? {};
  const isFree = motion === null || motion === 'idle';
  const complains = scene.said.deeds.some((deed) => COMPLAINS.test(deed));
  const other = companionOf(scene, doer);
  const scolded = scene.subjects[other ?? -1];
  if (person === null || !isFree || !(complains || expression === 'shout')) return;
  if (other === undefined || scolded?.person == null || !isDoneTo(scene, doer, other)) return;
  change(scene, doer, { motion: 'point', expression: expression ?? 'angry' });
  if (scolded.expression === null) change(scene, other, { expression: 'sad' });
  showStandIns(scene, COMPLAINS);
}

/** What people do when they do not agree. */
export const QUARREL_DEEDS: readonly Step[] = [pullAtOneThing, scold];
