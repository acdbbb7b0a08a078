import { isInterior } from '../language/indoors.ts';
import { change, give, loseDeeds, type Scene, type Step } from './deed-scene.ts';

const GAME = /\bhide[ -](?:and|n|&)[ -](?:go[ -])?seek\b/i;
/** One who counts and one behind the bush: more do not fit. */
const MOST = 2;

/** "kids playing hide and seek": one counts with the hands on the eyes, and another is behind a bush. */
function playHideAndSeek(scene: Scene, doer: number): void {
  const one = scene.subjects[doer];
  const isFirst = scene.subjects.findIndex(({ person }) => person !== null) === doer;
  if (!one?.person || !isFirst || !GAME.test(scene.said.prompt)) return;
  // Nothing grows there that one could hide behind.
  const isInside = scene.setting !== null && isInterior(scene.setting);
  const isPlaced = scene.relations.some(
    ({ from, kind }) => from === doer && /^(?:behind|under|in|inside)$/.test(kind),
  );
  if (isPlaced) return;
  if (isInside) return loseDeeds(scene, GAME);
  scene.setting ??= 'park';
  if (one.count === 1) {
    give(scene, doer, '@bush', 'behind');
    return;
  }
  if ((one.saidCount?.count ?? 0) > MOST) return loseDeeds(scene, GAME);
  change(scene, doer, { count: 1, motion: 'hideface' });
  const hider = scene.subjects.push({ ...one, count: 1, motion: null }) - 1;
  give(scene, hider, '@bush', 'behind');
}

export const HIDING_GAMES: readonly Step[] = [playHideAndSeek];
