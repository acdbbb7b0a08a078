import { kinOf } from '../language/kin.ts';
import { change, glyphAt, relate, type Scene, showDeeds, type Step } from './deed-scene.ts';

/** Kinds that are kept in herds and flocks, and driven by people on foot. */
const HERDED =
  /^(ewe|ram|goat|cow|ox|water-buffalo|pig|boar|duck|goose|chicken|rooster|turkey|llama|camel|horse|donkey|deer|bison)$/;

/** "a farmer driving sheep through the fog": they walk before the farmer, who does not ride them. */
function driveHerd(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'drive') return;
  const driven = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && kind === 'ride' && HERDED.test(kinOf(glyphAt(scene, to))),
  );
  if (!driven) return;
  const { to: herd } = driven;
  change(scene, doer, { motion: 'walk' });
  change(scene, herd, { motion: scene.subjects[herd]?.motion ?? 'walk' });
  relate(scene, doer, herd, 'left');
  showDeeds(scene, /^driv/);
}

export const HERD_DEEDS: readonly Step[] = [driveHerd];
