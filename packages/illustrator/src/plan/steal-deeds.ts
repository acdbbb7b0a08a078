import { kinOf } from '../language/kin.ts';
import {
  change,
  glyphAt,
  relate,
  type Scene,
  showDeeds,
  showStandIns,
  showUndrawn,
  type Step,
} from './deed-scene.ts';

const STEALING = /^(?:steal|stole|snatch|swip|rob|nick)/;
/** They get away through the air. */
const FLIERS =
  /^(?:bird|dove|@pigeon|@seagull|eagle|parrot|owl|@crow|@raven|@magpie|@hawk|@falcon|bat|dragon)$/;
/** What things are taken from. */
const PLACES = /table$|^@(?:counter|plate|basket|picnicbasket|bowl|shelf|foodstall)$/;

/** Whom or what something is stolen from: the one that is named behind "from". */
function victimOf(scene: Scene, doer: number, thing: number): number {
  const from = scene.said.prompt.toLowerCase().lastIndexOf(' from ');
  if (from < 0) return -1;
  return scene.subjects.findIndex((subject, index) => {
    const isOther = index !== doer && index !== thing;
    const isOwner = scene.isActor(index) || PLACES.test(subject.glyph);
    const word = (subject.source ?? subject.word).toLowerCase();
    return isOther && isOwner && scene.said.prompt.toLowerCase().lastIndexOf(word) > from;
  });
}

/** "a monkey stealing a banana from a boy": the thief is on the way with it, and the other reaches after it. */
function getAwayWith(scene: Scene, doer: number): void {
  const taken = scene.relations.find(
    ({ from, kind, said }) => from === doer && kind === 'hold' && STEALING.test(said?.text ?? ''),
  );
  if (taken === undefined) return;
  const victim = victimOf(scene, doer, taken.to);
  const thief = scene.subjects[doer];
  if (victim < 0 || thief === undefined || !/^(?:idle|walk)$/.test(thief.motion ?? 'idle')) return;
  const flies = [glyphAt(scene, doer), kinOf(glyphAt(scene, doer))].some((each) =>
    FLIERS.test(each),
  );
  change(scene, doer, { motion: flies ? 'fly' : 'run' });
  if (scene.isActor(victim)) reachAfter(scene, victim);
  relate(scene, doer, victim, 'right');
  for (const show of [showDeeds, showStandIns, showUndrawn]) show(scene, STEALING);
}

function reachAfter(scene: Scene, victim: number): void {
  const { motion = null, expression = null } = scene.subjects[victim] ?? {};
  change(scene, victim, {
    motion: motion === null || motion === 'idle' ? 'catch' : motion,
    expression: expression ?? 'surprised',
  });
}

export const STEAL_DEEDS: readonly Step[] = [getAwayWith];
